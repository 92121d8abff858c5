import { answerOf, examine } from '@/lib/check/answer';
import type { Tools } from '@/lib/check/body';
import type { Input } from '@/lib/check/input';
import { withBugGuard } from '@/lib/check/isolated';
import { decode, parseJson } from '@/lib/check/json';
import { inputsOfLines } from '@/lib/check/lines';
import { readRosterBytes } from '@/lib/check/read';
import { readPackField, unknownFields } from '@/lib/check/request-fields';
import type { Pack } from '@/lib/roster/pack';
import { MOST_FAULTS } from '@/lib/roster/report';
import { Refusal, refusalText } from './refusal';

/**
 * Answers rosters, one per line, with one line each, in batches. The first line may be `{ "pack": … }`. A damaged line
 * is answered in its place; an error that ends the request early is a line of its own. The last line,
 * `{ "checked": … }`, counts those before it: without it the answers are incomplete.
 * @param inTurn runs the check of a batch when it is its turn
 */
export async function* answerLines(
  pieces: AsyncIterable<Uint8Array>,
  { parse, sha256 }: Tools,
  inTurn: (work: () => Promise<string>) => Promise<string>,
): AsyncGenerator<string> {
  let pack: Pack | null = null;
  let first = true;
  let checked = 0;
  try {
    for await (const inputs of inputsOfLines('line', pieces)) {
      yield await inTurn(async () => {
        let text = '';
        for (const { source, bytes } of inputs) {
          const linePack = first ? await packOfLine(bytes) : null;
          first = false;
          if (linePack !== null) {
            pack = linePack;
            continue;
          }
          checked++;
          const line = source.replace(':', ' ');
          const answer = await withBugGuard(
            async () => {
              const read = bytes.ok ? await readRosterBytes(bytes.value, parse) : bytes;
              return JSON.stringify(answerOf(examine(read, pack), line, sha256));
            },
            (refusal) => JSON.stringify(answerOf(refusal, line)),
          );
          text += `${answer}\n`;
        }
        return text;
      });
    }
    yield `${JSON.stringify({ checked })}\n`;
  } catch (error) {
    // Before the first answer, the status can still report it.
    if (!(error instanceof Refusal) || first) throw error;
    yield `${refusalText(error)}\n`;
  }
}

/** The pack of a line `{ "pack": … }`; null for any other line. Throws a refusal if the pack cannot be read. */
async function packOfLine(bytes: Input['bytes']): Promise<Pack | null> {
  const text = bytes.ok ? decode(bytes.value) : bytes;
  if (!text.ok) return null;
  const json = parseJson(text.value);
  if (!json.ok) {
    if (/^\s*\{\s*"pack"/.test(text.value)) throw new Refusal(400, json.faults);
    return null;
  }
  const value = json.value;
  if (typeof value !== 'object' || value === null) return null;
  if (!Object.hasOwn(value, 'pack') || Object.hasOwn(value, 'muster')) return null;
  const { pack, ...unknown } = value as Record<string, unknown>;
  const read = await readPackField(pack);
  const faults = [...unknownFields(unknown), ...(read.ok ? [] : read.faults)];
  if (faults.length > 0 || !read.ok) throw new Refusal(400, faults.slice(0, MOST_FAULTS));
  return read.value;
}
