import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { NotFoundPage } from '@/components/frame/not-found-page';
import { matchAddress } from '@/components/shared/addresses';
import { parseMatch } from '@/lib/play/parse-match';
import { type Parsed, refused } from '@/lib/roster/report';
import { newId, storageSentence } from '@/lib/storage/db';
import { findMatch, writeMatch } from '@/lib/storage/matches';
import { beginSharedMatch, matchWithKey } from '@/lib/storage/shared-match';
import { keysOf } from '@/lib/sync/key';
import { readShared } from '@/lib/sync/match/exchange';
import { readMatchKey } from '@/lib/sync/match/link';
import type { Who } from '@/lib/sync/match/who';
import { SyncProblem } from '@/lib/sync/transport';
import { loadSystem } from '@/lib/systems/registry';
import { transportOf } from '../devices/transport';
import { LoadingMatch } from './loading-match';
import { spaceOfMatch } from './share-phones';

/** Joins the shared match of a link, and opens it. */
export function JoinMatch({ fragment }: { fragment: string }) {
  const router = useRouter();
  const [fault, setFault] = useState('');
  useEffect(() => {
    let current = true;
    join(fragment).then(
      (joined) => {
        if (!current) return;
        if (joined.ok) router.replace(matchAddress(joined.value));
        else setFault(joined.faults[0]?.message ?? '');
      },
      (error) => current && setFault(sentenceOf(error)),
    );
    return () => {
      current = false;
    };
  }, [fragment, router]);
  return fault === '' ? <LoadingMatch /> : <NotFoundPage noun="match" list="/play" sentence={fault} />;
}

const GONE =
  'Nothing is shared under this link any more: the match was deleted from the server. Ask for a new link.';

function sentenceOf(error: unknown): string {
  if (!(error instanceof SyncProblem)) return storageSentence(error);
  return error.kind === 'gone' ? GONE : error.message;
}

/** Stores the shared match of a link unless it is here; returns its id in this browser. */
async function join(fragment: string): Promise<Parsed<string>> {
  const read = readMatchKey(fragment);
  if (!read.ok) return read;
  const { key, who } = read.value;
  const here = await matchWithKey(key);
  if (here !== null) return { ok: true, value: here };
  const keys = keysOf(key);
  const shared = await readShared({ keys, transport: transportOf(keys) });
  if (typeof shared !== 'object' || shared === null) return refused(GONE);
  const system = await loadSystem(String((shared as { system?: unknown }).system));
  const model = await system?.play();
  if (!system || !model)
    return refused('This version of Muster does not have the game of this match: reload the page.');
  const parsed = parseMatch(shared, system, model);
  if (!parsed.ok) return parsed;
  const { match } = parsed.value;
  const isHere = (await findMatch(match.id)) !== null;
  const sides = match.sides.map((side) => ({ ...side, mine: isOwn(who, side, match.sides.length) }));
  const joined = { ...match, id: isHere ? newId() : match.id, sides, log: [] };
  await writeMatch(joined);
  await beginSharedMatch(spaceOfMatch(joined.id, key, { base: joined.base, who }));
  return { ok: true, value: joined.id };
}

/** Whether a side is that of the player who joins. */
function isOwn(who: Who, { id, mine }: { id: string; mine: boolean }, count: number): boolean {
  if (typeof who === 'object') return id === who.side;
  return who === 'both' && (count === 1 ? mine : !mine);
}
