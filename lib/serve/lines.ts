import type { Input } from '@/lib/check/input';
import { decode, parseJson } from '@/lib/check/json';
import { inputsOfLines } from '@/lib/check/lines';
import { readPackField, unknownFields } from '@/lib/check/request-fields';
import { MAX_FAULTS } from '@/lib/roster/report';
import { Refusal, refusalText } from './refusal';
import type { Batch } from './thread';

/**
 * Answers rosters, one per line, with one line each, in batches. The first line may be `{ "pack": … }`. A damaged line
 * is answered in its place; an error that ends the request early is a line of its own. The last line,
 * `{ "checked": … }`, counts those before it: without it the answers are incomplete.
 * @param check answers a batch of rosters
 */
export async function* answerLines(
  pieces: AsyncIterable<Uint8Array>,
  check: (batch: Batch) => Promise<string>,
): AsyncGenerator<string> {
  let pack: string | null = null;
  let isFirst = true;
  let checked = 0;
  try {
    for await (const inputs of inputsOfLines('line', pieces)) {
      if (isFirst) pack = await packOfLine(inputs[0]?.bytes);
      const rosters = isFirst && pack !== null ? inputs.slice(1) : inputs;
      isFirst = false;
      checked += rosters.length;
      if (rosters.length > 0) yield await check({ inputs: rosters, pack });
    }
    yield `${JSON.stringify({ checked })}\n`;
  } catch (error) {
    // Before the first answer, the status can still report it.
    if (!(error instanceof Refusal) || isFirst) throw error;
    yield `${refusalText(error)}\n`;
  }
}

/** The text of the pack of a line `{ "pack": … }`; null for any other line. Throws a refusal if it cannot be read. */
async function packOfLine(bytes: Input['bytes'] | undefined): Promise<string | null> {
  if (!bytes?.ok) return null;
  const text = decode(bytes.value);
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
  const faults = [...unknownFields(unknown, []), ...(read.ok ? [] : read.faults)];
  if (faults.length > 0) throw new Refusal(400, faults.slice(0, MAX_FAULTS));
  return JSON.stringify(pack);
}
