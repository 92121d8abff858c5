import { ChevronLeft, ChevronRight, Redo2, Undo2 } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { AppFrame } from '@/components/frame/app-frame';
import { type Command, undoCommands, useCommandKeys } from '@/components/shared/commands';
import { useWakeLock } from '@/components/shared/use-wake-lock';
import { Button, IconButton, PageLink } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/notes';
import { reserveRoom, useRootMark } from '@/components/ui/root-mark';
import { useToast } from '@/components/ui/toast';
import { ACTIVE, TURN } from '@/lib/play/common';
import { eventTitle } from '@/lib/play/event-words';
import type { Intent } from '@/lib/play/intent';
import { NEXT, type Path } from '@/lib/play/mark';
import { valueAt } from '@/lib/play/values';
import { capitalised } from '@/lib/roster/text/words';
import type { StoredMatch } from '@/lib/storage/db';
import { systems } from '@/lib/systems/registry';
import { PlayContext, tapWords, usePlay, usePlayed } from './context';
import { MatchMenu } from './match-menu';
import { MatchNotices, NotSaved, WonLine } from './match-notices';
import { OpenedPlace } from './opened-place';
import { Rows } from './rows';
import type { Session } from './session-model';
import { notMarked, SharedMark } from './shared-mark';
import { Steady } from './texts';

// What opens a match is loaded together with what shows it: side by side, each would bring its own copy of what both
// use. The schema of its record would be fetched after both.
import '@/lib/storage/schemas';

export { openMatch } from './open-match';

interface MatchPageProps {
  session: Session;
  stored: StoredMatch;
  /** Ids of sides whose fingerprint is not that of their roster. */
  otherFingerprints: readonly string[];
  /** Paths of marks that this version has no tracker for. */
  unknown: readonly Path[];
  /** Opens the match again. */
  reopen: () => Promise<void>;
}

/** A match at the table: its sides' rows, what is open of them, and the bar that undoes and ends the turn. */
export function MatchPage({ session, stored, otherFingerprints, unknown, reopen }: MatchPageProps) {
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
      reopen,
      tap: (intent: Intent) => {
        tapped();
        const before = session.played().state;
        if (!session.mayMark(intent)) {
          toast({ message: notMarked(session) });
          return;
        }
        const events = session.tap(intent);
        const { text, isNext } = tapWords(session, before, events);
        if (text !== '') announce(text);
        if (!isNext) return;
        // Only while it is the newest step: that is what Undo takes back.
        const offered = () => session.played().own.done.at(-1)?.n === events[0]?.n;
        const onAction = () => session.tap({ undo: 1 });
        toast({ message: text, action: { label: 'Undo', onAction, offered, subscribe: session.subscribe } });
      },
    }),
    [session, opened, tapped, toast, reopen],
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

/** The way back, the match's name, and its turn with whose it is, which opens the match. */
function MatchBrand({ session }: { session: Session }) {
  const { head, state, sharing } = useSyncExternalStore(session.subscribe, session.played, session.played);
  const { open } = usePlay();
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
      {sharing && <SharedMark {...sharing} />}
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
      </button>
    </div>
  );
}

/**
 * Undo, which says what it takes back, redo, and the button that ends the turn: where there are two columns, each below
 * its own.
 */
export function StepBar() {
  const { session, tap } = usePlay();
  const { state, own } = usePlayed();
  const { setup } = session;
  const { sides } = setup;
  const { turn } = setup.model;
  const now = Number(valueAt(setup, state, [TURN]));
  const labels = sides.map(({ id }) => nextLabel(turn, sides, 99, id));
  const last = own.done.at(-1);
  const again = own.undone.at(-1);
  const title = last && eventTitle(setup, state.free, last);
  const undo = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const foot = bar.current?.closest<HTMLElement>('[data-chrome]');
    return foot ? reserveRoom(foot) : undefined;
  }, []);
  const keys = useCallback(
    (): Command[] => undoCommands('page', (by) => tap(by < 0 ? { undo: 1 } : { redo: 1 })),
    [tap],
  );
  useCommandKeys(keys);
  return (
    <div ref={bar} className="flex min-h-14 items-stretch gap-1 py-1">
      <Button
        ref={undo}
        variant="quiet"
        aria-disabled={last === undefined}
        className="min-h-12! min-w-0 flex-1 justify-start! px-2!"
        onClick={() => tap({ undo: 1 })}
      >
        <Undo2 aria-hidden size={20} className="shrink-0" />
        <span className="line-clamp-3 min-w-0 break-words text-left text-xs leading-tight sm:line-clamp-2 sm:text-sm">
          Undo {title && <bdi>{title}</bdi>}
        </span>
      </Button>
      {/* Each button keeps its place, whatever undo is about and whether there is a redo. */}
      {again ? (
        <IconButton
          label={`Redo ${eventTitle(setup, state.free, again)}`}
          icon={<Redo2 aria-hidden size={20} />}
          className="size-[48px]!"
          onClick={() => {
            // The button goes with its last step, and the focus must not go with it.
            if (own.undone.length === 1) undo.current?.focus();
            tap({ redo: 1 });
          }}
        />
      ) : (
        <span className="w-[48px] shrink-0" />
      )}
      <Button
        variant="primary"
        className="min-h-12! w-[40%] shrink-0! px-2! leading-tight! lg:ml-5 lg:w-lg"
        onClick={() => tap({ act: NEXT })}
      >
        <Steady isCentred longest={labels}>
          {nextLabel(turn, sides, now, valueAt(setup, state, [ACTIVE]))}
        </Steady>
        <ChevronRight aria-hidden size={20} className="shrink-0" />
      </Button>
    </div>
  );
}

/** What ending the turn leads to: "Turn 4", or the side whose turn is next. */
function nextLabel(
  { noun, by }: { noun: string; by: 'match' | 'side' },
  sides: readonly { id: string; name: string }[],
  turn: number,
  active: unknown,
): string {
  const following = `${capitalised(noun)} ${turn + 1}`;
  if (by === 'match' || sides.length < 2) return following;
  const at = sides.findIndex(({ id }) => id === active);
  const next = sides[at + 1];
  return next === undefined ? following : `Pass to ${next.name || 'the other side'}`;
}
