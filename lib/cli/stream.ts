import { packedByBytes } from '@/lib/check/archives';
import { isPdf, PDF_BYTES } from '@/lib/check/attached';
import { contentsInTurn } from '@/lib/check/contents';
import { type Input, refusedInput } from '@/lib/check/input';
import { jsonFault } from '@/lib/check/json-fault';
import { ZIP_BYTES } from '@/lib/check/limits';
import { inputsOfLines } from '@/lib/check/lines';
import { isZip } from '@/lib/check/zip';
import { readPdf } from '@/lib/node/read-pdf';
import { TOO_LARGE } from '@/lib/roster/file';
import { FILE_BYTES } from '@/lib/roster/roster';

/**
 * Yields the rosters of a stream such as standard input or a pipe: one roster over several lines, one roster per line,
 * a PDF or a zip. Reads ahead until it can tell, at most the size of a roster; reads a PDF or a zip whole, up to its limit.
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
    // Unsupported archives are recognised by their first bytes.
    if (head[0] && packedByBytes(head[0]) !== null) form = 'whole';
    else if (most === null) form = formOf(Buffer.concat(head), ended || size > FILE_BYTES);
    else if (ended || size > most) form = 'whole';
  }
  if (form === 'lines') yield* inputsOfLines(name, chain(head, rest));
  else if (!ended && size > FILE_BYTES && mostOf(head[0] as Uint8Array) === null)
    yield [refusedInput(name, TOO_LARGE)];
  // Past the limit, the head alone is large enough to be refused.
  else if (size > 0)
    for await (const input of contentsInTurn(name, Buffer.concat(head), readPdf)) yield [input];
}

/** The size limit, in bytes, of a format that has to be read whole; null for other formats. */
function mostOf(head: Uint8Array): number | null {
  if (isPdf(head)) return PDF_BYTES;
  return isZip(head) ? ZIP_BYTES : null;
}

type Form = 'whole' | 'lines';

/** The form of a stream by its head; null if more of it is needed. */
function formOf(head: Buffer, complete: boolean): Form | null {
  const text = head.toString('utf8').replace(/^\uFEFF/, '');
  const end = complete ? text.length : text.lastIndexOf('\n') + 1;
  const [first, ...others] = text
    .slice(0, end)
    .split('\n')
    .filter((line) => line.trim() !== '');
  if (first !== undefined && jsonFault(first) === null) return 'lines';
  // The first line may be damaged while others are intact.
  if (others.some(isRosterLine)) return 'lines';
  return complete ? 'whole' : null;
}

/** Whether a line is a roster by itself, whatever else is wrong with it. */
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
