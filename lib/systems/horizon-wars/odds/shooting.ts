import { Deadline, PATIENCE } from '@/lib/odds/deadline';
import { atLeasts, chanceThat, distributionOf, everyValue, expectedOf } from '@/lib/odds/distribution';
import type { Fraction } from '@/lib/odds/fraction';
import { type Outcome, type Outcomes, rememberedOutcomes } from '@/lib/odds/hits';
import { type Attack, type Chance, type Situation, settled } from '@/lib/odds/model';
import { counted } from '@/lib/roster/text/words';
import type { Combatant, Variant } from './combatant';
import { diceOf, rangeOf, STRIKE, shootingFields } from './shots';

/** What one result of a volley does to its target. */
export interface Effect {
  /** Hits that count, and how many of them are critical. */
  hits: number;
  criticals: number;
  /** The points of damage that they do: those that the shooter places, and the owner's. */
  critical: number;
  plain: number;
}

/**
 * Assassin strike: all hits count as one, or as two points of damage, both critical, if any is; on an aircraft a
 * critical hit does two (p.46, 61). Our reading: an assassin's critical does two on an aircraft too.
 */
export function effectOf(
  { hits, criticals }: Pick<Outcome, 'hits' | 'criticals'>,
  shooter: Combatant,
  target: Combatant,
): Effect {
  if (shooter.specials.has('assassin-strike')) {
    const hit = Math.min(1, hits);
    return {
      hits: hit,
      criticals: Math.min(1, criticals),
      critical: criticals > 0 ? 2 : 0,
      plain: criticals > 0 ? 0 : hit,
    };
  }
  return {
    hits,
    criticals,
    critical: criticals * (target.type === 'aircraft' ? 2 : 1),
    plain: hits - criticals,
  };
}

/**
 * Whether it is destroyed in the worst case for its owner: all critical damage goes to A, all other damage to M and F
 * while they are above 0, of an aircraft to M alone (p.34, 46).
 */
function isDestroyed({ critical, plain }: Effect, { type, stats }: Combatant): boolean {
  const elsewhere = type === 'aircraft' ? stats.m : stats.m + stats.f;
  return critical + Math.max(0, plain - elsewhere) >= stats.a;
}

/** The odds of a shot (p.27–28, 34, 44–46, 61–62). */
export function shooting(a: Combatant, b: Combatant, given: Situation, variant: Variant): Attack {
  const situation = settled([...shootingFields, ...variant.shootingFields], given);
  const dice = diceOf(a, b, situation, variant);
  const range = rangeOf(a, b, situation, variant);
  // Mechs re-roll a die of every F roll, aircraft of Strikes (p.61, 69).
  const reroll = a.ace && (a.type === 'mech' || situation.action === STRIKE);
  const rerollAfter = a.specials.has('assisted-targeting');
  const { outcomes, total } = rememberedOutcomes(
    { dice: dice.value, target: range.value, against: b.stats.d, reroll, rerollAfter },
    new Deadline(PATIENCE),
  );
  return {
    id: 'shooting',
    label: 'Shooting',
    ...resultsOf({ outcomes, total }, a, b),
    because: [
      dice.because,
      range.because,
      `D ${b.stats.d}`,
      ...(rerollAfter
        ? ['Assisted targeting: after Incoming, re-rolls the die that raises the expected hits most']
        : []),
      ...(reroll ? ['Ace: re-rolls the die that raises the expected hits most'] : []),
    ],
    notCounted: [...notCounted(a, b), ...variant.notCounted('shooting', a, b)],
  };
}

function resultsOf({ outcomes, total }: Outcomes, a: Combatant, b: Combatant) {
  const effects = outcomes.map((each) => ({ ...effectOf(each, a, b), weight: each.weight }));
  const where = (holds: (effect: Effect) => boolean): Fraction => chanceThat(effects, total, holds);
  const hits = distributionOf(effects.map((effect) => [effect.hits, effect.weight]));
  const criticals = distributionOf(effects.map((effect) => [effect.criticals, effect.weight]));
  const words = (count: number) => counted(count, 'hit');
  const chances: Chance[] = [
    ...atLeasts(hits, words),
    { label: 'Critical hit', value: where(({ critical }) => critical > 0) },
    { label: 'Target destroyed', value: where((effect) => isDestroyed(effect, b)) },
    { label: 'Target loses a token', value: where((effect) => effect.hits > b.presence) },
  ];
  return {
    chances,
    expected: expectedOf(hits),
    counts: 'hits',
    outcomes: everyValue(hits, words),
    tables: [
      { title: 'Critical hits', chances: everyValue(criticals, (count) => counted(count, 'critical hit')) },
    ],
  };
}

/** What the elements have that the odds leave out (p.61–62, 69). */
function notCounted(a: Combatant, b: Combatant): string[] {
  return [
    a.specials.has('satellite-lock-on') && 'Satellite lock-on: +1 F against targets with M 3 or less',
    b.type === 'aircraft' && b.ace && 'Ace: the target’s re-roll of an evasion die',
    b.specials.has('stealth-suite') && 'Stealth suite: the target may give it up instead of taking damage',
  ].filter((each) => each !== false);
}
