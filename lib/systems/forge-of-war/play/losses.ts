import type { Result } from '@/lib/play/attack';
import { REMOVED } from '@/lib/play/common';
import type { Mark, Option } from '@/lib/play/model';
import type { State as Damage } from '../odds/volley';
import { weaponTracker } from '../paper/marks';
import { weaponName, weaponsOf, woundsOf } from '../paper/tracks';
import { actingOf, isTroops, isVehicle, leftOf, type Place, unitOf, type View, weaponNumbers } from './rows';

// What hits do to a unit or a vehicle: as its owner chooses (5.1, 10.7), or as one would, which is only a proposal.

const MARKER = 'd-marker';
const FIGURE = 'figure';
const WOUND = 'wound';
const PROPULSION = 'propulsion';
const DESTROYED = 'destroyed';

const marker: Option = { id: MARKER, label: 'D-marker' };

/** What a hit may do, by the type of what it hits. */
export function lossOptions(place: Place): Option[] {
  const unit = unitOf(place);
  const wound = woundsOf(unit) > 0 ? [{ id: WOUND, label: 'Wound' }] : [];
  if (isTroops(place))
    return [marker, ...(wound.length > 0 ? wound : [{ id: FIGURE, label: 'Figure lost' }])];
  // Vehicles that act together are hit one by one, and carry the D-markers of one.
  if (!isVehicle(place)) return [marker];
  return [
    marker,
    ...weaponNumbers
      .slice(0, weaponsOf(unit))
      .map((number) => ({ id: weaponTracker(number), label: `${weaponName(unit, number)} out` })),
    { id: PROPULSION, label: 'Propulsion out' },
    ...wound,
    { id: DESTROYED, label: 'Destroyed' },
  ];
}

/** What a row has left after losses. */
interface Left {
  markers: number;
  wounds: number;
  figuresLost: number;
  figures: number;
}

/** What a row has left after losses: a figure is lost with the last of its wounds (3.1). */
export function leftAfter(row: View, taken: readonly string[]): Left {
  const countOf = (loss: string) => taken.filter((each) => each === loss).length;
  const all = row.number('wounds') + countOf(WOUND);
  const each = woundsOf(unitOf(row));
  const dead = isTroops(row) && each > 0 ? Math.floor(all / each) : 0;
  const lost = countOf(FIGURE) + dead;
  return {
    markers: actingOf(row).number('d-markers') + countOf(MARKER),
    wounds: all - dead * each,
    figuresLost: row.number('figures-lost') + lost,
    figures: countOf(DESTROYED) > 0 ? 0 : Math.max(0, leftOf(row) - lost),
  };
}

/** The marks of losses. */
export function lost(row: View, taken: readonly string[]): Mark[] {
  const { markers, wounds, figuresLost } = leftAfter(row, taken);
  const set = (tracker: string, to: number): Mark => [[...row.path, tracker], to];
  const systems = [PROPULSION, ...weaponNumbers.map(weaponTracker)];
  return [
    [[...actingOf(row).path, 'd-markers'], markers],
    set('figures-lost', figuresLost),
    set('wounds', wounds),
    ...systems.filter((system) => taken.includes(system)).map((system) => set(system, 1)),
    ...(taken.includes(DESTROYED) ? [set(REMOVED, 1)] : []),
  ];
}

const times = (count: number, loss: string): string[] => Array<string>(Math.max(0, count)).fill(loss);

/** D-markers that a row can still take (5.1). */
const freeMarkers = (row: View): number =>
  Math.max(0, unitOf(row).dMarkers - actingOf(row).number('d-markers'));

/** Where hits on troops go: they can rally from D-markers, and lose figures to what they cannot carry. */
export function placedHits(row: View, hits: number): string[] {
  const markers = Math.min(hits, freeMarkers(row));
  const each = woundsOf(unitOf(row));
  const most = each > 0 ? leftOf(row) * each - row.number('wounds') : leftOf(row);
  return [...times(markers, MARKER), ...times(Math.min(hits - markers, most), each > 0 ? WOUND : FIGURE)];
}

/**
 * Where damage to a vehicle goes (10.7): wounds are kept for what destroys it, where a ruling lets them cancel that;
 * its last weapon goes first, and its propulsion after its weapons.
 */
function placedDamage(row: View, { light, moderate, destroying }: Damage): string[] {
  if (!isVehicle(row)) return times(Math.min(light, freeMarkers(row)), MARKER);
  const unit = unitOf(row);
  const wounds = Math.max(0, woundsOf(unit) - row.number('wounds'));
  const isAny = row.force.rulings['vehicle-wound'] === 'any';
  if (destroying > (isAny ? wounds : 0)) return [DESTROYED];
  const markers = Math.min(light, freeMarkers(row));
  const isOut = (system: string) => row.number(system) === 1;
  const systems = weaponNumbers.slice(0, weaponsOf(unit)).map(weaponTracker).reverse();
  const working = [...systems, PROPULSION].filter((system) => !isOut(system));
  const spare = times(wounds - destroying, WOUND);
  const order = isAny ? [...working, ...spare] : [...spare, ...working];
  return [
    ...times(markers, MARKER),
    ...times(destroying, WOUND),
    ...order.slice(0, moderate + light - markers),
  ];
}

/** Where what a result says of one that was hit goes; nowhere for one that is not in the match. */
export function placed(row: View | null, result: Result, id: string): string[] {
  if (row === null) return [];
  const of = (name: string) => result[id + name] ?? 0;
  return unitOf(row).vehicle
    ? placedDamage(row, { light: of('light'), moderate: of('moderate'), destroying: of('destroying') })
    : placedHits(row, of('hits'));
}
