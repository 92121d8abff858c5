import type { Reckoning } from './reckon';
import type { AnyWeapon, ReckonedUnit } from './reckon-units';
import { chanceOf, neededRoll, TARGET_AVS } from './targets';

/** AV from which the picture takes a target for a vehicle (10.1). */
export const VEHICLE_FROM = 6;

/** A unit as the picture draws it, numbered from 1 in the order of the list. */
export interface ProfiledUnit {
  number: number;
  unit: ReckonedUnit;
  /** Where its segments of the bars of figures and D-markers begin. */
  figuresFrom: number;
  markersFrom: number;
  /** Hits expected of one volley by AV 0 to 9: figures up to AV 5, vehicles from 6. */
  hits: number[];
}

/** A force in figures, as its picture draws them. */
export interface Picture {
  units: ProfiledUnit[];
  figures: number;
  dMarkers: number;
  /** The highest of all values, and of all hits expected; at least 1. */
  mostValue: number;
  mostHits: number;
}

/** Dice a weapon rolls up close at figures or at a vehicle (16); one for a radius. */
function diceOf({ weightOfFire: weight }: AnyWeapon, vehicle: boolean): number {
  if (typeof weight === 'number') return weight;
  if ('radius' in weight) return 1;
  if ('near' in weight) return weight.near;
  return vehicle ? weight.vehicle : weight.infantry;
}

/** Hits that a unit's weapons score together in the open, up to half range and standing (8.3, 10.7). */
function expectedHits({ source, weapons }: ReckonedUnit, av: number): number {
  const vehicle = av >= VEHICLE_FROM;
  let hits = 0;
  for (const { count, weapon } of weapons) {
    if (weapon === null) continue;
    const value = weapon.value + (vehicle ? weapon.vehicleBonus : 0);
    if (vehicle && value < 1) continue;
    const needed = neededRoll({ sv: source.profile.sv, value, av, modifier: 0 });
    hits += count * diceOf(weapon, vehicle) * chanceOf(needed);
  }
  return hits;
}

/** The force in figures. */
export function pictureOf({ units, figures, dMarkers }: Reckoning): Picture {
  let figuresFrom = 0;
  let markersFrom = 0;
  const profiled = units.map((unit, index): ProfiledUnit => {
    const own = {
      number: index + 1,
      unit,
      figuresFrom,
      markersFrom,
      hits: TARGET_AVS.map((av) => expectedHits(unit, av)),
    };
    figuresFrom += unit.source.figures;
    markersFrom += unit.dMarkers;
    return own;
  });
  const values = units.flatMap(({ source: { profile }, fv }) => [profile.cv, profile.sv, fv, profile.av]);
  return {
    units: profiled,
    figures,
    dMarkers,
    mostValue: Math.max(1, ...values),
    mostHits: Math.max(1, ...profiled.flatMap(({ hits }) => hits)),
  };
}

/** Hits with a decimal, "–" for none: "4.2". */
export const hitsText = (hits: number): string =>
  hits === 0 ? '–' : hits < 0.05 ? '<0.1' : hits >= 99.5 ? `${Math.round(hits)}` : hits.toFixed(1);
