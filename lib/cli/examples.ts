import type { Command } from 'commander';

/** Two examples of each command, by its name below `muster`. */
const examples: Record<string, [string, string]> = {
  check: ['check lists/ --pack open.json', 'check lists.zip --csv -o verdicts.pdf > verdicts.csv'],
  fix: ['fix army.json', 'fix lists/ --pack open.json --apply -o fixed/'],
  build: ['build models.json --limit 15', 'build models.json --pack open.json --count 1 --json'],
  pdf: ['pdf army.json -o army.pdf', 'pdf lists/ -o cards.pdf --cards --no-sheet --paper letter'],
  play: ['play match.json', 'play --json match.json > standing.json'],
  odds: ['odds cases.json', 'odds --json --seconds 60 cases.ndjson'],
  schema: ['schema roster > roster.schema.json', 'schema pack > pack.schema.json'],
  completion: [
    'completion bash > ~/.local/share/bash-completion/completions/muster',
    'completion fish | source',
  ],
  'event verify': ['event verify lists.json', 'event verify - < lists.json'],
  'event audit': ['event audit calais-open-2026', 'event audit calais.json'],
  'event export': [
    'event export calais-open-2026 -o calais.json',
    'event export calais-open-2026 -o - | gzip > calais.gz',
  ],
  'event import': ['event import calais.json', 'event import --data ./muster-data calais.json'],
};

/** Adds examples to the help of each command, and to those of its commands. */
export function addExamples(command: Command, path = ''): void {
  for (const each of command.commands) {
    const name = `${path}${each.name()}`;
    addExamples(each, `${name} `);
    const lines = Object.entries(examples)
      .filter(([key]) => key === name || key.startsWith(`${name} `))
      .flatMap(([, some]) => some);
    each.addHelpText('after', ['', 'Examples:', ...lines.map((line) => `  $ muster ${line}`)].join('\n'));
  }
}
