import type { Situation, SituationField, Way } from '@/lib/odds/model';
import type { Combatant, Matters, Variant } from './combatant';

/** The values of the field `action` (p.28, 44–45, 67). */
const SHOOT = 0;
export const MOVE_AND_SHOOT = 1;
export const STRIKE = 2;

/** Inches of the longest distance that can be set. */
const MAX_INCHES = 96;
/** Highest altitude (p.36). */
const ALTITUDE = 5;
const DUG_IN = 3;

/** What can be set about shooting (p.27–28, 44–46, 67). */
export const shootingFields: SituationField[] = [
  { id: 'distance', label: 'Distance', kind: 'number', min: 0, max: MAX_INCHES, unit: '″', start: 12 },
  {
    id: 'action',
    label: 'Action',
    kind: 'choice',
    start: SHOOT,
    options: [
      { value: SHOOT, label: 'Shoot' },
      { value: MOVE_AND_SHOOT, label: 'Move & Shoot' },
      { value: STRIKE, label: 'Strike' },
    ],
  },
  { id: 'cover', label: 'Cover', help: 'Added to the range.', kind: 'number', min: 0, max: 12, start: 0 },
  { id: 'dug-in', label: 'Target dug in', help: 'Adds 3 to the range (p.67).', kind: 'toggle', start: 0 },
  {
    id: 'altitude',
    label: 'Altitude of the shooter',
    kind: 'number',
    min: 0,
    max: ALTITUDE,
    start: 1,
  },
  {
    id: 'target-altitude',
    label: 'Altitude of the target',
    kind: 'number',
    min: 0,
    max: ALTITUDE,
    start: 1,
  },
  {
    id: 'indirect',
    label: 'F of the element with Indirect Fire',
    help: 'For Guide Fire (p.28); 0 without.',
    kind: 'number',
    min: 0,
    max: 20,
    start: 0,
  },
];

const matters: Matters = {
  'dug-in': (_, target) => target.specials.has('dig-in'),
  altitude: (shooter) => shooter.type === 'aircraft',
  'target-altitude': (_, target) => target.type === 'aircraft',
  indirect: (shooter) => shooter.specials.has('guide-fire'),
};

/** The actions with which an element shoots: an aircraft engages instead. */
const actionsOf = ({ type, specials }: Combatant) => {
  const isAircraft = type === 'aircraft';
  return [
    { value: SHOOT, label: isAircraft ? 'Engage' : 'Shoot' },
    ...(isAircraft || specials.has('cumbersome') ? [] : [{ value: MOVE_AND_SHOOT, label: 'Move & Shoot' }]),
    ...(isAircraft || specials.has('strike') ? [{ value: STRIKE, label: 'Strike' }] : []),
  ];
};

/** What can be set when one element shoots at another. */
export const shootingFieldsBetween = (
  shooter: Combatant,
  target: Combatant,
  variant: Variant,
): SituationField[] =>
  [...shootingFields, ...variant.shootingFields].flatMap((field) => {
    if (field.id === 'action') {
      const options = actionsOf(shooter);
      return options.length > 1 ? [{ ...field, options }] : [];
    }
    const counts = matters[field.id] ?? variant.matters[field.id];
    return counts?.(shooter, target) === false ? [] : [field];
  });

/** Shooting without and with a move. */
export const shootingWays: readonly Way[] = [
  { label: 'Standing', situation: { action: SHOOT } },
  { label: 'Moved', situation: { action: MOVE_AND_SHOOT } },
];

const aircraftWays: readonly Way[] = [
  { label: 'Engage at altitude 1', situation: { action: SHOOT, altitude: 1 } },
  { label: 'Strike at altitude 1', situation: { action: STRIKE, altitude: 1 } },
];

/** The ways to shoot that an element has: an aircraft engages or strikes, what is cumbersome does not Move & Shoot. */
export function shootingWaysOf({ type, specials }: Combatant): readonly Way[] {
  if (type === 'aircraft') return aircraftWays;
  return specials.has('cumbersome') ? shootingWays.slice(0, 1) : shootingWays;
}

const set = (situation: Situation, id: string): number => situation[id] ?? 0;

/** The altitude of an aircraft; whatever else is on the ground. */
const altitudeOf = (fighter: Combatant, set: number): number => (fighter.type === 'aircraft' ? set : 0);

/** Dice or range with the words for how they come about. */
interface Worked {
  value: number;
  because: string;
}

/**
 * The dice of a shot: F, or the F of the indirectly firing element less 1; half, rounded up, for a move, for an
 * aircraft that does not strike, and for anti-aircraft fire at the ground; then one fewer for an agile target of a mech
 * (p.27–28, 44–45, 61–62, 67). Our reading: what makes dice fewer comes after halving, and never leaves less than none.
 */
export function diceOf(
  shooter: Combatant,
  target: Combatant,
  situation: Situation,
  variant: Variant,
): Worked {
  const { stats, type, specials } = shooter;
  const action = set(situation, 'action');
  const indirect = set(situation, 'indirect');
  const guided = indirect > 0;
  const isAircraft = type === 'aircraft';
  const strikes = action === STRIKE && (isAircraft || specials.has('strike'));
  if (action === MOVE_AND_SHOOT && !isAircraft && (guided || specials.has('cumbersome')))
    return { value: 0, because: `${guided ? 'Guide Fire' : 'Cumbersome'}: no Move & Shoot → 0` };
  const base = guided ? indirect - 1 : stats.f;
  const words = [guided ? `indirect F ${indirect} − 1 = ${base}` : `F ${base}`];
  let value = base;
  const groundFire =
    specials.has('anti-aircraft-fire') && altitudeOf(target, set(situation, 'target-altitude')) === 0;
  const halved = isAircraft
    ? !strikes && 'Engage'
    : (action === MOVE_AND_SHOOT && 'moved') ||
      (groundFire && !strikes && 'anti-aircraft fire at the ground');
  if (halved) value = Math.ceil(value / 2);
  if (halved || strikes) words.push(`${halved || 'Strike'} → ${value}`);
  const fewer = [
    type === 'mech' && target.specials.has('agile-frame') ? { value: 1, text: 'Agile frame − 1' } : null,
    variant.fewerDice(target, situation),
  ];
  for (const each of fewer)
    if (each !== null) {
      value = Math.max(0, value - each.value);
      words.push(`${each.text} → ${value}`);
    }
  return { value, because: words.join(', ') };
}

const extended: Readonly<Record<string, number>> = { short: 6, medium: 12, long: 24 };

/**
 * The effective range: the distance, less that of Extended range without its sign, plus the target's A, cover, and 3 a
 * point of difference in altitude, or 1 for anti-aircraft fire at a target in the air (p.27, 45, 61, 67). Our reading:
 * where a variant sets the range, Extended range changes nothing.
 */
export function rangeOf(
  shooter: Combatant,
  target: Combatant,
  situation: Situation,
  variant: Variant,
): Worked {
  const distance = set(situation, 'distance');
  const fixed = variant.range(shooter, situation);
  const less = extended[shooter.specials.get('extended-range') ?? ''];
  const range = fixed?.value ?? Math.abs(distance - (less ?? 0));
  const words = [
    fixed?.text ?? (less === undefined ? `range ${distance}` : `range ${distance} − ${less} → ${range}`),
  ];
  const above = altitudeOf(target, set(situation, 'target-altitude'));
  const apart = Math.abs(above - altitudeOf(shooter, set(situation, 'altitude')));
  const perPoint = shooter.specials.has('anti-aircraft-fire') && above > 0 ? 1 : 3;
  const terms: [string, number][] = [
    ['A', target.stats.a],
    ['cover', set(situation, 'cover')],
    ['dug in', set(situation, 'dug-in') === 1 ? DUG_IN : 0],
    ['altitude', apart * perPoint],
  ];
  let value = range;
  for (const [name, added] of terms) {
    value += added;
    if (added !== 0 || name === 'A') words.push(`${name} ${added}`);
  }
  return { value: Math.max(1, Math.ceil(value)), because: `${words.join(' + ')} = ${value}` };
}
