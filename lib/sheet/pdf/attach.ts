import { strToU8, zlibSync } from 'fflate';
import { fileName, packFileText, rosterFileText } from '@/lib/roster/file';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Roster } from '@/lib/roster/roster';
import { found, type PdfObject, pdfText, trailerOf, withObjects } from './update';

/** A file attached to a PDF. */
export interface Attachment {
  /** Its file name, as viewers list it. */
  name: string;
  bytes: Uint8Array;
  /** Whether it is the pack of the roster before it. */
  isPack?: true;
}

/** Returns a roster as the file attached to its PDF. */
export const carried = (roster: Roster): Attachment => ({
  name: fileName(roster.name, 'json'),
  bytes: strToU8(rosterFileText(roster)),
});

/** Returns a roster, and its pack if it has one, as the files attached to its PDF. */
export const carriedFor = (roster: Roster, pack: Pack | null): Attachment[] => [
  carried(roster),
  ...(pack
    ? [
        {
          name: fileName(pack.name, 'pack.json', 'pack'),
          bytes: strToU8(packFileText(pack)),
          isPack: true as const,
        },
      ]
    : []),
];

/** The media type that identifies a roster attached to a PDF. */
const ROSTER_TYPE = 'application/vnd.muster';

/** The media type as a PDF name, with the slash escaped. */
const ROSTER_TYPE_NAME = `/${ROSTER_TYPE.replace('/', '#2F')}`;

/** The same for a pack. */
const PACK_TYPE_NAME = `${ROSTER_TYPE_NAME}.pack`;

/**
 * Attaches rosters and packs to a PDF (ISO 32000-1, 7.11.4).
 * @param pdf one that `renderPdf` makes, with a name dictionary
 */
export function withAttachments(
  pdf: Uint8Array<ArrayBuffer>,
  attachments: readonly Attachment[],
): Uint8Array<ArrayBuffer> {
  if (attachments.length === 0) return pdf;
  const text = pdfText(pdf);
  const size = Number(found(trailerOf(text), /\/Size (\d+)/));
  const files = attachments.flatMap(({ name, bytes, isPack }, index): PdfObject[] => {
    const file = size + 2 * index;
    const type = isPack ? PACK_TYPE_NAME : ROSTER_TYPE_NAME;
    const packed = zlibSync(bytes, { level: 9 });
    const encodedName = utf16(name);
    return [
      {
        number: file,
        content: [
          `<< /Type /EmbeddedFile /Subtype ${type} /Filter /FlateDecode /Params << /Size ${bytes.length} >> `,
          `/Length ${packed.length} >>\nstream\n`,
          packed,
          '\nendstream',
        ],
      },
      {
        number: file + 1,
        content: [
          `<< /Type /Filespec /F ${encodedName} /UF ${encodedName} /EF << /F ${file} 0 R /UF ${file} 0 R >> >>`,
        ],
      },
    ];
  });
  const names = attachments.map((_, index) => {
    return `(${String(index + 1).padStart(4, '0')}) ${size + 2 * index + 1} 0 R`;
  });
  const dictionary = {
    number: Number(found(text.slice(text.lastIndexOf('/Type /Catalog')), /\/Names (\d+) 0 R/)),
    content: [`<< /EmbeddedFiles << /Names [${names.join(' ')}] >> >>`],
  };
  return withObjects(pdf, [...files, dictionary], size + files.length);
}

/** Returns a text string of a PDF, in hexadecimal UTF-16 with its byte order mark. */
const utf16 = (text: string): string =>
  `<FEFF${Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0')).join('')}>`;
