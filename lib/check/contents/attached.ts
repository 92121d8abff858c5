import { type Parsed, refused } from '@/lib/roster/report';

/** Maximum size of a PDF, in bytes, and number of rosters in it. */
export const PDF_BYTES = 32 * 1024 * 1024;
const MAX_ROSTERS = 1000;
const TOO_MANY = 'A PDF can contain at most 1,000 rosters; the rest was not read.';
const NO_ROSTER =
  'This PDF contains no roster. Only PDFs made by Muster do, and printing one to another PDF loses it. Open the original PDF or the link, or scan the QR code.';
const CUT_OFF = 'This PDF is cut off or damaged. Save it again from where it came.';

/** A JSON file attached to a PDF. */
export interface PdfFile {
  /** Its file name: that of a pack ends in `.pack.json`, and that of a roster never does. */
  name: string;
  bytes: Parsed<Uint8Array>;
}

/** Returns the JSON files attached to a PDF, in order, or why it cannot be read. */
export type ReadPdf = (pdf: Uint8Array) => Promise<Parsed<PdfFile[]>>;

/** A roster attached to a PDF, with the pack that it is built for if that is attached too. */
interface Attached {
  bytes: Parsed<Uint8Array>;
  pack?: Parsed<Uint8Array>;
}

const latin1 = new TextDecoder('latin1');

/** Whether these bytes start like a PDF. */
export const isPdf = (bytes: Uint8Array): boolean => latin1.decode(bytes.subarray(0, 5)) === '%PDF-';

/** Whether a PDF has its end: the last KiB has the mark, as ISO 32000-1, 7.5.5 and the readers of PDFs have it. */
const hasEnd = (pdf: Uint8Array): boolean => latin1.decode(pdf.subarray(-1024)).includes('%%EOF');

/** The rosters attached to a PDF, each with its pack. */
export async function attachedRosters(pdf: Uint8Array, readPdf: ReadPdf): Promise<Parsed<Attached[]>> {
  if (pdf.length > PDF_BYTES) return refused('This PDF is over 32 MiB; no PDF made by Muster is.');
  const files = await readPdf(pdf);
  if (!files.ok) return files;
  const rosters: Attached[] = [];
  for (const { name, bytes } of files.value) {
    const before = rosters.at(-1);
    // A pack follows its roster; a second one, or one before the first roster, is ignored.
    if (!/\.pack\.json$/i.test(name)) rosters.push({ bytes });
    else if (before) before.pack ??= bytes;
    if (rosters.length > MAX_ROSTERS) break;
  }
  if (rosters.length > MAX_ROSTERS) rosters[MAX_ROSTERS] = { bytes: refused(TOO_MANY) };
  if (rosters.length > 0) return { ok: true, value: rosters };
  return hasEnd(pdf) ? refused(NO_ROSTER) : refused(CUT_OFF, 'damaged');
}
