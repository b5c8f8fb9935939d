# bash completion for bildrate-cli

_bildrate_cli_options() {
    local common="--help --database"
    case $1 in
    "") echo "--help --version --database" ;;
    devices) echo "--json $common" ;;
    networks) echo "--json $common" ;;
    network) echo "--json $common" ;;
    run)
        echo "--networks --batch --batch-meaning --precision --workload --device --threads" \
            "--max-time --min-samples --hard-limit --width --warm-up --convolution --seed --force" \
            "--learning-rate --momentum --weight-decay --name --note --preset --save-preset --again --resume --no-store --json $common"
        ;;
    presets) echo "--delete $common" ;;
    runs) echo "--json $common" ;;
    show) echo "--json $common" ;;
    note) echo "--name --tag $common" ;;
    delete) echo "$common" ;;
    export) echo "--all --format --out --overwrite $common" ;;
    import) echo "$common" ;;
    salvage) echo "$common" ;;
    dump)
        echo "--network --batch --precision --workload --seed --out --all --image-size --threads" \
            "--convolution --learning-rate --momentum --weight-decay --overwrite $common"
        ;;
    profile)
        echo "--batch --precision --workload --device --threads --max-time --seed --sort --compare" \
            "--json --convolution --learning-rate --momentum --weight-decay $common"
        ;;
    prices) echo "$common" ;;
    "prices list") echo "--old-after --json $common" ;;
    "prices add") echo "--provider --instance --gpu --gpus --price --step --minimum --start-up --date --source $common" ;;
    "prices edit") echo "--provider --instance --gpu --gpus --price --step --minimum --start-up --date --source $common" ;;
    "prices delete") echo "$common" ;;
    "prices import") echo "$common" ;;
    "prices export") echo "--out --overwrite --built-in $common" ;;
    "prices rates") echo "--set --date --source --delete $common" ;;
    cost)
        echo "--images-per-second --images --epochs --instance --instances --price --currency" \
            "--old-after --own-price --own-years --own-utilisation --own-watts --electricity" \
            "--published --json --csv $common"
        ;;
    compare)
        echo "--baseline --same-within --assume-error --equal-work --doubtful --best --max-latency" \
            "--json --csv --markdown $common"
        ;;
    published) echo "--json --csv $common" ;;
    explain) echo "--language $common" ;;
    esac
}

# The first column of a table that bildrate-cli prints.
_bildrate_cli_column() {
    bildrate-cli "$@" 2>/dev/null | awk 'NF == 0 { exit } NR > 2 { print $1 }'
}

_bildrate_cli() {
    local commands="devices networks network run presets runs show note delete export import salvage dump profile prices cost compare published explain"
    local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command="" each
    for each in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        if [[ " $commands " == *" $each "* ]]; then
            command=$each
            break
        fi
    done
    local below="list add edit delete import export rates"
    if [[ $command == prices ]]; then
        for each in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
            if [[ " $below " == *" $each "* ]]; then
                command="prices $each"
                break
            fi
        done
    fi

    local choices="" before=""
    case $previous in
    --database | --out | --compare)
        COMPREPLY=($(compgen -f -- "$word"))
        return
        ;;
    --networks | --network) choices="$(_bildrate_cli_column networks) all" ;;
    --precision) choices="fp32 tf32 fp16 bf16" ;;
    --workload) choices="inference training" ;;
    --device) choices="$(_bildrate_cli_column devices) auto" ;;
    --batch-meaning) choices="per-device total" ;;
    --convolution) choices="fastest direct" ;;
    --language) choices="en de fr" ;;
    --sort) choices="order time" ;;
    --format) choices="json csv" ;;
    --preset) choices=$(_bildrate_cli_column presets) ;;
    --delete) [[ $command == presets ]] && choices=$(_bildrate_cli_column presets) ;;
    --instance) [[ $command == cost ]] && choices=$(_bildrate_cli_column prices) ;;
    --step) choices="second minute hour" ;;
    --again | --resume) choices="$(_bildrate_cli_column runs) last" ;;
    --baseline) choices="$(_bildrate_cli_column runs) last published" ;;
    *)
        if [[ $word == -* ]]; then
            choices=$(_bildrate_cli_options "$command")
        else
            case $command in
            "") choices=$commands ;;
            network | profile) choices=$(_bildrate_cli_column networks) ;;
            show | note | delete | export | cost) choices="$(_bildrate_cli_column runs) last" ;;
            compare) choices="$(_bildrate_cli_column runs) last published" ;;
            prices) choices=$below ;;
            "prices edit" | "prices delete") choices=$(_bildrate_cli_column prices) ;;
            import | salvage | "prices import")
                COMPREPLY=($(compgen -f -- "$word"))
                return
                ;;
            esac
        fi
        ;;
    esac
    if [[ $word == *,* ]]; then # the next one of a list
        before=${word%,*},
        word=${word##*,}
    fi
    COMPREPLY=($(compgen -P "$before" -W "$choices" -- "$word"))
}

complete -F _bildrate_cli bildrate-cli
