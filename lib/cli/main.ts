import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import type { SchemaKind } from '@/lib/node/schema';
import { VERSION } from '@/lib/roster/version';
import { separators } from '@/lib/sheet/csv';
import { systems } from '@/lib/systems/registry';
import type { BuildOptions } from './build';
import { type CheckOptions, check } from './check';
import { addCompletion } from './completion';
import { addEventCommands } from './event-commands';
import { addExamples } from './examples';
import type { FixOptions } from './fix';
import type { OddsOptions } from './odds';
import { output } from './output';
import type { PdfOptions } from './pdf';
import type { PlayOptions } from './play';

/** The exit status of a command that was not understood, as in sysexits.h. */
const USAGE = 64;

const STATUSES = `
Exit status: 0 legal, or done; 1 not legal; 2 something could not be read or written; 64 the command was not understood;
70 a bug in Muster. \`muster help COMMAND\` says more.`;

/** Makes a parser for an option that is a whole number. */
const wholeFrom = (least: number, most: number) => (text: string) => {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
};

/** Parses a number of seconds. */
const seconds = (text: string) => {
  const value = Number(text);
  if (/^\d*\.?\d+$/.test(text) && value > 0 && value <= 600) return value;
  throw new InvalidArgumentError('It must be a number of seconds, up to 600.');
};

/** Parses the address of an app. */
const originOf = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new InvalidArgumentError('It must be an address such as https://muster.example.');
};

const paperOption = () =>
  new Option('--paper <size>', 'size of the paper').choices(['a4', 'letter']).default('a4');

/**
 * The command line: `muster check | fix | build | pdf | play | odds | event | schema | completion`.
 * @param args the arguments after the command's name
 * @param fixThread the built program of the thread that searches for fixes
 * @returns the exit status
 */
export async function main(args: readonly string[], fixThread: string): Promise<number> {
  let status = 0;
  const program = new Command('muster')
    .description('Checks, fixes, builds and prints army rosters for tabletop wargames.')
    .version(VERSION, '--version', 'print the version')
    .option('--debug', 'print where in the program a bug is, if there is one')
    .exitOverride()
    .configureHelp({ showGlobalOptions: false })
    .addHelpText('after', STATUSES);

  program
    .command('check')
    .description('check rosters; exit status 0 all legal, 1 some not, 2 something could not be read')
    .argument(
      '<path...>',
      'roster files, .ndjson files with one roster per line, texts with links in them, printed PDFs, zips or folders of these, or - for standard input',
    )
    .option('--pack <file>', 'also check against this pack')
    .option('--json', 'print one line of JSON per roster')
    .addOption(new Option('--csv', 'print one line of CSV per roster').conflicts(['json', 'summary']))
    .addOption(
      new Option('--separator <name>', 'between the cells of --csv; default: comma').choices(separators),
    )
    .option('--summary', 'print one summary of all rosters, as text or JSON')
    .option(
      '-o, --output <file>',
      'also write the verdict sheet: a PDF with one row per roster, then its problems; - for standard output',
    )
    .addOption(new Option('--out <file>').hideHelp().conflicts('output'))
    .option(
      '--fixes',
      'with --csv or -o, also say the first fix of each roster that is not legal; up to a second each',
    )
    .option('--with-rosters', 'also print every roster after the verdicts')
    .addOption(paperOption())
    .action(async (paths: string[], { out, ...given }: CheckOptions & { out?: string }) => {
      const options = out === undefined ? given : { ...given, output: out };
      if (options.withRosters && options.output === undefined)
        program.error('error: --with-rosters needs -o, the PDF to print them in');
      if (options.fixes && options.output === undefined && !options.csv)
        program.error('error: --fixes needs --csv or -o; muster fix says more');
      if (options.separator !== undefined && !options.csv) program.error('error: --separator needs --csv');
      status = await check(paths, options);
    });

  program
    .command('fix')
    .description(
      'search for the changes that make rosters legal; exit status 0 every one legal or with a fix, 1 some without, 2 something could not be read',
    )
    .argument('<path...>', 'the same files as for check')
    .option('--pack <file>', 'also check against this pack')
    .option('--json', 'print one line of JSON per roster')
    .option('--before <file>', 'an earlier, legal state of the roster: changes since then are undone first')
    .option('--most <number>', 'maximum number of fixes per roster', wholeFrom(1, 100), 5)
    .option(
      '--seconds <number>',
      'search time per roster, in seconds; without it 2, or up to 6 while none is found',
      seconds,
    )
    .option('--edits', 'instead, list every possible edit of each roster, whatever its errors')
    .option('--apply', 'write the first fix of each roster to the path given with -o')
    .option(
      '-o, --output <path>',
      'the file to write, a folder, which ends in /, or - for standard output; no file is overwritten',
    )
    .action(async (paths: string[], options: FixOptions) => {
      if (options.apply !== (options.output !== undefined || undefined))
        program.error('error: --apply and -o must be used together');
      const { fix } = await import('./fix');
      const { SearchThread } = await import('./search-thread');
      status = await fix(paths, options, new SearchThread(fixThread));
    });

  program
    .command('build')
    .description(
      'build the best legal rosters from a collection of models; exit status 0 some found, 1 none, 2 something could not be read',
    )
    .argument('<collection>', 'a collection file, or - for standard input')
    .option('--pack <file>', 'also check against this pack')
    .option(
      '--limit <number>',
      'maximum points, or units, of the force; default: the limit of the pack',
      wholeFrom(0, 9999),
    )
    .option('--era <id>', 'era of the force; default: the only era of the pack, or Open')
    .option('--allegiance <id>', 'allegiance of the force, in an era with allegiances')
    .option('--faction <id>', 'faction of the force; default: whichever gives the best rosters')
    .option('--army <name>', 'army of the company; default: whichever gives the best rosters')
    .option('--count <number>', 'maximum number of rosters', wholeFrom(1, 20), 3)
    .option('--unspent', 'leave command resources unspent: by default they raise the type fielded most')
    .option('--json', 'print one line of JSON per roster')
    .action(async (collection: string, options: BuildOptions) => {
      const { build } = await import('./build');
      status = await build(collection, options);
    });

  program
    .command('pdf')
    .description(
      'print rosters, legal or not, as one document: the sheet of each, and the parts chosen below',
    )
    .argument('<roster...>', 'the same files as for check')
    .requiredOption('-o, --output <file>', 'the PDF to write, or - for standard output')
    .addOption(paperOption())
    .addOption(
      new Option(
        '--orientation <way>',
        'orientation of the sheets; default: whichever has fewer pages',
      ).choices(['portrait', 'landscape']),
    )
    .option('--large', 'print larger text and boxes, on more pages')
    .option('--cards', 'also print a card for each element or unit, to cut out')
    .option('--play-summary', 'also print a summary of play, on one page')
    .addOption(new Option('--summary').hideHelp())
    .option('--no-sheet', 'print no sheets, only the cards or the play summary')
    .option('--qr', 'print a QR code of each roster on its sheet')
    .addOption(
      new Option('--address <url>', 'the app that the QR codes open')
        .argParser(originOf)
        .default('http://localhost:3000'),
    )
    .option('--notes', 'print the notes of elements below their names and on their cards')
    .option('--opponent', 'print an opponent’s copy, without notes and hidden information')
    .option('--pack <file>', 'also check against this pack')
    .action(async (rosters: string[], options: PdfOptions & { summary?: true }) => {
      if (options.summary) program.error('error: the page on how the game is played is --play-summary now');
      const { pdf } = await import('./pdf');
      status = await pdf(rosters, options);
    });

  program
    .command('play')
    .description(
      'print how matches stand: rows, sides and what wins; exit status 0 all read, 2 something could not be read',
    )
    .argument('<match...>', 'match files, or - for standard input')
    .option('--json', 'print one line of JSON per match')
    .action(async (matches: string[], options: PlayOptions) => {
      const { play } = await import('./play');
      status = await play(matches, options);
    });

  program
    .command('odds')
    .description(
      'work out exact chances of dice; exit status 0 all answered, 1 some refused because they take too long, 2 something could not be read',
    )
    .argument('<case...>', 'files with a case, or a case per line, or - for standard input')
    .option('--json', 'print one line of JSON per case, with exact fractions')
    .option('--seconds <number>', 'maximum time per case, in seconds', seconds, 10)
    .action(async (cases: string[], options: OddsOptions) => {
      const { odds } = await import('./odds');
      status = await odds(cases, options);
    });

  addEventCommands(program, (ended) => {
    status = ended;
  });

  program
    .command('schema')
    .description('print the JSON Schema of a kind of file or answer')
    .addArgument(
      program
        .createArgument('<what>', 'a kind of file, or the answer to a check or a search for fixes')
        .choices([
          'roster',
          'pack',
          'collection',
          'match',
          'odds',
          'library',
          'answer',
          'fixes',
          'results',
          'event',
        ] satisfies SchemaKind[]),
    )
    .addOption(new Option('--system <id>', 'of one game only').choices(systems.map(({ id }) => id)))
    .action(async (what: SchemaKind, { system }: { system?: string }) => {
      const { jsonSchema } = await import('@/lib/node/schema');
      const schema = await jsonSchema(what, system);
      if (schema) {
        output.add(`${JSON.stringify(schema, null, 2)}\n`);
        await output.flush();
      } else {
        process.stderr.write(`${system ?? 'No game'} has no ${what} file.\n`);
        status = USAGE;
      }
    });

  addCompletion(program);
  addExamples(program);

  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : USAGE;
  }
  return status;
}
