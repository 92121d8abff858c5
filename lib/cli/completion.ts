import { Argument, type Command, type Option } from 'commander';
import { output } from './output';

const shells = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof shells)[number];

/** A command as completions know it: what may follow it, and its options, with those of its commands. */
interface Known {
  name: string;
  description: string;
  words: string[];
  options: Option[];
}

function knownOf(command: Command): Known {
  const choices = command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices);
  const all = [command, ...command.commands].flatMap(({ options }) =>
    options.filter(({ hidden }) => !hidden),
  );
  const options = all.filter((option, at) => all.findIndex(({ long }) => long === option.long) === at);
  const words = [...command.commands.map((each) => each.name()), ...choices];
  return { name: command.name(), description: command.description(), words, options };
}

const flagsOf = ({ options }: Known): string[] =>
  [...options.flatMap(({ short, long }) => [short, long]), '--help'].filter((flag) => flag !== undefined);

/** Writes the case of a shell for each command: its words, and its flags. */
const cases = (known: readonly Known[], line: (words: string, flags: string) => string) =>
  known
    .map((each) => `    ${each.name}) ${line(each.words.join(' '), flagsOf(each).join(' '))} ;;`)
    .join('\n');

const namesOf = (known: readonly Known[]) => known.map(({ name }) => name).join(' ');

const bash = (known: readonly Known[]) => `_muster() {
  local current=\${COMP_WORDS[COMP_CWORD]} words= flags=
  COMPREPLY=()
  case \${COMP_WORDS[1]} in
${cases(known, (words, flags) => `words='${words}' flags='${flags}'`)}
  esac
  if [ "$COMP_CWORD" = 1 ]; then words='${namesOf(known)}'; fi
  if [ "$COMP_CWORD" -gt 2 ]; then words=; fi
  case $current in
    -*) words=$flags ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _muster muster
`;

const zsh = (known: readonly Known[]) => `#compdef muster
_muster() {
  local -a known flags
  case $words[2] in
${cases(known, (words, flags) => `known=(${words}) flags=(${flags})`)}
  esac
  if (( CURRENT == 2 )); then compadd -- ${namesOf(known)}
  elif [[ $words[CURRENT] == -* ]]; then compadd -- $flags
  elif (( CURRENT == 3 && $#known )); then compadd -- $known
  else _files
  fi
}
compdef _muster muster
`;

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

const fish = (known: readonly Known[]) =>
  known
    .flatMap((each) => {
      const seen = `complete -c muster -n '__fish_seen_subcommand_from ${each.name}'`;
      const words = each.words.length > 0 ? [`${seen} -f -a ${quoted(each.words.join(' '))}`] : [];
      const options = each.options.map(({ short, long, description, required }) =>
        [
          seen,
          ...(short ? [`-s ${short.slice(1)}`] : []),
          `-l ${long?.slice(2)} -d ${quoted(description)}`,
          ...(required ? ['-r'] : []),
        ].join(' '),
      );
      const first = `complete -c muster -n __fish_use_subcommand -f -a ${each.name} -d ${quoted(each.description)}`;
      return [first, ...words, ...options];
    })
    .map((line) => `${line}\n`)
    .join('');

const scripts: Record<Shell, (known: readonly Known[]) => string> = { bash, zsh, fish };

/** Adds the command that prints what a shell needs to complete the others. */
export function addCompletion(program: Command): void {
  program
    .command('completion')
    .description('print the completion of commands and options for a shell')
    .addArgument(new Argument('<shell>', 'the shell').choices(shells))
    .action(async (shell: Shell) => {
      output.add(scripts[shell](program.commands.map(knownOf)));
      await output.flush();
    });
}
