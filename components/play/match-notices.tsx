import { dequal } from 'dequal/lite';
import { Columns2, Download, Flag } from 'lucide-react';
import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { saveFile } from '@/components/shared/import/files';
import { useStored } from '@/components/shared/stored/use-stored';
import { SeverityMark } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { lazyComponent } from '@/components/ui/lazy-part';
import { LiveRegion } from '@/components/ui/notes';
import { markLabel } from '@/lib/play/event-words';
import type { Path } from '@/lib/play/mark';
import { decisive, mayDecide, type Won } from '@/lib/play/outcome';
import { fileName } from '@/lib/roster/file';
import { counted, inList, uncapitalised } from '@/lib/roster/text/words';
import { pageText } from '@/lib/roster/verdict';
import type { StoredMatch, StoredRoster } from '@/lib/storage/db';
import { rawText } from '@/lib/storage/json';
import { binMatch } from '@/lib/storage/matches';
import { readStored } from '@/lib/storage/rosters';
import { outcomeOf, outcomeWords, scoreText } from '../shared/matches/match-lines';
import { usePlay, usePlayed, useStanding } from './context';
import { saveMatchFile } from './save-match';

interface MatchNoticesProps {
  stored: StoredMatch;
  otherFingerprints: readonly string[];
  unknown: readonly Path[];
}

/** What a player must know of a match: what could not be read, what differs. */
export function MatchNotices({ stored, otherFingerprints, unknown }: MatchNoticesProps) {
  const { session } = usePlay();
  const { head } = useSyncExternalStore(session.subscribe, session.played, session.played);
  const names = head.sides
    .filter(({ id }) => otherFingerprints.includes(id))
    .map(({ name }) => name || 'No name');
  const { rest } = stored;
  const [isBinned, setBinned] = useState(stored.binned !== null);
  return (
    <>
      {head.result && (
        <p className="border-line border-b py-2">
          <span className="font-semibold">Ended: {outcomeWords[outcomeOf({ match: head })]}</span>{' '}
          {scoreText({ match: head })} · the match stays open for corrections.
        </p>
      )}
      {isBinned && (
        <div className="flex flex-wrap items-center gap-2 border-line border-b py-1">
          <p className="min-w-0 flex-1 basis-60">This match is in the bin.</p>
          <Button
            onClick={() =>
              void binMatch(head.id, null)
                .then(() => setBinned(false))
                .catch(() => undefined)
            }
          >
            Restore it
          </Button>
        </div>
      )}
      {rest.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 border-line border-b py-2">
          <p className="min-w-0 flex-1 basis-60">
            {counted(rest.length, 'event')} of its log could not be read; the match goes on from before.
          </p>
          <Button
            onClick={() => saveFile(fileName(`${head.name} rest`, 'json'), rawText(rest), 'application/json')}
          >
            <Download aria-hidden size={16} /> Save them to a file
          </Button>
        </div>
      )}
      {names.length > 0 && (
        <p className="border-line border-b py-2">
          The fingerprint is not that of the roster: <bdi>{inList(names)}</bdi>.
        </p>
      )}
      {unknown.length > 0 && (
        <p className="break-words border-line border-b py-2">
          This version does not know these marks. They are kept:{' '}
          <bdi>{inList(unknown.map((path) => markLabel(session.setup, path)))}</bdi>.
        </p>
      )}
      <RosterChanged stored={stored} />
    </>
  );
}

const CompareDialog = lazyComponent(
  async () => (await import('@/components/shared/compare/compare-dialog')).CompareDialog,
);

/** Says that the roster a match was started from has been edited since, and compares them on request. */
function RosterChanged({ stored: { roster: id, match } }: { stored: StoredMatch }) {
  const read = useCallback(async () => (id === null ? null : await readStored(id)), [id]);
  const { value } = useStored<StoredRoster | null>(read);
  const [comparing, setComparing] = useState(false);
  const side = match.sides.find(({ mine }) => mine);
  if (!value || !side || dequal(value.roster.force, side.roster.force)) return null;
  const played = { id: 'played', roster: side.roster, pack: side.pack, changed: match.started, binned: null };
  const both = [played, { ...value, binned: null }];
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-b py-1">
      <p className="min-w-0 flex-1 basis-60 text-sm">
        The roster has been edited since the match started. The match keeps its copy.
      </p>
      <Button size="sm" onClick={() => setComparing(true)}>
        <Columns2 aria-hidden size={16} /> Compare
      </Button>
      {comparing && <CompareDialog chosen={both} all={both} onClose={() => setComparing(false)} />}
    </div>
  );
}

const EndDialog = lazyComponent(async () => (await import('./end-dialog')).EndDialog);

/**
 * Says whether a condition for winning is met, before the turn ends and after it, with the way to end the match. Where
 * there is one that can be met the line is there from the start, equally high, so that it moves nothing when it is met.
 */
export function WonLine() {
  const [isEnding, setEnding] = useState(false);
  const text = useWonText();
  const { head } = usePlayed();
  const isOpen = mayDecide(useStanding()) && head.result === null;
  return (
    <>
      {(isOpen || text !== '') && (
        <div
          className={classes(
            'flex h-14 items-center gap-2 border-line border-b py-1',
            text !== '' && 'border-l-4 border-l-accent bg-accent-wash pl-2 font-semibold',
          )}
        >
          <p className="max-h-full min-w-0 flex-1 overflow-y-auto break-words text-sm leading-tight">
            {text === '' ? (
              <span className="text-muted">No condition for winning is met.</span>
            ) : (
              <bdi>{text}</bdi>
            )}
          </p>
          {text !== '' && (
            <Button variant="primary" className="min-h-12! shrink-0 px-3!" onClick={() => setEnding(true)}>
              <Flag aria-hidden size={16} /> End<span className="max-sm:sr-only"> the match</span>
            </Button>
          )}
        </div>
      )}
      <LiveRegion text={text} />
      {isEnding && <EndDialog onClose={() => setEnding(false)} />}
    </>
  );
}

/** What to say of the first condition that was met when it counted, or else of those that are met now. */
function useWonText(): string {
  const { session } = usePlay();
  const { head, state } = usePlayed();
  const standing = useStanding();
  if (head.result !== null) return '';
  const { noun } = session.setup.model.turn;
  const named = (won: readonly Won[]) => inList(won.map((each) => wonText(each, head.sides)));
  const before = session.past.decided(state);
  if (before !== null) return `At the end of ${noun} ${before.turn}: ${named(before.won)}.`;
  const won = decisive(standing);
  const [first] = won;
  return first === undefined ? '' : `Met: ${named(won)}${whenText(first, noun)}.`;
}

/** A condition with its winner and page: "the attacker wins, Red (p.77–78)". */
function wonText({ watch: { label, page }, winner }: Won, sides: readonly { id: string; name: string }[]) {
  const name = sides.find(({ id }) => id === winner)?.name;
  const wins = label.includes('wins') ? `, ${name || 'Side'}` : `, ${name || 'Side'} wins`;
  const where = pageText(page);
  return `${uncapitalised(label)}${wins}${where === '' ? '' : ` (${where})`}`;
}

const whenText = ({ watch: { counts } }: Won, noun: string): string => {
  if (counts === 'turn-end') return `. It counts at the end of this ${noun}`;
  return counts === 'turn-start' ? `. It counts at the start of the next ${noun}` : '';
};

/** Says that marks are not stored: above the bar, over the end of what scrolls, so that it moves nothing. */
export function NotSaved() {
  const { session } = usePlay();
  const { failure } = useSyncExternalStore(session.subscribe, session.played, session.played);
  return failure ? <Notice failure={failure} /> : null;
}

function Notice({ failure }: { failure: string }) {
  const { session } = usePlay();
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--notice-room', `${notice.current?.offsetHeight ?? 0}px`),
    );
    if (notice.current) observer.observe(notice.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--notice-room');
    };
  }, []);
  return (
    <div className="relative z-20">
      <div
        ref={notice}
        role="alert"
        className="absolute inset-x-0 bottom-full -mx-4 flex flex-wrap items-center gap-2 border-warning border-y-2 bg-surface px-4 py-1 leading-tight sm:-mx-6 sm:px-6"
      >
        <p className="min-w-0 flex-1 basis-60">
          <SeverityMark severity="warning">Changes are not saved.</SeverityMark> {failure} Play goes on in
          this tab.
        </p>
        <Button onClick={session.look}>Try again</Button>
        <Button onClick={() => saveMatchFile(session.played())}>
          <Download aria-hidden size={16} /> Save to a file
        </Button>
      </div>
    </div>
  );
}
