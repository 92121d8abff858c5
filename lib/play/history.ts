import { capitalised } from '@/lib/roster/text/words';
import { TURN } from './common';
import { eventDetails, eventTitle } from './event-words';
import { ADD, type ChangeEvent, keyOf, SET } from './mark';
import type { Setup } from './setup';
import type { PlayState } from './state';
import { fatesByStep } from './step-words';

/** Taps on one tracker within this time are one line, in milliseconds. */
const QUICK = 5000;

/** A line of the history: one step, or several quick taps on one tracker. */
export interface HistoryLine {
  /** Number of its newest event. */
  n: number;
  /** Milliseconds since 1970. */
  at: number;
  title: string;
  /** What it changed, and what became of rows: "Shrike destroyed". */
  details: readonly string[];
  became: readonly string[];
  /** Steps to undo to be back just after it. */
  after: number;
}

/** The lines of one turn or round. */
export interface HistoryTurn {
  title: string;
  lines: HistoryLine[];
}

/** Returns the steps that stand, oldest first, by turn. */
export function historyOf(setup: Setup, state: PlayState): HistoryTurn[] {
  const { done, free } = state;
  const fates = fatesByStep(setup, state);
  const noun = capitalised(setup.model.turn.noun);
  const turns: HistoryTurn[] = [{ title: `${noun} 1`, lines: [] }];
  let last: ChangeEvent | undefined;
  for (const [index, event] of done.entries()) {
    const turn = event.changes.find(([path]) => path.length === 1 && path[0] === TURN);
    if (turn) turns.push({ title: `${noun} ${turn[2]}`, lines: [] });
    const lines = (turns.at(-1) as HistoryTurn).lines;
    const shown = last && isSameTracker(last, event) ? merged(last, event) : event;
    const became = [...(shown === event ? [] : (lines.pop()?.became ?? [])), ...(fates.get(event.n) ?? [])];
    lines.push({
      n: event.n,
      at: event.at,
      title: eventTitle(setup, free, shown),
      details: [...eventDetails(setup, free, shown), ...became],
      became,
      after: done.length - 1 - index,
    });
    last = turn ? undefined : shown;
  }
  return turns.filter(({ lines }) => lines.length > 0);
}

const isTap = ({ act, changes }: ChangeEvent) => (act === SET || act === ADD) && changes.length === 1;

function isSameTracker(one: ChangeEvent, next: ChangeEvent): boolean {
  const [a, b] = [one.changes[0], next.changes[0]];
  return (
    isTap(one) &&
    isTap(next) &&
    next.at - one.at <= QUICK &&
    a !== undefined &&
    b !== undefined &&
    keyOf(a[0]) === keyOf(b[0])
  );
}

/** Two taps as one, from before the first to after the second. */
function merged(one: ChangeEvent, next: ChangeEvent): ChangeEvent {
  const [first, second] = [one.changes[0], next.changes[0]];
  return first && second ? { ...next, changes: [[first[0], first[1], second[2]]] } : next;
}
