import { type ReactNode, useState } from 'react';
import { SeverityMark } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { fileName } from '@/lib/roster/file';
import type { Report } from '@/lib/roster/report';
import type { AnyGameSystem } from '@/lib/roster/system';
import { verdictAlone } from '@/lib/roster/verdict';
import { VERSION } from '@/lib/roster/version';
import type { StoredError, StoredRoster } from '@/lib/storage/db';
import { rawText } from '@/lib/storage/json';
import { storedPackName } from '@/lib/storage/kinds';
import { updateStored } from '@/lib/storage/rosters';
import { saveFile } from '../shared/import/files';
import { errorsToStore } from '../shared/rosters/checked-roster';
import { saveRosterFile } from '../shared/rosters/roster-file';
import type { Conflict } from './autosave';
import { useAutosaveState, useBuilder, useBuilderState } from './context';

/** Notices about the roster's storage, pack and verdict, above everything else. */
export function BuilderNotices({ stored }: { stored: StoredRoster }) {
  return (
    <>
      <NotSaved />
      <TooLarge />
      <ConflictNotice />
      <UnreadPack />
      <Binned stored={stored} />
      <VerdictChanged stored={stored} />
    </>
  );
}

function Notice({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <div className="my-4 flex flex-wrap items-center gap-3 border-warning border-y py-2">
      <div className="min-w-0 flex-1 basis-60">{children}</div>
      {actions}
    </div>
  );
}

/** Says that the roster could not be saved, and offers a file instead. */
function NotSaved() {
  const { status } = useAutosaveState();
  const { store } = useBuilder();
  return (
    <div role="alert">
      {status.kind === 'failed' && (
        <Notice
          actions={<Button onClick={() => saveRosterFile(store.state().roster)}>Save to a file</Button>}
        >
          <p>
            <SeverityMark severity="warning">Not saved.</SeverityMark> {status.sentence} You can keep working
            in this tab, but save to a file before you close it.
          </p>
        </Notice>
      )}
    </div>
  );
}

/** Says that the last edit was not made, because the roster would be too large. */
function TooLarge() {
  const refused = useBuilderState((state) => state.refused);
  return (
    <div role="alert">
      {refused && (
        <Notice actions={null}>
          <p>
            <SeverityMark severity="warning">Not changed.</SeverityMark> With this change the roster would be
            over 256 KiB; a roster may have at most that. Shorten or remove something first.
          </p>
        </Notice>
      )}
    </div>
  );
}

/** Says that another tab changed the roster too, and where the other version is. */
function ConflictNotice() {
  const { conflict } = useAutosaveState();
  const [seen, setSeen] = useState<Conflict | null>(null);
  return (
    <div role="alert">
      {conflict !== null && conflict !== seen && (
        <Notice actions={<Button onClick={() => setSeen(conflict)}>OK</Button>}>
          <p>
            <SeverityMark severity="warning">Two versions.</SeverityMark> Another tab changed this roster at
            the same time.{' '}
            {conflict.stays === 'this'
              ? `This version stays here; the other is saved in your rosters as “${conflict.name}”.`
              : `The version from the other tab is shown here. If yours was different, it is saved in your rosters as “… (other tab)”.`}
          </p>
        </Notice>
      )}
    </div>
  );
}

/** Says that the roster's pack cannot be read, what it is checked against, and what to do. */
function UnreadPack() {
  const unread = useBuilderState((state) => state.unread);
  if (unread === null) return null;
  const name = storedPackName(unread);
  const save = () => saveFile(fileName(name, 'pack.json', 'pack'), rawText(unread), 'application/json');
  return (
    <Notice actions={<Button onClick={save}>Save the pack to a file</Button>}>
      <p>
        <SeverityMark severity="warning">Checked without its pack.</SeverityMark> This force was built for{' '}
        {name ? <bdi>“{name}”</bdi> : 'a pack'}, which this version of Muster ({VERSION}) cannot read, so only
        the rules of the game are checked. The pack stays in the roster. Ask for the pack file again and
        choose it under “Pack”; if a newer version of Muster made it, reload this page.
      </p>
    </Notice>
  );
}

function Binned({ stored }: { stored: StoredRoster }) {
  const [restored, setRestored] = useState(false);
  if (stored.binned === null || restored) return null;
  const restore = async () => {
    await updateStored(stored.id, () => ({ binned: null })).catch(() => undefined);
    setRestored(true);
  };
  return (
    <Notice actions={<Button onClick={() => void restore()}>Restore</Button>}>
      <p>
        <SeverityMark severity="warning">In the bin.</SeverityMark> This roster will be permanently deleted 30
        days after it was moved to the bin.
      </p>
    </Notice>
  );
}

/** Says that the verdict differs from the one that an earlier version of the app gave. */
function VerdictChanged({ stored }: { stored: StoredRoster }) {
  const { store, system } = useBuilder();
  const [change, setChange] = useState(() => verdictChange(stored, store.state().report, system, VERSION));
  if (change === null) return null;
  return (
    <Notice actions={<Button onClick={() => setChange(null)}>OK</Button>}>
      <p>
        <SeverityMark severity="warning">Checked by a newer version.</SeverityMark> Muster{' '}
        {change.version || '0.1'} said “{change.before}”; this version ({VERSION}) says “{change.after}”.
      </p>
      <ul className="list-disc pl-6 text-sm">
        {change.appeared.map(({ rule, message }) => (
          <li key={`new ${rule} ${message}`}>New problem: {message}</li>
        ))}
        {change.gone.map(({ rule, message }) => (
          <li key={`gone ${rule} ${message}`}>No longer a problem: {message}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** How the verdict on a roster differs from the one of an earlier version of the app. */
interface VerdictChange {
  /** The version that checked it last; "" if unknown. */
  version: string;
  /** The verdicts before and now. */
  before: string;
  after: string;
  appeared: StoredError[];
  gone: StoredError[];
}

/** Returns what an update changed in a stored roster's verdict; null if this version checked it, or nothing changed. */
export function verdictChange(
  stored: Pick<StoredRoster, 'legal' | 'checked'>,
  report: Report,
  system: AnyGameSystem,
  version: string,
): VerdictChange | null {
  const { checked, legal } = stored;
  if (checked.version === version) return null;
  const errors = errorsToStore(report, system);
  const known = checked.version !== '';
  const appeared = known ? missingFrom(checked.errors, errors) : legal ? errors : [];
  const gone = missingFrom(errors, checked.errors);
  const said = verdictAlone({ legal, unknown: checked.unknown ?? 0 });
  const says = verdictAlone(report);
  if (said === says && appeared.length === 0 && gone.length === 0) return null;
  return { version: checked.version, before: said, after: says, appeared, gone };
}

/** Returns the errors that a list lacks. A changed message alone does not count: per rule, at most the surplus. */
function missingFrom(list: readonly StoredError[], errors: readonly StoredError[]): StoredError[] {
  const rules = [...new Set(errors.map(({ rule }) => rule))];
  return rules.flatMap((rule) => {
    const own = errors.filter((each) => each.rule === rule);
    const others = list.filter((each) => each.rule === rule);
    const isMissing = ({ message }: StoredError) => others.every((other) => other.message !== message);
    return own.filter(isMissing).slice(0, Math.max(0, own.length - others.length));
  });
}
