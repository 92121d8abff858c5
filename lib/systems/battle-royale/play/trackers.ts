import { rowTrackers, sideTrackers, turnTracker } from '@/lib/play/common';
import type { Option, RowTracker, Tracker } from '@/lib/play/model';
import { damageTrackers } from '@/lib/systems/horizon-wars/play/damage';
import { table } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import { usesTracker } from '../paper/special';
import { hasUpgrade, isPilot, type PilotPlace, profileOf, tokensOf, usesIn } from './rows';

const places: readonly (Option & { id: PilotPlace })[] = [
  { id: 'in-mech', label: 'In the mech' },
  { id: 'on-foot', label: 'On foot' },
  { id: 'killed', label: 'Killed' },
];

/** The uses of an upgrade, to tick off: as many boxes as on paper. */
const uses = (label: string, upgrade: string): RowTracker<Evaluation> => ({
  scope: 'row',
  id: usesTracker(upgrade),
  label,
  page: null,
  kind: 'boxes',
  on: (place) => hasUpgrade(place, upgrade),
  most: (place) => usesIn(place, upgrade),
});

/** A frame upgrade that is used once, as in the rulebook. */
const once = (upgrade: string, label: string): RowTracker<Evaluation> => ({
  scope: 'row',
  id: usesTracker(upgrade),
  label,
  page: 62,
  kind: 'toggle',
  on: (place) => hasUpgrade(place, upgrade),
});

/** Counters that an echo cloak scatters. */
const ECHOES = 6;

const echoNumbers: readonly Option[] = Array.from({ length: ECHOES }, (_, index) => ({
  id: `${index + 1}`,
  label: `Counter ${index + 1}`,
}));

/** Everything that can be marked. */
export const trackers: Tracker<Evaluation>[] = [
  turnTracker('Round', null),
  {
    scope: 'match',
    id: 'cells',
    label: 'Power cells on the table',
    page: null,
    kind: 'counter',
    start: ({ sides }) => table.powerCells * sides.length,
  },
  { scope: 'side', id: 'card', label: 'Card turned over', page: null, kind: 'toggle', reset: 'turn' },
  ...sideTrackers<Evaluation>(),
  ...damageTrackers<Evaluation>(profileOf, tokensOf),
  {
    scope: 'row',
    id: 'place',
    label: 'Place',
    page: null,
    kind: 'choice',
    on: isPilot,
    options: () => places,
    start: () => 'in-mech',
  },
  { scope: 'row', id: 'cells', label: 'Power cells collected', page: null, kind: 'counter', on: isPilot },
  uses('Smart missiles used', 'smart-missile'),
  uses('Flight frames used', 'flight-frame'),
  uses('Drones given up', 'support-drones'),
  {
    scope: 'row',
    id: 'echoes',
    label: 'Echo counters on the table',
    page: null,
    kind: 'counter',
    on: (place) => hasUpgrade(place, 'echo-cloak'),
    most: () => ECHOES,
  },
  {
    scope: 'row',
    id: 'echo',
    label: 'Counter that is the mech',
    page: null,
    kind: 'choice',
    on: (place) => hasUpgrade(place, 'echo-cloak'),
    options: () => echoNumbers,
    secret: true,
  },
  once('minelayer', 'Mines laid'),
  once('fragmentation-screen', 'Fragmentation screen used'),
  once('stealth-suite', 'Stealth suite lost'),
  ...rowTrackers<Evaluation>(),
];
