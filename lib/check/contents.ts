import { strFromU8, strToU8 } from 'fflate';
import { type Parsed, refused } from '@/lib/roster/report';
import { attachedRosters, isPdf, type ReadPdf } from './contents/attached';
import { Budget } from './contents/budget';
import { isHtml, isMail, readMail, textOfHtml } from './contents/mail';
import { BEGINS_JSON, formOf, holdsLink, isForReader, passagesOf } from './contents/passages';
import { filesInZip, nestedRefusal, unzip } from './contents/zip';
import { bugRefusal, type Input, PASTED, refusedInput } from './input';
import { asUtf8 } from './json';
import { isZip, largerThan, MAIL, packedByBytes, TYPED_LIST } from './limits';
import { linkedText, packInLink } from './link';

/**
 * Yields the roster files in a file from a user: a roster file, a text with a roster per line or links anywhere, a PDF
 * or a mail with rosters attached, or a zip of these. Anything else is passed on to the reader of roster files, which says what
 * is wrong, or refused if it is plain prose. Only one file of a zip is unpacked at a time. When the budget is used up,
 * ends with an input that says so.
 * @param name the file's name, which sources are derived from: `lists.ndjson:12`, `Emil (chat.txt:3)`,
 *   `table.pdf#2`, `lists.zip/first.json`, `mail.eml/list.json`
 */
export async function* contentsInTurn(
  name: string,
  bytes: Uint8Array,
  readPdf: ReadPdf,
  budget = new Budget(),
): AsyncGenerator<Input> {
  try {
    yield* budget.within(contentsOfFile(name, bytes, readPdf, budget), refusedInput);
  } catch (error) {
    yield { source: name, bytes: bugRefusal(error) };
  }
}

async function* contentsOfFile(
  name: string,
  bytes: Uint8Array,
  readPdf: ReadPdf,
  budget: Budget,
  depth = 0,
): AsyncGenerator<Input> {
  const refusal = packedByBytes(bytes);
  if (refusal !== null) yield refusedInput(name, refusal);
  else if (depth > DEEPEST_MAIL) yield refusedInput(name, 'Mails are nested too deep; it was not read.');
  else if (isZip(bytes)) yield* contentsOfZip(name, bytes, readPdf, budget, depth);
  else if (isPdf(bytes)) yield* contentsOfPdf(name, bytes, readPdf, budget);
  else if (isMail(bytes)) yield* contentsOfMail(name, bytes, readPdf, budget, depth);
  else yield* contentsOfText(name, asUtf8(bytes), budget);
}

/** Maximum depth of mails attached to mails. */
const DEEPEST_MAIL = 8;

/** The rosters in the texts of a mail, each once, and in its files, but for pictures and words without one. */
async function* contentsOfMail(
  name: string,
  bytes: Uint8Array,
  readPdf: ReadPdf,
  budget: Budget,
  depth: number,
): AsyncGenerator<Input> {
  const refusal = largerThan(MAIL, bytes.length);
  const mail = refusal === null ? await readMail(bytes) : refused(refusal);
  if (!mail.ok) {
    yield { source: name, bytes: mail };
    return;
  }
  const seen = new Set<string>();
  let count = 0;
  for (const text of mail.value.texts)
    for (const input of contentsOfText(name, strToU8(text), budget)) {
      if (isWords(input)) continue;
      const content = input.bytes.ok ? strFromU8(input.bytes.value) : '';
      if (content !== '' && seen.has(content)) continue;
      seen.add(content);
      count++;
      yield input;
    }
  for (const file of mail.value.files) {
    if (file.isPicture) continue;
    const source = `${name}/${file.name}`;
    budget.enter(source);
    if (file.bytes.ok) budget.unpack(file.bytes.value.length);
    const inputs = file.bytes.ok
      ? contentsOfFile(source, file.bytes.value, readPdf, budget, depth + 1)
      : [{ source, bytes: file.bytes }];
    for await (const input of inputs) {
      if (isWords(input)) continue;
      count++;
      yield input;
    }
  }
  if (count === 0) yield refusedInput(name, NO_ROSTER, 'words');
}

const isWords = ({ bytes }: Input): boolean => !bytes.ok && bytes.why === 'words';

async function* contentsOfZip(
  name: string,
  bytes: Uint8Array,
  readPdf: ReadPdf,
  budget: Budget,
  depth: number,
): AsyncGenerator<Input> {
  const files = unzip(bytes);
  if (!files.ok) {
    yield { source: name, bytes: files };
    return;
  }
  for (const { path, unpack } of files.value) {
    const source = `${name}/${path}`;
    budget.enter(source);
    const file = unpack(budget);
    if (!file.ok) yield { source, bytes: file };
    else if (isZip(file.value)) yield refusedInput(source, nestedRefusal(file.value));
    else yield* contentsOfFile(source, file.value, readPdf, budget, depth);
  }
  if (files.value.length === 0) yield refusedInput(name, 'There is no file in this zip.');
}

/** Maximum number of rosters read from a text. */
const MAX_LINES = 50_000;

/** The message for a file without anything in it. */
export const EMPTY = 'This is empty; it must have a roster, or a link to one.';

const NO_ROSTER =
  'No roster and no link to one was found in this text. Muster reads its links, roster files, PDFs, and chat texts with a link.';

function* contentsOfText(name: string, bytes: Uint8Array, budget: Budget): Generator<Input> {
  const given = new TextDecoder().decode(bytes);
  const whole: Input = { source: name, bytes: { ok: true, value: bytes } };
  const { lines, forReader } = formOf(given);
  const eachLine = /\.ndjson$/i.test(name);
  const text = eachLine || forReader ? given : plainText(given);
  if (lines === 'none' || (forReader && !eachLine)) {
    yield lines === 'none' ? refusedInput(name, EMPTY) : whole;
    return;
  }
  let count = 0;
  for (const { pieces, line, number } of passagesOf(text, !eachLine, budget)) {
    if (pieces.length === 0 && eachLine) pieces.push({ kind: 'json', text: line, label: '' });
    for (const { kind, text, label } of pieces) {
      const source = sourceOf(name, lines === 'one' ? null : number, label);
      budget.enter(source);
      if (count++ === MAX_LINES) {
        yield refusedInput(source, 'This file has over 50,000 lines; from here on it was not read.');
        return;
      }
      yield kind === 'link'
        ? linkInput(source, text, budget)
        : { source, bytes: { ok: true, value: strToU8(text) } };
    }
  }
  if (count > 0) return;
  if (isForReader(text, bytes)) yield whole;
  else
    yield {
      ...refusedInput(name, NO_ROSTER, 'words'),
      words: text.length <= TYPED_LIST.characters ? text : undefined,
    };
}

/** A text without what a mail program wrapped it in: HTML, or base64. */
function plainText(text: string): string {
  if (isHtml(text) && !BEGINS_JSON.test(text) && !text.includes('"muster"')) return textOfHtml(text);
  if (!BASE64.test(text)) return text;
  try {
    const decoded = new TextDecoder().decode(strToU8(atob(text.replace(/\s/g, '')), true));
    return holdsLink(decoded) || decoded.includes('"muster"') ? decoded : text;
  } catch {
    return text;
  }
}

const BASE64 = /^[A-Za-z\d+/\s]{100,}={0,2}\s*$/;

/** The source of a roster in a text: its label if it has one, and its line if there are several. */
function sourceOf(name: string, number: number | null, label: string): string {
  if (name === PASTED) return label || (number === null ? name : `${name}, line ${number}`);
  const place = number === null ? name : `${name}:${number}`;
  return label === '' ? place : `${label} (${place})`;
}

/** The rosters attached to a PDF. */
async function* contentsOfPdf(
  name: string,
  bytes: Uint8Array,
  readPdf: ReadPdf,
  budget: Budget,
): AsyncGenerator<Input> {
  const rosters = await attachedRosters(bytes, readPdf);
  if (!rosters.ok) {
    yield { source: name, bytes: rosters };
    return;
  }
  const many = rosters.value.length > 1;
  for (const [index, roster] of rosters.value.entries()) {
    const source = many ? `${name}#${index + 1}` : name;
    budget.enter(source);
    for (const file of [roster.bytes, roster.pack]) if (file?.ok) budget.unpack(file.value.length);
    yield { source, ...roster };
  }
}

/** The roster of a link, and its pack. */
function linkInput(source: string, link: string, budget: Budget): Input {
  const pack = packInLink(link, budget);
  return {
    source,
    bytes: bytesOf(linkedText(link, budget)),
    ...(pack ? { pack: bytesOf(pack) } : {}),
  };
}

const bytesOf = (text: Parsed<string>): Parsed<Uint8Array> =>
  text.ok ? { ok: true, value: strToU8(text.value) } : text;

const LINE_END = 10;

/** Estimates the number of rosters in a file without parsing it: the files of a zip, the lines of a text. */
export function expectedIn(name: string, bytes: Uint8Array): number {
  if (isZip(bytes)) return Math.max(1, filesInZip(bytes));
  return !isPdf(bytes) && /\.(?:ndjson|jsonl|txt)$/i.test(name) ? linesIn(bytes) : 1;
}

function linesIn(text: Uint8Array): number {
  let count = 0;
  for (let at = text.indexOf(LINE_END); at >= 0; at = text.indexOf(LINE_END, at + 1)) count++;
  return text.at(-1) === LINE_END ? Math.max(1, count) : count + 1;
}
