import { ChevronLeft } from 'lucide-react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { AppFrame } from '@/components/shell/app-frame';
import { useWakeLock } from '@/components/shell/use-wake-lock';
import { LiveRegion } from '@/components/ui/live-region';
import { PageLink } from '@/components/ui/page-link';
import { useRootMark } from '@/components/ui/root-mark';
import { useToast } from '@/components/ui/toast';
import { ACTIVE, TURN } from '@/lib/play/common';
import type { Intent } from '@/lib/play/intent';
import type { Path } from '@/lib/play/mark';
import { valueAt } from '@/lib/play/view';
import { capitalised } from '@/lib/roster/words';
import type { StoredMatch } from '@/lib/storage/db';
import { systems } from '@/lib/systems/registry';
import { PlayContext, tapWords, usePlay, useStanding } from './context';
import { MatchMenu } from './match-menu';
import { MatchNotices } from './match-notices';
import { NotSaved } from './not-saved';
import { OpenedPlace } from './opened-place';
import { Rows } from './rows';
import type { Session } from './session';
import { Steady } from './steady';
import { StepBar } from './step-bar';
import { WonLine } from './won-line';

interface MatchPageProps {
  session: Session;
  stored: StoredMatch;
  /** Ids of sides whose fingerprint is not that of their roster. */
  otherFingerprints: readonly string[];
  /** Paths of marks that this version has no tracker for. */
  unknown: readonly Path[];
}

/** A match at the table: its sides' rows, what is open of them, and the bar that undoes and ends the turn. */
export function MatchPage({ session, stored, otherFingerprints, unknown }: MatchPageProps) {
  const headOf = () => session.played().head;
  const [opened, open] = useState<Path | null>(null);
  const [announcement, announce] = useState('');
  const toast = useToast();
  const { name, result } = useSyncExternalStore(session.subscribe, headOf, headOf);
  const awake = useWakeLock(result === null);
  useRootMark('filled');
  // Messages appear above the bar.
  useRootMark('totals-bar');
  const { tapped } = awake;
  const play = useMemo(
    () => ({
      session,
      opened,
      open,
      tap: (intent: Intent) => {
        tapped();
        const before = session.played().state;
        const events = session.tap(intent);
        const { text, isNext } = tapWords(session, before, events);
        if (text !== '') announce(text);
        if (!isNext) return;
        // Only while it is the newest step: that is what Undo takes back.
        const offered = () => session.played().state.done.at(-1)?.n === events[0]?.n;
        const onAction = () => session.tap({ undo: 1 });
        toast({ message: text, action: { label: 'Undo', onAction, offered, subscribe: session.subscribe } });
      },
    }),
    [session, opened, tapped, toast],
  );
  useEffect(() => {
    const onVisibilityChange = () =>
      document.visibilityState === 'visible' ? session.look() : session.leave();
    document.addEventListener('visibilitychange', onVisibilityChange);
    addEventListener('pagehide', session.leave);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      removeEventListener('pagehide', session.leave);
    };
  }, [session]);
  const game = systems.find(({ id }) => id === session.system.id);
  useEffect(() => {
    document.title = `${name || 'No name'} · ${session.system.name} · Muster`;
  }, [name, session]);
  return (
    <PlayContext value={play}>
      <AppFrame
        ownKeys
        filled
        accent={game?.accent}
        brand={<MatchBrand session={session} />}
        actions={<MatchMenu roster={stored.roster} isAwake={awake.isHeld} />}
        foot={
          <>
            <NotSaved />
            <WonLine />
            <StepBar />
          </>
        }
      >
        <MatchNotices stored={stored} otherFingerprints={otherFingerprints} unknown={unknown} />
        <div className="relative -mx-4 flex min-h-0 flex-1 sm:mx-0 lg:gap-6">
          <Rows />
          <OpenedPlace />
        </div>
        <LiveRegion text={announcement} />
      </AppFrame>
    </PlayContext>
  );
}

/** The way back, the match's name, and its turn with whose it is or who goes first, which opens the match. */
function MatchBrand({ session }: { session: Session }) {
  const { head, state } = useSyncExternalStore(session.subscribe, session.played, session.played);
  const { open } = usePlay();
  const standing = useStanding();
  const turn = valueAt(session.setup, state, [TURN]);
  const activeId = valueAt(session.setup, state, [ACTIVE]);
  const active = session.setup.sides.find(({ id }) => id === activeId);
  const noun = capitalised(session.setup.model.turn.noun);
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-1">
      <PageLink
        href="/play"
        aria-label="All matches"
        title="All matches"
        className="-ml-2 grid size-[48px] shrink-0 place-items-center rounded-sm text-ink hover:bg-accent-wash"
      >
        <ChevronLeft aria-hidden size={20} />
      </PageLink>
      <h1 className="min-w-0 flex-1 basis-20 font-semibold leading-tight">
        <bdi className="break-words">{head.name || 'No name'}</bdi>
      </h1>
      <button
        type="button"
        onClick={() => open([])}
        className="ml-auto min-h-[48px] shrink-0 whitespace-nowrap rounded-sm px-1 text-right font-semibold tabular-nums hover:bg-accent-wash"
      >
        <Steady longest={`${noun} 00`}>
          {noun} {turn}
        </Steady>
        {active && (
          <span className="block max-w-24 min-[24rem]:max-w-28 whitespace-normal break-words font-normal text-xs">
            <Steady longest={session.setup.sides.map(({ name }) => name)}>
              <bdi>{active.name}</bdi>
            </Steady>
          </span>
        )}
        {standing.match.priority.map((line, index) => (
          <span
            key={index}
            className="block max-w-24 min-[24rem]:max-w-28 whitespace-normal break-words font-normal text-xs"
          >
            <bdi>{line}</bdi>
          </span>
        ))}
      </button>
    </div>
  );
}
