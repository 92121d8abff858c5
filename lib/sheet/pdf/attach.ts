import { strToU8, zlibSync } from 'fflate';
import { concatBytes } from '@/lib/roster/concat-bytes';
import { fileName, packFileText, rosterFileText } from '@/lib/roster/file';
import type { Pack } from '@/lib/roster/pack';
import type { Roster } from '@/lib/roster/roster';

/** A file that a PDF carries along. */
export interface Attachment {
  /** Its file name, as viewers list it. */
  name: string;
  bytes: Uint8Array;
  /** It is the pack that the roster before it is built for. */
  isPack?: true;
}

/** A roster as the file that its PDF carries. */
export const carried = (roster: Roster): Attachment => ({
  name: fileName(roster.name, 'json'),
  bytes: strToU8(rosterFileText(roster)),
});

/** A roster with the pack that it is built for, where it has one, as the files that its PDF carries. */
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

/** The media type by which a roster carried in a PDF is known again. */
export const ROSTER_TYPE = 'application/vnd.muster';

/** The media type as the name of a PDF object: a slash is written by its number. */
export const ROSTER_TYPE_NAME = `/${ROSTER_TYPE.replace('/', '#2F')}`;

/** The same of a pack. */
export const PACK_TYPE_NAME = `${ROSTER_TYPE_NAME}.pack`;

/**
 * A PDF with rosters and packs attached, as an update at its end (ISO 32000-1, 7.5.6 and 7.11.4); what was there stays byte
 * for byte. The PDF must be one that `renderPdf` makes: with a table of objects and a dictionary of names.
 */
export function withAttachments(
  pdf: Uint8Array<ArrayBuffer>,
  attachments: readonly Attachment[],
): Uint8Array<ArrayBuffer> {
  if (attachments.length === 0) return pdf;
  const text = new TextDecoder('latin1').decode(pdf);
  const trailer = text.slice(text.lastIndexOf('trailer'));
  const size = Number(found(trailer, /\/Size (\d+)/));
  const [parts, offsets]: [Uint8Array[], Map<number, number>] = [[pdf], new Map()];
  let length = pdf.length;
  const write = (...pieces: (string | Uint8Array)[]) => {
    for (const piece of pieces) {
      const bytes = typeof piece === 'string' ? strToU8(piece, true) : piece;
      parts.push(bytes);
      length += bytes.length;
    }
  };
  const object = (number: number, ...content: (string | Uint8Array)[]) => {
    offsets.set(number, length);
    write(`${number} 0 obj\n`, ...content, '\nendobj\n');
  };

  const names = attachments.map(({ name, bytes, isPack }, index) => {
    const file = size + 2 * index;
    const packed = zlibSync(bytes, { level: 9 });
    object(
      file,
      `<< /Type /EmbeddedFile /Subtype ${isPack ? PACK_TYPE_NAME : ROSTER_TYPE_NAME} /Filter /FlateDecode `,
      `/Params << /Size ${bytes.length} >> /Length ${packed.length} >>\nstream\n`,
      packed,
      '\nendstream',
    );
    const called = utf16(name);
    object(
      file + 1,
      `<< /Type /Filespec /F ${called} /UF ${called} /EF << /F ${file} 0 R /UF ${file} 0 R >> >>`,
    );
    return `(${String(index + 1).padStart(4, '0')}) ${file + 1} 0 R`;
  });
  const dictionary = Number(found(text.slice(text.lastIndexOf('/Type /Catalog')), /\/Names (\d+) 0 R/));
  object(dictionary, `<< /EmbeddedFiles << /Names [${names.join(' ')}] >> >>`);

  const table = length;
  const entries = [...offsets].map(
    ([number, offset]) => `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`,
  );
  const kept = ['Root', 'Info', 'ID'].map((key) => found(trailer, new RegExp(`(/${key} [^\\n]+)`)));
  write(
    `xref\n${entries.join('')}trailer\n<< /Size ${size + 2 * attachments.length} ${kept.join(' ')} `,
    `/Prev ${found(trailer, /startxref\s+(\d+)/)} >>\nstartxref\n${table}\n%%EOF\n`,
  );
  return concatBytes(parts);
}

function found(text: string, pattern: RegExp): string {
  const value = pattern.exec(text)?.[1];
  if (value === undefined) throw new Error(`The PDF has no ${pattern.source}`);
  return value;
}

/** A text string of a PDF, in hexadecimal UTF-16 with its mark. */
const utf16 = (text: string): string =>
  `<FEFF${Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0')).join('')}>`;
