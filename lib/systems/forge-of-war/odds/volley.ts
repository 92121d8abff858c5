import { atLeasts, everyValue } from '@/lib/odds/chances';
import { atLeast, expectedOf } from '@/lib/odds/distribution';
import { type Fraction, fraction } from '@/lib/odds/fraction';
import type { Attack } from '@/lib/odds/model';
import { summed, trials } from '@/lib/odds/trials';
import type { RulingValues } from '@/lib/roster/ruling';
import { counted, minus } from '@/lib/roster/words';
import { chanceOf as chanceOfRoll, dividesDice } from '../evaluate/targets';
import { type Damage, damageOf, type Volley } from './damage';
import type { Opponent } from './opponent';

const DIE = 10;

/** The chance of a roll that needs a number, in hundredths: 0 or less takes a 1 and a re-roll (8.3). */
export const hitChance = (needed: number): Fraction => fraction(Math.round(chanceOfRoll(needed) * 100), 100);

/** "6 or less", "a 1, then 7 or less", "no chance". */
function neededWords(needed: number): string {
  if (needed >= DIE) return `${needed} or less, which every roll is`;
  if (needed >= 1) return `${needed} or less`;
  return DIE + needed >= 1 ? `a 1, then ${DIE + needed} or less` : 'no chance';
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
  const { figures, wounds, markers } = opponent;
  return {
    chances: [
      ...chances,
      ...(markers === null
        ? []
        : [{ label: 'Figure lost in any case', value: atLeast(hits, markers + Math.max(1, wounds)) }]),
      ...(figures === null
        ? []
        : [{ label: 'Hits for all figures', value: atLeast(hits, figures * Math.max(1, wounds)) }]),
    ],
    ...average,
    outcomes: everyValue(hits, words),
  };
}

/** What the target can take, in words. */
export function opponentWords({ label, kind, figures, wounds, markers }: Opponent): string {
  const parts = [
    ...(figures === null ? [] : [counted(figures, 'figure')]),
    ...(wounds === 1 && kind !== 'vehicle' ? [] : [`W ${wounds}`]),
    ...(markers === null ? [] : [`${counted(markers, 'D-marker')} at most`]),
  ];
  return `${label}: ${parts.length === 0 ? 'its figures and D-markers are unknown' : parts.join(', ')}`;
}
