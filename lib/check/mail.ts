import { withoutHidden } from '@/lib/roster/plain-text';
import { type Parsed, refused } from '@/lib/roster/report';
import { textOfHtml } from './html';

/** Maximum depth of parts in a mail, and bytes of their headers. */
const PARTS_DEPTH = 32;
const HEADER_BYTES = 1024 * 1024;
/** Maximum number of files of a mail. */
const MAX_FILES = 1000;
const TOO_MANY = 'A mail can hold at most 1,000 files; the rest was not read.';
/** Only limits end the reading of a mail: it would come back as it is. */
const UNREAD = 'This mail cannot be read. Save what is attached to it, and add that.';

/** A file attached to a mail; the names of all in one mail differ. */
interface MailFile {
  name: string;
  bytes: Parsed<Uint8Array>;
  isPicture: boolean;
}

/** A mail: what it says, as plain text and as HTML that was made plain, and what is attached. */
interface Mail {
  texts: string[];
  files: MailFile[];
}

const HEADER = /^(?:[A-Za-z][\w-]*:[^\n]*\n(?:[ \t][^\n]*\n)*){2,}/;
const BY_PROGRAM = /^(?:MIME-Version|Content-Type|Message-ID|Received|Return-Path):/im;
const BY_PERSON = /^(?:From|To|Subject|Date):/im;

/** Whether these bytes start like a mail saved as a file: with the fields of its head. */
export function isMail(bytes: Uint8Array): boolean {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 64 * 1024)).replace(/^From [^\n]*\n/, '');
  const [head = ''] = HEADER.exec(start) ?? [];
  return BY_PROGRAM.test(head) && BY_PERSON.test(head);
}

/** Reads a mail: its texts, decoded, and its files. Mails inside it are part of it. */
export async function readMail(bytes: Uint8Array): Promise<Parsed<Mail>> {
  const { default: PostalMime } = await import('postal-mime');
  try {
    const mail = await PostalMime.parse(bytes, {
      maxNestingDepth: PARTS_DEPTH,
      maxHeadersSize: HEADER_BYTES,
    });
    const texts = [mail.text ?? '', textOfHtml(mail.html ?? '')].filter((text) => text.trim() !== '');
    return { ok: true, value: { texts, files: filesOf(mail.attachments) } };
  } catch {
    return refused(UNREAD);
  }
}

interface Attachment {
  filename: string | null;
  mimeType: string;
  content: ArrayBuffer | Uint8Array | string;
}

function filesOf(attachments: readonly Attachment[]): MailFile[] {
  const seen = new Map<string, number>();
  const files = attachments.slice(0, MAX_FILES).map(({ filename, mimeType, content }): MailFile => {
    const given = withoutHidden(filename ?? '') || 'attached file';
    const count = (seen.get(given) ?? 0) + 1;
    seen.set(given, count);
    const value = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
    return {
      name: count === 1 ? given : `${given}#${count}`,
      bytes: { ok: true, value },
      isPicture: /^(?:image|audio|video)\//i.test(mimeType),
    };
  });
  if (attachments.length > MAX_FILES)
    files.push({ name: 'further files', bytes: refused(TOO_MANY), isPicture: false });
  return files;
}
