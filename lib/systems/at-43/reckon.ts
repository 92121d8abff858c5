import type { Card, Officer } from './card';
import { cardLookup } from './catalogue';
import type { Force, Platoon, Wave } from './force';
import type { At43Pack } from './pack';
import { type ReckonedUnit, reckonUnit } from './reckon-unit';
import { platoonLabels, unitLabels } from './text';

/** A platoon with its units and what they come to. */
export interface ReckonedPlatoon {
  label: string;
  source: Platoon;
  units: ReckonedUnit[];
  value: number;
}

/** A unit with whoever leads it. */
export interface Led {
  unit: ReckonedUnit;
  leader: Officer;
}

/** Everything that is worked out of a company rather than chosen; the rules and the sheets only read it. */
export interface Reckoning {
  force: Force;
  pack: At43Pack | null;
  /** The points that count: the pack's, else the company's. */
  limit: number | null;
  platoons: ReckonedPlatoon[];
  /** All units, in platoon order. */
  units: ReckonedUnit[];
  value: number;
  assault: number;
  reinforcement: number;
  /** Units led by an officer or hero of the highest rank (p.55). */
  highest: Led[];
  /** Who commands: the officer of the unit named, else the first of the highest rank. */
  commander: Led | null;
  /** A round; null where the commander's leadership is not known (p.54). */
  leadershipPoints: number | null;
  /** Null where the commander's is not known (p.55). */
  authority: number | null;
  /** The most points that may be wagered on the authority test (p.55). */
  wager: number;
  /** A card of the company or the app by its id. */
  cardOf: (id: string) => Card | undefined;
}

/** Works out a company once, under a pack or alone. Pure: neither is changed. */
export function reckon(force: Force, pack: At43Pack | null): Reckoning {
  const cardOf = cardLookup(force.cards);
  const platoons = reckonPlatoons(force, cardOf);
  const units = platoons.flatMap((platoon) => platoon.units);
  const led = units.flatMap((unit) => (unit.leader ? [{ unit, leader: unit.leader }] : []));
  const rank = led.reduce((highest, { leader }) => Math.max(highest, leader.rank), 0);
  const highest = led.filter(({ leader }) => leader.rank === rank);
  const named = force.commander;
  const commander = (named === undefined ? highest[0] : led.find(({ unit }) => unit.id === named)) ?? null;
  const leadership = commander === null ? 0 : commander.leader.leadership;
  const inWave = (wave: Wave) => sum(units, (unit) => (unit.source.wave === wave ? unit.value : 0));
  return {
    force,
    pack,
    limit: pack?.limit ?? force.limit,
    platoons,
    units,
    value: sum(units, ({ value }) => value),
    assault: inWave('assault'),
    reinforcement: inWave('reinforcement'),
    highest,
    commander,
    leadershipPoints: leadership === null ? null : leadership + units.length,
    authority: commander === null ? 0 : commander.leader.authority,
    wager: commander === null ? 0 : commander.leader.rank + 1,
    cardOf,
  };
}

function reckonPlatoons(force: Force, cardOf: Reckoning['cardOf']): ReckonedPlatoon[] {
  const labels = unitLabels(force, cardOf);
  const names = platoonLabels(force);
  let next = 0;
  return force.platoons.map((source, platoon) => {
    const units = source.slots.map((unit, slot) =>
      reckonUnit(unit, { label: labels[next++] as string, platoon, slot }, cardOf),
    );
    return { label: names[platoon] as string, source, units, value: sum(units, ({ value }) => value) };
  });
}

/** Sum of a number taken of each item. */
export function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  let total = 0;
  for (const item of items) total += of(item);
  return total;
}
