import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { FaultList } from '@/components/shell/fault-list';
import { fileOfText } from '@/components/shell/import/files-of';
import { useListReader } from '@/components/shell/matches/use-list-reader';
import { PasteDialog } from '@/components/shell/paste-dialog';
import { nameOf } from '@/components/shell/rosters/actions';
import { rostersOf, useRosters } from '@/components/shell/rosters/use-rosters';
import { Button } from '@/components/ui/button';
import { FileInput } from '@/components/ui/file-input';
import { SelectField } from '@/components/ui/select-field';
import type { Pack } from '@/lib/roster/pack';
import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { BuildRosterButton } from './build-roster-button';

/** A list to send: a roster, and its id if it is one of those saved in this browser. */
export interface ChosenList {
  roster: Roster;
  id: string | null;
}

interface ListChoiceProps {
  system: AnyGameSystem;
  /** The pack of the event. */
  pack: Pack | null;
  value: ChosenList | null;
  onChange: (value: ChosenList) => void;
  /** Called when reading a list begins and when it ends. */
  onReading: (isReading: boolean) => void;
}

const OTHER = 'other';
const NONE = '';

/** Chooses a list of a game: a saved roster, or one from a file, a PDF, a picture of its code, a link or text. */
export function ListChoice({ system, pack, value, onChange, onReading }: ListChoiceProps) {
  const { rosters } = useRosters();
  const isUntouched = useRef(true);
  const { faults, setFaults, isReading, take } = useListReader({
    system,
    onList: ({ roster }) => onChange({ roster, id: null }),
    onReading: (next) => {
      isUntouched.current = false;
      onReading(next);
    },
  });
  const [isPasting, setPasting] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const saved = rostersOf(rosters ?? [], system.id);
  const pick = (id: string) => {
    const stored = saved.find((each) => each.id === id);
    const read = stored && parseRoster(stored.roster, system);
    if (!read) return;
    setFaults(read.ok ? [] : read.faults);
    if (read.ok) onChange({ roster: read.value, id });
  };
  useEffect(() => {
    // The roster that was changed last is the likely one.
    if (!isUntouched.current || value !== null || !saved[0]) return;
    isUntouched.current = false;
    pick(saved[0].id);
  });
  return (
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
          <p>No roster of {system.name} is saved in this browser. Build one for this event, then send it.</p>
          <BuildRosterButton system={system} pack={pack} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button busy={isReading} onClick={() => file.current?.click()}>
          From a file or picture
        </Button>
        <Button onClick={() => setPasting(true)}>From a link or text</Button>
      </div>
      {faults.length > 0 && (
        <div role="alert">
          <FaultList faults={faults} />
        </div>
      )}
      <FileInput
        ref={file}
        accept=".json,.pdf,.txt,application/json,application/pdf,text/plain,image/*"
        aria-label="File with a list"
        onFiles={([chosen]) => chosen && void take(chosen).then(setFaults)}
      />
      {/* Outside the form around this: browsers stop the submit event of a form within a form. */}
      {isPasting &&
        createPortal(
          <PasteDialog
            title="List from a link or text"
            verb="Use it"
            label="Roster or link"
            hint="A link to a roster, or the text of a roster file."
            rows={6}
            take={(text) => take(fileOfText(text))}
            onClose={() => setPasting(false)}
          />,
          file.current?.closest('dialog') ?? document.body,
        )}
    </div>
  );
}
