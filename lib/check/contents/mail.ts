import { type Parsed, refused } from '@/lib/roster/report';
import { withoutHidden } from '@/lib/roster/text/visible';

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

const ANCHOR = /^<a\s(?:[^<>]*\s)?href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const BREAKS = /^<\/?(?:p|div|br|tr|li|ul|ol|table|h\d|blockquote|pre|body|html)\b/i;
const SILENT = /<(style|script|head)\b[^<>]*>[^<]*<\/\1\s*>/gi;
const ENTITY = /&(?:amp|lt|gt|quot|apos|nbsp|#\d{1,7}|#x[\da-f]{1,6});/gi;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Whether a text is HTML with a link in it, as mail programs save and copy it. */
export const isHtml = (text: string): boolean => /<a\s[^<>]*href\s*=/i.test(text);

/**
 * HTML as plain text, with the address of each link before its words. Words that repeat or shorten the address are left
 * out, so that a link is found once.
 */
export function textOfHtml(html: string): string {
  let text = '';
  let inLink = false;
  for (const [part] of html.replace(SILENT, '').matchAll(/<[^<>]*>|[^<]+|</g)) {
    if (part.length < 2 || !part.startsWith('<')) {
      const words = decoded(part);
      if (!inLink || !/:\/\/|[rp]1\./.test(words)) text += words;
      continue;
    }
    const [anchor, ...hrefs] = ANCHOR.exec(part) ?? [];
    if (anchor) {
      text += ` ${decoded(hrefs.find((href) => href !== undefined) ?? '')} `;
      inLink = true;
    } else if (/^<\/a\b/i.test(part)) inLink = false;
    else if (!inLink && BREAKS.test(part)) text += '\n';
  }
  return text;
}

const decoded = (text: string): string =>
  text.replace(ENTITY, (entity) => {
    const name = entity.slice(1, -1).toLowerCase();
    if (!name.startsWith('#')) return NAMED[name] ?? entity;
    const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
