import { strToU8 } from 'fflate';
import { concatBytes } from '@/lib/roster/file';

const latin1 = new TextDecoder('latin1');

/**
 * Joins PDFs, with their pages in order: the first as it is, and the objects of the others in an incremental update
 * (ISO 32000-1, 7.5.6). Only for what `renderPdf` makes without attachments: one cross-reference table, one page list.
 * Rendered in parts, many sheets take no more memory than a few.
 */
export function joinPdfs(parts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const [first, ...others] = parts;
  if (first === undefined) throw new Error('There is no PDF to join');
  if (others.length === 0) return first;
  const head = readPdf(first);
  const pieces: Uint8Array[] = [first];
  const offsets = new Map<number, number>();
  const pages = [...head.pages];
  let [length, size] = [first.length, head.size];
  const write = (...added: (string | Uint8Array)[]) => {
    for (const piece of added) {
      const bytes = typeof piece === 'string' ? strToU8(piece, true) : piece;
      pieces.push(bytes);
      length += bytes.length;
    }
  };
  for (const other of others) {
    const { objects, root, info, list, pages: own, size: count } = readPdf(other);
    const moved = (number: number) => (number === list ? head.list : number + size);
    for (const [number, { text, stream }] of objects) {
      if (number === root || number === info || number === list) continue;
      const body = text.replace(/\b(\d+) 0 R\b/g, (_, at) => `${moved(Number(at))} 0 R`);
      offsets.set(number + size, length);
      write(body.replace(/^\d+/, String(number + size)), stream);
    }
    pages.push(...own.map(moved));
    size += count;
  }
  offsets.set(head.list, length);
  const kids = pages.map((number) => `${number} 0 R`).join(' ');
  write(`${head.list} 0 obj\n<<\n/Type /Pages\n/Count ${pages.length}\n/Kids [${kids}]\n>>\nendobj\n`);
  const table = length;
  const entries = [...offsets].map(
    ([number, at]) => `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`,
  );
  write(
    `xref\n${entries.join('')}trailer\n<<\n/Size ${size}\n/Root ${head.root} 0 R\n/Info ${head.info} 0 R\n${head.id}\n`,
    `/Prev ${head.table}\n>>\nstartxref\n${table}\n%%EOF\n`,
  );
  return concatBytes(pieces);
}

interface ReadPdf {
  /** One more than the highest object number. */
  size: number;
  root: number;
  info: number;
  /** The number of the object that lists the pages, and those of the pages. */
  list: number;
  pages: number[];
  /** The line of the trailer that identifies the file. */
  id: string;
  table: number;
  /** Each object as text up to its stream, and the stream to its end, empty if it has none. */
  objects: Map<number, { text: string; stream: Uint8Array }>;
}

function readPdf(bytes: Uint8Array): ReadPdf {
  const text = latin1.decode(bytes);
  const trailer = text.slice(text.lastIndexOf('trailer'));
  const table = numberIn(trailer, /startxref\s+(\d+)/);
  const offsets = new Map<number, number>();
  for (const [index, [, at, state]] of [
    ...text.slice(table).matchAll(/^(\d{10}) \d{5} ([fn]) $/gm),
  ].entries())
    if (state === 'n') offsets.set(index, Number(at));
  const ends = [...offsets.values(), table].sort((a, b) => a - b);
  const objects: ReadPdf['objects'] = new Map();
  for (const [number, from] of offsets) {
    const to = ends[ends.indexOf(from) + 1] ?? table;
    const whole = text.slice(from, to);
    const stream = whole.indexOf('\nstream\n');
    const cut = stream < 0 ? whole.length : stream;
    objects.set(number, { text: whole.slice(0, cut), stream: bytes.subarray(from + cut, to) });
  }
  const root = numberIn(trailer, /\/Root (\d+) 0 R/);
  const list = numberIn(objects.get(root)?.text ?? '', /\/Pages (\d+) 0 R/);
  const kids = /\/Kids \[([^\]]*)\]/.exec(objects.get(list)?.text ?? '')?.[1] ?? '';
  return {
    size: numberIn(trailer, /\/Size (\d+)/),
    root,
    info: numberIn(trailer, /\/Info (\d+) 0 R/),
    list,
    pages: [...kids.matchAll(/(\d+) 0 R/g)].map((kid) => Number(kid[1])),
    id: /\/ID \[[^\]]*\]/.exec(trailer)?.[0] ?? '',
    table,
    objects,
  };
}

function numberIn(text: string, pattern: RegExp): number {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`The PDF has no ${pattern.source}`);
  return Number(found);
}
