import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FixView } from '@/components/shared/fixes/fix-view';
import { CopyField } from '@/components/shared/share/copy-field';
import { SheetView } from '@/components/shared/sheet/sheet-view';
import { SeverityMark } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { lazyComponent } from '@/components/ui/lazy-part';
import { verdictMarks } from '@/components/ui/verdict-mark';
import type { CheckResult, ResultFix } from '@/lib/check/answer';
import { answerText, rowVerdict } from '@/lib/check/result-text';
import { checkRoster } from '@/lib/roster/check';
import { shownFingerprint } from '@/lib/roster/fingerprint/text';
import type { Pack } from '@/lib/roster/pack/pack';
import type { AnyGameSystem } from '@/lib/roster/system';
import { verdictKind } from '@/lib/roster/verdict';
import type { Sheet } from '@/lib/sheet/sheet';
import { loadSystem } from '@/lib/systems/registry';
import { UnreadFile } from '../shared/import/unread-file';
import { SaveCopyButton } from '../shared/rosters/roster-buttons';
import { ProblemLines } from '../shared/rules/problem-lines';
import type { Checking } from './checking';
import { type ResultSummary, resultName } from './result-summary';

const TypedDialog = lazyComponent(async () => (await import('../shared/typed/typed-dialog')).TypedDialog);

interface RowDialogProps {
  checking: Checking;
  line: ResultSummary;
  /** The result of the search for its fix; undefined before it. */
  fix: ResultFix | undefined;
  place: number;
  pack: Pack | null;
  onClose: () => void;
  /** Open the previous or next one in the table; null if there is none. */
  previous: (() => void) | null;
  next: (() => void) | null;
  /** Removes it from the table; null while that is not possible. */
  remove: (() => void) | null;
}

interface Opened {
  place: number;
  row: CheckResult;
  system: AnyGameSystem | null;
  sheet: Sheet | null;
}

/** An opened line: the problems of the roster and its sheet, or why it could not be read. */
export function RowDialog(props: RowDialogProps) {
  const { checking, line, fix, place, pack, onClose, previous, next, remove } = props;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failed, setFailed] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    open(checking, place, pack).then(
      (result) => current && setOpened(result),
      (error: Error) => current && setFailed(error.message),
    );
    return () => {
      current = false;
    };
  }, [checking, place, pack]);
  const shown = opened?.place === place ? opened : null;
  if (typed !== null) return <TypedDialog text={typed} onClose={() => setTyped(null)} />;
  return (
    <Dialog
      open
      size="lg"
      subject={String(place)}
      onClose={onClose}
      title={<bdi>{resultName(line)}</bdi>}
      description={
        <bdi>
          {[line.game, line.player, line.source]
            .filter((part) => part !== '' && part !== resultName(line))
            .join(' · ')}
        </bdi>
      }
      footer={
        <>
          <Button onClick={previous ?? undefined} disabled={previous === null}>
            <ChevronLeft aria-hidden size={16} /> Previous
          </Button>
          <Button onClick={next ?? undefined} disabled={next === null} className="mr-auto">
            Next <ChevronRight aria-hidden size={16} />
          </Button>
          <Button onClick={remove ?? undefined} disabled={remove === null}>
            <Trash2 aria-hidden size={16} /> Remove
          </Button>
          {shown?.row.read && shown.system && (
            <SaveCopyButton key={place} roster={shown.row.read.roster} system={shown.system} pack={pack} />
          )}
        </>
      }
    >
      {failed !== '' && <p role="alert">{failed}</p>}
      {shown === null ? (
        failed === '' && <p className="text-muted">Opening …</p>
      ) : shown.row.read === null ? (
        <div className="grid gap-4">
          <UnreadFile row={shown.row} />
          {shown.row.words !== undefined && (
            <Button className="justify-self-start" onClick={() => setTyped(shown.row.words ?? null)}>
              Read it as a list
            </Button>
          )}
        </div>
      ) : (
        <div className="grid gap-5">
          <div>
            <p className="mb-2">
              <SeverityMark severity={verdictMarks[verdictKind(shown.row.read)]}>
                {rowVerdict(shown.row)}
              </SeverityMark>{' '}
              <span className="text-muted text-sm">
                Fingerprint <span className="font-mono">{shownFingerprint(line.fingerprint)}</span>
              </span>
            </p>
            {shown.row.read.problems.length > 0 && (
              <ProblemLines problems={shown.row.read.problems} system={shown.row.read.system} />
            )}
          </div>
          {line.kind === 'illegal' && (
            <RowFixView key={place} checking={checking} row={{ ...shown.row, fix }} place={place} />
          )}
          {shown.sheet && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: makes the section scrollable by keyboard
            <section aria-label="Sheet" tabIndex={0}>
              <SheetView sheet={shown.sheet} headless />
            </section>
          )}
        </div>
      )}
    </Dialog>
  );
}

async function open(checking: Checking, place: number, pack: Pack | null): Promise<Opened> {
  const row = await checking.ask('row', { place });
  const roster = row.read?.roster;
  const system = roster ? await loadSystem(roster.system) : null;
  if (!roster || !system) return { place, row, system, sheet: null };
  const { evaluation, report } = checkRoster(roster, system, pack);
  // The problems are shown above the sheet.
  return { place, row, system, sheet: { ...system.sheet(roster, evaluation, report), verdict: null } };
}

interface RowFixViewProps {
  checking: Checking;
  /** An illegal row, with its fix if known. */
  row: CheckResult;
  place: number;
}

/** The cheapest fix of a list, searched while this is shown, and an answer to the player with it. */
function RowFixView({ checking, row, place }: RowFixViewProps) {
  const [isSearching, setSearching] = useState(true);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    const control = new AbortController();
    const done = () => control.signal.aborted || setSearching(false);
    checking.fixes.open(place, control.signal).then(done, (error: Error) => {
      done();
      setFailure(error.message);
    });
    return () => control.abort();
  }, [checking, place]);
  return (
    <section aria-label="Fix" className="grid gap-2">
      <h3 className="label-caps">Fix</h3>
      <FixView result={row.fix} isSearching={isSearching} failure={failure} />
      <CopyField label="Answer to the player" action="Copy the answer" text={answerText(row)} folded />
    </section>
  );
}
