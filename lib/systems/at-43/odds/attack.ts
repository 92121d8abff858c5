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
import { type Attack, type Chance, type Situation, type SituationField, settled } from '@/lib/odds/model';
import { sum } from '@/lib/roster/edits/list-edits';
import { counted, minus } from '@/lib/roster/text/words';
import type { Structure, Weapon } from '../catalogue/card';
import type { EvaluatedUnit } from '../evaluate/evaluate-unit';
import { type Needed, neededAt, neededText, sixths } from '../evaluate/table-values';
import { type Armed, armedOf, type Defender } from './defender';

/** Centimetres of a range band (p.64). */
const BAND = 10;

/** Faces of six that cancel an impact: none, in cover, after Take cover (p.67); which faces is lost. */
const savingFaces = [0, 2, 3] as const;

const idleField = (label: string): SituationField => ({
  id: 'idle',
  label,
  help: 'Of those with ordinary weapons.',
  kind: 'number',
  min: 0,
  max: 99,
  start: 0,
});

/** What can be set about shooting (p.64–67). */
export const shootingFields: SituationField[] = [
  {
    id: 'distance',
    label: 'Distance',
    help: 'From leader to leader; each full 10 cm are a range.',
    kind: 'number',
    min: 0,
    max: 200,
    unit: 'cm',
    start: 20,
  },
  {
    id: 'cover',
    label: 'Cover',
    help: 'Take cover is for infantry, and not against overwatch fire.',
    kind: 'choice',
    start: 0,
    options: [
      { value: 0, label: 'None' },
      { value: 1, label: 'Under cover' },
      { value: 2, label: 'Under cover, Take cover' },
    ],
  },
  idleField('Fighters who do not shoot'),
];

/** What can be set about close combat (p.70–71). */
export const combatFields: SituationField[] = [idleField('Fighters not in contact')];

export type Kind = 'shooting' | 'combat';

/** The weapons of a unit that attack by rolling against a single target: no indirect fire (p.65). */
export const usable = (unit: EvaluatedUnit, kind: Kind, idle: number): Armed[] =>
  armedOf(unit, idle).filter(
    ({ weapon, fighters }) =>
      fighters > 0 && weapon.kind === (kind === 'shooting' ? 'ranged' : 'close') && weapon.area === null,
  );

/** The figures of a weapon that an attack needs and that are not known. */
export function unknownOf({ accuracy, attackRate, rerolls, penetration, damage }: Weapon): string[] {
  const figures = { accuracy, 'attack rate': attackRate, 're-rolls': rerolls, penetration, damage };
  return Object.entries(figures).flatMap(([name, value]) => (value === null ? [name] : []));
}

/** The dice of a weapon: attack rate by fighters, by weapons of each. */
export const diceOf = ({ weapon, fighters }: Armed): number =>
  (weapon.attackRate ?? 0) * fighters * weapon.count;

/** A test with the words for it: "accuracy 5 − range 4 = 1: 4+". */
interface Test {
  needed: Needed;
  because: string;
}

const against = (value: string, action: number, name: string, difficulty: number): Test => {
  const needed = neededAt(action - difficulty);
  const difference = `${value} ${action} − ${name} ${difficulty} = ${minus(action - difficulty)}`;
  return { needed, because: `${difference}: ${neededText(needed)}` };
};

/** The shooting or combat test of a weapon: accuracy against range or combat (p.64, 71); a locked shot's is given. */
function hitTest({ accuracy, fixed }: Weapon, kind: Kind, band: number, { combat }: Defender): Test {
  const action = accuracy ?? 0;
  if (kind === 'combat') return against('accuracy', action, 'combat', combat ?? 0);
  if (!fixed) return against('accuracy', action, 'range', band);
  const needed = Math.min(7, Math.max(1, action));
  return { needed, because: `locked shot: ${neededText(needed)}` };
}

const product = (...chances: Fraction[]): Fraction =>
  chances.reduce((all, { n, d }) => fraction(all.n * n, all.d * d), fraction(1));

const chanceOfTest = ({ needed }: Test): Fraction => fraction(sixths(needed), 6);

/** The chance of a success among a roll and so many re-rolls of a miss. */
function rerolled({ n, d }: Fraction, times: number): Fraction {
  const tries = BigInt(times + 1);
  return fraction(d ** tries - (d - n) ** tries, d ** tries);
}

/** What the dice of one weapon come to. */
interface Salvo {
  /** Damage tests that succeed. */
  through: Distribution;
  damage: number;
  because: string;
}

function salvoOf(
  armed: Armed,
  kind: Kind,
  defender: Defender,
  { band, saving }: { band: number; saving: number },
): Salvo {
  const { weapon, fighters } = armed;
  const { name, count, rerolls, penetration, damage } = weapon;
  const hit = hitTest(weapon, kind, band, defender);
  const damageTest = against('penetration', penetration ?? 0, 'protection', defender.protection ?? 0);
  const dice = diceOf(armed);
  const factors = [fighters, ...(count === 1 ? [] : [count]), weapon.attackRate ?? 0].join(' × ');
  return {
    through: trials(
      dice,
      product(rerolled(chanceOfTest(hit), rerolls ?? 0), fraction(6 - saving, 6), chanceOfTest(damageTest)),
    ),
    damage: damage ?? 0,
    because: [
      `${name}: ${factors} = ${counted(dice, 'die', 'dice')}`,
      hit.because,
      ...(rerolls ? [`misses again ${rerolls === 1 ? 'once' : counted(rerolls, 'time')}`] : []),
      damageTest.because,
      ...(damage === 1 ? [] : [`damage ${damage}`]),
    ].join(', '),
  };
}

/** Works out an attack of a unit by all its weapons of a kind whose figures are known. */
export function attack(unit: EvaluatedUnit, defender: Defender, kind: Kind, given: Situation): Attack {
  const situation = settled(kind === 'shooting' ? shootingFields : combatFields, given);
  const { distance = 0, cover = 0, idle = 0 } = situation;
  // Take cover is for infantry; machines have the cover test alone (p.59).
  const saving = savingFaces[defender.infantry === false ? Math.min(1, cover) : cover] ?? 0;
  const armed = usable(unit, kind, idle).filter(({ weapon }) => unknownOf(weapon).length === 0);
  const salvos = armed.map((each) =>
    salvoOf(each, kind, defender, { band: Math.floor(distance / BAND), saving }),
  );
  return {
    id: kind,
    label: kind === 'shooting' ? 'Shooting' : 'Close combat',
    ...resultsOf(salvos, defender),
    because: [
      ...salvos.map(({ because }) => because),
      ...(saving === 0 ? [] : [`cover cancels impacts on ${saving} faces of 6`]),
    ],
    notCounted: [...notCountedOf(unit, kind), ...defender.notCounted, ...locationNote(defender)],
  };
}

/** Weapons that are left out: unknown figures, and indirect fire, which hits everyone in its area (p.65–66). */
function notCountedOf(unit: EvaluatedUnit, kind: Kind): string[] {
  return [
    ...usable(unit, kind, 0).flatMap(({ weapon }) => {
      const unknown = unknownOf(weapon);
      return unknown.length === 0 ? [] : [`${weapon.name}: ${unknown.join(', ')} unknown`];
    }),
    ...armedOf(unit, 0).flatMap(({ weapon, fighters }) =>
      kind === 'shooting' && weapon.kind === 'ranged' && weapon.area !== null && fighters > 0
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
    salvos.map((salvo) => mapped(salvo.through, (value) => (isInfantry && salvo.damage === 0 ? 0 : value))),
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
  const points = summed(salvos.map(({ through, damage }) => mapped(through, (value) => value * damage)));
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
