import { capitalised, counted, inList, signed, uncapitalised } from '@/lib/roster/text/words';
import { ACTIVE, TURN } from './common';
import {
  ADD,
  type Change,
  type ChangeEvent,
  FREE,
  type FreeTracker,
  isFreeTracker,
  keyOf,
  NEXT,
  type Path,
  PICKED,
  SET,
} from './mark';
import type { Input } from './model';
import { type AnySide, type Setup, trackerAt } from './setup';

type Free = ReadonlyMap<string, FreeTracker>;

/** What an event did, in a few words: "Breakwater: Hit", "Turn 4", "Breakwater: F lost +1". */
export function eventTitle(setup: Setup, free: Free, event: ChangeEvent): string {
  const { act, by, changes } = event;
  const [first] = changes;
  if (first === undefined) return '';
  if (act === NEXT) return nextTitle(setup, changes);
  if (act === FREE) return `Tracker “${isFreeTracker(first[2]) ? first[2].label : ''}”`;
  const what = act === SET || act === ADD ? changeText(setup, free, first) : actText(setup, act, changes);
  if (by) {
    const at = targetLabel(setup, by, changes);
    return `${placeLabel(setup, [...by, ''])}: ${what}${at === '' ? '' : ` at ${at}`}`;
  }
  const place = placeLabel(setup, placeOf(changes));
  return place === '' ? what : `${place}: ${what}`;
}

/** The row of another side that an attack marked, or its element where it marked several rows of it; "" for none. */
function targetLabel(setup: Setup, by: Path, changes: readonly Change[]): string {
  const [first, ...more] = new Map(
    changes.flatMap(([path]) => {
      const place = path.slice(0, 2);
      return path.length === 3 && path[0] !== by[0] ? [[keyOf(place), place] as const] : [];
    }),
  ).values();
  if (first === undefined) return '';
  if (more.length === 0) return placeLabel(setup, [...first, '']);
  const element = setup.rowAt.get(keyOf(first))?.row.element;
  const rows = setup.sides.find(({ id }) => id === first[0])?.rows ?? [];
  return rows.find(({ row }) => row.element === element)?.row.label ?? '';
}

/** What an event changed, in words, one for each change; those of a new turn by tracker. */
export function eventDetails(setup: Setup, free: Free, { act, by, dice, changes }: ChangeEvent): string[] {
  if (act === SET || act === ADD || act === FREE) return [];
  if (act === NEXT) return resetTexts(setup, changes);
  const own = placeLabel(setup, by ? [...by, ''] : placeOf(changes));
  const marked = changes.map((change) => {
    const place = placeLabel(setup, change[0]);
    const text = changeText(setup, free, change);
    return place === own || place === '' ? text : `${place}: ${text}`;
  });
  return [...(dice === undefined ? [] : [dice]), ...marked];
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
  const { actions, attacks } = setup.model;
  const action = [...actions, ...attacks].find((each) => each.id === id);
  if (action === undefined) return act;
  const [side, row] = placeOf(changes);
  const rows = setup.sides.find((each) => each.id === side)?.rows ?? [];
  // What changes no row is worded as for any that has it.
  const own = rows.filter((each) => each.row.id === row);
  const inputs = (action.inputs ?? []) as readonly Input<AnySide>[];
  const others = setup.sides.filter((each) => each.id !== side).flatMap((each) => each.rows);
  const optionOf = (pick: string, places: readonly AnySide[]) =>
    places
      .flatMap((place) => inputs.flatMap(({ options }) => options?.(place) ?? []))
      .find((each) => each.id === pick);
  const said = picked.flatMap((pick) => {
    // What is picked of the target is among the options of the other sides.
    const option = optionOf(pick, own.length > 0 ? own : rows) ?? optionOf(pick, others);
    return option?.isUnsaid ? [] : [option?.label ?? pick];
  });
  return [action.label, ...said].join(' · ');
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
  if (tracker.kind === 'toggle') return to === 1 ? label : `not ${uncapitalised(label)}`;
  if (tracker.kind === 'choice') {
    const option = tracker.options.find(({ id }) => id === to);
    return `${label}: ${option?.label ?? (to || 'none')}`;
  }
  return `${label} ${signed(Number(to) - Number(before ?? 0))}`;
}
