import { sum } from '@/lib/roster/list-edits';
import type { RulingValues } from '@/lib/roster/ruling';
import type { Bearer, Card, Officer } from './card';
import type { Unit } from './force';
import { leaderOf, officerNameOf } from './leaders';
import { isInfantry } from './text';

/** Something a unit was given: what it is, how many, and A.P. each; null where the card does not say. */
export interface Chosen {
  kind: 'special-weapon' | 'officer' | 'hero' | 'specialist' | 'equipment';
  name: string;
  count: number;
  /** False where the card does not offer it; it then counts nothing. */
  offered: boolean;
  ap: number | null;
}

/** A unit with all that follows from its card. */
export interface ReckonedUnit {
  id: string;
  label: string;
  source: Unit;
  /** Places counted from 0: its platoon in the company, its slot in the platoon. */
  platoon: number;
  slot: number;
  /** Null where neither the company nor the app has it. */
  card: Card | null;
  /** The officer of its card, where the card offers him; on a hero's card the hero. */
  officer: Officer | null;
  officerName: string | undefined;
  hero: Officer | null;
  /** The card of the hero's own profile; null where there is no hero or no such card. */
  heroCard: Card | null;
  /** Who leads: the officer or the hero. */
  leader: Officer | null;
  /** The most fighters that a leader adds beyond the maximum (p.50). */
  bonus: number;
  chosen: Chosen[];
  /** Value of its fighters; null where the card does not say. */
  troops: number | null;
  /** Value of its extra fighters; null where it has some and the card does not say. */
  extra: number | null;
  /** In A.P.: typed, else added up with what is not known as 0. */
  value: number;
  /** Of what the A.P. is not known and was needed. */
  unknown: string[];
}

/**
 * Value of fighters by their number, no fewer than the fewest nor more than the most: straight from the standard value
 * to the maximum one, rounded half up, or the maximum one above the fewest, by the ruling.
 */
function troopsValue(
  { ap, numbers }: Pick<Card, 'ap' | 'numbers'>,
  figures: number,
  rulings: RulingValues,
): number | null {
  if (ap === null) return null;
  if (ap.maximum === ap.standard) return ap.standard;
  if (numbers === null) return null;
  const { min, max } = numbers;
  if (min === max) return ap.standard;
  const beyond = Math.min(Math.max(figures, min), max) - min;
  if (rulings['value-between'] === 'maximum') return beyond > 0 ? ap.maximum : ap.standard;
  return ap.standard + Math.round(((ap.maximum - ap.standard) * beyond) / (max - min));
}

/** Where a unit stands and what it is called. */
interface Place {
  label: string;
  platoon: number;
  slot: number;
}

/** Works out one unit. */
export function reckonUnit(
  unit: Unit,
  place: Place,
  cardOf: (id: string) => Card | undefined,
  rulings: RulingValues,
): ReckonedUnit {
  const card = cardOf(unit.card) ?? null;
  const heroCard = unit.hero ? (cardOf(unit.hero.card) ?? null) : null;
  const officerName = officerNameOf(unit, card);
  const officer = offeredBy(card, 'officers', officerName);
  const hero = offeredBy(heroCard, 'officers', unit.hero?.name);
  const chosen = chosenOf(unit, card, { officerName, officer, hero });
  const troops = card && troopsValue(card, unit.figures, rulings);
  const extra = unit.extraFighters === 0 ? 0 : card && timesOrNull(card.ap?.extra, unit.extraFighters);
  const options = sum(chosen, ({ ap, count }) => (ap ?? 0) * count);
  return {
    id: unit.id,
    label: place.label,
    platoon: place.platoon,
    slot: place.slot,
    source: unit,
    card,
    officer,
    officerName,
    hero,
    heroCard,
    leader: leaderOf(officer, hero),
    bonus: Math.max(officer?.numbersBonus ?? 0, hero?.numbersBonus ?? 0),
    chosen,
    troops,
    extra,
    value: unit.ap ?? (troops ?? 0) + (extra ?? 0) + options,
    unknown: unit.ap !== undefined || card === null ? [] : unknownOf(card, { troops, extra, chosen }),
  };
}

const timesOrNull = (each: number | null | undefined, count: number): number | null =>
  each == null ? null : each * count;

/** Of what the A.P. is needed and not known, each once. */
function unknownOf(
  card: Card,
  { troops, extra, chosen }: Pick<ReckonedUnit, 'troops' | 'extra' | 'chosen'>,
): string[] {
  const unknown = new Set<string>();
  if (troops === null) unknown.add(isInfantry(card.category) ? 'its fighters' : 'its machines');
  if (extra === null) unknown.add('its extra fighters');
  for (const { name, offered, ap, count } of chosen)
    if (offered && ap === null && count > 0) unknown.add(name);
  return [...unknown];
}

/** What a card offers, by kind and name. */
type Offers = {
  [Kind in 'specialWeapons' | 'officers' | 'specialists' | 'equipment']: Map<string, Card[Kind][number]>;
};

const known = new WeakMap<Card, Offers>();

function offersOf(card: Card): Offers {
  const byName = <Item extends { name: string }>(items: readonly Item[]) =>
    new Map(items.map((item) => [item.name, item]));
  const offers = known.get(card) ?? {
    specialWeapons: byName(card.specialWeapons),
    officers: byName(card.officers),
    specialists: byName(card.specialists),
    equipment: byName(card.equipment),
  };
  known.set(card, offers);
  return offers;
}

/** What a card offers under a name; null where it does not, or there is no such card. */
const offeredBy = <Kind extends keyof Offers>(
  card: Card | null,
  kind: Kind,
  name: string | undefined,
): Card[Kind][number] | null =>
  (card && name !== undefined && (offersOf(card)[kind] as Map<string, Card[Kind][number]>).get(name)) || null;

function chosenOf(
  unit: Unit,
  card: Card | null,
  { officerName, officer, hero }: Pick<ReckonedUnit, 'officerName' | 'officer' | 'hero'>,
): Chosen[] {
  const chosen: Chosen[] = unit.specialWeapons.map(({ name, count }) =>
    offer('special-weapon', name, offeredBy(card, 'specialWeapons', name), count),
  );
  if (officerName !== undefined) chosen.push(offer('officer', officerName, officer));
  if (unit.hero !== undefined) chosen.push(offer('hero', unit.hero.name, hero));
  for (const name of unit.specialists)
    chosen.push(offer('specialist', name, offeredBy(card, 'specialists', name)));
  for (const name of unit.equipment)
    chosen.push(offer('equipment', name, offeredBy(card, 'equipment', name)));
  return chosen;
}

const offer = (
  kind: Chosen['kind'],
  name: string,
  item: { ap: number | null } | null,
  count = 1,
): Chosen => ({
  kind,
  name,
  count,
  offered: item !== null,
  ap: item?.ap ?? null,
});

/** Special weapons of which a unit has more bearers than its card allows: how many, and the most. */
export function tooManyBearers({
  source,
  card,
}: ReckonedUnit): { name: string; count: number; most: number }[] {
  if (source.specialWeapons.length === 0) return [];
  const counts = new Map<string, number>();
  for (const { name, count } of source.specialWeapons) counts.set(name, (counts.get(name) ?? 0) + count);
  return (card?.specialWeapons ?? []).flatMap(({ name, max }: Bearer) => {
    const count = counts.get(name) ?? 0;
    return max !== null && count > max ? [{ name, count, most: max }] : [];
  });
}
