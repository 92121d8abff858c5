import { capitalised, counted, inList, signed } from '@/lib/roster/words';
import { ACTIVE, TURN } from './common';
import {
  ADD,
  type Change,
  type ChangeEvent,
  FREE,
  type FreeTracker,
  isFreeTracker,
  NEXT,
  type Path,
  PICKED,
  SET,
} from './mark';
import type { Action, Input } from './model';
import { type AnySide, type Setup, trackerAt } from './setup';

type Free = ReadonlyMap<string, FreeTracker>;

/** What an event did, in a few words: "Breakwater: Hit", "Turn 4", "Breakwater: F lost +1". */
export function eventTitle(setup: Setup, free: Free, { act, changes }: ChangeEvent): string {
  const [first] = changes;
  if (first === undefined) return '';
  if (act === NEXT) return nextTitle(setup, changes);
  if (act === FREE) return `Tracker “${isFreeTracker(first[2]) ? first[2].label : ''}”`;
  const place = placeLabel(setup, placeOf(changes));
  const what = act === SET || act === ADD ? changeText(setup, free, first) : actText(setup, act, changes);
  return place === '' ? what : `${place}: ${what}`;
}

/** What an event changed, in words, one for each change; those of a new turn by tracker. */
export function eventDetails(setup: Setup, free: Free, { act, changes }: ChangeEvent): string[] {
  if (act === SET || act === ADD || act === FREE) return [];
  if (act === NEXT) return resetTexts(setup, changes);
  const own = placeLabel(setup, placeOf(changes));
  return changes.map((change) => {
    const place = placeLabel(setup, change[0]);
    const text = changeText(setup, free, change);
    return place === own || place === '' ? text : `${place}: ${text}`;
  });
}

/** What a new turn reset: "Action tokens (11 rows)", "Activated (1 row)"; trackers of a side or the match without a number. */
function resetTexts(setup: Setup, changes: readonly Change[]): string[] {
  const counts = new Map<string, number>();
  for (const [path] of changes) {
    const id = path.at(-1) ?? '';
    const isCourse = path.length === 1 && (id === TURN || id === ACTIVE);
    if (!isCourse) counts.set(id, (counts.get(id) ?? 0) + (path.length === 3 ? 1 : 0));
  }
  return [...counts].map(([id, count]) =>
    count === 0 ? labelOf(setup, id) : `${labelOf(setup, id)} (${counted(count, 'row')})`,
  );
}

/** What a new turn reset, as a sentence; "" if nothing. */
export function resetSentence(setup: Setup, { changes }: ChangeEvent): string {
  const texts = resetTexts(setup, changes);
  return texts.length === 0 ? '' : `Reset: ${inList(texts)}.`;
}

function nextTitle({ model, sides }: Setup, changes: readonly Change[]): string {
  const at = (tracker: string) => changes.find(([path]) => path.length === 1 && path[0] === tracker)?.[2];
  const active = sides.find(({ id }) => id === at(ACTIVE));
  const turn = at(TURN);
  return [
    ...(turn === undefined ? [] : [`${capitalised(model.turn.noun)} ${turn}`]),
    ...(active ? [`${active.name}’s turn`] : []),
  ].join(', ');
}

/** The path of what an event is about: a row, where its side paid for it. */
export const placeOf = (changes: readonly Change[]): Path =>
  (changes.find(([path]) => path.length === 3) ?? changes[0])?.[0] ?? [];

/** What was done, with what was picked for it: "Buy · Split fire · 1 CP a squad". */
function actText(setup: Setup, act: string, changes: readonly Change[]): string {
  const [id, ...picked] = act.split(PICKED);
  const action = setup.model.actions.find((each) => each.id === id) as Action<AnySide> | undefined;
  if (action === undefined) return act;
  const [side, row] = placeOf(changes);
  const rows = setup.sides.find((each) => each.id === side)?.rows ?? [];
  // What changes no row is worded as for any that has it.
  const own = rows.filter((each) => each.row.id === row);
  const inputs: readonly Input<AnySide>[] = action.inputs ?? [];
  const labelOfPick = (pick: string) =>
    (own.length > 0 ? own : rows)
      .flatMap((place) => inputs.flatMap(({ options }) => options?.(place) ?? []))
      .find((each) => each.id === pick)?.label ?? pick;
  return [action.label, ...picked.map(labelOfPick)].join(' · ');
}

const labelOf = ({ model }: Setup, tracker: string) =>
  model.trackers.find(({ id }) => id === tracker)?.label ?? tracker;

/** A row or a side in words; "" for the match, and for the only side. */
export function placeLabel(setup: Setup, path: Path): string {
  const [side, row] = path;
  if (path.length === 1) return '';
  if (path.length === 3)
    return (
      setup.sides.find(({ id }) => id === side)?.rows.find((each) => each.row.id === row)?.row.label ?? ''
    );
  return setup.sides.length > 1 ? (setup.sides.find(({ id }) => id === side)?.name ?? '') : '';
}

/** A mark of a tracker that this version does not know: "Breakwater: shaken". */
export const markLabel = (setup: Setup, path: Path): string =>
  [placeLabel(setup, path), path.at(-1)].filter(Boolean).join(': ');

function changeText(setup: Setup, free: Free, [path, before, to]: Change): string {
  const tracker = trackerAt(setup, free, path);
  const label = tracker?.label ?? path.at(-1) ?? '';
  if (tracker === null || isFreeTracker(to)) return label;
  if (tracker.kind === 'note') return label;
  if (tracker.kind === 'toggle') return to === 1 ? label : `not ${label}`;
  if (tracker.kind === 'choice') {
    const option = tracker.options.find(({ id }) => id === to);
    return `${label}: ${option?.label ?? (to || 'none')}`;
  }
  return `${label} ${signed(Number(to) - Number(before ?? 0))}`;
}
