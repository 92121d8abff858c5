import * as z from 'zod/mini';
import type { Deadline } from '@/lib/odds/deadline';
import {
  atLeast,
  chanceOf,
  chanceThat,
  type Distribution,
  distributionOf,
  exactly,
  exactlyAtLeast,
  expectedOf,
} from '@/lib/odds/distribution';
import { chanceText, fraction, fractionText, roundedText } from '@/lib/odds/fraction';
import { successes } from '@/lib/odds/highest';
import { outcomesOf } from '@/lib/odds/hits';
import type { CaseAnswer, CaseLine, OddsCases } from '@/lib/odds/model';
import { MAX_DICE } from '@/lib/odds/multisets';
import { wholeNumber } from '@/lib/roster/roster';
import { counted } from '@/lib/roster/text/words';
import { type Fate, type Melee, type MeleeResult, melee } from './melee';
import { MAX_DEFENCE, restoredOf } from './model-of';

const dice = wholeNumber(0, MAX_DICE);
const flag = z._default(z.boolean(), false);

const sideSchema = z.strictObject({
  presence: dice,
  infantry: flag,
  move: z._default(z.enum(['none', 'short', 'long']), 'none'),
  ace: flag,
  winsDraws: flag,
});

/** The cases of a game that is fought by these rules. */
const schemaOf = (system: string) => {
  const shape = { system: z.optional(z.literal(system)) };
  return z.discriminatedUnion('kind', [
    z.strictObject({
      ...shape,
      kind: z.literal('shooting'),
      fire: dice,
      effectiveRange: wholeNumber(1, 200),
      defence: wholeNumber(0, MAX_DEFENCE),
      ace: flag,
      assistedTargeting: flag,
    }),
    z.strictObject({ ...shape, kind: z.literal('charge'), attacker: sideSchema, defender: sideSchema }),
    z.strictObject({
      ...shape,
      kind: z.literal('recover'),
      defence: wholeNumber(0, MAX_DEFENCE),
      damage: wholeNumber(0, 99),
    }),
  ]);
};

type Case = z.output<ReturnType<typeof schemaOf>>;
type Asked<Kind extends Case['kind']> = Extract<Case, { kind: Kind }>;

/** The cases of shooting, charges and recovery, for a game by its id. */
export const casesOf = (system: string): OddsCases<Case> => ({
  schema: schemaOf(system),
  kinds: ['shooting', 'charge', 'recover'],
  answer: (asked, deadline) => {
    if (asked.kind === 'shooting') return shooting(asked, deadline);
    return asked.kind === 'charge' ? charge(asked) : recover(asked);
  },
});

/** Every value that can happen, with its chance in words. */
const linesOf = (distribution: Distribution, noun: string, plural = noun): CaseLine[] =>
  distribution.weights.flatMap((weight, value) =>
    weight === 0n
      ? []
      : [{ label: counted(value, noun, plural), text: chanceText(chanceOf(distribution, value)) }],
  );

function shooting(
  { fire, effectiveRange, defence, ace, assistedTargeting }: Asked<'shooting'>,
  deadline: Deadline,
): CaseAnswer {
  const volley = {
    dice: fire,
    target: effectiveRange,
    against: defence,
    reroll: ace,
    rerollAfter: assistedTargeting,
  };
  const { outcomes } = outcomesOf(volley, deadline);
  const hits = distributionOf(outcomes.map((each) => [each.hits, each.weight]));
  const criticals = distributionOf(outcomes.map((each) => [each.criticals, each.weight]));
  const expected = expectedOf(hits);
  return {
    json: {
      hits: exactly(hits),
      expected: fractionText(expected),
      atLeast: exactlyAtLeast(hits),
      criticals: exactly(criticals),
    },
    title: `Shooting: F ${fire}, effective range ${effectiveRange}, D ${defence}${ace ? ', Ace' : ''}${assistedTargeting ? ', Assisted targeting' : ''}`,
    lines: [
      ...linesOf(hits, 'hit', 'hits'),
      { label: 'expected', text: `${roundedText(expected, 2)} hits` },
      { label: 'at least 1', text: chanceText(atLeast(hits, 1)) },
      ...linesOf(criticals, 'critical'),
    ],
  };
}

function recover({ defence, damage }: Asked<'recover'>): CaseAnswer {
  const restored = successes(defence, damage);
  const ofDamage = restoredOf(defence, damage);
  return {
    json: { restored: exactly(restored), restoredOfDamage: exactly(ofDamage) },
    title: `Recover: D ${defence}, damage ${damage}`,
    lines: linesOf(ofDamage, 'restored'),
  };
}

function charge({ attacker, defender }: Asked<'charge'>): CaseAnswer {
  const result = melee(attacker, defender);
  const { totals, takes, movedBack, total } = result;
  const exact = (weight: bigint) => fractionText(fraction(weight, total));
  const words = (weight: bigint) => chanceText(fraction(weight, total));
  const outcome = outcomeOf(result);
  return {
    json: {
      totals: { attacker: exactly(totals.attacker), defender: exactly(totals.defender) },
      attackerTakes: exactly(takes.attacker),
      defenderTakes: exactly(takes.defender),
      movedBack: { attacker: exact(movedBack.attacker), defender: exact(movedBack.defender) },
      outcome: outcome.json,
    },
    title: `Charge: P ${attacker.presence} against P ${defender.presence}`,
    lines: [
      ...linesOf(takes.attacker, 'damage to the attacker'),
      ...linesOf(takes.defender, 'damage to the defender'),
      { label: 'attacker moved back', text: words(movedBack.attacker) },
      { label: 'defender moved back', text: words(movedBack.defender) },
      ...outcome.lines,
    ],
  };
}

/** The results after the four cases: damage, or "destroyed", of each side, and who is moved back; each adds up to 1. */
function outcomeOf({ results, resultTotal }: Melee): { json: object; lines: CaseLine[] } {
  const sum = (holds: (result: MeleeResult) => boolean) => chanceThat(results, resultTotal, holds);
  const fates = (side: 'attacker' | 'defender') => {
    const most = Math.max(0, ...results.map((result) => result[side] ?? 0));
    const listed: Fate[] = [...Array(most + 1).keys(), null];
    return Object.fromEntries(
      listed.map((fate) => [fate ?? 'destroyed', fractionText(sum((result) => result[side] === fate))]),
    );
  };
  return {
    json: {
      attackerTakes: fates('attacker'),
      defenderTakes: fates('defender'),
      movedBack: Object.fromEntries(
        (['attacker', 'defender', 'nobody'] as const).map((who) => [
          who,
          fractionText(sum(({ movedBack }) => movedBack === who)),
        ]),
      ),
    },
    lines: [
      { label: 'attacker destroyed', text: chanceText(sum(({ attacker }) => attacker === null)) },
      { label: 'defender destroyed', text: chanceText(sum(({ defender }) => defender === null)) },
    ],
  };
}

/** The cases of Horizon Wars that scripts may ask about. */
export const oddsCases = casesOf('horizon-wars');
