import { uncapitalised } from '@/lib/roster/words';
import { placeLabel, placeOf } from './event-words';
import { fatesIn, fateTexts } from './fates';
import { type ChangeEvent, keyOf, type Path } from './mark';
import { type Setup, trackerAt } from './setup';
import type { PlayState } from './state';
import { placeValues, type Standing } from './text';
import { rowParts } from './values';
import { valueAt } from './view';

/**
 * What a step came to, in words: the new numbers of what it marked, and what followed for their places:
 * "damage 3 of 13, F 5 of 6, Shrike destroyed". Rows are named where the step is not about them, and always when they
 * are out of the match.
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
  const named = ofOthers(setup, change);
  const fates = fateTexts(fatesIn(before), fatesIn(after));
  const outs = new Set(fatesIn(after).map(({ out }) => out));
  const followed = [...places.values()].flatMap((place) => {
    const was = new Set(partsOf(before, place));
    return partsOf(after, place)
      .filter(
        (part) => !was.has(part) && !outs.has(part) && !numbers.some(({ text }) => text.startsWith(part)),
      )
      .map((text) => named({ place, text }));
  });
  return [...numbers.map(named), ...followed, ...fates].join(', ');
}

/** What is said of a place. */
interface Said {
  place: Path;
  text: string;
}

/** Names the row that something is said of, unless the step is about that row and named it. */
function ofOthers(setup: Setup, { changes }: ChangeEvent): (said: Said) => string {
  const own = keyOf(placeOf(changes).slice(0, -1));
  return ({ place, text }) =>
    place.length === 2 && keyOf(place) !== own ? `${placeLabel(setup, [...place, ''])}: ${text}` : text;
}

/** A number at a path with what paper prints as its maximum. */
function numberAt(setup: Setup, state: PlayState, standing: Standing, path: Path): Said[] {
  const tracker = trackerAt(setup, state.free, path);
  if (tracker?.kind !== 'boxes' && tracker?.kind !== 'counter') return [];
  const most = tracker.most === null ? '' : ` of ${tracker.most}`;
  // What the game derives for it stands for the mark.
  const place = path.slice(0, -1);
  const derived = placeValues(standing, place)?.values[tracker.id];
  const text = `${uncapitalised(tracker.label)} ${derived ?? valueAt(setup, state, path)}${most}`;
  return [{ place, text }];
}

/** What a place's line says, part by part. */
function partsOf(standing: Standing, path: Path): readonly string[] {
  const values = placeValues(standing, path);
  if (values === undefined) return [];
  return 'stats' in values ? rowParts(values) : values.lines;
}
