import { strToU8 } from 'fflate';
import { attachedRosters, isPdf } from './attached';
import { type Input, refusedInput } from './input';
import { isLink, linkedText } from './link';

/**
 * The roster files within what a user hands over whole: a roster file, a text with a roster or a link a line, or a
 * PDF that carries rosters. What is none of these is left to the reader of roster files, which says what is wrong.
 * @param name a file's name; sources are named after it: `lists.ndjson:12`, `table.pdf#2`
 */
export function contentsOf(name: string, bytes: Uint8Array): Input[] {
  if (isPdf(bytes)) return contentsOfPdf(name, bytes);
  const lines = new TextDecoder().decode(bytes).split('\n');
  const filled = lines.flatMap((line, index) => (line.trim() === '' ? [] : [{ line, number: index + 1 }]));
  const many = filled.length > 1;
  if (filled.length === 0) return [refusedInput(name, 'There is nothing in it.')];
  const each = filled.every(({ line }) => isLink(line) || (many && isWhole(line)));
  if (!each && !/\.ndjson$/i.test(name)) return [{ source: name, bytes: { ok: true, value: bytes } }];
  return filled.map(({ line, number }) => {
    const source = many ? `${name}:${number}` : name;
    return isLink(line)
      ? linkInput(source, line)
      : { source, bytes: { ok: true as const, value: strToU8(line) } };
  });
}

/** The rosters that a PDF carries. */
export function contentsOfPdf(name: string, bytes: Uint8Array): Input[] {
  const rosters = attachedRosters(bytes);
  if (!rosters.ok) return [{ source: name, bytes: rosters }];
  const many = rosters.value.length > 1;
  return rosters.value.map((roster, index) => ({
    source: many ? `${name}#${index + 1}` : name,
    bytes: roster,
  }));
}

/** The roster of a link. */
function linkInput(source: string, link: string): Input {
  const text = linkedText(link);
  return { source, bytes: text.ok ? { ok: true, value: strToU8(text.value) } : text };
}

/** Is this line an object by itself, as in a file with a roster a line? */
const isWhole = (line: string): boolean => /^\s*\{.*\}\s*$/.test(line);
