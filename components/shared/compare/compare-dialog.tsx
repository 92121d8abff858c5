import { useEffect, useState } from 'react';
import { nameOf } from '@/components/shared/rosters/stored-roster';
import { Dialog } from '@/components/ui/dialog';
import { SelectField } from '@/components/ui/fields/select-field';
import { notLoaded } from '@/components/ui/lazy-part';
import { checkRoster } from '@/lib/roster/check';
import { parseRoster } from '@/lib/roster/parse';
import type { AnyGameSystem } from '@/lib/roster/system';
import { dateText } from '@/lib/roster/text/dates';
import type { StoredRoster } from '@/lib/storage/db';
import { readStoredPack } from '@/lib/storage/packs';
import { loadSystem } from '@/lib/systems/registry';
import { CompareView, type Side } from './compare-view';

/** The parts of a stored or open roster that a comparison needs. */
export type Comparable = Pick<StoredRoster, 'id' | 'roster' | 'pack' | 'changed' | 'binned'>;

interface CompareDialogProps {
  /** One roster, or two of the same game; with one, the dialog asks for the other. */
  chosen: readonly Comparable[];
  /** All rosters, including those in the bin. */
  all: readonly Comparable[];
  onClose: () => void;
}

type Result = { system: AnyGameSystem; sides: readonly [Side, Side] } | { failure: string };

/** Compares a roster with another of its game, each checked against its own pack. */
export function CompareDialog({ chosen: [one, second], all, onClose }: CompareDialogProps) {
  const [chosen, setChosen] = useState(second?.id);
  const others = all
    .filter(({ id, roster, binned }) => !binned && id !== one?.id && roster.system === one?.roster.system)
    .sort((a, b) => b.changed - a.changed);
  const other = others.length === 1 ? others[0] : others.find(({ id }) => id === chosen);
  const [read, setRead] = useState<Result | null>(null);
  useEffect(() => {
    if (!one || !other) return;
    let current = true;
    // The roster changed last comes second, so that the differences read as edits.
    readBoth(one.changed > other.changed ? [other, one] : [one, other])
      .catch((): Result => ({ failure: notLoaded('This', 'try again') }))
      .then((next) => current && setRead(next));
    return () => {
      current = false;
    };
  }, [one, other]);
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title="Compare"
      description={one && <bdi>{nameOf(one.roster)}</bdi>}
    >
      <div className="grid gap-4">
        {others.length === 0 ? (
          <p>There is no other roster of this game.</p>
        ) : (
          <SelectField
            label="Compare with"
            className="max-w-md"
            data-autofocus={other ? undefined : true}
            value={other?.id ?? ''}
            onChange={(event) => setChosen(event.target.value)}
          >
            {!other && <option value="">Choose a roster</option>}
            {others.map(({ id, roster, changed }) => (
              <option key={id} value={id}>
                {[
                  nameOf(roster),
                  ...(Number.isFinite(changed) && changed > 0 ? [dateText(changed, 'moment')] : []),
                ].join(' · ')}
              </option>
            ))}
          </SelectField>
        )}
        {other &&
          (read === null ? (
            <p role="status">Comparing …</p>
          ) : 'failure' in read ? (
            <p role="alert">{read.failure}</p>
          ) : (
            <CompareView sides={read.sides} system={read.system} />
          ))}
      </div>
    </Dialog>
  );
}

async function readBoth([one, other]: readonly [Comparable, Comparable]): Promise<Result> {
  const system = await loadSystem(one.roster.system);
  const sides = system ? [sideOf(one, system), sideOf(other, system)] : [];
  const [a, b] = sides;
  if (!system || !a || !b)
    return { failure: 'One of them cannot be read by this version; open it in the builder to see why.' };
  return { system, sides: [a, b] };
}

function sideOf({ roster, pack: storedPack }: Comparable, system: AnyGameSystem): Side | null {
  const read = parseRoster(roster, system);
  if (!read.ok) return null;
  const pack = readStoredPack(storedPack, system);
  return { name: nameOf(roster), roster: read.value, pack, checked: checkRoster(read.value, system, pack) };
}
