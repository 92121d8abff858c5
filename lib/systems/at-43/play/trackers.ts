import { firstTracker, rowTrackers, set, sideTrackers, switchedOn, turnTracker } from '@/lib/play/common';
import type { Option, RowTracker, SidePlace, SideTracker, Tracker } from '@/lib/play/model';
import { capitalised } from '@/lib/roster/text/words';
import { MOST as MAX_WEAPONS } from '../catalogue/card';
import { play } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import { boxesOf, MAX_BOXES } from '../evaluate/table-values';
import { LOST, weaponPart } from '../paper/marks';
import {
  bearersLost,
  bearersOf,
  drillsOf,
  FRAME,
  fightersIn,
  hasOfficer,
  isArmoured,
  isHero,
  isInfantryUnit,
  isMachine,
  isMachineUnit,
  isSupport,
  isUnit,
  type Place,
  PROPULSION,
  partsOf,
  specialistLost,
  specialistsOf,
  unitOf,
} from './rows';
import { poolOf } from './standing';

/** Kinds of bearers, and specialists, of a unit that are marked apart; no card of the book comes near. */
const KINDS = 10;

const indices = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The number of boxes that paper has room for; null if there are more, or their number is not known. */
const drawn = (count: number | null): number | null => (count !== null && count <= MAX_BOXES ? count : null);

/** Structure points of a part of a machine. */
const structure = (id: string, label: string): RowTracker<Evaluation> => {
  const partOf = (place: Place) => partsOf(place).find((part) => part.id === id);
  return {
    scope: 'row',
    id,
    label,
    named: (place) => partOf(place)?.name ?? label,
    page: 'p.51–53',
    kind: 'boxes',
    on: (place) => partOf(place) !== undefined,
    most: (place) => drawn(partOf(place)?.points ?? null),
  };
};

const toggle = (
  id: string,
  label: string,
  page: number | string,
  on: (place: Place) => boolean,
): RowTracker<Evaluation> => ({ scope: 'row', id, label, page, kind: 'toggle', on });

function lostLabel(place: Place): string {
  if (isSupport(place)) return 'Support weapons lost';
  if (isHero(place)) return 'Hero lost';
  return isArmoured(place) ? 'Other machines lost' : 'Fighters lost';
}

const losses: RowTracker<Evaluation>[] = [
  {
    scope: 'row',
    id: LOST,
    label: 'Lost',
    named: lostLabel,
    page: 51,
    kind: 'boxes',
    on: (place) => fightersIn(place) > 0,
    most: (place) => drawn(fightersIn(place)),
    bars: (place) => (isUnit(place) ? (boxesOf(unitOf(place))?.bars ?? []) : []),
  },
  ...indices(KINDS).map(
    (index): RowTracker<Evaluation> => ({
      scope: 'row',
      id: bearersLost(index),
      label: `Bearers ${index + 1} lost`,
      named: (place) => `${bearersOf(place)[index]?.name}: bearers lost`,
      page: 'p.48, 67',
      kind: 'boxes',
      on: (place) => bearersOf(place)[index] !== undefined,
      most: (place) => drawn(bearersOf(place)[index]?.count ?? null),
    }),
  ),
  ...indices(KINDS).map(
    (index): RowTracker<Evaluation> => ({
      ...toggle(
        specialistLost(index),
        `Specialist ${index + 1} lost`,
        48,
        (place) => specialistsOf(place)[index] !== undefined,
      ),
      named: (place) => `${specialistsOf(place)[index]} lost`,
    }),
  ),
  toggle('officer-lost', 'Officer lost', 'p.48, 55', hasOfficer),
];

const morale: readonly Option[] = ['valiant', 'disorganised', 'routed'].map((id) => ({
  id,
  label: capitalised(id),
}));

const places: readonly Option[] = [
  { id: 'table', label: 'On the table' },
  { id: 'reserve', label: 'In reserve' },
];

const ofUnits: RowTracker<Evaluation>[] = [
  {
    scope: 'row',
    id: 'order',
    label: 'Place in the sequence',
    page: 'p.54–55, 57',
    kind: 'counter',
    on: isUnit,
    reset: 'turn',
    secret: true,
  },
  {
    ...toggle('activated', 'Activated', 57, isUnit),
    reset: 'turn',
    by: switchedOn({ act: 'activate', input: { pay: true } }),
  },
  {
    scope: 'row',
    id: 'morale',
    label: 'Morale',
    page: 75,
    kind: 'choice',
    on: isUnit,
    options: () => morale,
    start: () => 'valiant',
  },
  {
    scope: 'row',
    id: 'grounded',
    label: 'Fighters grounded',
    page: 'p.57, 66',
    kind: 'counter',
    on: isInfantryUnit,
    by: (to, from) => (to > from ? { act: 'ground', input: { by: Number(to) - Number(from) } } : undefined),
  },
  { ...toggle('engaged', 'Engaged', 57, isInfantryUnit), by: switchedOn({ act: 'engage' }) },
  ...play.drills.map(({ id, name, page }) => ({
    ...toggle(id, name, page, (place) => drillsOf(place).some((drill) => drill.id === id)),
    by: switchedOn({ act: 'drill', input: { drill: id } }),
  })),
  {
    scope: 'row',
    id: 'machines-tested',
    label: 'Morale tests for lost machines',
    page: 75,
    kind: 'counter',
    on: isMachineUnit,
  },
  {
    scope: 'row',
    id: 'place',
    label: 'Place',
    page: 'p.54, 73',
    kind: 'choice',
    on: isUnit,
    options: () => places,
    start: (place) => (unitOf(place).source.wave === 'assault' ? 'table' : 'reserve'),
  },
];

const ofMachines: RowTracker<Evaluation>[] = [
  structure(FRAME, 'Frame'),
  structure(PROPULSION, 'Propulsion'),
  ...indices(MAX_WEAPONS).map((index) => structure(weaponPart(index), `Weapon ${index + 1}`)),
  toggle('abandoned', 'Abandoned by its pilot', 53, isMachine),
];

const counter = (id: string, label: string, page: number): SideTracker<Evaluation> => ({
  scope: 'side',
  id,
  label,
  page,
  kind: 'counter',
});

const used = (id: string, label: string, page: number): SideTracker<Evaluation> => ({
  scope: 'side',
  id,
  label,
  page,
  kind: 'toggle',
  reset: 'turn',
});

/** The units that have had a leader, to choose the commander from. */
const leaders = ({ force }: SidePlace<Evaluation>): Option[] =>
  force.units.flatMap(({ id, label, leader }) =>
    leader === null ? [] : [{ id, label: `${leader.name}, ${label}` }],
  );

const ofSides: SideTracker<Evaluation>[] = [
  {
    ...counter('lp', 'Leadership points', 54),
    // Points that are not known are entered by hand, and stay as they are in a new round.
    start: ({ force }) => force.leadershipPoints ?? 0,
    reset: 'turn',
    to: (side) => poolOf(side) ?? side.number('lp'),
  },
  { ...counter('wager', 'Wager', 55), reset: 'turn', secret: true },
  counter('vp', 'Victory points', 73),
  counter('rp', 'Reinforcement points', 73),
  counter('objectives', 'Objectives controlled', 73),
  { ...used('artillery', 'Artillery strike used', 61), by: switchedOn({ act: 'artillery' }) },
  {
    ...used('delayed', 'Passed last time', 57),
    by: switchedOn({ act: 'delay' }),
    // A mark that is taken back was no pass.
    follows: (side, by) => [set(side, 'passes', side.number('passes') + by)],
  },
  { ...counter('passes', 'Activations delayed this round', 57), reset: 'turn' },
  {
    scope: 'side',
    id: 'commander',
    label: 'Commander among equal ranks',
    page: 55,
    kind: 'choice',
    on: (place) => leaders(place).length > 1,
    options: leaders,
    start: ({ force }) => force.commander?.unit.id ?? '',
  },
  ...sideTrackers<Evaluation>(),
];

/** Everything that can be marked. */
export const trackers: Tracker<Evaluation>[] = [
  turnTracker('Round', 53),
  firstTracker('first', 'Activates first', 55),
  ...ofSides,
  ...losses,
  ...ofUnits,
  ...ofMachines,
  ...rowTrackers<Evaluation>(),
];
