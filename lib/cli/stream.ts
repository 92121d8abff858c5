import { packedByBytes } from '@/lib/check/archives';
import { contentsInTurn } from '@/lib/check/contents';
import { utf8Chunks } from '@/lib/check/encoding';
import { type Input, refusedInput } from '@/lib/check/input';
import { jsonFault } from '@/lib/check/json-fault';
import { type LargeKind, LINES, largeKindOf, largerThan } from '@/lib/check/limits';
import { inputsOfLines } from '@/lib/check/lines';
import { readPdf } from '@/lib/node/read-pdf';
import { TOO_LARGE } from '@/lib/roster/file';
import { FILE_BYTES } from '@/lib/roster/roster';

/** What a stream holds: a roster per line, a kind of file that may be large, or else a roster or an unread archive. */
type Form = 'lines' | 'file' | LargeKind;

/**
 * Yields the rosters of a stream such as standard input or a pipe: one roster over several lines, one roster per line,
 * or what a file of any other kind holds. Reads ahead until it can tell, at most the size of a roster, and anything but
 * lines whole, up to the limit of its kind.
 */
export async function* inputsOfStream(
  name: string,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Input[]> {
  const rest = utf8Chunks(chunks)[Symbol.asyncIterator]();
  const read: Uint8Array[] = [];
  let size = 0;
  let ended = false;
  const readOn = async () => {
    const { value, done } = await rest.next();
    ended = done === true;
    if (ended) return;
    read.push(value as Uint8Array);
    size += (value as Uint8Array).length;
  };

  let form: Form | null = null;
  while (form === null) {
    await readOn();
    form = formOf(Buffer.concat(read), ended || size > FILE_BYTES);
  }
  if (form === 'lines') {
    yield* inputsOfLines(name, chain(read, rest));
    return;
  }
  if (form !== 'file') while (!ended && size <= form.most) await readOn();
  const refusal = form !== 'file' ? largerThan(form, size) : size > FILE_BYTES && !ended ? TOO_LARGE : null;
  if (refusal !== null) yield [refusedInput(name, refusal)];
  else if (size > 0)
    for await (const input of contentsInTurn(name, Buffer.concat(read), readPdf)) yield [input];
}

/** The form of a stream by its head; null if more of it is needed. */
function formOf(head: Buffer, complete: boolean): Form | null {
  // Before lines are looked for: a mail may have a roster in one.
  const kind = largeKindOf(head);
  if (kind !== null) return kind;
  if (packedByBytes(head) !== null) return 'file';
  const text = head.toString('utf8').replace(/^\uFEFF/, '');
  const end = complete ? text.length : text.lastIndexOf('\n') + 1;
  const [first, ...others] = text
    .slice(0, end)
    .split('\n')
    .filter((line) => line.trim() !== '');
  if (first !== undefined && jsonFault(first) === null) return 'lines';
  // The first line may be damaged while others are intact; a chat or a letter may have a roster in a line.
  if (first !== undefined && JSON_LINE.test(first) && others.some(isRosterLine)) return 'lines';
  if (!complete) return null;
  return /^\s*[{[]/.test(text) ? 'file' : LINES;
}

/** A line of JSON, whatever is wrong with it or missing at one of its ends. */
const JSON_LINE = /^\s*[{[]|[}\]]\s*$/;

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
