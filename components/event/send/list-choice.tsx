import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { ListSource, useListReader } from '@/components/shared/matches/list-source';
import { packStore } from '@/components/shared/packs/stored-packs';
import { nameOf } from '@/components/shared/rosters/stored-roster';
import { useNewForce } from '@/components/shared/rosters/use-new-force';
import { rostersOf, useRosters } from '@/components/shared/rosters/use-rosters';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/fields/select-field';
import { useZodForm } from '@/components/ui/form/use-zod-form';
import { AlertText } from '@/components/ui/notes';
import type { Settings } from '@/lib/events/event';
import type { Pack } from '@/lib/roster/pack/pack';
import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { isRefused, NOT_LEGAL } from './checked-list';

/** A list to send: a roster, and its id if it is one of those saved in this browser. */
export interface ChosenList {
  roster: Roster;
  id: string | null;
}

interface ListInput {
  /** The list to send; null until one is chosen. */
  list: ChosenList | null;
}

/** A form for a list that is sent to an event, which may accept legal lists only; and the list that is chosen in it. */
export function useListForm(
  system: AnyGameSystem,
  settings: Pick<Settings, 'pack' | 'illegal'>,
  list: ChosenList | null = null,
) {
  const schema = useMemo(
    () =>
      z.object({
        list: z
          .custom<ChosenList>((list) => list !== null, 'Choose a list first.')
          .check(z.refine((list) => list === null || !isRefused(list.roster, system, settings), NOT_LEGAL)),
      }) as unknown as z.ZodMiniType<{ list: ChosenList }, ListInput>,
    [system, settings],
  );
  const form = useZodForm(schema, { list });
  return { form, chosen: useWatch({ control: form.control, name: 'list' }) };
}

interface ListChoiceProps {
  system: AnyGameSystem;
  /** The pack of the event. */
  pack: Pack | null;
  value: ChosenList | null;
  onChange: (value: ChosenList) => void;
  error: string | undefined;
  /** Called when reading a list begins and when it ends. */
  onReading: (isReading: boolean) => void;
  /** What is said about the chosen list. */
  children?: ReactNode;
}

const OTHER = 'other';
const NONE = '';

/** Chooses a list of a game: a saved roster, or one from a file, a PDF, a picture of its code, a link or text. */
export function ListChoice(props: ListChoiceProps) {
  const { system, pack, value, onChange, error, onReading, children } = props;
  const { rosters } = useRosters();
  const isUntouched = useRef(true);
  const reader = useListReader({
    system,
    onList: ({ roster }) => onChange({ roster, id: null }),
    onReading: (next) => {
      isUntouched.current = false;
      onReading(next);
    },
  });
  const file = useRef<HTMLInputElement>(null);
  const saved = rostersOf(rosters ?? [], system.id);
  const pick = (id: string) => {
    const stored = saved.find((each) => each.id === id);
    const read = stored && parseRoster(stored.roster, system);
    if (!read) return;
    reader.setFaults(read.ok ? [] : read.faults);
    if (read.ok) onChange({ roster: read.value, id });
  };
  useEffect(() => {
    // The roster that was changed last is the likely one.
    if (!isUntouched.current || value !== null || !saved[0]) return;
    isUntouched.current = false;
    pick(saved[0].id);
  });
  return (
    <>
      <div className="grid gap-3">
        {(saved.length > 0 || value !== null) && (
          <SelectField
            label="Roster"
            hint={value?.id === null ? undefined : `Your rosters of ${system.name} in this browser.`}
            value={value === null ? NONE : (value.id ?? OTHER)}
            onChange={({ target }) => pick(target.value)}
          >
            {value === null && <option value={NONE}>Choose a roster</option>}
            {value?.id === null && <option value={OTHER}>{nameOf(value.roster)}</option>}
            {saved.map(({ id, roster }) => (
              <option key={id} value={id}>
                {nameOf(roster)}
              </option>
            ))}
          </SelectField>
        )}
        {rosters !== undefined && saved.length === 0 && value === null && (
          <div className="grid justify-items-start gap-2">
            <p>
              No roster of {system.name} is saved in this browser. Build one for this event, then send it.
            </p>
            <BuildRosterButton system={system} pack={pack} />
          </div>
        )}
        <ListSource reader={reader} label="List" file={file} />
      </div>
      {children}
      <AlertText>{error}</AlertText>
    </>
  );
}

interface BuildRosterButtonProps {
  system: AnyGameSystem;
  /** The pack of the event, which is then among the packs of this browser. */
  pack: Pack | null;
}

/** Opens the builder with a new roster for an event. */
export function BuildRosterButton({ system, pack }: BuildRosterButtonProps) {
  const newForce = useNewForce();
  const build = async () => {
    if (pack) await packStore.savingOnce()(pack);
    await newForce(system, pack);
  };
  return (
    <Button onClick={() => void build()}>
      <Plus aria-hidden size={16} /> Build a roster
    </Button>
  );
}
