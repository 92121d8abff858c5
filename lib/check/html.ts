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
