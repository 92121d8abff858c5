import type { Command } from 'commander';
import type { StoreOptions } from './event';

/**
 * Adds `muster event verify | audit | export | import` to the command line.
 * @param ended gets the exit status of the command that ran
 */
export function addEventCommands(program: Command, ended: (status: number) => void): void {
  const event = program
    .command('event')
    .description(
      'verify, audit, export and import the events of a server; exit status 0 all well, 1 something differs, 2 something could not be read',
    );
  const stored = (name: string) =>
    event
      .command(name)
      .option(
        '--data <folder>',
        'the folder of the server’s events',
        process.env.MUSTER_DATA || './muster-data',
      )
      .option('--database <url>', 'the server’s PostgreSQL database', process.env.DATABASE_URL);

  event
    .command('verify')
    .description('check that revealed lists are those that were committed to at the lock')
    .argument('<file>', 'the lists or the whole event, saved from its page, or - for standard input')
    .action(async (file: string) => {
      const { verify } = await import('./event');
      ended(await verify(file));
    });
  stored('audit')
    .description('work an event out from its log again, and compare with what the server keeps')
    .argument('<event>', 'the id of an event, or the path of its file')
    .action(async (source: string, options: StoreOptions) => {
      const { audit } = await import('./event');
      ended(await audit(source, options));
    });
  stored('export')
    .description('write a whole event to a file, log and all')
    .argument('<event>', 'the id of the event')
    .requiredOption(
      '-o, --output <file>',
      'the file to write, or - for standard output; no file is overwritten',
    )
    .action(async (id: string, { output: file, ...options }: StoreOptions & { output: string }) => {
      const { exportTo } = await import('./event');
      ended(await exportTo(id, file, options));
    });
  stored('import')
    .description('add an event from its file to the server; the links of its players go on working')
    .argument('<file>', 'the file of an event, or - for standard input')
    .action(async (file: string, options: StoreOptions) => {
      const { importFrom } = await import('./event');
      ended(await importFrom(file, options));
    });
}
