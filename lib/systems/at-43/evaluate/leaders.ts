import type { Card, Officer } from '../catalogue/card';
import type { Unit } from '../force';

/** The hero of a hero's card, which has one fighter and one officer, a hero (p.48); null for any other card. */
export function heroOfCard({ officers, numbers }: Pick<Card, 'officers' | 'numbers'>): Officer | null {
  const [only, ...others] = officers;
  const alone = numbers !== null && numbers.min === 1 && numbers.max === 1;
  return alone && only?.hero && others.length === 0 ? only : null;
}

/** The name of a unit's officer: the chosen one, else the hero of its own card (p.48). */
export function officerNameOf(
  { officer, hero, card: id }: Pick<Unit, 'officer' | 'hero' | 'card'>,
  card: Card | null,
): string | undefined {
  if (officer !== undefined || card === null || hero?.card === id) return officer;
  return heroOfCard(card)?.name;
}

/** The leader of a unit: the officer, unless both ranks are known and the hero's is higher (p.77). */
export function leaderOf(officer: Officer | null, hero: Officer | null): Officer | null {
  if (officer === null || hero === null) return officer ?? hero;
  return officer.rank !== null && hero.rank !== null && hero.rank > officer.rank ? hero : officer;
}

/** The officer and the hero of a unit, as far as their cards offer them. */
export const leadersOf = ({ officer, hero }: { officer: Officer | null; hero: Officer | null }): Officer[] =>
  [officer, hero].filter((leader) => leader !== null);
