import { deflateSync, strFromU8, strToU8 } from 'fflate';
import type { Collection } from '@/lib/roster/collection';
import type { Pack } from '@/lib/roster/pack';
import { type Parsed, refused } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import type { Budget } from './budget';
import { inflated } from './inflate';

/** The page that opens a link. */
const LINK_PATH = '/open';

/** How the fragment of a link begins: what is in it, and the version of its form. */
const FORMS = { roster: 'r1.', pack: 'p1.', collection: 'c1.' };

/** Between a roster and the pack that it is built for. */
const BESIDE = '&';

/**
 * A roster as the fragment of a link, "#" left out: its JSON, deflated, in base64 for addresses; behind it the pack
 * that it is built for, in the same way, where there is one.
 */
export const linkFragment = (roster: Roster, pack: Pack | null = null): string =>
  FORMS.roster + packed(roster) + (pack ? BESIDE + FORMS.pack + packed(pack) : '');

function packed(value: unknown): string {
  const bytes = deflateSync(strToU8(JSON.stringify(value)), { level: 9 });
  const base64 = btoa(strFromU8(bytes, true));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** A link to a roster, with its pack if wanted; nothing behind the "#" is sent to a server. */
export const linkTo = (origin: string, roster: Roster, pack: Pack | null = null): string =>
  `${origin}${LINK_PATH}#${linkFragment(roster, pack)}`;

/** A link to a pack, in the same way. */
export const packLink = (origin: string, pack: Pack): string =>
  `${origin}${LINK_PATH}#${FORMS.pack}${packed(pack)}`;

/** A link to a collection, in the same way. */
export const collectionLink = (origin: string, collection: Collection): string =>
  `${origin}${LINK_PATH}#${FORMS.collection}${packed(collection)}`;

/** Is this text a link, or the fragment of one, whatever is in it? */
export const isLink = (text: string): boolean =>
  /^(?:https?:\/\/\S+)?#[rpc]\d+\.\S*$/.test(text.trim()) ||
  Object.values(FORMS).some((form) => text.trim().startsWith(form));

/** Is there a pack in a link, and no roster? */
export const isPackLink = (link: string): boolean => /(?:^|#)p\d+\./.test(link.trim());

/** Is there a collection in a link? */
export const isCollectionLink = (link: string): boolean => /(?:^|#)c\d+\./.test(link.trim());

const partsOf = (link: string): string[] => {
  const text = link.trim();
  return text.slice(text.indexOf('#') + 1).split(BESIDE);
};

/** The text of the roster, pack or collection file within a link or its fragment. */
export const linkedText = (link: string, budget?: Budget): Parsed<string> =>
  textOf(partsOf(link)[0] ?? '', budget);

/** The text of the pack file that a roster's link carries beside it; null where it has none. */
export function packBeside(link: string, budget?: Budget): Parsed<string> | null {
  const pack = partsOf(link)
    .slice(1)
    .find((part) => /^p\d+\./.test(part));
  return pack === undefined ? null : textOf(pack, budget);
}

function textOf(fragment: string, budget?: Budget): Parsed<string> {
  if (!/^[rpc]\d+\./.test(fragment))
    return refused('This link holds no roster; behind its # it must have one.', 'foreign');
  const form = Object.values(FORMS).find((each) => fragment.startsWith(each));
  if (form === undefined)
    return refused(
      'This link was made by a newer version of Muster; load the page again to update it.',
      'newer',
    );
  const deflated = fromBase64(fragment.slice(form.length));
  const bytes = deflated && inflated(deflated, 'deflate', { budget });
  if (!bytes) return refused('This link is cut off or damaged; copy the whole of it.', 'damaged');
  try {
    return { ok: true, value: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return refused('This link is cut off or damaged; copy the whole of it.', 'damaged');
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
