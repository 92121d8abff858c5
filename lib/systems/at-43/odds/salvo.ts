import { type Situation, type SituationField, settled } from '@/lib/odds/model';
import { counted, minus } from '@/lib/roster/text/words';
import type { Weapon } from '../catalogue/card';
import { type Needed, neededAt, neededText } from '../evaluate/table-values';
import { type Armed, type Attacker, diceOf, type Kind, known, usable } from './armed';
import type { Defender } from './defender';

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

/** What can be set about an attack of a unit: which weapon, where it has several (p.61, 68). */
export function fieldsFor(attacker: Attacker, kind: Kind): SituationField[] {
  const fields = kind === 'shooting' ? shootingFields : combatFields;
  const armed = known(usable(attacker, kind, 0));
  if (armed.length < 2) return fields;
  const options = [
    { value: ALL, label: 'All' },
    ...armed.map(({ id, weapon }) => ({ value: id, label: weapon.name })),
  ];
  const help = 'Each may be used on another target.';
  return [...fields, { id: 'weapon', label: 'Weapon', help, kind: 'choice', start: ALL, options }];
}

/** The choice of every weapon. */
const ALL = 0;

/** A test with the words for it: "accuracy 5 − range 4 = 1: 4+". */
export interface Test {
  needed: Needed;
  because: string;
}

const against = (value: string, action: number, name: string, difficulty: number): Test => {
  const needed = neededAt(action - difficulty);
  const difference = `${value} ${action} − ${name} ${difficulty} = ${minus(action - difficulty)}`;
  return { needed, because: `${difference}: ${needed > 6 ? 'no chance' : neededText(needed)}` };
};

/** The shooting or combat test of a weapon: accuracy against range or combat (p.64, 71); a locked shot's is given. */
function hitTest({ accuracy, fixed }: Weapon, kind: Kind, band: number, { combat }: Defender): Test {
  const action = accuracy ?? 0;
  if (kind === 'combat') return against('accuracy', action, 'combat', combat ?? 0);
  if (!fixed) return against('accuracy', action, 'range', band);
  const needed = Math.min(7, Math.max(1, action));
  return { needed, because: `locked shot: ${neededText(needed)}` };
}

/** The attack of one weapon: its dice, and what each of them needs. */
export interface Salvo {
  name: string;
  dice: number;
  hit: Test;
  /** How many times misses are rolled again. */
  rerolls: number;
  /** Faces of a die that cancel an impact. */
  saving: number;
  /** The test of each impact against protection. */
  damageTest: Test;
  /** What each of these that succeeds does. */
  damage: number;
  because: string;
}

/** An attack of a unit, weapon by weapon, as far as their figures are known. */
export function salvosOf(
  attacker: Attacker,
  defender: Defender,
  kind: Kind,
  given: Situation,
): readonly Salvo[] {
  const situation = settled(fieldsFor(attacker, kind), given);
  const { distance = 0, cover = 0, idle = 0, weapon = ALL } = situation;
  // Take cover is for infantry; machines have the cover test alone (p.59).
  const saving = savingFaces[defender.infantry === false ? Math.min(1, cover) : cover] ?? 0;
  return known(usable(attacker, kind, idle))
    .filter(({ id }) => weapon === ALL || weapon === id)
    .map((armed) => salvoOf(armed, kind, defender, { band: Math.floor(distance / BAND), saving }));
}

function salvoOf(
  armed: Armed,
  kind: Kind,
  defender: Defender,
  { band, saving }: { band: number; saving: number },
): Salvo {
  const { weapon, factors } = armed;
  const { name, rerolls, penetration, damage } = weapon;
  const hit = hitTest(weapon, kind, band, defender);
  const damageTest = against('penetration', penetration ?? 0, 'protection', defender.protection ?? 0);
  const dice = diceOf(armed);
  return {
    ...{ name, dice, hit, saving, damageTest },
    rerolls: rerolls ?? 0,
    damage: damage ?? 0,
    because: [
      `${name}: ${[...factors, weapon.attackRate ?? 0].join(' × ')} = ${counted(dice, 'die', 'dice')}`,
      hit.because,
      ...(rerolls ? [`misses again ${rerolls === 1 ? 'once' : counted(rerolls, 'time')}`] : []),
      damageTest.because,
      ...(damage === 1 ? [] : [`damage ${damage}`]),
    ].join(', '),
  };
}

/** What cover does to impacts; none without it. */
export const coverNote = ([salvo]: readonly Salvo[]): string[] =>
  salvo === undefined || salvo.saving === 0 ? [] : [`cover cancels impacts on ${salvo.saving} faces of 6`];
