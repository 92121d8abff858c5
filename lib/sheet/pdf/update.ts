import { strToU8 } from 'fflate';
import { concatBytes } from '@/lib/roster/file';

/** An object of a PDF: its number, and what is between `obj` and `endobj`. */
export interface PdfObject {
  number: number;
  content: readonly (string | Uint8Array)[];
}

/** Returns the bytes of a PDF as text, a character for each. */
export const pdfText = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** Returns the first group of a pattern in the text of a PDF. */
export function found(text: string, pattern: RegExp): string {
  const value = pattern.exec(text)?.[1];
  if (value === undefined) throw new Error(`The PDF has no ${pattern.source}`);
  return value;
}

/** Returns the trailer of a PDF as text. */
export const trailerOf = (text: string): string => text.slice(text.lastIndexOf('trailer'));

/**
 * Adds objects to a PDF, or replaces some, in an incremental update (ISO 32000-1, 7.5.6); the existing bytes stay as
 * they are. The PDF must have a cross-reference table, as those that `renderPdf` makes.
 * @param size one more than the highest object number
 */
export function withObjects(
  pdf: Uint8Array<ArrayBuffer>,
  objects: readonly PdfObject[],
  size: number,
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [pdf];
  let length = pdf.length;
  const write = (piece: string | Uint8Array) => {
    const bytes = typeof piece === 'string' ? strToU8(piece, true) : piece;
    parts.push(bytes);
    length += bytes.length;
  };
  const entries: string[] = [];
  for (const { number, content } of objects) {
    entries.push(`${number} 1\n${String(length).padStart(10, '0')} 00000 n \n`);
    for (const piece of [`${number} 0 obj\n`, ...content, '\nendobj\n']) write(piece);
  }
  const trailer = trailerOf(pdfText(pdf));
  const kept = ['Root', 'Info', 'ID'].map((key) => found(trailer, new RegExp(`(/${key} [^\\n]+)`)));
  const before = found(trailer, /startxref\s+(\d+)/);
  const table = length;
  const dictionary = [`/Size ${size}`, ...kept, `/Prev ${before}`].join('\n');
  write(`xref\n${entries.join('')}trailer\n<<\n${dictionary}\n>>\nstartxref\n${table}\n%%EOF\n`);
  return concatBytes(parts);
}
