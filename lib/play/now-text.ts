import { uncapitalised } from '@/lib/roster/words';
import { type ChangeEvent, keyOf, type Path } from './mark';
import { type Setup, trackerAt } from './setup';
import type { PlayState } from './state';
import { placeValues, type Standing } from './text';
import { rowParts } from './values';
import { valueAt } from './view';

/**
 * What a step came to, in words: the new numbers of what it marked, and what followed for their places:
 * "damage 3 of 13, F 5 of 6, ineffective".
 * @param change the step, made, taken back or made again
 */
export function nowText(
  setup: Setup,
  state: PlayState,
  change: ChangeEvent,
  before: Standing,
  after: Standing,
): string {
  const paths = change.changes.map(([path]) => path);
  const places = new Map(paths.map((path) => [keyOf(path.slice(0, -1)), path.slice(0, -1)]));
  const numbers = paths.flatMap((path) => numberAt(setup, state, after, path));
  const followed = [...places.values()].flatMap((place) => {
    const was = new Set(partsOf(before, place));
    return partsOf(after, place).filter(
      (part) => !was.has(part) && !numbers.some((number) => number.startsWith(part)),
    );
  });
  return [...numbers, ...followed].join(', ');
}

/** A number at a path with what paper prints as its maximum. */
function numberAt(setup: Setup, state: PlayState, standing: Standing, path: Path): string[] {
  const tracker = trackerAt(setup, state.free, path);
  if (tracker?.kind !== 'boxes' && tracker?.kind !== 'counter') return [];
  const most = tracker.most === null ? '' : ` of ${tracker.most}`;
  // What the game derives for it stands for the mark.
  const derived = placeValues(standing, path.slice(0, -1))?.values[tracker.id];
  return [`${uncapitalised(tracker.label)} ${derived ?? valueAt(setup, state, path)}${most}`];
}

/** What a place's line says, part by part. */
function partsOf(standing: Standing, path: Path): readonly string[] {
  const values = placeValues(standing, path);
  if (values === undefined) return [];
  return 'stats' in values ? rowParts(values) : values.lines;
}
