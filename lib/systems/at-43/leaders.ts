import type { Card, Officer } from './card';
import type { Unit } from './force';

/** The hero of a hero's card: one of a single officer, a hero, and of one fighter (p.48); null of any other card. */
export function heroOfCard({ officers, numbers }: Pick<Card, 'officers' | 'numbers'>): Officer | null {
  const [only, ...others] = officers;
  const alone = numbers !== null && numbers.min === 1 && numbers.max === 1;
  return alone && only?.hero && others.length === 0 ? only : null;
}

/** The name of a unit's officer: the one it has, else the hero of its own card (p.48). */
export function officerNameOf(
  { officer, hero, card: id }: Pick<Unit, 'officer' | 'hero' | 'card'>,
  card: Card | null,
): string | undefined {
  if (officer !== undefined || card === null || hero?.card === id) return officer;
  return heroOfCard(card)?.name;
}

/** Who of two leads a unit: the officer, unless both ranks are known and the hero's is the higher (p.77). */
export function leaderOf(officer: Officer | null, hero: Officer | null): Officer | null {
  if (officer === null || hero === null) return officer ?? hero;
  return officer.rank !== null && hero.rank !== null && hero.rank > officer.rank ? hero : officer;
}

/** The leaders of a unit, whom their cards offer: its officer and its hero. */
export const leadersOf = ({ officer, hero }: { officer: Officer | null; hero: Officer | null }): Officer[] =>
  [officer, hero].filter((leader) => leader !== null);
