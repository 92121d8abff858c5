import { type Examined, examine } from '@/lib/check/answer';
import type { Input } from '@/lib/check/input';
import { isolated } from '@/lib/check/isolated';
import { type ReadRoster, type RosterParser, readRosterBytes } from '@/lib/check/read';
import type { Pack } from '@/lib/roster/pack';
import type { Parsed } from '@/lib/roster/report';
import { type Count, countIn } from './count';
import { inputsOf } from './inputs';
import { manyRosters } from './many-rosters';
import { Output } from './output';
import { readPackFile } from './pack-file';
import { paintFor } from './paint';
import { VerdictFile } from './verdict-file';
import { csvWriter, jsonWriter, readableWriter, summaryWriter, type Writer } from './writers';

/** What `muster check` may be told. */
export interface CheckOptions {
  pack?: string;
  json?: boolean;
  csv?: boolean;
  summary?: boolean;
  /** The verdict sheet to write, on this paper, with the rosters behind it or not. */
  out?: string;
  withRosters?: boolean;
  paper: 'a4' | 'letter';
}

/**
 * Checks the rosters under the paths, one after the other, and writes an answer to each, or one over all.
 * @returns the exit status: 0 all legal, 1 some not, 2 something could not be read or written
 */
export async function check(paths: readonly string[], options: CheckOptions): Promise<number> {
  let pack: Pack | null = null;
  if (options.pack !== undefined) {
    pack = await readPackFile(options.pack);
    if (pack === null) return 2;
  }
  const parse = manyRosters();
  const output = new Output();
  const writer = writerFor(options, pack);
  const verdicts = verdictFileFor(options, pack);
  const count: Count = { rosters: 0, legal: 0, undecided: 0, notLegal: 0, unreadable: 0 };
  let remarks = 0;
  const remark = (sentence: string) => {
    remarks++;
    process.stderr.write(`${sentence}\n`);
  };
  for (const path of paths)
    for await (const inputs of inputsOf(path, { except: options.pack ?? null, remark })) {
      for (const input of inputs) {
        const told = async (examined: Parsed<Examined>) => {
          const text = await writer.each(examined, input.source);
          verdicts?.add(examined, input.source);
          return { examined, text };
        };
        const { examined, text } = await isolated(
          async () => told(examine(await readInput(input, parse), pack)),
          told,
        );
        countIn(count, examined);
        output.add(text);
      }
      await output.flush();
    }
  output.add(await writer.end(count));
  await output.flush();
  const written = (await verdicts?.write()) ?? true;
  if (count.unreadable > 0 || remarks > 0 || !written) return 2;
  return count.notLegal > 0 ? 1 : 0;
}

function writerFor({ json, csv, summary }: CheckOptions, pack: Pack | null): Writer {
  if (summary) return summaryWriter(json === true);
  if (json) return jsonWriter();
  return csv ? csvWriter(pack) : readableWriter(paintFor(process.stdout, process.env));
}

const verdictFileFor = ({ out, paper, withRosters = false }: CheckOptions, pack: Pack | null) =>
  out === undefined ? null : new VerdictFile({ file: out, paper, pack, withRosters });

/** Reads a roster out of an input. */
const readInput = async ({ bytes }: Input, parse: RosterParser): Promise<Parsed<ReadRoster>> =>
  bytes.ok ? readRosterBytes(bytes.value, parse) : bytes;
