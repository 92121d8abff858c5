import { sum } from '@/lib/roster/edits/list-edits';
import type { RulingValues } from '@/lib/roster/ruling';
import type { Bearer, Card, Officer } from '../catalogue/card';
import type { Unit } from '../force';
import { isInfantry } from '../paper/text';

/** An option of a unit: kind, number, and A.P. each; null if the card does not say. */
export interface Chosen {
  kind: 'special-weapon' | 'officer' | 'hero' | 'specialist' | 'equipment';
  name: string;
  count: number;
  /** Whether the card offers it; if not, it costs nothing. */
  offered: boolean;
  ap: number | null;
}

/** A unit with everything derived from its card. */
export interface EvaluatedUnit {
  id: string;
  label: string;
  source: Unit;
  /** Index of its platoon in the company, and of its slot in the platoon. */
  platoon: number;
  slot: number;
  /** Null if neither the company nor the app has it. */
  card: Card | null;
  /** The officer, if its card offers him; the hero for a hero's card. */
  officer: Officer | null;
  officerName: string | undefined;
  hero: Officer | null;
  /** The card with the hero's profile; null if there is no hero or no such card. */
  heroCard: Card | null;
  /** The officer or the hero, whichever leads. */
  leader: Officer | null;
  /** Most extra fighters that a leader allows beyond the maximum (p.50). */
  bonus: number;
  chosen: Chosen[];
  /** Value of its fighters; null if the card does not say. */
  troops: number | null;
  /** Value of its extra fighters; null if it has some and the card does not say. */
  extra: number | null;
  /** In A.P.: the typed value, else the sum with unknown parts as 0. */
  value: number;
  /** The parts whose A.P. are needed and not known. */
  unknown: string[];
}

/**
 * Value of fighters by their number, clamped to the card's range: linear from the standard to the maximum value,
 * rounded half up; or, by the ruling, the maximum for any number above the fewest.
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

/** The label and place of a unit. */
interface Place {
  label: string;
  platoon: number;
  slot: number;
}

/** Computes one unit. */
export function evaluateUnit(
  unit: Unit,
  place: Place,
  cardOf: (id: string) => Card | undefined,
  rulings: RulingValues,
): EvaluatedUnit {
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

/** The parts whose A.P. are needed and not known, each once. */
function unknownOf(
  card: Card,
  { troops, extra, chosen }: Pick<EvaluatedUnit, 'troops' | 'extra' | 'chosen'>,
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

const offersByCard = new WeakMap<Card, Offers>();

function offersOf(card: Card): Offers {
  const byName = <Item extends { name: string }>(items: readonly Item[]) =>
    new Map(items.map((item) => [item.name, item]));
  const offers = offersByCard.get(card) ?? {
    specialWeapons: byName(card.specialWeapons),
    officers: byName(card.officers),
    specialists: byName(card.specialists),
    equipment: byName(card.equipment),
  };
  offersByCard.set(card, offers);
  return offers;
}

/** What a card offers under a name; null if nothing, or without a card. */
const offeredBy = <Kind extends keyof Offers>(
  card: Card | null,
  kind: Kind,
  name: string | undefined,
): Card[Kind][number] | null =>
  (card && name !== undefined && (offersOf(card)[kind] as Map<string, Card[Kind][number]>).get(name)) || null;

function chosenOf(
  unit: Unit,
  card: Card | null,
  { officerName, officer, hero }: Pick<EvaluatedUnit, 'officerName' | 'officer' | 'hero'>,
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

/** Special weapons with more bearers than the unit's card allows: the number and the most. */
export function tooManyBearers({
  source,
  card,
}: EvaluatedUnit): { name: string; count: number; most: number }[] {
  if (source.specialWeapons.length === 0) return [];
  const counts = new Map<string, number>();
  for (const { name, count } of source.specialWeapons) counts.set(name, (counts.get(name) ?? 0) + count);
  return (card?.specialWeapons ?? []).flatMap(({ name, max }: Bearer) => {
    const count = counts.get(name) ?? 0;
    return max !== null && count > max ? [{ name, count, most: max }] : [];
  });
}

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
