import { fraction } from '@/lib/odds/fraction';
import type { Attack } from '@/lib/odds/model';
import { minus } from '@/lib/roster/text/words';
import type { Card } from '../catalogue/card';
import { play } from '../catalogue/catalogue';
import { moraleNeeded, moraleOf, type Needed, neededText, sixths } from '../evaluate/table-values';
import type { Attacker } from './armed';

/** The morale that a unit tests with: its hero's while he is there (p.75, 77). */
const moraleNow = ({ unit: { card, hero, heroCard }, now }: Attacker): Card['morale'] =>
  moraleOf({ card, hero: now.hero === 0 ? null : hero, heroCard });

/** The morale test of a unit in words, with what it needs: "morale 6 − 8 = −2: 5+"; null if it takes none. */
export function moraleTest(attacker: Attacker): { needed: Needed; because: string } | null {
  const morale = moraleNow(attacker);
  if (typeof morale !== 'number') return null;
  const { difficulty } = play.morale;
  const needed = moraleNeeded(morale);
  return {
    needed,
    because: `morale ${morale} − ${difficulty} = ${minus(morale - difficulty)}: ${neededText(needed)}`,
  };
}

/** Why the morale test of a unit is not worked out; null if it is. */
export function moraleFault(attacker: Attacker): string | null {
  const { label, card } = attacker.unit;
  if (card === null) return `The card of ${label} is unknown.`;
  const morale = moraleNow(attacker);
  if (morale === 'nerves-of-steel') return `${label} never tests its morale: nerves of steel (p.75).`;
  return morale === null ? `Unknown for ${label}: its morale.` : null;
}

/** Works out the morale test of a unit that takes one. */
export function moraleOdds(attacker: Attacker): Attack {
  const { needed, because } = moraleTest(attacker) ?? { needed: 7, because: '' };
  const passed = sixths(needed);
  const outcomes = [
    { label: 'Passed', value: fraction(passed, 6) },
    { label: 'Failed', value: fraction(6 - passed, 6) },
  ];
  return {
    id: 'morale',
    label: 'Morale test',
    chances: outcomes,
    expected: null,
    counts: 'tests passed',
    because: [because],
    notCounted: [],
    outcomes,
  };
}
