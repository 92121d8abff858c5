import { answerOf, examine } from '@/lib/check/answer';
import type { Tools } from '@/lib/check/body';
import type { Input } from '@/lib/check/input';
import { isolated } from '@/lib/check/isolated';
import { decode, parseJson } from '@/lib/check/json';
import { inputsOfLines } from '@/lib/check/lines';
import { readPackValue, readRosterBytes } from '@/lib/check/read';
import type { Pack } from '@/lib/roster/pack';
import { type Fault, MOST_FAULTS, type Parsed } from '@/lib/roster/report';
import { Refusal, refusalText } from './refusal';

/** A pack of the first line that cannot be read: what follows cannot be checked by it. */
export class PackRefusal extends Refusal {
  constructor(readonly faults: Fault[]) {
    super(400, faults[0]?.message ?? '');
  }
}

/**
 * Answers rosters that come a line each, some at a time, each with a line. The first line may be `{ "pack": … }`. A
 * damaged line is answered in its place; what ends the request early is said in a line of its own. The last line,
 * `{ "checked": … }`, counts those before it: without it the answers are not whole.
 */
export async function* answerLines(
  pieces: AsyncIterable<Uint8Array>,
  { parse, sha256 }: Tools,
): AsyncGenerator<string> {
  let pack: Pack | null = null;
  let first = true;
  let checked = 0;
  try {
    for await (const inputs of inputsOfLines('line', pieces)) {
      let text = '';
      for (const { source, bytes } of inputs) {
        const given = first ? await packOfLine(bytes) : null;
        const begins = first;
        first = false;
        if (begins && given !== null) {
          pack = given;
          continue;
        }
        checked++;
        const line = source.replace(':', ' ');
        const answer = await isolated(
          async () => {
            const read = bytes.ok ? await readRosterBytes(bytes.value, parse) : bytes;
            return JSON.stringify(answerOf(examine(read, pack), line, sha256));
          },
          (refusal) => JSON.stringify(answerOf(refusal, line)),
        );
        text += `${answer}\n`;
      }
      yield text;
      // Other requests have their turn between the pieces of a long one.
      await new Promise((resolve) => setImmediate(resolve));
    }
    yield `${JSON.stringify({ checked })}\n`;
  } catch (error) {
    // Before anything was answered the status can still say it.
    if (!(error instanceof Refusal) || first || error instanceof PackRefusal) throw error;
    yield `${refusalText(error)}\n`;
  }
}

/** The pack of a line `{ "pack": … }`; null for any other line. */
async function packOfLine(bytes: Input['bytes']): Promise<Pack | null> {
  const text = bytes.ok ? decode(bytes.value) : bytes;
  if (!text.ok) return null;
  const json: Parsed<unknown> = parseJson(text.value);
  if (!json.ok) {
    if (/^\s*\{\s*"pack"/.test(text.value)) throw new PackRefusal(json.faults);
    return null;
  }
  const value = json.value;
  if (typeof value !== 'object' || value === null) return null;
  if (!Object.hasOwn(value, 'pack') || Object.hasOwn(value, 'muster')) return null;
  const { pack, ...unknown } = value as Record<string, unknown>;
  const read = await readPackValue(pack);
  const faults = [
    ...Object.keys(unknown).map((path) => ({
      path,
      message: 'This field is not known here; leave it out.',
    })),
    ...(read.ok
      ? []
      : read.faults.map(({ path, message }) => ({ path: path === '' ? 'pack' : `pack.${path}`, message }))),
  ];
  if (faults.length > 0 || !read.ok) throw new PackRefusal(faults.slice(0, MOST_FAULTS));
  return read.value;
}
