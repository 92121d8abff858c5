import { firstTracker, rowTrackers, sideTrackers, turnTracker } from '@/lib/play/common';
import type { Option, RowTracker, Tracker } from '@/lib/play/model';
import { printedPlay } from '../catalogue/catalogue';
import { combatValuesOf } from '../evaluate/combat-values';
import type { Evaluation } from '../evaluate/evaluate';
import { weaponTracker } from '../paper/marks';
import { inStance, MAX_BOXES, trackOf, weaponName, weaponsOf, woundsOf } from '../paper/tracks';
import { mayRide } from '../rules/transport';
import {
  figuresOf,
  isActing,
  isSeveral,
  isTroops,
  isVehicle,
  type Place,
  unitOf,
  weaponNumbers,
} from './rows';

type OfRow = RowTracker<Evaluation>;

/** A choice that starts with its first option. */
const choice = (
  id: string,
  label: string,
  page: string,
  options: readonly Option[],
  on: (place: Place) => boolean = isActing,
): OfRow => ({
  scope: 'row',
  id,
  label,
  page,
  kind: 'choice',
  on,
  options: () => options,
  start: () => options[0]?.id ?? '',
});

const toggle = (
  id: string,
  label: string,
  page: string,
  on: (place: Place) => boolean = isActing,
): OfRow => ({ scope: 'row', id, label, page, kind: 'toggle', on });

/** The results of an attempt to activate (4.1). */
export const results: readonly Option[] = [
  { id: 'activated', label: 'Activated' },
  { id: 'failed', label: 'Failed' },
];

/** A bunker is marked as the fortification that it is to those inside (4.1). */
const covers = printedPlay.covers
  .filter(({ id }) => id !== 'bunker')
  .map(({ id, name }) => ({ id, label: name }));

const stances = printedPlay.stances.map(({ id, name }) => ({ id, label: name }));

/** Whether a unit rides on another, or may. */
export const isPassenger = (place: Place): boolean => {
  const unit = unitOf(place);
  return (
    unit.rides.length > 0 ||
    place.force.units.some(
      (carrier) => carrier.source.transport !== undefined && mayRide(unit, carrier, place.force),
    )
  );
};

const ofActing: OfRow[] = [
  {
    ...choice('tried', 'Attempt to activate', '4.1', [{ id: 'none', label: 'None' }, ...results]),
    reset: 'turn',
    by: (to) => (results.some(({ id }) => id === to) ? { act: 'try', input: { result: to } } : undefined),
  },
  {
    ...choice('moved', 'Moved this turn', '8.3', [
      { id: 'no', label: 'No' },
      { id: 'slow', label: '6″ or less' },
      { id: 'fast', label: 'Over 6″' },
    ]),
    reset: 'turn',
  },
  { ...toggle('reacted', 'Reaction tested', '13'), reset: 'turn' },
  {
    scope: 'row',
    id: 'd-markers',
    label: 'D-markers',
    page: '5.1',
    kind: 'boxes',
    on: isActing,
    most: (place) => unitOf(place).dMarkers,
  },
  choice('cover', 'Cover', '7, 4.1', covers),
  toggle('blown', 'Cover blown', '7.3'),
  choice('covering', 'Covering fire', '11', [
    { id: 'none', label: 'None' },
    { id: 'still', label: 'Stood still' },
    { id: 'moved', label: 'Moved' },
  ]),
  toggle('engaged', 'In close combat', '9'),
];

const ofTroops: OfRow[] = [
  {
    scope: 'row',
    id: 'figures-lost',
    label: 'Figures lost',
    page: '3.1, 5.1',
    kind: 'boxes',
    on: isTroops,
    // Paper has no boxes for a very large unit.
    most: (place) => (figuresOf(place) > MAX_BOXES ? null : figuresOf(place)),
    bars: (place) => trackOf(unitOf(place)).bars,
  },
  choice('stance', 'Stance', '12', stances, (place) => isTroops(place) && inStance(unitOf(place)).length > 0),
  toggle('withdrawing', 'Withdrawing', '4.4', isSeveral),
  toggle(
    'scattered',
    'Cohesion lost',
    '3.5',
    (place) => isSeveral(place) && ['infantry', 'cavalry'].includes(unitOf(place).source.type),
  ),
  toggle('deployed', 'Heavy weapon deployed', '4.2', (place) => {
    const { heavy, crew } = unitOf(place);
    return heavy > 0 && crew > 1;
  }),
  {
    ...toggle('aboard', 'Aboard a transport', '10.5', (place) => isActing(place) && isPassenger(place)),
    start: (place) => (unitOf(place).rides.length > 0 ? 1 : 0),
  },
  choice(
    'mounted',
    'Mounted or on foot',
    '3.3',
    [
      { id: 'mounted', label: 'Mounted' },
      { id: 'foot', label: 'On foot' },
    ],
    (place) => isTroops(place) && combatValuesOf(unitOf(place)).length > 1,
  ),
];

const ofVehicles: OfRow[] = [
  ...weaponNumbers.map(
    (number): OfRow => ({
      ...toggle(
        weaponTracker(number),
        `Weapon ${number} out`,
        '10.7',
        (place) => isVehicle(place) && number <= weaponsOf(unitOf(place)),
      ),
      named: (place) => `${weaponName(unitOf(place), number)} out`,
    }),
  ),
  {
    ...toggle('propulsion', 'Propulsion out', '10.7', isVehicle),
    named: (place) => `Propulsion out${unitOf(place).aboard.length > 0 ? ', passengers bail out' : ''}`,
  },
];

/** Everything that can be marked. */
export const trackers: Tracker<Evaluation>[] = [
  turnTracker('Turn', '4.1'),
  firstTracker('initiative', 'Initiative', '4.1'),
  ...sideTrackers<Evaluation>(),
  ...ofActing,
  ...ofTroops,
  {
    scope: 'row',
    id: 'wounds',
    label: 'Wounds',
    page: '3.1, 10.7',
    kind: 'boxes',
    on: (place) => (isTroops(place) || isVehicle(place)) && woundsOf(unitOf(place)) > 0,
    most: (place) => woundsOf(unitOf(place)),
  },
  ...ofVehicles,
  ...rowTrackers<Evaluation>(),
];
