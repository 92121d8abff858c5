import { assign, type Fields, withFields } from '@/lib/roster/edits';
import { withCount } from '@/lib/roster/list-edits';
import type { RulingValues } from '@/lib/roster/ruling';
import type { Card } from '../catalogue/card';
import { heroOfCard } from '../evaluate/leaders';
import type { Force, Unit, Wave } from '../force';
import { editUnit } from './edit';

/** Sets plain fields of a unit; undefined removes one. */
export const setUnit = (force: Force, id: string, fields: Fields<Unit>): Force =>
  editUnit(force, id, (unit) => assign(unit, fields));

/** Changes its card. Its options stay, and the rules report those that the new card does not offer. */
export const setCard = (force: Force, id: string, card: string): Force => setUnit(force, id, { card });

/** Sets the wave it comes with. */
export const setWave = (force: Force, id: string, wave: Wave): Force => setUnit(force, id, { wave });

/** Gives it an officer of its card by name; null for none. */
export const setOfficer = (force: Force, id: string, name: string | null): Force =>
  setUnit(force, id, { officer: name ?? undefined });

/** Gives it a hero of another card; null for none. */
export const setHero = (force: Force, id: string, hero: Unit['hero'] | null): Force =>
  setUnit(force, id, { hero: hero ?? undefined });

/** Sets how many bear a special weapon, merging all entries of its name; 0 removes it. */
export const setBearers = (force: Force, id: string, name: string, count: number): Force =>
  editUnit(force, id, (unit) => {
    const at = unit.specialWeapons.findIndex((each) => each.name === name);
    const others = unit.specialWeapons.filter((each) => each.name !== name);
    if (count > 0) others.splice(at < 0 ? others.length : at, 0, { name, count });
    assign(unit, { specialWeapons: others });
  });

/** Sets how many specialists or pieces of equipment of a name it has. */
export const setExtras = (
  force: Force,
  id: string,
  field: 'specialists' | 'equipment',
  name: string,
  count: number,
): Force => editUnit(force, id, (unit) => assign(unit, { [field]: withCount(unit[field], name, count) }));

/** How many bear a special weapon, over all entries of its name. */
export const bearersOf = (unit: Unit, name: string): number =>
  unit.specialWeapons.reduce((sum, each) => sum + (each.name === name ? each.count : 0), 0);

/** A hero who may be chosen for a unit. */
export interface HeroOffer {
  card: Card;
  name: string;
  rank: number | null;
}

/**
 * The heroes that may lead units of a card: of the same army, category and type, and aboard its designation of machine
 * if the ruling requires it. None if the unit has no card, or a hero's, which has its own (p.76).
 */
export function heroesFor(card: Card | null, cards: readonly Card[], rulings: RulingValues): HeroOffer[] {
  if (card === null || heroOfCard(card)) return [];
  const byDesignation = rulings['hero-aboard'] === 'designation';
  return cards.flatMap((other) => {
    const fits =
      other.army === card.army &&
      other.category === card.category &&
      (other.type === null || card.type === null || other.type === card.type) &&
      (!byDesignation || other.aboard === null || other.aboard === card.designation);
    return fits && other.id !== card.id
      ? other.officers.filter(({ hero }) => hero).map(({ name, rank }) => ({ card: other, name, rank }))
      : [];
  });
}

/** Sets the unit whose officer commands; null unsets it. */
export const setCommander = (force: Force, id: string | null): Force =>
  withFields(force, { commander: id ?? undefined });
