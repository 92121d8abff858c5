import type { Row, RowPlace, RowView, SideView } from '@/lib/play/model';
import { remembered } from '@/lib/roster/maps';
import { counted, uncapitalised } from '@/lib/roster/text/words';
import { printedPlay } from '../catalogue/catalogue';
import { type Body, combatValuesOf } from '../evaluate/combat-values';
import type { Evaluation } from '../evaluate/evaluate';
import { type EvaluatedUnit, fightersOf } from '../evaluate/evaluate-units';
import { actsTogether, vehicleRow, vehiclesOf, weaponTracker } from '../paper/marks';
import { symbolOf } from '../paper/symbol';
import { MAX_SYSTEMS, mayTakeStance, weaponsOf, woundsOf } from '../paper/tracks';

export type Place = RowPlace<Evaluation>;
export type View = RowView<Evaluation>;

/** A row for each unit and each vehicle; one for the unit too where its vehicles act together, by a ruling. */
export const rows = (evaluation: Evaluation): Row[] =>
  evaluation.units.flatMap((unit): Row[] => {
    const own: Row = { id: unit.id, element: unit.id, label: unit.label, symbol: symbolOf(unit) };
    if (!unit.vehicle) return [own];
    const under = actsTogether(unit) ? { under: unit.id } : {};
    const { figures } = unit.source;
    const vehicles = Array.from(
      { length: vehiclesOf(unit) },
      (_, index): Row => ({
        ...own,
        id: vehicleRow(unit, index + 1, evaluation),
        label: figures === 1 ? unit.label : `${unit.label}, ${index + 1} of ${figures}`,
        ...under,
      }),
    );
    return actsTogether(unit) ? [own, ...vehicles] : vehicles;
  });

/** The evaluated unit of a row, or of its vehicle. */
export const unitOf = ({ row, force }: Place): EvaluatedUnit => force.unit(row.element);

/** Whether the row is a vehicle. */
export const isVehicle = ({ row }: Place): boolean => row.id !== row.element;

/** Whether the row is a unit other than a vehicle. */
export const isTroops = (place: Place): boolean => !unitOf(place).vehicle;

/** Whether the row activates by itself: all but a vehicle of several that act together. */
export const isActing = ({ row }: Place): boolean => row.under === undefined;

/** Whether the row has figures that may be lost one by one: a unit, not a vehicle. */
export const isSeveral = (place: Place): boolean => !isVehicle(place) && unitOf(place).source.figures > 1;

/** Figures of a row at the start. */
export const figuresOf = (place: Place): number => (isVehicle(place) ? 1 : unitOf(place).source.figures);

/** The rows of vehicles under a row. */
export const vehiclesUnder = ({ row, side }: View): View[] =>
  side.rows.filter((other) => other.row.under === row.id);

/** Whether a row, or the unit that it is part of, was destroyed outright. */
function isRemoved(view: View): boolean {
  if (view.number('removed') === 1) return true;
  const { under } = view.row;
  return under !== undefined && parentOf(view, under)?.number('removed') === 1;
}

const parentOf = ({ side }: View, id: string): View | undefined => side.rows.find(({ row }) => row.id === id);

/** The row that acts, and carries the D-markers, for a row: the unit of vehicles that act together. */
export const actingOf = (view: View): View =>
  view.row.under === undefined ? view : (parentOf(view, view.row.under) ?? view);

/** Whether a unit has a weapon that shoots. */
export const shootsAtRange = (place: Place): boolean =>
  unitOf(place).weapons.some(({ weapon }) => weapon !== null && weapon.range > 0);

/** Whether a unit fights in close combat: a vehicle of FV 0 does not (10.2). */
export const fights = (place: Place): boolean => combatValuesOf(unitOf(place)).some(({ fv }) => fv > 0);

/** Figures, or vehicles, of a row that are left. */
export const leftOf = remembered((view: View): number => {
  if (isRemoved(view)) return 0;
  if (isVehicle(view)) return 1;
  const lost = isTroops(view)
    ? view.number('figures-lost')
    : vehiclesUnder(view).filter((each) => each.number('removed') === 1).length;
  const left = Math.max(0, figuresOf(view) - lost);
  return left === 1 && isTroops(view) && hasNoWoundsLeft(view) ? 0 : left;
});

/** Whether the wounded figure has lost all its wounds: the last figure of a unit is then lost with them (3.1). */
const hasNoWoundsLeft = (view: View): boolean => {
  const wounds = woundsOf(unitOf(view));
  return wounds > 0 && view.number('wounds') >= wounds;
};

export const isDestroyed = (view: View): boolean => leftOf(view) === 0;

/** How weak a unit is, at most that much left of its figures (4.1, 4.4, 5.3). */
export type Strength = 'half' | 'third' | 'quarter';

/** How weak a row is; null above half, and if nothing is left. */
export const strengthOf = remembered((view: View): Strength | null => {
  const left = leftOf(view);
  if (left === 0 || isVehicle(view)) return null;
  const lost = figuresOf(view) - left;
  const { marks } = unitOf(view);
  const order = ['quarter', 'third', 'half'] as const;
  return order.find((name) => marks[name] !== null && lost >= (marks[name] ?? 0)) ?? null;
});

/** D-markers that stay on a weak unit (5.3). */
export function staysOf(view: View): number {
  const strength = strengthOf(view);
  return strength === null ? 0 : strength === 'quarter' ? 2 : 1;
}

/** Whether a unit withdraws when it fails to activate: at a third left or less (4.4). */
export const mayWithdraw = (view: View): boolean => ['third', 'quarter'].includes(strengthOf(view) ?? '');

/** The values that a unit fights with: mounted or on foot (3.3). */
export const bodyOf = remembered((view: View): Body => {
  const [mounted, onFoot] = combatValuesOf(unitOf(view));
  return isOnFoot(view) ? (onFoot ?? mounted) : mounted;
});

export const isOnFoot = (view: View): boolean => view.text('mounted') === 'foot';

/** Figures that fight: on foot, those that do not hold the mounts (3.3). */
export const fightingOf = (view: View): number => (isOnFoot(view) ? fightersOf(leftOf(view)) : leftOf(view));

/** Attacks of each figure (3.1). */
export function attacksOf(view: View): number {
  const { source, onFoot } = unitOf(view);
  return ((isOnFoot(view) ? onFoot : null) ?? source).profile.attacks;
}

type Stance = (typeof printedPlay.stances)[number];

const [normal] = printedPlay.stances as [Stance, ...Stance[]];

/** The stance that counts: none for those that cannot take it as they are, nor a cautious one in close combat (12). */
export function stanceOf(view: View): Stance {
  const marked = printedPlay.stances.find(({ id }) => id === view.text('stance')) ?? normal;
  const lasts = marked.inCombat || view.number('engaged') === 0;
  return lasts && mayTakeStance(bodyOf(view)) ? marked : normal;
}

/** The numbers from 1 of a vehicle's weapons that have a tracker. */
export const weaponNumbers = Array.from({ length: MAX_SYSTEMS - 1 }, (_, index) => index + 1);

/** A vehicle's weapons that still fire (10.7). */
export const weaponsLeft = remembered((view: View): number => {
  const count = weaponsOf(unitOf(view));
  const tracked = weaponNumbers.slice(0, count);
  return count - tracked.filter((number) => view.number(weaponTracker(number)) === 1).length;
});

/** The rows of a side that activate by themselves. */
export const unitsOf = ({ rows: all }: SideView<Evaluation>): View[] => all.filter(isActing);

const strengths: Record<Strength, string> = {
  half: 'half strength',
  third: 'a third left',
  quarter: 'a quarter left',
};

const moves: Readonly<Record<string, string>> = { slow: 'moved', fast: 'moved over 6″' };

const coverings: Readonly<Record<string, string>> = {
  still: 'covering fire',
  moved: 'covering fire after a move',
};

/**
 * What else there is to say of a row, in words.
 * @param fighting its figures that fight
 */
export function statesOf(view: View, fighting: number): string[] {
  if (isDestroyed(view)) return ['destroyed'];
  return [...lossStates(view), ...(isActing(view) ? positionStates(view, fighting) : [])];
}

function lossStates(view: View): string[] {
  const [left, figures] = [leftOf(view), figuresOf(view)];
  const strength = strengthOf(view);
  const markers = view.number('d-markers');
  return [
    ...(left < figures ? [`${left} of ${figures} left`] : []),
    ...(strength === null ? [] : [strengths[strength]]),
    ...(markers > 0 ? [counted(markers, 'D-marker')] : []),
  ];
}

function positionStates(view: View, fighting: number): string[] {
  const cover = printedPlay.covers.find(({ id, activation }) => id === view.text('cover') && activation > 0);
  const stance = stanceOf(view);
  const named = [moves[view.text('moved')], coverings[view.text('covering')]];
  return [
    ...(view.text('tried') === 'failed' ? ['failed to activate'] : []),
    ...named.flatMap((word) => word ?? []),
    ...(cover ? [uncapitalised(cover.name)] : []),
    ...(stance.id === 'normal' ? [] : [uncapitalised(stance.name)]),
    ...(isOnFoot(view) ? [`on foot, ${fighting} fighting`] : []),
  ];
}
