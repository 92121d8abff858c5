import { ChevronRight, Redo2, Undo2 } from 'lucide-react';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { type Command, undoCommands, useCommandKeys } from '@/components/shell/commands';
import { reserveRoom } from '@/components/ui/bar-room';
import { Button, IconButton } from '@/components/ui/button';
import { ACTIVE, TURN } from '@/lib/play/common';
import { eventTitle } from '@/lib/play/event-words';
import { NEXT } from '@/lib/play/mark';
import { valueAt } from '@/lib/play/view';
import { capitalised } from '@/lib/roster/words';
import { usePlay, usePlayed } from './context';
import { Steady } from './steady';

/** Undo, which says what it takes back, redo, and the button that ends the turn. */
export function StepBar() {
  const { session, tap } = usePlay();
  const { state } = usePlayed();
  const { setup } = session;
  const { sides } = setup;
  const { turn } = setup.model;
  const now = Number(valueAt(setup, state, [TURN]));
  const labels = sides.map(({ id }) => nextLabel(turn, sides, 99, id));
  const last = state.done.at(-1);
  const again = state.undone.at(-1);
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
        <span className="min-w-0 text-left text-sm leading-tight">
          <span className={title ? 'sr-only' : ''}>{title ? 'Undo ' : 'Undo'}</span>
          <bdi className="line-clamp-2 break-words">{title}</bdi>
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
            if (state.undone.length === 1) undo.current?.focus();
            tap({ redo: 1 });
          }}
        />
      ) : (
        <span className="w-[48px] shrink-0" />
      )}
      <Button
        variant="primary"
        className="min-h-12! w-[40%] shrink-0! px-2!"
        onClick={() => tap({ act: NEXT })}
      >
        <Steady longest={labels}>{nextLabel(turn, sides, now, valueAt(setup, state, [ACTIVE]))}</Steady>
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
