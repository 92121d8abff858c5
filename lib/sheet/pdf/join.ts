import { found, type PdfObject, pdfText, trailerOf, withObjects } from './update';

/**
 * Joins PDFs, with their pages in order: the first as it is, and the objects of the others added to it. Only for what
 * `renderPdf` makes without attachments: one cross-reference table, one page list. Rendered in parts, many sheets take
 * no more memory than a few.
 */
export function joinPdfs(parts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const [first, ...others] = parts;
  if (first === undefined) throw new Error('There is no PDF to join');
  if (others.length === 0) return first;
  const head = readPdf(first);
  const added: PdfObject[] = [];
  const pages = [...head.pages];
  let { size } = head;
  for (const other of others) {
    const { objects, left, list, pages: own, size: count } = readPdf(other);
    const from = size;
    const moved = (number: number) => (number === list ? head.list : number + from);
    for (const [number, { text, stream }] of objects) {
      if (left.has(number)) continue;
      const content = text.replace(/\b(\d+) 0 R\b/g, (_, at) => `${moved(Number(at))} 0 R`);
      added.push({ number: number + from, content: [content, stream] });
    }
    pages.push(...own.map(moved));
    size += count;
  }
  const kids = pages.map((number) => `${number} 0 R`).join(' ');
  added.push({
    number: head.list,
    content: [`<<\n/Type /Pages\n/Count ${pages.length}\n/Kids [${kids}]\n>>`],
  });
  return withObjects(first, added, size);
}

/** What is around the bytes of a stream. */
const STREAM = '\nstream\n\nendstream';

interface ReadPdf {
  /** One more than the highest object number. */
  size: number;
  /** The number of the object that lists the pages, and those of the pages. */
  list: number;
  pages: number[];
  /** The numbers of objects that a PDF has once: its root, its information, its list of pages. */
  left: Set<number>;
  /** Each object as text up to its stream, and the stream to its end, empty if it has none. */
  objects: Map<number, { text: string; stream: Uint8Array }>;
}

function readPdf(bytes: Uint8Array): ReadPdf {
  const text = pdfText(bytes);
  const trailer = trailerOf(text);
  const number = (within: string, pattern: RegExp) => Number(found(within, pattern));
  const table = number(trailer, /startxref\s+(\d+)/);
  const objects: ReadPdf['objects'] = new Map();
  const entries = [...text.slice(table).matchAll(/^(\d{10}) \d{5} ([fn]) $/gm)];
  for (const [index, [, at, state]] of entries.entries()) {
    if (state === 'f') continue;
    const from = text.indexOf('obj\n', Number(at)) + 'obj\n'.length;
    const whole = text.slice(from, text.indexOf('\nendobj\n', from));
    const [content = '', hasStream] = whole.split('\nstream\n', 2);
    const begins = from + content.length;
    const length = hasStream === undefined ? 0 : number(content, /\/Length (\d+)/) + STREAM.length;
    objects.set(index, { text: content, stream: bytes.subarray(begins, begins + length) });
  }
  const root = number(trailer, /\/Root (\d+) 0 R/);
  const list = number(objects.get(root)?.text ?? '', /\/Pages (\d+) 0 R/);
  const kids = found(objects.get(list)?.text ?? '', /\/Kids \[([^\]]*)\]/);
  return {
    size: number(trailer, /\/Size (\d+)/),
    list,
    pages: [...kids.matchAll(/(\d+) 0 R/g)].map((kid) => Number(kid[1])),
    left: new Set([root, number(trailer, /\/Info (\d+) 0 R/), list]),
    objects,
  };
}
