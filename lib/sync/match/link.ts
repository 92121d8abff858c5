import { type Parsed, refused } from '@/lib/roster/report';
import { KEY_PREFIX, keyText, readKey } from '../key';
import type { Who } from './who';

/** Begins the fragment of a link to a shared match, with the version of its format. */
const PREFIX = 'm1.';

/** The key of a shared match, and what whoever opens the link may mark. */
export interface MatchKey {
  key: Uint8Array;
  who: Who;
}

/** Returns the fragment of a link to a shared match: its key, then what may be marked. */
export const matchKeyText = (key: Uint8Array, who: Who): string =>
  `${PREFIX}${keyText(key).slice(KEY_PREFIX.length)}.${typeof who === 'string' ? who : `side-${who.side}`}`;

/** Reads the fragment of a link to a shared match. */
export function readMatchKey(hash: string): Parsed<MatchKey> {
  const [, version, body = '', who = ''] = /^#?m(\d+)\.([\w-]*)\.?(.*)$/.exec(hash) ?? [];
  const read = readKey(`s${version}.${body}`);
  if (!read.ok) return read;
  if (who === 'both' || who === 'look') return { ok: true, value: { key: read.value, who } };
  const [, side] = /^side-([a-z][a-z0-9-]{0,19})$/.exec(who) ?? [];
  return side === undefined
    ? refused('This link is incomplete or damaged. Copy the whole link.', 'damaged')
    : { ok: true, value: { key: read.value, who: { side } } };
}
