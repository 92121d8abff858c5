import { zlibSync } from 'fflate';
import { ROSTER_TYPE_NAME } from '@/lib/sheet/pdf/attach';

/** A minimal PDF with these attached as rosters. */
export const pdfOf = (...packed: Uint8Array[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...packed.flatMap((bytes) => [Buffer.from(attachmentHead(bytes.length)), bytes, Buffer.from('\n')]),
  ]);

/** The head of an attached roster in a PDF, with this stated length. */
export const attachmentHead = (length: number): string =>
  `<< /Type /EmbeddedFile /Subtype ${ROSTER_TYPE_NAME} /Filter /FlateDecode /Params << /Size 9 >> /Length ${length} >>\nstream\n`;

/** Zeros, deflated to about a thousandth of their size. */
export const bomb = (size: number): Uint8Array => zlibSync(new Uint8Array(size), { level: 9 });

/** Forges the directory entry of a zip's only file; `change` gets a view and the offset of the entry. */
export function forged(zip: Uint8Array, change: (view: DataView, entry: number) => void): Uint8Array {
  const copy = zip.slice();
  const view = new DataView(copy.buffer);
  change(view, view.getUint32(copy.length - 6, true));
  return copy;
}
