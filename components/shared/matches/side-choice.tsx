import { useEffect, useRef } from 'react';
import { nameOf } from '@/components/shared/rosters/stored-roster';
import { rostersOf, useRosters } from '@/components/shared/rosters/use-rosters';
import { Segmented } from '@/components/ui/fields/segmented';
import { SelectField } from '@/components/ui/fields/select-field';
import type { Pack } from '@/lib/roster/pack/pack';
import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { readStoredPack } from '@/lib/storage/packs';
import { ListSource, useListReader } from './list-source';

/** What a side brings: a list, trackers alone, or nothing, so that it has no side. */
export type Brought =
  | { kind: 'list'; roster: Roster; pack: Pack | null; id: string | null }
  | { kind: 'bare' }
  | { kind: 'absent' };

interface SideChoiceProps {
  label: string;
  system: AnyGameSystem;
  value: Brought;
  onChange: (value: Brought) => void;
  /** Called when reading a list begins and when it ends. */
  onReading: (isReading: boolean) => void;
  /** What the other side brings: another list is chosen first. */
  other: Brought;
  /** Whether the match can do without this side. */
  canBeAbsent?: boolean;
  /** Whether it starts with the roster that was changed last, where there is one. */
  startsWithSaved?: boolean;
}

const OTHER = 'other';

/** Chooses the list of a side: a saved roster, one from a file, a picture of its code, a link or text, or none. */
export function SideChoice(props: SideChoiceProps) {
  const {
    label,
    system,
    value,
    onChange,
    onReading,
    other,
    canBeAbsent = false,
    startsWithSaved = false,
  } = props;
  const { rosters } = useRosters();
  const reader = useListReader({
    system,
    onList: (read) => onChange({ kind: 'list', ...read, id: null }),
    onReading,
  });
  const file = useRef<HTMLInputElement>(null);
  const saved = rostersOf(rosters ?? [], system.id);
  const list = value.kind === 'list' ? value : null;
  const lastList = useRef(list);
  if (list) lastList.current = list;
  const kinds = [
    { value: 'list' as const, label: 'A list' },
    { value: 'bare' as const, label: 'Without a list' },
    ...(canBeAbsent ? [{ value: 'absent' as const, label: 'Not marked' }] : []),
  ];
  const pick = (id: string) => {
    const stored = saved.find((each) => each.id === id);
    const read = stored && parseRoster(stored.roster, system);
    if (!read) return;
    reader.setFaults(read.ok ? [] : read.faults);
    if (read.ok)
      onChange({ kind: 'list', roster: read.value, pack: readStoredPack(stored.pack, system), id });
  };
  const taken = other.kind === 'list' ? other.id : null;
  const first = saved.find(({ id }) => id !== taken) ?? saved[0];
  // Whether the first saved roster is chosen once they are read.
  const awaitsSaved = useRef(startsWithSaved);
  useEffect(() => {
    if (!awaitsSaved.current || !first) return;
    awaitsSaved.current = false;
    pick(first.id);
  });
  const choose = (kind: Brought['kind']) => {
    awaitsSaved.current = kind === 'list' && !rosters;
    reader.setFaults([]);
    if (kind !== 'list') onChange({ kind });
    else if (lastList.current) onChange(lastList.current);
    else if (first) pick(first.id);
    else if (rosters) file.current?.click();
  };
  return (
    <div className="grid gap-2">
      <Segmented
        label={label}
        value={value.kind}
        options={kinds}
        hint={`Choose “Without a list” to mark only a score and other trackers for the side.${
          canBeAbsent ? ' Choose “Not marked” to leave the side out of the match.' : ''
        }`}
        onChange={choose}
      />
      {list && (
        <SelectField
          label={`${label}: which`}
          hideLabel
          value={list.id ?? OTHER}
          onChange={({ target }) => pick(target.value)}
        >
          {list.id === null && <option value={OTHER}>{nameOf(list.roster)}</option>}
          {saved.map(({ id, roster }) => (
            <option key={id} value={id}>
              {nameOf(roster)}
            </option>
          ))}
        </SelectField>
      )}
      <ListSource reader={reader} label={label} file={file} size="sm" isHidden={value.kind === 'absent'} />
    </div>
  );
}
