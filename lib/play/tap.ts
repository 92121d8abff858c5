import type { Intent } from './intent';
import { ADD, type ChangeEvent, FREE, keyOf, NEXT, type Path, SET, type Value } from './mark';
import { type Setup, trackerAt } from './setup';
import type { PlayState } from './state';
import { valueAt } from './view';

/** The target of an action as an intent has it: a row, a side, or the match. */
export function targetOf(path: Path): { row?: readonly [string, string]; side?: string } {
  const [side, row] = path;
  if (side === undefined) return {};
  return row === undefined ? { side } : { row: [side, row] };
}

/**
 * What a tap means that gives a mark a value: the action that the tracker has for it, so that the list, the sheet and
 * the button of the action do the same; taken back again, right after, the whole action; otherwise the value alone.
 */
export function setIntent(setup: Setup, state: PlayState, path: Path, to: Value): Intent {
  const by = trackerAt(setup, state.free, path)?.by;
  const from = valueAt(setup, state, path);
  if (by === undefined || from === null || from === to) return { set: path, to };
  const last = state.done.at(-1);
  if (last && isAction(last) && hasChange(last, path, to, from)) return { undo: 1 };
  const action = by(to, from);
  return action ? { ...action, ...targetOf(path.slice(0, -1)) } : { set: path, to };
}

/** What a tap means that adds to a mark: in the same way, else the sum, so that taps in two tabs both count. */
export function addIntent(setup: Setup, state: PlayState, path: Path, by: number): Intent {
  const intent = setIntent(setup, state, path, Number(valueAt(setup, state, path)) + by);
  return 'set' in intent ? { add: path, by } : intent;
}

const isAction = ({ act }: ChangeEvent): boolean => ![SET, ADD, NEXT, FREE].includes(act);

const hasChange = ({ changes }: ChangeEvent, path: Path, before: Value, to: Value): boolean =>
  changes.some((change) => keyOf(change[0]) === keyOf(path) && change[1] === before && change[2] === to);
