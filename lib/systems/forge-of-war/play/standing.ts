import type { Figures, Situation } from '@/lib/odds/model';
import { printedPlay } from '../catalogue/catalogue';
import { WEAPON } from '../odds/combatant';
import { actingOf, figuresOf, isOnFoot, leftOf, stanceOf, unitOf, type View } from './rows';
import { firing } from './weapons';

// What the marks of a row say to the odds.

/** A row as the odds know it: what it has left. */
export const fighter = (view: View): { id: string; now: Figures } => ({
  id: view.row.element,
  now: {
    figures: Math.min(figuresOf(view), leftOf(view)),
    wounds: view.number('wounds'),
    stance: indexOf(printedPlay.stances, stanceOf(view).id),
    engaged: actingOf(view).number('engaged'),
    // Who of other units bears a weapon that is left, their owner chooses.
    ...(unitOf(view).vehicle
      ? Object.fromEntries(firing(view).map(({ weapon, now }) => [WEAPON + weapon.id, now]))
      : {}),
  },
});

/** What its marks say of a shot (8.3). */
export const situationOfShot = (a: View, b: View | null): Situation => ({
  ...ofBoth(a, b),
  moved: movedOf(a),
  ...(b === null
    ? {}
    : {
        cover: indexOf(printedPlay.covers, actingOf(b).text('cover')),
        'target-fast': bit(actingOf(b).text('moved') === 'fast'),
      }),
});

/** What its marks say of close combat: those in cover strike first at chargers from outside without grenades (9.2). */
export const situationOfCombat = (a: View, b: View | null): Situation => ({
  ...ofBoth(a, b),
  'target-first': bit(
    b !== null && isInCover(b) && b.number('engaged') === 0 && !unitOf(a).source.fragGrenades,
  ),
});

/** The most D-markers that odds know. */
const MAX_MARKERS = 9;

const markersOf = (view: View): number => Math.min(MAX_MARKERS, actingOf(view).number('d-markers'));

const ofBoth = (a: View, b: View | null): Situation => ({
  markers: markersOf(a),
  'on-foot': bit(isOnFoot(a)),
  ...(b === null ? {} : { 'target-markers': markersOf(b), 'target-on-foot': bit(isOnFoot(b)) }),
});

/** Covering fire after a move is at −2 (11), as fire after a long move is. */
const movedOf = (view: View): number => {
  const moved = view.text('moved');
  return moved === 'fast' || view.text('covering') === 'moved' ? 2 : bit(moved === 'slow');
};

/** Whether a unit is in cover of any kind (7). */
export const isInCover = (view: View): boolean => !['', 'open'].includes(actingOf(view).text('cover'));

const bit = (is: boolean): number => (is ? 1 : 0);

const indexOf = (list: readonly { id: string }[], id: string): number =>
  Math.max(
    0,
    list.findIndex((each) => each.id === id),
  );
