import { strToU8 } from 'fflate';
import type { Parsed } from '@/lib/roster/report';
import { attachedFiles, isPdf } from './attached';
import { type Input, refusedInput } from './input';
import { isLink, linkedText, packBeside } from './link';
import { isZip, NESTED, unzip } from './zip';

/**
 * The roster files within what a user hands over whole: a roster file, a text with a roster or a link a line, a PDF
 * that carries rosters, or a zip of these. What is none of these is left to the reader of roster files, which says
 * what is wrong.
 * @param name a file's name; sources are named after it: `lists.ndjson:12`, `table.pdf#2`, `lists.zip/first.json`
 */
export const contentsOf = (name: string, bytes: Uint8Array): Input[] => [...contentsInTurn(name, bytes)];

/** The same as `contentsOf`, one by one: of a zip, no more than one file is unpacked at a time. */
export function* contentsInTurn(name: string, bytes: Uint8Array): Generator<Input> {
  if (isZip(bytes)) yield* contentsOfZip(name, bytes);
  else if (isPdf(bytes)) yield* contentsOfPdf(name, bytes);
  else yield* contentsOfText(name, bytes);
}

function* contentsOfZip(name: string, bytes: Uint8Array): Generator<Input> {
  const files = unzip(bytes);
  if (!files.ok) {
    yield { source: name, bytes: files };
    return;
  }
  let some = false;
  for (const file of files.value) {
    some = true;
    const source = `${name}/${file.path}`;
    if (!file.bytes.ok) yield { source, bytes: file.bytes };
    else if (isZip(file.bytes.value)) yield refusedInput(source, NESTED);
    else yield* contentsInTurn(source, file.bytes.value);
  }
  if (!some) yield refusedInput(name, 'There is no file in this zip.');
}

/** Most lines of a text that are taken for rosters. */
const MOST_LINES = 50_000;

function* contentsOfText(name: string, bytes: Uint8Array): Generator<Input> {
  const text = new TextDecoder().decode(bytes);
  const { filled, each } = formOf(text);
  const many = filled > 1;
  if (filled === 0) yield refusedInput(name, 'There is nothing in it.');
  else if (!each && !/\.ndjson$/i.test(name)) yield { source: name, bytes: { ok: true, value: bytes } };
  else {
    let taken = 0;
    for (const { line, number } of linesOf(text)) {
      const source = many ? `${name}:${number}` : name;
      if (taken++ === MOST_LINES) {
        yield refusedInput(source, 'This file has over 50,000 lines; from here on it was not read.');
        return;
      }
      yield isLink(line) ? linkInput(source, line) : { source, bytes: { ok: true, value: strToU8(line) } };
    }
  }
}

/** How many lines of a text have something in them, and whether each is a link or, among several, an object. */
function formOf(text: string): { filled: number; each: boolean } {
  let [filled, links, objects] = [0, 0, 0];
  for (const { line } of linesOf(text)) {
    filled++;
    if (isLink(line)) links++;
    else if (isWhole(line)) objects++;
  }
  return { filled, each: links + (filled > 1 ? objects : 0) === filled };
}

/** The lines that have something in them, with their numbers. */
function* linesOf(text: string): Generator<{ line: string; number: number }> {
  let number = 0;
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from);
    const line = text.slice(from, end < 0 ? text.length : end);
    number++;
    if (line.trim() !== '') yield { line, number };
    from = end < 0 ? text.length : end + 1;
  }
}

/** The rosters that a PDF carries. */
function contentsOfPdf(name: string, bytes: Uint8Array): Input[] {
  const rosters = attachedFiles(bytes);
  if (!rosters.ok) return [{ source: name, bytes: rosters }];
  const many = rosters.value.length > 1;
  return rosters.value.map((carried, index) => ({
    source: many ? `${name}#${index + 1}` : name,
    ...carried,
  }));
}

/** The roster of a link, and the pack beside it. */
function linkInput(source: string, link: string): Input {
  const pack = packBeside(link);
  return { source, bytes: bytesOf(linkedText(link)), ...(pack ? { pack: bytesOf(pack) } : {}) };
}

const bytesOf = (text: Parsed<string>): Parsed<Uint8Array> =>
  text.ok ? { ok: true, value: strToU8(text.value) } : text;

/** Is this line an object by itself, as in a file with a roster a line? */
const isWhole = (line: string): boolean => /^\s*\{.*\}\s*$/.test(line);
