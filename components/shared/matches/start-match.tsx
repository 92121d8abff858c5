import { useRouter } from 'next/navigation';
import { useEffect, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { matchAddress } from '@/components/shared/addresses';
import { FormDialog } from '@/components/shared/form-dialog';
import { useLoaded } from '@/components/shared/loading/use-loaded';
import { nameOf } from '@/components/shared/rosters/stored-roster';
import { rostersOf, useRosters } from '@/components/shared/rosters/use-rosters';
import { Disclosure } from '@/components/ui/disclosure';
import { Segmented } from '@/components/ui/fields/segmented';
import { SelectField } from '@/components/ui/fields/select-field';
import { FormText } from '@/components/ui/form/form-field';
import { forgetKept, keptUnder, useZodForm } from '@/components/ui/form/use-zod-form';
import { useToast } from '@/components/ui/toast';
import { type NewSide, newMatch } from '@/lib/play/match';
import { NAME_LENGTH } from '@/lib/roster/limits';
import type { Pack } from '@/lib/roster/pack/pack';
import { parseRoster } from '@/lib/roster/parse';
import { nameSchema, type Roster, typedSchema } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { newId, storageSentence } from '@/lib/storage/db';
import { writeMatch } from '@/lib/storage/matches';
import { readStoredPack } from '@/lib/storage/packs';
import { ListSource, useListReader } from './list-source';
import { MatchLines, tallyText, useMatches } from './match-lines';
import { useOlder } from './older';

interface StartMatchProps {
  system: AnyGameSystem;
  roster: Roster;
  pack: Pack | null;
  /** Id of the roster in this browser; null for one from a link or a scan. */
  rosterId: string | null;
  /** Whether the roster is the opponent's rather than the player's. */
  isTheirs?: boolean;
  onClose: () => void;
}

const matchForm = z.object({ name: typedSchema(nameSchema) });

/** Starts a match with copies of the rosters, legal or not; lists those that were started from this roster. */
export function StartMatch({ system, roster, pack, rosterId, isTheirs = false, onClose }: StartMatchProps) {
  const router = useRouter();
  const toast = useToast();
  const given: Brought = { kind: 'list', roster, pack, id: rosterId };
  const [mine, setMine] = useState<Brought>(isTheirs ? { kind: 'bare' } : given);
  const [theirs, setTheirs] = useState<Brought>(isTheirs ? given : { kind: 'bare' });
  const kept = `play ${system.id} ${rosterId ?? nameOf(roster)}`;
  const form = useZodForm(matchForm, { name: '' }, keptUnder(kept));
  const [readings, setReadings] = useState(0);
  const onReading = (isReading: boolean) => setReadings((count) => count + (isReading ? 1 : -1));
  const model = useLoaded(system.play);
  const standard = [mine, theirs]
    .flatMap((side) => (side.kind === 'list' ? [nameOf(side.roster)] : []))
    .join(' – ');
  const start = async ({ name }: { name: string }) => {
    const own = sideOf(mine, 'You', true, system);
    const other = theirs.kind === 'absent' ? null : sideOf(theirs, 'Opponent', false, system);
    const isSame = own.name === other?.name;
    const sides = [
      own,
      ...(other ? [isSame ? { ...other, name: `${own.name.slice(0, 100)} (opponent)` } : other] : []),
    ];
    const match = newMatch(
      { id: newId(), name: name || standard.slice(0, NAME_LENGTH), at: Date.now() },
      sides,
      system,
    );
    await writeMatch(match, { roster: mine.kind === 'list' ? mine.id : null }).catch((error) =>
      toast({ message: `The match is only in this tab. ${storageSentence(error)}` }),
    );
    forgetKept(kept);
    router.push(matchAddress(match.id));
  };
  return (
    <FormDialog
      title="Play"
      description="A match has copies of the lists: editing a roster later does not change it."
      verb="Start the match"
      isWaiting={readings > 0}
      {...{ form, kept, onClose }}
      onSubmit={start}
    >
      {rosterId !== null && <RosterMatches id={rosterId} />}
      <SideChoice
        label="Your list"
        system={system}
        value={mine}
        onChange={setMine}
        onReading={onReading}
        other={theirs}
        startsWithSaved={isTheirs}
      />
      <SideChoice
        label="The opponent’s list"
        system={system}
        value={theirs}
        onChange={setTheirs}
        onReading={onReading}
        other={mine}
        canBeAbsent
      />
      <FormText
        control={form.control}
        name="name"
        label="Name of the match"
        placeholder={standard}
        maxLength={NAME_LENGTH}
      />
      {model?.agree && <p className="text-muted text-sm">{model.agree}</p>}
    </FormDialog>
  );
}

function sideOf(brought: Brought, name: string, mine: boolean, system: AnyGameSystem): NewSide {
  if (brought.kind !== 'list') {
    const roster = {
      muster: 1 as const,
      system: system.id,
      name: '',
      player: '',
      notes: '',
      force: system.emptyForce(),
    };
    return { name, mine, roster, pack: null };
  }
  const { roster, pack } = brought;
  return { name: roster.player.trim() || nameOf(roster), mine, roster, pack };
}

/** The matches that were started from a roster: how many were won, drawn and lost, and each as a line. */
export function RosterMatches({ id }: { id: string }) {
  const all = useMatches();
  const matches = useMemo(() => all?.filter(({ roster }) => roster === id), [all, id]);
  const older = useOlder(matches);
  if (!matches || matches.length === 0) return null;
  return (
    <Disclosure title="Matches" aside={tallyText(matches)}>
      <MatchLines matches={matches} older={older} />
    </Disclosure>
  );
}

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
