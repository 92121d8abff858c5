import { deflateSync, strToU8 } from 'fflate';
import type { Match } from '@/lib/play/match';
import type { Collection } from '@/lib/roster/collection/collection';
import { TOO_LARGE } from '@/lib/roster/file';
import type { Pack } from '@/lib/roster/pack/pack';
import { type Parsed, refused } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { fromBase64Url, toBase64Url } from '@/lib/roster/text/base64url';
import { withoutRedirects } from './changed-links';
import type { Budget } from './contents/budget';
import { inflated } from './contents/inflate';
import { LIBRARY_TOO_LARGE } from './json';

/** The path of the page that opens links. */
const LINK_PATH = '/open';

/** Prefixes of a link's fragment: its content, and the version of the format. */
const FORMS = { roster: 'r1.', pack: 'p1.', collection: 'c1.', match: 'g1.' };

/** Separates a roster from the pack that it is built for. */
const SEPARATOR = '&';

/**
 * A roster as the fragment of a link, without the "#": its JSON, deflated, in base64url; followed by the pack that it
 * is built for in the same form, if there is one.
 */
export const linkFragment = (roster: Roster, pack: Pack | null = null): string =>
  FORMS.roster + packed(roster) + (pack ? SEPARATOR + FORMS.pack + packed(pack) : '');

const packed = (value: unknown): string =>
  toBase64Url(deflateSync(strToU8(JSON.stringify(value)), { level: 9 }));

/** A link to a roster, with its pack if given; nothing after the "#" is sent to a server. */
export const linkTo = (origin: string, roster: Roster, pack: Pack | null = null): string =>
  `${origin}${LINK_PATH}#${linkFragment(roster, pack)}`;

/** A link to a pack. */
export const packLink = (origin: string, pack: Pack): string =>
  `${origin}${LINK_PATH}#${FORMS.pack}${packed(pack)}`;

/** A link to a collection. */
export const collectionLink = (origin: string, collection: Collection): string =>
  `${origin}${LINK_PATH}#${FORMS.collection}${packed(collection)}`;

/** A link to a match, which should be without its log: with it, the link would be far too long. */
export const matchLink = (origin: string, match: Match): string =>
  `${origin}${LINK_PATH}#${FORMS.match}${packed(match)}`;

/** Whether a text is a link, or the fragment of one, whatever its content. */
export const isLink = (text: string): boolean =>
  /^(?:https?:\/\/\S+)?#[rpcg]\d+\.\S*$/.test(text.trim()) ||
  Object.values(FORMS).some((form) => text.trim().startsWith(form));

/** Whether a link holds a pack rather than a roster. */
export const isPackLink = (link: string): boolean => /(?:^|#)p\d+\./.test(link.trim());

/** Whether a link holds a collection. */
export const isCollectionLink = (link: string): boolean => /(?:^|#)c\d+\./.test(link.trim());

/** Whether a link holds a match. */
export const isMatchLink = (link: string): boolean => /(?:^|#)g\d+\./.test(link.trim());

/** A fragment without what follows it, such as the full stop of the sentence it stands in. */
const FRAGMENT = /^[rpcg]\d+\.[\w-]*(?:&\w+\.[\w-]*)*/;

/** What a mail program puts into a link where it breaks it over lines: spaces, ">" and the "=" of quoted-printable. */
const BREAKS = /(?:\s|%20|%0[AD]|>|%3E|=)+/gi;

/** The roster, pack, collection or match of a link, and the pack of a roster. */
function partsOf(link: string, budget?: Budget): string[] {
  const text = withoutRedirects(link.trim());
  const fragment = text.slice(text.indexOf('#') + 1);
  const parts = fragmentParts(fragment);
  if (!BREAKS_INSIDE.test(fragment) || parts.every((part) => textOf(part, budget).ok)) return parts;
  const joined = fragmentParts(fragment.replace(BREAKS, ''));
  return joined.every((part) => textOf(part, budget).ok) ? joined : parts;
}

const fragmentParts = (fragment: string): string[] =>
  (FRAGMENT.exec(fragment)?.[0] ?? fragment)
    .split(SEPARATOR)
    .filter((part, at) => at === 0 || /^p\d/.test(part));

const BREAKS_INSIDE = /[\w-](?:\s|%20|%0[AD]|>|%3E|=)+[\w-]/i;

/** Whether the content of a link can be unpacked, with its pack. */
export function isWholeLink(link: string, budget?: Budget): boolean {
  const pack = packInLink(link, budget);
  return linkedText(link, budget).ok && pack?.ok !== false;
}

/** The text of the roster, pack or collection file in a link or its fragment. */
export const linkedText = (link: string, budget?: Budget): Parsed<string> =>
  textOf(partsOf(link, budget)[0] ?? '', budget);

/** The text of the pack file in a roster's link; null if there is none. */
export function packInLink(link: string, budget?: Budget): Parsed<string> | null {
  const pack = partsOf(link, budget)[1];
  return pack === undefined ? null : textOf(pack, budget);
}

function textOf(fragment: string, budget?: Budget): Parsed<string> {
  if (!/^[rpcg]\d+\./.test(fragment))
    return refused('This link contains no roster; one must follow its #.', 'foreign');
  const form = Object.values(FORMS).find((each) => fragment.startsWith(each));
  if (form === undefined)
    return refused(
      'This link was made by a newer version of Muster; reload the page to update Muster.',
      'newer',
    );
  const deflated = fromBase64Url(fragment.slice(form.length));
  const bytes = deflated ? inflated(deflated, 'deflate', { budget }) : 'damaged';
  if (bytes === 'large') return refused(form === FORMS.collection ? LIBRARY_TOO_LARGE : TOO_LARGE);
  if (bytes === 'damaged')
    return refused('This link is incomplete or damaged. Copy the whole link.', 'damaged');
  try {
    return { ok: true, value: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return refused('This link is incomplete or damaged. Copy the whole link.', 'damaged');
  }
}
