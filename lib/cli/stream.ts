import { packedByBytes } from '@/lib/check/archives';
import { isPdf, PDF_BYTES } from '@/lib/check/attached';
import { contentsInTurn } from '@/lib/check/contents';
import { type Input, refusedInput } from '@/lib/check/input';
import { TOO_LARGE } from '@/lib/check/json';
import { jsonFault } from '@/lib/check/json-fault';
import { ZIP_BYTES } from '@/lib/check/limits';
import { inputsOfLines } from '@/lib/check/lines';
import { isZip } from '@/lib/check/zip';
import { FILE_BYTES } from '@/lib/roster/roster';

/**
 * The rosters of a stream that may hold one roster, over many lines, or one a line, or a PDF or a zip: standard
 * input, a pipe. Reads ahead until it can tell, at most 1 MiB; a PDF or a zip it reads whole, up to its limit.
 */
export async function* inputsOfStream(
  name: string,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Input[]> {
  const rest = chunks[Symbol.asyncIterator]();
  const head: Uint8Array[] = [];
  let size = 0;
  let form: Form | null = null;
  let ended = false;
  while (form === null) {
    const { value, done } = await rest.next();
    ended = done === true;
    if (!ended) {
      head.push(value);
      size += value.length;
    }
    const most = head[0] ? mostOf(head[0]) : null;
    // What cannot be read is known by its beginning.
    if (head[0] && packedByBytes(head[0]) !== null) form = 'whole';
    else if (most === null) form = formOf(Buffer.concat(head), ended || size > FILE_BYTES);
    else if (ended || size > most) form = 'whole';
  }
  if (form === 'lines') yield* inputsOfLines(name, chain(head, rest));
  else if (!ended && size > FILE_BYTES && mostOf(head[0] as Uint8Array) === null)
    yield [refusedInput(name, TOO_LARGE)];
  // Past its limit the head alone is enough to be refused for its size.
  else if (size > 0) for (const input of contentsInTurn(name, Buffer.concat(head))) yield [input];
}

/** Most bytes of what has to be read whole; null where it need not be. */
function mostOf(head: Uint8Array): number | null {
  if (isPdf(head)) return PDF_BYTES;
  return isZip(head) ? ZIP_BYTES : null;
}

type Form = 'whole' | 'lines';

/** How a stream begins: null where more must be seen. */
function formOf(head: Buffer, complete: boolean): Form | null {
  const text = head.toString('utf8').replace(/^\uFEFF/, '');
  const end = complete ? text.length : text.lastIndexOf('\n') + 1;
  const [first, ...others] = text
    .slice(0, end)
    .split('\n')
    .filter((line) => line.trim() !== '');
  if (first !== undefined && jsonFault(first) === null) return 'lines';
  // The first line may be damaged, among good ones.
  if (others.some(isRosterLine)) return 'lines';
  return complete ? 'whole' : null;
}

/** Is this line by itself a roster, whatever else is wrong with it? */
function isRosterLine(line: string): boolean {
  try {
    return line.includes('"muster"') && Object.hasOwn(JSON.parse(line), 'muster');
  } catch {
    return false;
  }
}

async function* chain(head: Uint8Array[], rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
