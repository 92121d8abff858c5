import { strToU8, zlibSync } from 'fflate';
import { concatBytes, fileName, packFileText, rosterFileText } from '@/lib/roster/file';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Roster } from '@/lib/roster/roster';

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
 * Attaches rosters and packs to a PDF in an incremental update (ISO 32000-1, 7.5.6 and 7.11.4); the existing bytes
 * stay as they are. The PDF must be one that `renderPdf` makes, with a cross-reference table and a name dictionary.
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
    const encodedName = utf16(name);
    object(
      file + 1,
      `<< /Type /Filespec /F ${encodedName} /UF ${encodedName} /EF << /F ${file} 0 R /UF ${file} 0 R >> >>`,
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

/** Returns a text string of a PDF, in hexadecimal UTF-16 with its byte order mark. */
const utf16 = (text: string): string =>
  `<FEFF${Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0')).join('')}>`;
