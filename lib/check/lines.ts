import { concatBytes, TOO_LARGE } from '@/lib/roster/file';
import { FILE_BYTES } from '@/lib/roster/limits';
import { type Input, refusedInput } from './input';
import { utf8Chunks } from './json';

const LINE_FEED = 10;

/**
 * Yields the rosters of a stream of text with one per line, in batches: those that a chunk completes. Blank lines are
 * skipped. Buffers only the current line, and nothing of a line over the limit.
 * @param name the stream's name, which sources are derived from: `file.ndjson:12`
 */
export async function* inputsOfLines(
  name: string,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Input[]> {
  let number = 0;
  let held: Uint8Array[] = [];
  let size = 0;

  const hold = (part: Uint8Array) => {
    size += part.length;
    if (size > FILE_BYTES) held = [];
    else if (part.length > 0) held.push(part);
  };
  const endLine = (inputs: Input[]) => {
    number++;
    const source = `${name}:${number}`;
    const bytes = held.length === 1 ? (held[0] as Uint8Array) : concatBytes(held);
    if (size > FILE_BYTES) inputs.push(refusedInput(source, TOO_LARGE));
    else if (!isBlank(bytes)) inputs.push({ source, bytes: { ok: true, value: bytes } });
    held = [];
    size = 0;
  };

  for await (const chunk of utf8Chunks(chunks)) {
    const inputs: Input[] = [];
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, from)) {
      hold(chunk.subarray(from, end));
      endLine(inputs);
      from = end + 1;
    }
    hold(chunk.subarray(from));
    if (inputs.length > 0) yield inputs;
  }
  const last: Input[] = [];
  if (size > 0) endLine(last);
  if (last.length > 0) yield last;
}

const isBlank = (bytes: Uint8Array): boolean =>
  bytes.every((byte) => byte === 32 || byte === 13 || byte === 9);
