'use client';

import { useEffect, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { checkRoster } from '@/lib/roster/check';
import { parseRoster } from '@/lib/roster/parse';
import type { AnyGameSystem } from '@/lib/roster/system';
import type { StoredRoster } from '@/lib/storage/db';
import { readStoredPack } from '@/lib/storage/packs';
import { loadSystem } from '@/lib/systems/registry';
import { CompareView, type Side } from '../shell/compare/compare-view';
import { nameOf } from '../shell/rosters/actions';

interface CompareDialogProps {
  /** Two of one game. */
  rosters: readonly [StoredRoster, StoredRoster];
  onClose: () => void;
}

type Read = { system: AnyGameSystem; sides: readonly [Side, Side] } | { failure: string };

/** Two rosters of the shelf side by side, each under the pack that it is built for. */
export function CompareDialog({ rosters, onClose }: CompareDialogProps) {
  const [read, setRead] = useState<Read | null>(null);
  useEffect(() => {
    let current = true;
    readBoth(rosters)
      .catch((): Read => ({ failure: 'This could not be loaded. Check the connection and try again.' }))
      .then((next) => current && setRead(next));
    return () => {
      current = false;
    };
  }, [rosters]);
  return (
    <Dialog open size="lg" onClose={onClose} title="Compare">
      {read === null ? (
        <p role="status">Comparing …</p>
      ) : 'failure' in read ? (
        <p role="alert">{read.failure}</p>
      ) : (
        <CompareView sides={read.sides} system={read.system} />
      )}
    </Dialog>
  );
}

async function readBoth([one, other]: CompareDialogProps['rosters']): Promise<Read> {
  const system = await loadSystem(one.roster.system);
  const sides = system ? [sideOf(one, system), sideOf(other, system)] : [];
  const [a, b] = sides;
  if (!system || !a || !b)
    return { failure: 'One of them cannot be read by this version; open it in the builder to see why.' };
  return { system, sides: [a, b] };
}

function sideOf({ roster, pack: kept }: StoredRoster, system: AnyGameSystem): Side | null {
  const read = parseRoster(roster, system);
  if (!read.ok) return null;
  const pack = readStoredPack(kept, system);
  return { name: nameOf(roster), roster: read.value, pack, checked: checkRoster(read.value, system, pack) };
}
