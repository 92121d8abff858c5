import { strToU8 } from 'fflate';
import type { Parsed } from '@/lib/roster/report';
import { FILE_BYTES } from '@/lib/roster/roster';
import { packedByBytes } from './archives';
import { attachedRosters, isPdf, type ReadPdf } from './attached';
import { Budget } from './budget';
import { type Input, refusedInput } from './input';
import { bugRefusal } from './isolated';
import { linkedText, packInLink } from './link';
import { hasTrailingText, passagesOf } from './passages';
import { PASTED } from './pasted';
import { isZip, nestedRefusal, unzip } from './zip';

/**
 * Yields the roster files in a file from a user: a roster file, a text with a roster per line or links anywhere, a PDF
 * with rosters attached, or a zip of these. Anything else is passed on to the reader of roster files, which says what
 * is wrong, or refused if it is plain prose. Only one file of a zip is unpacked at a time. When the budget is used up,
 * ends with an input that says so.
 * @param name the file's name, which sources are derived from: `lists.ndjson:12`, `Emil (chat.txt:3)`,
 *   `table.pdf#2`, `lists.zip/first.json`
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
): AsyncGenerator<Input> {
  const refusal = packedByBytes(bytes);
  if (refusal !== null) yield refusedInput(name, refusal);
  else if (isZip(bytes)) yield* contentsOfZip(name, bytes, readPdf, budget);
  else if (isPdf(bytes)) yield* contentsOfPdf(name, bytes, readPdf, budget);
  else yield* contentsOfText(name, bytes, budget);
}

async function* contentsOfZip(
  name: string,
  bytes: Uint8Array,
  readPdf: ReadPdf,
  budget: Budget,
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
    else yield* contentsOfFile(source, file.value, readPdf, budget);
  }
  if (files.value.length === 0) yield refusedInput(name, 'There is no file in this zip.');
}

/** Maximum number of rosters read from a text. */
const MAX_LINES = 50_000;

const NO_ROSTER =
  'No roster and no link to one was found in this text. Muster reads its links, roster files, PDFs, and chat texts with a link.';

function* contentsOfText(name: string, bytes: Uint8Array, budget: Budget): Generator<Input> {
  const text = new TextDecoder().decode(bytes);
  const whole: Input = { source: name, bytes: { ok: true, value: bytes } };
  const { lines, forReader } = formOf(text);
  const eachLine = /\.ndjson$/i.test(name);
  if (lines === 'none' || (forReader && !eachLine)) {
    yield lines === 'none' ? refusedInput(name, 'There is nothing in it.') : whole;
    return;
  }
  let count = 0;
  for (const { pieces, line, number } of passagesOf(text, !eachLine)) {
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
  if (count === 0) yield isForReader(text, bytes) ? whole : refusedInput(name, NO_ROSTER, 'words');
}

/**
 * How many lines of a text are not blank, and whether it goes to the reader of roster files: because it starts as one
 * JSON value, or is binary.
 */
function formOf(text: string): { lines: 'none' | 'one' | 'several'; forReader: boolean } {
  const filled = text.trim();
  if (filled === '') return { lines: 'none', forReader: false };
  const end = filled.indexOf('\n');
  const one = end < 0;
  const isOneValue = () => one || !(isWhole(filled.slice(0, end)) || hasTrailingText(text));
  return {
    lines: one ? 'one' : 'several',
    forReader: text.includes('\0') || (BEGINS_JSON.test(text) && isOneValue()),
  };
}

/** An object, or a list with a JSON value in it; a chat may start with the time in brackets. */
const BEGINS_JSON = /^\s*(?:\{|\[\s*(?:[{["\]]|$))/;

/** Whether the reader of roster files can say what is wrong with a text without rosters: its size, bytes or value. */
function isForReader(text: string, bytes: Uint8Array): boolean {
  if (bytes.length > FILE_BYTES || text.includes('\uFFFD')) return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

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

/** Whether a line is an object by itself, as in a file with one roster per line. */
const isWhole = (line: string): boolean => /^\s*\{.*\}\s*$/.test(line);
