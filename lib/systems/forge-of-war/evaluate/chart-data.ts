import type { RulingValues } from '@/lib/roster/ruling';
import { statBars } from '@/lib/roster/shown/displayed-stat';
import { unitStats } from '../fields';
import { markersOf } from '../paper/tracks';
import type { Evaluation } from './evaluate';
import type { AnyWeapon, EvaluatedUnit } from './evaluate-units';
import { chanceOf, dividesDice, isVehicleAv, NO_MODIFIERS, rollNeeded, TARGET_AVS } from './targets';

/** A unit in the picture, numbered from 1 in list order. */
export interface ChartUnit {
  number: number;
  unit: EvaluatedUnit;
  /** Starts of its segments in the bars of figures and D-markers. */
  figuresFrom: number;
  markersFrom: number;
  /** D-markers that it can carry, counting each vehicle. */
  markers: number;
  /** CV SV FV AV; `raised` is drawn hatched. */
  values: ReturnType<typeof statBars>;
  /** Hits expected from one volley, by AV 0 to 9: figures up to AV 5, vehicles from 6. */
  hits: number[];
}

/** The figures that a force's picture draws. */
export interface ChartData {
  units: ChartUnit[];
  figures: number;
  dMarkers: number;
  /** Highest value and highest expected hits; at least 1. */
  mostValue: number;
  mostHits: number;
}

/** Dice a weapon rolls at close range against figures or a vehicle (16); one for a radius. */
function diceOf({ weightOfFire: weight }: AnyWeapon, vehicle: boolean): number {
  if (typeof weight === 'number') return weight;
  if ('radius' in weight) return 1;
  if ('near' in weight) return weight.near;
  return vehicle ? weight.vehicle : weight.infantry;
}

/** Expected hits of a weapon, and the number borne. */
interface Fire {
  hits: number;
  count: number;
}

/** Total hits of the first `most` weapons. */
function hitsOf(fire: readonly Fire[], most: number): number {
  let [sum, left] = [0, most];
  for (const { hits, count } of fire) {
    const used = Math.min(count, left);
    sum += used * hits;
    left -= used;
  }
  return sum;
}

/**
 * Most hits that a number of figures can score together, with one weapon each and `crew` figures per heavy weapon. Mans
 * further heavy weapons as long as that adds hits.
 */
function bestVolley(light: readonly Fire[], heavy: readonly Fire[], figures: number, crew: number): number {
  const manned = (guns: number) => hitsOf(heavy, guns) + hitsOf(light, figures - crew * guns);
  let [least, most] = [
    0,
    Math.min(
      Math.floor(figures / crew),
      heavy.reduce((sum, { count }) => sum + count, 0),
    ),
  ];
  // Each further gun adds no more than the one before it.
  while (least < most) {
    const half = Math.floor((least + most) / 2);
    if (manned(half + 1) > manned(half)) least = half + 1;
    else most = half;
  }
  return manned(least);
}

/** How many of a weapon roll: by a ruling, fewer if 0 or less is needed (examples of 8.3, 9.3). */
const rolling = (count: number, needed: number, rulings: RulingValues): number =>
  needed < 1 && dividesDice(rulings) ? Math.ceil(count / (2 - needed)) : count;

/** Hits of one volley in the open, within half range and standing (8.3, 10.7); vehicles fire all weapons (10.2). */
function expectedHits(
  { source, weapons, vehicle, crew }: EvaluatedUnit,
  av: number,
  rulings: RulingValues,
): number {
  const fire = weapons.flatMap(({ count, weapon }) => {
    if (weapon === null || weapon.range === 0) return [];
    const needed = rollNeeded({ ...weapon, sv: source.profile.sv }, av, NO_MODIFIERS);
    if (needed === null) return [];
    const hits = diceOf(weapon, isVehicleAv(av)) * chanceOf(needed);
    return [{ count: rolling(count, needed, rulings), heavy: weapon.heavy, hits }];
  });
  fire.sort((a, b) => b.hits - a.hits);
  if (vehicle) return hitsOf(fire, Number.POSITIVE_INFINITY);
  const [heavy, light] = [fire.filter((each) => each.heavy), fire.filter((each) => !each.heavy)];
  return bestVolley(light, heavy, source.figures, crew);
}

/** Computes the picture of a force. */
export function chartDataOf({ units, figures, dMarkers, rulings }: Evaluation): ChartData {
  let figuresFrom = 0;
  let markersFrom = 0;
  const profiled = units.map((unit, index): ChartUnit => {
    const own = {
      number: index + 1,
      unit,
      figuresFrom,
      markersFrom,
      markers: markersOf(unit),
      values: statBars(unitStats, unit, ['cv', 'sv', 'fv', 'av']),
      hits: TARGET_AVS.map((av) => expectedHits(unit, av, rulings)),
    };
    figuresFrom += unit.source.figures;
    markersFrom += own.markers;
    return own;
  });
  return {
    units: profiled,
    figures,
    dMarkers,
    mostValue: Math.max(1, ...profiled.flatMap(({ values }) => values.map(({ value }) => value))),
    mostHits: Math.max(1, ...profiled.flatMap(({ hits }) => hits)),
  };
}

/** Hits with one decimal: "4.2"; "–" for none. */
export const hitsText = (hits: number): string =>
  hits === 0 ? '–' : hits < 0.05 ? '<0.1' : hits >= 99.5 ? `${Math.round(hits)}` : hits.toFixed(1);
