import { atLeasts, type Distribution, everyValue, expectedOf, mapped } from '@/lib/odds/distribution';
import { successes } from '@/lib/odds/highest';
import {
  type Attack,
  type Fighter,
  type OddsModel,
  ownTargetFigures,
  ownTargetLabel,
  type Side,
  type Situation,
  type SituationField,
  settled,
} from '@/lib/odds/model';
import { MAX_DICE, SIDES } from '@/lib/odds/multisets';
import { counted } from '@/lib/roster/text/words';
import { charge, chargeFields, chargeFieldsAgainst } from './charge';
import { type Combatant, combatantNow, type Target, type Variant } from './combatant';
import { shooting } from './shooting';
import { shootingFields, shootingFieldsBetween, shootingWays, shootingWaysOf } from './shots';

/** What can be set about a Recover or Repair action (p.31, 46). */
const recoverFields: SituationField[] = [
  { id: 'damage', label: 'Damage so far', kind: 'number', min: 0, max: SIDES, start: 1 },
];

/** The points that so many dice restore: at most as many as damage has taken (p.31). */
export const restoredOf = (defence: number, damage: number): Distribution =>
  mapped(successes(defence, damage), (count) => Math.min(count, damage));

/** The odds of a Recover or Repair action (p.31, 46). */
function recover(a: Combatant, given: Situation): Attack {
  const damage = settled(recoverFields, given).damage ?? 0;
  const { d } = a.stats;
  const restored = restoredOf(d, damage);
  const words = (count: number) => counted(count, 'point');
  return {
    id: 'recover',
    label: 'Recover',
    chances: atLeasts(restored, words),
    expected: expectedOf(restored),
    counts: 'points restored',
    because: [`D ${d}, each above ${damage}`, ...(d > damage ? [`at most ${damage} restored`] : [])],
    notCounted: [],
    outcomes: everyValue(restored, words),
  };
}

/** The most D of a target that odds are worked out for. */
export const MAX_DEFENCE = 12;

/** Inches in charts: from 3″ to 36″. */
const INCHES = Array.from({ length: 12 }, (_, index) => 3 * (index + 1));

/** What the odds of a game that is fought by these rules are made from. */
export interface Parts<Force> {
  fighters: (force: Force) => Fighter[];
  combatant: (force: Force, id: string) => Combatant;
  targets: readonly Target[];
  variant: Variant;
}

/** Returns what reads the fighters of a game: its elements, as they are in a match if that is known, and targets. */
export const combatantReader =
  <Force>({ combatant, targets }: Pick<Parts<Force>, 'combatant' | 'targets'>) =>
  (side: Side<Force>): Combatant =>
    raised(
      'target' in side
        ? targetOf(targets, side.target)
        : combatantNow(combatant(side.force, side.id), side.now),
      side.more,
    );

/** The odds of a game that is fought by the rules of Horizon Wars. */
export function oddsModelOf<Force>({
  fighters,
  combatant,
  targets,
  variant,
}: Parts<Force>): OddsModel<Force> {
  const of = combatantReader({ combatant, targets });
  return {
    attacks: [
      {
        id: 'shooting',
        label: 'Shooting',
        page: 'p.27–28, 44–46',
        fields: [...shootingFields, ...variant.shootingFields],
        byDistance: INCHES,
        ways: shootingWays,
      },
      {
        id: 'charge',
        label: 'Charge',
        page: 'p.29–30',
        fields: chargeFields,
        byDistance: null,
        instead: 'shooting',
      },
      { id: 'recover', label: 'Recover', page: 31, fields: recoverFields, byDistance: null, alone: true },
    ],
    fighters,
    targets: targets.map(({ id, label }) => ({ id, label })),
    ownTarget,
    stats,
    waysOf: (attack, a) => (attack === 'shooting' ? shootingWaysOf(of(a)) : null),
    fieldsOf: (attack, a, b) => {
      if (attack === 'charge') return chargeFieldsAgainst(of(b));
      return attack === 'recover' ? recoverFields : shootingFieldsBetween(of(a), of(b), variant);
    },
    can: (attack, a, b) => refusals[attack]?.(of(a), of(b), variant) ?? null,
    attack: (attack, a, b, situation) => {
      if (attack === 'charge') return charge(of(a), of(b), situation, variant);
      return attack === 'recover' ? recover(of(a), situation) : shooting(of(a), of(b), situation, variant);
    },
  };
}

/** The figures of a target that shooting at it depends on. */
const ownTarget: SituationField[] = [
  { id: 'a', label: 'A', kind: 'number', min: 1, max: 20, start: 3 },
  { id: 'd', label: 'D', kind: 'number', min: 0, max: MAX_DEFENCE, start: 2 },
];

/** A target by its id: one of the game, or the default with figures that a player sets. */
function targetOf(targets: readonly Target[], target: string): Combatant {
  const figures = ownTargetFigures(ownTarget, target);
  const combatant = ((targets.find(({ id }) => id === target) ?? targets[0]) as Target).combatant();
  if (figures === null) return combatant;
  const label = ownTargetLabel(ownTarget, figures);
  return { ...combatant, label, stats: { ...combatant.stats, ...figures } };
}

/** The stats that shooting depends on. */
const stats = [
  { id: 'f', label: 'F' },
  { id: 'a', label: 'A' },
  { id: 'd', label: 'D' },
] as const;

/** A combatant with one more of a stat. */
function raised(combatant: Combatant, more: string | undefined): Combatant {
  const stat = stats.find(({ id }) => id === more)?.id;
  if (stat === undefined) return combatant;
  return { ...combatant, stats: { ...combatant.stats, [stat]: combatant.stats[stat] + 1 } };
}

type Refusal = (a: Combatant, b: Combatant, variant: Variant) => string | null;

const tooMany = (label: string, stat: string, value: number, most: number): string =>
  `${label} has ${stat} ${value}; odds are worked out up to ${stat} ${most}.`;

/** Why an attack is not possible, or not worked out; null if it is. */
const refusals: Readonly<Record<string, Refusal>> = {
  shooting: (a, b) => {
    if (a.stats.f > MAX_DICE) return tooMany(a.label, 'F', a.stats.f, MAX_DICE);
    if (b.stats.d > MAX_DEFENCE) return tooMany(b.label, 'D', b.stats.d, MAX_DEFENCE);
    return null;
  },
  charge: (a, b, variant) => {
    for (const each of [a, b]) {
      if (each.type === 'aircraft')
        return `${each.label} is an aircraft; only elements on the ground charge and are charged (p.29).`;
      const presence = each.presence + (variant.chargePresence(each)?.value ?? 0);
      if (presence > MAX_DICE) return tooMany(each.label, 'P', presence, MAX_DICE);
    }
    return null;
  },
  recover: (a) =>
    a.specials.has('vanguard') ? `${a.label} has Vanguard and may not recover or repair (p.67).` : null,
};
