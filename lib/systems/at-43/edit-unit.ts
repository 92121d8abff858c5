import type { RulingValues } from '@/lib/roster/ruling';
import type { Card } from './card';
import { editUnit } from './edit';
import type { Force, Unit, Wave } from './force';
import { heroOfCard } from './leaders';

/** Sets a field of a unit; returns the same company if it has that value already. */
function set<Field extends keyof Unit>(force: Force, id: string, field: Field, value: Unit[Field]): Force {
  return editUnit(force, id, (unit) => (unit[field] === value ? unit : { ...unit, [field]: value }));
}

/** Sets an optional field, or removes it for null. */
function setOrRemove<Field extends 'officer' | 'hero' | 'ap'>(
  force: Force,
  id: string,
  field: Field,
  value: Unit[Field] | null,
): Force {
  if (value !== null) return set(force, id, field, value);
  return editUnit(force, id, (unit) => {
    if (unit[field] === undefined) return unit;
    const { [field]: _, ...rest } = unit;
    return rest as Unit;
  });
}

/** Names a unit; with "" it is called by its card. */
export const setName = (force: Force, id: string, name: string): Force => set(force, id, 'name', name);

/** Changes its card. Its options stay, and the rules report those that the new card does not offer. */
export const setCard = (force: Force, id: string, card: string): Force => set(force, id, 'card', card);

/** Sets how many fighters it has, 1 to 999. */
export const setFigures = (force: Force, id: string, figures: number): Force =>
  set(force, id, 'figures', figures);

/** Sets how many of its figures are support weapons. */
export const setSupportWeapons = (force: Force, id: string, count: number): Force =>
  set(force, id, 'supportWeapons', count);

/** Sets how many fighters it has beyond its maximum. */
export const setExtraFighters = (force: Force, id: string, count: number): Force =>
  set(force, id, 'extraFighters', count);

/** Sets the wave it comes with. */
export const setWave = (force: Force, id: string, wave: Wave): Force => set(force, id, 'wave', wave);

/** Sets the value typed from the army book; null computes it. */
export const setAp = (force: Force, id: string, ap: number | null): Force => setOrRemove(force, id, 'ap', ap);

/** Gives it an officer of its card by name; null for none. */
export const setOfficer = (force: Force, id: string, name: string | null): Force =>
  setOrRemove(force, id, 'officer', name);

/** Gives it a hero of another card; null for none. */
export const setHero = (force: Force, id: string, hero: Unit['hero'] | null): Force =>
  setOrRemove(force, id, 'hero', hero ?? null);

/** Sets how many bear a special weapon, merging all entries of its name; 0 removes it. */
export const setBearers = (force: Force, id: string, name: string, count: number): Force =>
  editUnit(force, id, (unit) => {
    const at = unit.specialWeapons.findIndex((each) => each.name === name);
    if (at < 0 && count === 0) return unit;
    const first = at < 0 ? unit.specialWeapons.length : at;
    const others = unit.specialWeapons.filter((each) => each.name !== name);
    return {
      ...unit,
      specialWeapons:
        count === 0 ? others : others.toSpliced(Math.min(first, others.length), 0, { name, count }),
    };
  });

/** Sets how many specialists or pieces of equipment of a name it has. */
export const setExtras = (
  force: Force,
  id: string,
  field: 'specialists' | 'equipment',
  name: string,
  count: number,
): Force =>
  editUnit(force, id, (unit) => {
    const has = unit[field].filter((each) => each === name).length;
    if (has === count) return unit;
    let left = count;
    const remaining = unit[field].filter((each) => each !== name || left-- > 0);
    const missing = Array.from({ length: Math.max(0, count - has) }, () => name);
    return { ...unit, [field]: [...remaining, ...missing] };
  });

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
export function setCommander(force: Force, id: string | null): Force {
  if (id !== null) return force.commander === id ? force : { ...force, commander: id };
  if (force.commander === undefined) return force;
  const { commander: _, ...rest } = force;
  return rest;
}
