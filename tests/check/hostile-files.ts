import { zlibSync } from 'fflate';

/** A minimal PDF with these deflated files attached as rosters. */
export const pdfOf = (...packed: Uint8Array[]): Buffer =>
  pdfWith(
    `/Names << /EmbeddedFiles << /Names [${packed.map((_, at) => `(${String(at).padStart(4, '0')}) << /F (a.json) /EF << /F ${at + 3} 0 R >> >>`).join(' ')}] >> >>`,
    packed.map((bytes) => ({ head: '/Filter /FlateDecode', bytes })),
  );

/** A minimal PDF with an addition to its catalogue, and streams from object 3 on. */
export const pdfWith = (catalogue: string, streams: { head: string; bytes: Uint8Array }[]): Buffer =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalogue} >>\nendobj\n`),
    Buffer.from('2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n'),
    ...streams.flatMap(({ head, bytes }, at) => [
      Buffer.from(`${at + 3} 0 obj\n<< ${head} /Length ${bytes.length} >>\nstream\n`),
      bytes,
      Buffer.from('\nendstream\nendobj\n'),
    ]),
    Buffer.from('trailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  ]);

/** A PDF whose catalogue is in this deflated stream of objects. */
export function pdfInStream(packed: Uint8Array): Buffer {
  const stream = `4 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
  const objects = Buffer.concat([
    Buffer.from(`%PDF-1.7\n${stream}`),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
  // Object 1 is the first in the stream 4, which is at byte 9.
  const table = Buffer.from([0, 0, 0, 2, 4, 0, 0, 0, 0, 0, 0, 0, 1, 9, 0]);
  return Buffer.concat([
    objects,
    Buffer.from('5 0 obj\n<< /Type /XRef /Size 5 /W [1 1 1] /Root 1 0 R /Length 15 >>\nstream\n'),
    table,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${objects.length}\n%%EOF\n`),
  ]);
}

/** A stream that says it is a JPEG of 4,096 × 4,096 pixels. */
export const HUGE_PICTURE = {
  head: '/Filter /DCTDecode',
  bytes: Buffer.from('ffd8ffc0000b08100010000101110000ffd9', 'hex'),
};

/** Zeros, deflated to about a thousandth of their size. */
export const bomb = (size: number): Uint8Array => zlibSync(new Uint8Array(size), { level: 9 });

/** Forges the directory entry of a zip's only file; `change` gets a view and the offset of the entry. */
export function forged(zip: Uint8Array, change: (view: DataView, entry: number) => void): Uint8Array {
  const copy = zip.slice();
  const view = new DataView(copy.buffer);
  change(view, view.getUint32(copy.length - 6, true));
  return copy;
}
