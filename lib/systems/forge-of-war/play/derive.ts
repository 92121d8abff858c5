import type { Derived, DerivedRow, DerivedValue, RowStat } from '@/lib/play/derived';
import type { MatchView, SideView } from '@/lib/play/model';
import { sum } from '@/lib/roster/edits/list-edits';
import { minus } from '@/lib/roster/text/words';
import { printedPlay, unitTypeOf } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import { facingLines, jumpMarks } from '../paper/text';
import { weaponsOf, woundsOf } from '../paper/tracks';
import {
  bodyOf,
  fightingOf,
  figuresOf,
  isActing,
  isDestroyed,
  isOnFoot,
  isTroops,
  isVehicle,
  leftOf,
  mayWithdraw,
  stanceOf,
  statesOf,
  staysOf,
  strengthOf,
  unitOf,
  unitsOf,
  type View,
  vehiclesUnder,
  weaponsLeft,
} from './rows';

type Values = Record<string, DerivedValue>;

/** What follows for a unit or a vehicle: its values as they are, and what it takes to activate and to rally. */
export const row = (view: View): DerivedRow => ({
  values: {
    ...(isActing(view) ? unitValues(view) : { av: bodyOf(view).av }),
    ...(isTroops(view) ? { fighting: fightingOf(view) } : {}),
    ...(isVehicle(view) ? vehicleValues(view) : {}),
    left: leftOf(view),
    shoots: shoots(view),
    status: isDestroyed(view) ? 'destroyed' : 'effective',
  },
  stats: statsOf(view),
  ...(isActing(view) ? { cells: { move: `${moveOf(view)}"` } } : {}),
  details: detailsOf(view),
  states: statesOf(view, fightingOf(view)),
  is: {
    destroyed: isDestroyed(view),
    damaged: isDamaged(view),
    away: view.number('aboard') === 1 && !isDestroyed(view),
    toActivate: isToTry(view),
  },
});

/** Taken off the roll to activate at half strength or less (4.1). */
const HALF_STRENGTH = 1;

/** What activates at most: a 10 always fails (4.1). */
const MOST_TO_ACTIVATE = 9;
const toActivate = (value: number): number => Math.min(MOST_TO_ACTIVATE, value);

/** Whether cover adds to the AV, by a ruling (7, 8.3). */
const isArmour = ({ force }: View): boolean => force.rulings.cover === 'armour';

/** The values of a unit: one less for each D-marker, changed by its stance (5.1, 12); and its rolls (4.1, 5.2). */
function unitValues(view: View) {
  const { cv, sv, fv, av } = bodyOf(view);
  const markers = view.number('d-markers');
  const stance = stanceOf(view);
  const strength = strengthOf(view);
  const { activation: cover = 0, modifier = 0 } =
    printedPlay.covers.find(({ id }) => id === view.text('cover')) ?? {};
  return {
    cv: cv - markers,
    sv: sv - markers + stance.sv,
    fv: fv - markers,
    av: av + stance.av + (isArmour(view) ? -modifier : 0),
    activation: toActivate(cv - markers + cover - (strength === null ? 0 : HALF_STRENGTH)),
    rally: cv - markers + stance.rally,
    below: strength,
    stays: staysOf(view),
    'withdraws-if-failed': mayWithdraw(view),
    'most-d-markers': unitOf(view).dMarkers,
  } satisfies Values;
}

const isImmobilised = (view: View): boolean => view.number('propulsion') === 1;

const vehicleValues = (view: View): Values => ({
  'weapons-left': weaponsLeft(view),
  immobilised: isImmobilised(view),
});

/** Whether a unit may shoot: not if it hides, nor with all weapons of its vehicles out (10.7, 12). */
function shoots(view: View): boolean {
  if (isTroops(view)) return !isDestroyed(view) && stanceOf(view).shoots;
  if (isVehicle(view)) return !isDestroyed(view) && weaponsLeft(view) > 0;
  return vehiclesUnder(view).some(shoots);
}

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

/** Inches of a move action (6.1, 10.7, 12). */
function moveOf(view: View): number {
  if (isImmobilised(view)) return 0;
  const own = isOnFoot(view) ? unitTypeOf('infantry').move : unitOf(view).move;
  return stanceOf(view).id === 'cautious' ? Math.min(own, CAUTIOUS_MOVE) : own;
}

/** The same in words, with that of a leap (6.3). */
const moveText = (view: View): string =>
  [`Move ${moveOf(view)}"`, ...(isImmobilised(view) ? [] : jumpMarks(unitOf(view).source))].join(', ');

/** Most inches of a cautious move (12). */
const CAUTIOUS_MOVE = 3;

/** What a unit can do, and what happens when it fails to activate or rallies. */
const detailsOf = (view: View): string[] => [
  moveText(view),
  `Shoots: ${yesOrNo(shoots(view))}`,
  ...(isActing(view)
    ? [`Withdraws if not activated: ${yesOrNo(mayWithdraw(view))}`, `D-markers that stay: ${staysOf(view)}`]
    : []),
];

/** Whether anything is lost, or the unit has D-markers. */
const isDamaged = (view: View): boolean =>
  leftOf(view) < figuresOf(view) ||
  view.number('wounds') > 0 ||
  view.number('d-markers') > 0 ||
  (isVehicle(view) && (isImmobilised(view) || weaponsLeft(view) < weaponsOf(unitOf(view))));

/** Whether it has still to try to activate this turn. */
export const isToTry = (view: View): boolean =>
  isActing(view) && !isDestroyed(view) && view.text('tried') === 'none';

/** Whether a side has a unit left to try; one without a list may have some (4.1). */
export const mayTry = ({ rows }: SideView<Evaluation>): boolean => rows.length === 0 || rows.some(isToTry);

/** A vehicle without FV does not fight, and wounds are shown where there are boxes for them. */
function statsOf(view: View): RowStat[] {
  const unit = unitOf(view);
  const body = bodyOf(view);
  const wounds = view.has('wounds') ? woundsOf(unit) : 0;
  const { facing } = unit.source.profile;
  const armour = (now: number): RowStat => ({
    label: 'AV',
    now,
    start: body.av,
    cell: 'av',
    below: isOnFoot(view) ? [] : facingLines(now, facing),
    ...(facing === 0 || isOnFoot(view) ? {} : { after: ` (${minus(facing)})` }),
  });
  const w: RowStat[] =
    wounds > 0
      ? [{ label: 'W', now: Math.max(0, wounds - view.number('wounds')), start: wounds, cell: 'wounds' }]
      : [];
  if (!isActing(view)) return [armour(body.av), ...w];
  const { cv, sv, fv, av, activation, rally } = unitValues(view);
  return [
    { label: 'CV', now: cv, start: body.cv, cell: 'cv' },
    { label: 'SV', now: sv, start: body.sv, cell: 'sv' },
    ...(body.fv === 0 ? [] : [{ label: 'FV', now: fv, start: body.fv, cell: 'fv' }]),
    armour(av),
    ...w,
    { label: 'Activate', now: activation, start: toActivate(body.cv) },
    { label: 'Rally', now: rally, start: body.cv },
  ];
}

/** What follows for a side: what is left of it, and what has still to try to activate. */
export function side(view: SideView<Evaluation>): Derived {
  const units = unitsOf(view);
  const left = units.filter((each) => !isDestroyed(each)).length;
  const toActivate = units.filter(isToTry).length;
  const figures = sum(units, figuresOf);
  const figuresLeft = sum(units, leftOf);
  return {
    values: {
      units: units.length,
      'units-left': left,
      figures,
      'figures-left': figuresLeft,
      'to-activate': toActivate,
    },
    lines: [
      `${left} of ${units.length} units`,
      `${figuresLeft} of ${figures} figures`,
      `${toActivate} to activate`,
    ],
  };
}

/** What follows for the match: the book has no condition for winning. */
export const match = (view: MatchView<Evaluation>): Derived => ({
  values: {},
  lines: [`turn ${view.number('turn')}`],
});
