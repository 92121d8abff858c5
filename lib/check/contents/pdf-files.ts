import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Without a separate worker, pdf.js runs in this thread.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import { TOO_LARGE } from '@/lib/roster/file';
import { LIBRARY_BYTES } from '@/lib/roster/limits';
import { type Parsed, refused } from '@/lib/roster/report';
import type { PdfFile } from './attached';

const MIB = 1024 * 1024;
/** Maximum bytes that pdf.js may make arrays of while it reads one PDF. */
const MAX_BYTES = 512 * MIB;

const DAMAGED_FILE = refused(
  'The roster in this PDF is damaged; save the PDF again from where it came.',
  'damaged',
);

/**
 * Returns the JSON files attached to a PDF, in the order of their keys. A hostile PDF can keep this busy for long: call
 * it in a thread that can be ended.
 * @param pdf gets detached
 */
export const filesOfPdf = (pdf: Uint8Array<ArrayBuffer>) => filesWithin(MAX_BYTES, pdf);

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

const KINDS = [
  'Int8Array',
  'Uint8Array',
  'Uint8ClampedArray',
  'Int16Array',
  'Uint16Array',
  'Int32Array',
  'Uint32Array',
  'Float32Array',
  'Float64Array',
] as const;

/**
 * Limits the total size of the typed arrays made in this thread, until released: one beyond it throws. pdf.js has no
 * limit on what it unpacks, and neither a browser nor Node has one on the arrays of a thread.
 */
function limitArrays(most: number) {
  const native = KINDS.map((kind) => [kind, globalThis[kind]] as const);
  let total = 0;
  const construct = (target: Uint8ArrayConstructor, args: unknown[]) => {
    if (typeof args[0] === 'number') total += args[0] * target.BYTES_PER_ELEMENT;
    if (total > most) throw new RangeError('The arrays are over their limit.');
    // Without the proxy as its class, which would make every access to the array slow.
    return Reflect.construct(target, args);
  };
  const limited = native.map(([kind, made]) => [
    kind,
    new Proxy(made as Uint8ArrayConstructor, { construct }),
  ]);
  Object.assign(globalThis, Object.fromEntries(limited));
  return {
    get exceeded() {
      return total > most;
    },
    release: () => void Object.assign(globalThis, Object.fromEntries(native)),
  };
}
