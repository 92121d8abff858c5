import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Without a worker of its own, pdf.js runs in this thread.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import { TOO_LARGE } from '@/lib/roster/file';
import { type Parsed, refused } from '@/lib/roster/report';
import { LIBRARY_BYTES } from '@/lib/roster/roster';
import { limitArrays } from './array-limit';
import type { PdfFile } from './attached';

const MIB = 1024 * 1024;
/** Maximum bytes that pdf.js may make arrays of while it reads one PDF. */
const MOST_BYTES = 512 * MIB;

const DAMAGED_FILE = refused(
  'The roster in this PDF is damaged; save the PDF again from where it came.',
  'damaged',
);

/**
 * Returns the JSON files attached to a PDF, in the order of their keys. A hostile PDF can keep this busy for long: call
 * it in a thread that can be ended.
 * @param pdf gets detached
 */
export const filesOfPdf = (pdf: Uint8Array<ArrayBuffer>) => filesWithin(MOST_BYTES, pdf);

/** The same with another limit on the bytes of arrays. */
export async function filesWithin(most: number, pdf: Uint8Array<ArrayBuffer>): Promise<Parsed<PdfFile[]>> {
  const arrays = limitArrays(most);
  const task = getDocument({ data: pdf, verbosity: 0, isEvalSupported: false, useWasm: false });
  try {
    const files = Object.entries((await (await task.promise).getAttachments()) ?? {}) as [string, File][];
    // pdf.js may take an array that it could not make for the end of a stream.
    if (arrays.exceeded) return tooLarge(most);
    return {
      ok: true,
      value: files
        .filter(([, { filename }]) => /\.json$/i.test(filename))
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, { filename, content }]) => ({ name: filename, bytes: bytesOf(content) })),
    };
  } catch (error) {
    if (arrays.exceeded) return tooLarge(most);
    return error instanceof Error && error.name === 'PasswordException'
      ? refused('This PDF is locked with a password. Save it without one, then open that.')
      : refused('This PDF is cut off or damaged. Save it again from where it came.', 'damaged');
  } finally {
    await task.destroy();
    arrays.release();
  }
}

/** An attached file as pdf.js returns it; its content is null if there is none at its place. */
interface File {
  filename: string;
  content: Uint8Array | null;
}

const tooLarge = (most: number) =>
  refused(`This PDF needs more than ${most / MIB} MiB of memory to read; it was not read.`);

function bytesOf(content: Uint8Array | null): Parsed<Uint8Array> {
  if (content === null) return DAMAGED_FILE;
  // Copy: the content is a view of a buffer of up to twice its size.
  return content.length > LIBRARY_BYTES ? refused(TOO_LARGE) : { ok: true, value: content.slice() };
}
