import { zlibSync } from 'fflate';
import { ROSTER_TYPE_NAME } from '@/lib/sheet/pdf/attach';

/** A PDF that carries these as rosters, as far as a reader of rosters looks at it. */
export const pdfOf = (...packed: Uint8Array[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...packed.flatMap((bytes) => [Buffer.from(attachmentHead(bytes.length)), bytes, Buffer.from('\n')]),
  ]);

/** How a roster begins in a PDF, that says to be of this length. */
export const attachmentHead = (length: number): string =>
  `<< /Type /EmbeddedFile /Subtype ${ROSTER_TYPE_NAME} /Filter /FlateDecode /Params << /Size 9 >> /Length ${length} >>\nstream\n`;

/** About a kilobyte that unpacks to so many bytes of nothing. */
export const bomb = (size: number): Uint8Array => zlibSync(new Uint8Array(size), { level: 9 });

/** A zip whose one file says of itself what it likes; `change` is given the view and where its entry begins. */
export function forged(zip: Uint8Array, change: (view: DataView, entry: number) => void): Uint8Array {
  const copy = zip.slice();
  const view = new DataView(copy.buffer);
  change(view, view.getUint32(copy.length - 6, true));
  return copy;
}
