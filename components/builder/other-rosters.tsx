import { useState } from 'react';
import { CheckField } from '@/components/ui/check-field';
import type { Pack } from '@/lib/roster/pack';
import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import { readStoredPack } from '@/lib/storage/packs';
import { useRosters } from '../shell/rosters/use-rosters';
import { useBuilder } from './context';

/** Another roster to print, and the pack it is built for. */
export interface OtherRoster {
  roster: Roster;
  pack: Pack | null;
}

/** Chooses other rosters of this game from the shelf, to print in one document with this one. */
export function OtherRosters({ onChange }: { onChange: (others: readonly OtherRoster[]) => void }) {
  const { id, system } = useBuilder();
  const { rosters = [] } = useRosters();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const others = rosters.filter((stored) => stored.id !== id && stored.roster.system === system.id);
  if (others.length === 0)
    return <p className="text-muted">Other saved rosters of this game can be printed with it.</p>;
  const choose = (other: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(other);
    else next.delete(other);
    setChosen(next);
    const joining = others.filter((stored) => next.has(stored.id));
    onChange(
      joining.flatMap(({ roster, pack }) => {
        const read = parseRoster(roster, system);
        return read.ok ? [{ roster: read.value, pack: readStoredPack(pack, system) }] : [];
      }),
    );
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium text-sm">Other rosters in the same document</legend>
      {others.map((stored) => (
        <CheckField
          key={stored.id}
          label={stored.roster.name || 'No name'}
          description={stored.roster.player}
          checked={chosen.has(stored.id)}
          onChange={(event) => choose(stored.id, event.target.checked)}
        />
      ))}
    </fieldset>
  );
}
