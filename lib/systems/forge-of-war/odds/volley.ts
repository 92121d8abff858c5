import { atLeast, atLeasts, everyValue, expectedOf, summed, trials } from '@/lib/odds/distribution';
import { type Fraction, fraction } from '@/lib/odds/fraction';
import type { Attack, Chance } from '@/lib/odds/model';
import type { RulingValues } from '@/lib/roster/ruling';
import { counted, minus } from '@/lib/roster/text/words';
import { chanceOf as chanceOfRoll, dividesDice } from '../evaluate/targets';
import type { Opponent } from './opponent';

/** Dice that need the same number. */
export interface Volley {
  /** The weapon. */
  name: string;
  dice: number;
  needed: number;
}

/** All dice of an attack, with what went into them. */
export interface Volleys {
  volleys: Volley[];
  because: string[];
}

/** What dice do to a vehicle. */
export interface Damage {
  chances: Chance[];
  outcomes: Chance[];
}

/** Damage to a vehicle so far: D-markers, moderate damage, and hits that destroy. */
export interface State {
  light: number;
  moderate: number;
  destroying: number;
}

/** Moderate damage is counted up to this; more is listed with it. */
const MAX_MODERATE = 5;

/** Sides of a die of the game. */
export const SIDES = 10;

/** How far below the number needed a roll is, and what it does (10.7). */
const steps: readonly State[] = [
  { light: 1, moderate: 0, destroying: 0 },
  { light: 2, moderate: 0, destroying: 0 },
  { light: 0, moderate: 1, destroying: 0 },
  { light: 0, moderate: 2, destroying: 0 },
  { light: 0, moderate: 0, destroying: 1 },
];

/** What a roll that hits does to a vehicle; null for one that does not. */
export const stepOf = (needed: number, roll: number): State | null =>
  roll > mostOf(needed) ? null : (steps[Math.min(mostOf(needed) - roll, steps.length - 1)] as State);

/** What a roll, or the re-roll of a 1 where 0 or less is needed, must not exceed. */
const mostOf = (needed: number): number => (needed >= 1 ? needed : SIDES + needed);

/** Whether a roll hits; where 0 or less is needed, the re-roll of a 1. */
export const isHit = (needed: number, roll: number): boolean => roll <= mostOf(needed);

/**
 * How many of a hundred rolls end at each step. Where 0 or less is needed, the re-roll is held against the number that
 * it needs; our reading. A number above 10 is the hit value as it is.
 */
function stepWeights(needed: number): number[] {
  const weights = steps.map(() => 0);
  const value = mostOf(needed);
  const each = needed >= 1 ? SIDES : 1;
  for (let roll = 1; roll <= Math.min(SIDES, value); roll++) {
    const step = Math.min(value - roll, steps.length - 1);
    weights[step] = (weights[step] as number) + each;
  }
  return weights;
}

/** Damage of all dice to one vehicle: D-markers past the most are moderate damage (10.7). */
function damageOf(volleys: readonly Volley[], { wounds, markers }: Opponent, rulings: RulingValues): Damage {
  const free = markers ?? 0;
  // By a ruling a wound cancels destruction too; our reading: its owner keeps wounds for that.
  const saves = rulings['vehicle-wound'] === 'any' ? Math.max(0, wounds) : 0;
  const added = (a: State, b: State): State => {
    const light = a.light + b.light;
    return {
      light: Math.min(free, light),
      moderate: Math.min(MAX_MODERATE, a.moderate + b.moderate + Math.max(0, light - free)),
      destroying: Math.min(saves + 1, a.destroying + b.destroying),
    };
  };
  let states = new Map<string, { state: State; weight: bigint }>();
  const put = (state: State, weight: bigint) => {
    const key = `${state.destroying} ${state.moderate} ${state.light}`;
    const known = states.get(key);
    if (known === undefined) states.set(key, { state, weight });
    else known.weight += weight;
  };
  put({ light: 0, moderate: 0, destroying: 0 }, 1n);
  let total = 1n;
  for (const { dice, needed } of volleys) {
    const weights = stepWeights(needed);
    const missed = 100 - weights.reduce((sum, weight) => sum + weight, 0);
    for (let die = 0; die < dice; die++) {
      const before = states;
      states = new Map();
      total *= 100n;
      for (const { state, weight } of before.values()) {
        if (missed > 0) put(state, weight * BigInt(missed));
        for (const [step, hits] of weights.entries())
          if (hits > 0) put(added(state, steps[step] as State), weight * BigInt(hits));
      }
    }
  }
  const all = [...states.values()].sort(
    ({ state: a }, { state: b }) =>
      a.destroying - b.destroying || a.moderate - b.moderate || a.light - b.light,
  );
  const where = (holds: (state: State) => boolean) =>
    fraction(
      all.reduce((sum, { state, weight }) => (holds(state) ? sum + weight : sum), 0n),
      total,
    );
  const isDestroyed = ({ destroying }: State) => destroying > saves;
  const standing = all.filter(({ state }) => !isDestroyed(state));
  const destroyed = where(isDestroyed);
  return {
    chances: [
      {
        label: 'Moderate damage or destroying hit',
        value: where(({ moderate, destroying }) => moderate + destroying > 0),
      },
      { label: 'Destroyed', value: destroyed },
    ],
    outcomes: [
      ...standing.map(({ state, weight }) => ({ label: damageWords(state), value: fraction(weight, total) })),
      ...(destroyed.n === 0n ? [] : [{ label: 'destroyed', value: destroyed }]),
    ],
  };
}

function damageWords({ light, moderate, destroying }: State): string {
  const parts = [
    ...(light === 0 ? [] : [counted(light, 'D-marker')]),
    ...(moderate === 0
      ? []
      : [`moderate damage × ${moderate === MAX_MODERATE ? `${moderate} or more` : moderate}`]),
    ...(destroying === 0 ? [] : [`${counted(destroying, 'destroying hit')} against wounds`]),
  ];
  return parts.length === 0 ? 'no damage' : parts.join(', ');
}

/** The chance of a roll that needs a number, in hundredths: 0 or less takes a 1 and a re-roll (8.3). */
export const hitChance = (needed: number): Fraction => fraction(Math.round(chanceOfRoll(needed) * 100), 100);

/** "6 or less", "a 1, then 7 or less", "no chance". */
export function neededWords(needed: number): string {
  if (needed >= SIDES) return `${needed} or less, which every roll is`;
  if (needed >= 1) return `${needed} or less`;
  return SIDES + needed >= 1 ? `a 1, then ${SIDES + needed} or less` : 'no chance';
}

/** A number that is added to a value, with its name: "− AV 1", "+ value 1". */
export type Term = readonly [name: string, added: number];

/** "SV 7 − AV 1 + value 1 = 7: 7 or less". */
export function sumWords(first: string, terms: readonly Term[], needed: number): string {
  const words = terms.flatMap(([name, added]) =>
    added === 0 ? [] : [`${added < 0 ? '−' : '+'} ${name}${name === '' ? '' : ' '}${Math.abs(added)}`],
  );
  return `${[first, ...words].join(' ')} = ${minus(needed)}: ${neededWords(needed)}`;
}

/**
 * The dice of some figures, with words: by a ruling fewer figures roll where 0 or less is needed, figures ÷ (shortfall
 * + 2) (8.3, 9.3). Our reading: weight of fire and attacks multiply what is left of the figures.
 */
export function diceFor(
  figures: number,
  each: number,
  needed: number,
  rulings: RulingValues,
): { dice: number; words: string } {
  const divided = needed < 1 && dividesDice(rulings);
  const rolling = divided ? Math.ceil(figures / (2 - needed)) : figures;
  const fewer = divided ? `${figures} ÷ ${2 - needed} → ${rolling}` : `${figures}`;
  return {
    dice: rolling * each,
    words: `${fewer} × ${each} = ${counted(rolling * each, 'die', 'dice')}`,
  };
}

type Results = Pick<Attack, 'chances' | 'expected' | 'counts' | 'outcomes'>;

/** What some dice do: hits, taken as figures, wounds or D-markers (5.1, 8.4), or damage to a vehicle (10.7). */
export function resultsOf(volleys: readonly Volley[], opponent: Opponent, rulings: RulingValues): Results {
  const hits = summed(volleys.map(({ dice, needed }) => trials(dice, hitChance(needed))));
  const words = (count: number) => counted(count, 'hit');
  const chances = atLeasts(hits, words);
  const average = { expected: expectedOf(hits), counts: 'hits' };
  if (opponent.kind === 'vehicle') {
    const damage: Damage = damageOf(volleys, opponent, rulings);
    return { chances: [...chances, ...damage.chances], ...average, outcomes: damage.outcomes };
  }
  const { figures, wounds, hurt, markers } = opponent;
  const each = Math.max(1, wounds);
  return {
    chances: [
      ...chances,
      ...(markers === null
        ? []
        : [{ label: 'Figure lost in any case', value: atLeast(hits, markers + each - hurt) }]),
      ...(figures === null
        ? []
        : [{ label: 'Hits for all figures', value: atLeast(hits, figures * each - hurt) }]),
    ],
    ...average,
    outcomes: everyValue(hits, words),
  };
}

/** What the target can take, in words. */
export function opponentWords({ label, kind, figures, wounds, hurt, markers, stance }: Opponent): string {
  const parts = [
    ...(figures === null ? [] : [counted(figures, 'figure')]),
    ...(wounds === 1 && kind !== 'vehicle' ? [] : [`W ${wounds}`]),
    ...(hurt === 0 ? [] : [`${counted(hurt, 'wound')} of one gone`]),
    ...(markers === null ? [] : [`${counted(markers, 'D-marker')} at most`]),
    ...(stance === '' ? [] : [stance]),
  ];
  return `${label}: ${parts.length === 0 ? 'its figures and D-markers are unknown' : parts.join(', ')}`;
}
