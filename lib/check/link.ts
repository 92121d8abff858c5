import { deflateSync, strFromU8, strToU8 } from 'fflate';
import type { Parsed } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { inflated } from './inflate';
import { refused } from './json';

/** The page that opens a link. */
export const LINK_PATH = '/open';

/** How the fragment of a link begins: the version of its form. */
const FORM = 'r1.';

/** A roster as the fragment of a link, "#" left out: its JSON, deflated, in base64 for addresses. */
export function linkFragment(roster: Roster): string {
  const packed = deflateSync(strToU8(JSON.stringify(roster)), { level: 9 });
  const base64 = btoa(strFromU8(packed, true));
  return FORM + base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** A link to a roster; nothing behind the "#" is sent to a server. */
export const linkTo = (origin: string, roster: Roster): string =>
  `${origin}${LINK_PATH}#${linkFragment(roster)}`;

/** Is this text a link, or the fragment of one, whatever is in it? */
export const isLink = (text: string): boolean =>
  /^(?:https?:\/\/\S+)?#r\d+\.\S*$/.test(text.trim()) || text.trim().startsWith(FORM);

/** The text of the roster file within a link or its fragment. */
export function linkedText(link: string): Parsed<string> {
  const text = link.trim();
  const fragment = text.slice(text.indexOf('#') + 1);
  const version = /^r(\d+)\./.exec(fragment)?.[1];
  if (version === undefined) return refused('This link holds no roster; behind its # it must have one.');
  if (!fragment.startsWith(FORM))
    return refused('This link was made by a newer version of Muster; load the page again to update it.');
  const packed = fromBase64(fragment.slice(FORM.length));
  const bytes = packed && inflated(packed, 'deflate');
  if (!bytes) return refused('This link is cut off or damaged; copy the whole of it.');
  try {
    return { ok: true, value: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return refused('This link is cut off or damaged; copy the whole of it.');
  }
}

function fromBase64(text: string): Uint8Array | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    return strToU8(atob(text.replaceAll('-', '+').replaceAll('_', '/')), true);
  } catch {
    return null;
  }
}
