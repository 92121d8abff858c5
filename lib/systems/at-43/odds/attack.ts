import {
  atLeast,
  atLeasts,
  type Distribution,
  everyValue,
  expectedOf,
  mapped,
  summed,
  trials,
} from '@/lib/odds/distribution';
import { type Fraction, fraction } from '@/lib/odds/fraction';
import type { Attack, Chance, Situation } from '@/lib/odds/model';
import { sum } from '@/lib/roster/edits/list-edits';
import { counted } from '@/lib/roster/text/words';
import type { Structure } from '../catalogue/card';
import { sixths } from '../evaluate/table-values';
import { type Attacker, armedOf, type Kind, unknownOf, usable } from './armed';
import type { Defender } from './defender';
import { coverNote, type Salvo, salvosOf, type Test } from './salvo';

const product = (...chances: Fraction[]): Fraction =>
  chances.reduce((all, { n, d }) => fraction(all.n * n, all.d * d), fraction(1));

const chanceOfTest = ({ needed }: Test): Fraction => fraction(sixths(needed), 6);

/** The chance of a success among a roll and so many re-rolls of a miss. */
function rerolled({ n, d }: Fraction, times: number): Fraction {
  const tries = BigInt(times + 1);
  return fraction(d ** tries - (d - n) ** tries, d ** tries);
}

/** How many damage tests of a weapon succeed. */
const throughOf = ({ dice, hit, rerolls, saving, damageTest }: Salvo): Distribution =>
  trials(
    dice,
    product(rerolled(chanceOfTest(hit), rerolls), fraction(6 - saving, 6), chanceOfTest(damageTest)),
  );

/** Works out an attack of a unit by its weapons of a kind whose figures are known. */
export function attack(attacker: Attacker, defender: Defender, kind: Kind, situation: Situation): Attack {
  const salvos = salvosOf(attacker, defender, kind, situation);
  return {
    id: kind,
    label: kind === 'shooting' ? 'Shooting' : 'Close combat',
    ...resultsOf(salvos, defender),
    because:
      salvos.length === 0
        ? ['no weapon attacks']
        : [...salvos.map(({ because }) => because), ...coverNote(salvos)],
    notCounted: [...notCountedOf(attacker, kind), ...defender.notCounted, ...locationNote(defender)],
  };
}

/** Weapons that are left out: unknown figures, and indirect fire, which hits everyone in its area (p.65–66). */
function notCountedOf({ unit, now }: Attacker, kind: Kind): string[] {
  return [
    ...usable({ unit, now }, kind, 0).flatMap(({ weapon }) => {
      const unknown = unknownOf(weapon);
      return unknown.length === 0 ? [] : [`${weapon.name}: ${unknown.join(', ')} unknown`];
    }),
    ...armedOf(unit, 0, now).flatMap(({ weapon, factors }) =>
      kind === 'shooting' && weapon.kind === 'ranged' && weapon.area !== null && !factors.includes(0)
        ? [`${weapon.name}: indirect fire, which hits who is in its area (p.65)`]
        : [],
    ),
    ...(unit.card?.abilities ?? []).map((ability) => `${unit.label}: ${ability}`),
  ];
}

/** The results of the location table are lost (p.52), so which part a machine loses is not worked out. */
const locationNote = ({ infantry, label }: Defender): string[] =>
  infantry === false ? [`${label}: which part is hit; the location table is lost (p.52)`] : [];

/** All structure points of a machine; null if one is not known. */
function structurePoints(structure: Structure | null): number | null {
  if (structure === null) return null;
  const points = [structure.frame, structure.propulsion, ...structure.weapons.map((each) => each.points)];
  return points.includes(null) ? null : sum(points, (each) => each ?? 0);
}

function resultsOf(salvos: readonly Salvo[], defender: Defender) {
  if (defender.infantry === false) return machineResults(salvos, defender);
  const { fighters } = defender;
  const isInfantry = defender.infantry === true;
  const through = summed(
    salvos.map((salvo) =>
      mapped(throughOf(salvo), (value) => (isInfantry && salvo.damage === 0 ? 0 : value)),
    ),
  );
  const lost = fighters === null ? through : mapped(through, (value) => Math.min(value, fighters));
  const words = (count: number) =>
    isInfantry ? `${counted(count, 'fighter')} eliminated` : `${counted(count, 'impact')} through protection`;
  return {
    chances: [
      ...atLeasts(lost, words),
      ...(fighters === null ? [] : [{ label: 'Unit eliminated', value: atLeast(lost, fighters) }]),
    ],
    expected: expectedOf(lost),
    counts: isInfantry ? 'fighters eliminated' : 'impacts through protection',
    outcomes: possibleValues(lost, words),
  };
}

/**
 * One machine of a unit is fired at (p.61). It is destroyed for certain once all its structure is gone, and cannot be
 * while damage is below its frame: excess and what hits a destroyed part goes to the frame (p.52).
 */
function machineResults(salvos: readonly Salvo[], { structure }: Defender) {
  const all = structurePoints(structure);
  const frame = structure?.frame ?? null;
  const points = summed(salvos.map((salvo) => mapped(throughOf(salvo), (value) => value * salvo.damage)));
  const lost = all === null ? points : mapped(points, (value) => Math.min(value, all));
  const words = (count: number) => counted(count, 'structure point');
  return {
    chances: [
      ...atLeasts(lost, words),
      ...(frame === null
        ? []
        : [{ label: `Machine may be destroyed (frame ${frame})`, value: atLeast(points, frame) }]),
      ...(all === null
        ? []
        : [{ label: `Machine destroyed wherever hit (structure ${all})`, value: atLeast(points, all) }]),
    ],
    expected: expectedOf(lost),
    counts: 'structure points',
    outcomes: possibleValues(lost, words),
  };
}

const possibleValues = (distribution: Distribution, words: (count: number) => string): Chance[] =>
  everyValue(distribution, words).filter(({ value }) => value.n > 0n);
