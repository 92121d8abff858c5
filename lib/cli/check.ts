import { createHash } from 'node:crypto';
import { answerOf, type Examined, examine } from '@/lib/check/answer';
import type { Input } from '@/lib/check/input';
import { type ReadRoster, type RosterParser, readRosterBytes } from '@/lib/check/read';
import type { Hash } from '@/lib/roster/fingerprint';
import type { Pack } from '@/lib/roster/pack';
import type { Parsed } from '@/lib/roster/report';
import { inputsOf } from './inputs';
import { manyRosters } from './many-rosters';
import { Output } from './output';
import { readPackFile } from './pack-file';
import { type Paint, paintFor } from './paint';
import { type Count, readable, summary } from './readable';

/** What `muster check` may be told. */
export interface CheckOptions {
  pack?: string;
  json?: boolean;
}

/**
 * Checks the rosters under the paths, one after the other, and writes an answer to each.
 * @returns the exit status: 0 all legal, 1 some not, 2 something could not be read
 */
export async function check(paths: readonly string[], options: CheckOptions): Promise<number> {
  let pack: Pack | null = null;
  if (options.pack !== undefined) {
    pack = await readPackFile(options.pack);
    if (pack === null) return 2;
  }
  const parse = manyRosters();
  const output = new Output();
  const paint = paintFor(process.stdout, process.env);
  const count: Count = { legal: 0, illegal: 0, unreadable: 0 };
  let remarks = 0;
  const remark = (sentence: string) => {
    remarks++;
    process.stderr.write(`${sentence}\n`);
  };
  for (const path of paths)
    for await (const inputs of inputsOf(path, { except: options.pack ?? null, remark })) {
      for (const input of inputs) {
        const examined = examine(await readInput(input, parse), pack);
        if (!examined.ok) count.unreadable++;
        else if (examined.value.checked.report.legal) count.legal++;
        else count.illegal++;
        output.line(
          options.json
            ? JSON.stringify(answerOf(examined, input.source, sha256))
            : spaced(input, examined, count, paint),
        );
      }
      await output.flush();
    }
  const total = count.legal + count.illegal + count.unreadable;
  if (!options.json && total > 1) output.line(`\n${summary(count)}`);
  await output.flush();
  if (count.unreadable > 0 || remarks > 0) return 2;
  return count.illegal > 0 ? 1 : 0;
}

/** What a person reads, set off from the roster before by a blank line. */
function spaced({ source }: Input, examined: Parsed<Examined>, count: Count, paint: Paint): string {
  const first = count.legal + count.illegal + count.unreadable === 1;
  return `${first ? '' : '\n'}${readable(source, examined, paint)}`;
}

/** The system's own hash: several times as fast as one in JavaScript. */
const sha256: Hash = (text) => createHash('sha256').update(text).digest('hex');

/** Reads a roster out of an input. */
const readInput = async ({ bytes }: Input, parse: RosterParser): Promise<Parsed<ReadRoster>> =>
  bytes.ok ? readRosterBytes(bytes.value, parse) : bytes;
