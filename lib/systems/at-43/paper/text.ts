import { counted, numbered } from '@/lib/roster/text/words';
import type { SheetColumn, SheetText } from '@/lib/sheet/sheet';
import type { Card, Category, Officer } from '../catalogue/card';
import type { Force, Slot, Wave } from '../force';

/** The names of the categories in a sentence (p.47-48). */
export const categoryNames: Record<Category, string> = {
  soldier: 'soldier',
  'support-unit': 'support unit',
  'combat-strider': 'combat strider',
  vehicle: 'vehicle',
};

/** Soldiers and support units are infantry; striders and vehicles are armoured fighting vehicles (p.47). */
export const isInfantry = (category: Category): boolean =>
  category === 'soldier' || category === 'support-unit';

/** Leadership points to activate a unit: "free", "1 LP" (p.57). */
export const actText = (cost: number): string => (cost === 0 ? 'free' : `${cost} LP`);

/** "soldier ★★", or "combat strider" if the type is not known. */
export const kindText = ({ category, type }: Pick<Card, 'category' | 'type'>): string =>
  type === null ? categoryNames[category] : `${categoryNames[category]} ${'★'.repeat(type)}`;

/** What a card is found by besides its designation: army, kind, figures, weapons, officers, options and abilities. */
export function searchTerms(card: Card): string[] {
  const { movement, protection, combat, size, type, abilities } = card;
  const figures = { movement, protection, combat, size, type };
  return [
    armyText(card),
    categoryNames[card.category],
    ...(isInfantry(card.category) ? ['infantry'] : []),
    ...Object.entries(figures).flatMap(([name, value]) => (value === null ? [] : [`${name}${value}`, name])),
    ...[card.weapons, card.specialWeapons, card.officers, card.specialists, card.equipment].flatMap(
      (options) => options.map(({ name }) => name),
    ),
    ...abilities,
  ];
}

/** A category and type in a sentence: "soldier, type 2", "soldier". */
export const kindInWords = ({ category, type }: Pick<Card, 'category' | 'type'>): string =>
  type === null ? categoryNames[category] : `${categoryNames[category]}, type ${type}`;

/** "rank 3", "rank unknown". */
export const rankText = (rank: number | null): string => (rank === null ? 'rank unknown' : `rank ${rank}`);

/** "rank 3, authority 4, leadership 8". */
export const commandText = ({ rank, authority, leadership }: Officer): string =>
  `${rankText(rank)}, authority ${statText(authority)}, leadership ${statText(leadership)}`;

/** What a slot takes: "soldier or vehicle, ★ or ★★". */
export function slotText({ categories, types }: Slot): string {
  const kinds =
    categories.length === 0 ? 'any category' : categories.map((each) => categoryNames[each]).join(' or ');
  return types.length === 0 ? kinds : `${kinds}, ${types.map((type) => '★'.repeat(type)).join(' or ')}`;
}

/** "U.N.A., White Stars". */
export const armyText = ({ army, faction }: { army: string; faction: string | null }): string =>
  faction === null ? army : `${army}, ${faction}`;

export const waveNames: Record<Wave, string> = { assault: 'Assault', reinforcement: 'Reinforcement' };

/** "120 A.P.", "? A.P." for an unknown value. */
export const apText = (ap: number | null): string => (ap === null ? '? A.P.' : `${ap} A.P.`);

/** A sum of A.P.: "310", or "310 + ?" if part of it is not known. */
export const sumText = (value: number, units: readonly { unknown: readonly string[] }[]): string =>
  units.some(({ unknown }) => unknown.length > 0) ? `${value} + ?` : `${value}`;

/** The A.P. of a company in total and by wave, each marked if part of it is not known. */
export function worthText({
  value,
  assault,
  reinforcement,
  units,
}: {
  value: number;
  assault: number;
  reinforcement: number;
  units: readonly { unknown: readonly string[]; source: { wave: Wave } }[];
}): Record<'value' | Wave, string> {
  const inWave = (wave: Wave) => units.filter(({ source }) => source.wave === wave);
  return {
    value: sumText(value, units),
    assault: sumText(assault, inWave('assault')),
    reinforcement: sumText(reinforcement, inWave('reinforcement')),
  };
}

/** "1 to 6", or "2" if both are equal. */
export const rangeText = ({ min, max }: { min: number; max: number }): string =>
  min === max ? `${min}` : `${min} to ${max}`;

/** A figure of a card; "–" if not known. */
export const statText = (value: number | null): string => (value === null ? '–' : `${value}`);

/** "5 fighters", "2 machines". */
export const figuresText = (figures: number, card: Card | null): string =>
  counted(figures, card !== null && !isInfantry(card.category) ? 'machine' : 'fighter');

/** The label of each platoon: its name, else its number; equal ones are numbered. */
export const platoonLabels = ({ platoons }: Pick<Force, 'platoons'>): string[] =>
  numbered(platoons.map(({ name }, index) => name.trim() || `Platoon ${index + 1}`));

/** The label of each unit, in platoon order: its name, else its card's designation; equal ones are numbered. */
export const unitLabels = (
  { platoons }: Pick<Force, 'platoons'>,
  cardOf: (id: string) => Card | undefined,
): string[] =>
  numbered(
    platoons.flatMap(({ slots }) =>
      slots.map(({ name, card }) => name.trim() || cardOf(card)?.designation.trim() || card),
    ),
  );

/** A cell of text, with smaller lines below. */
export const text = (content: string, lines: string[] = []): SheetText => ({
  kind: 'text',
  text: content,
  lines,
});

/** Items of equal weight: a single one as the text, several as lines; a dash for none. */
export function listed(items: string[]): SheetText {
  const [first = '–'] = items;
  return items.length < 2 ? text(first) : text('', items);
}

/** A column of a sheet's table. */
export const column = (
  id: string,
  label: string,
  width: number,
  align: 'left' | 'center' = 'left',
): SheetColumn => ({
  id,
  label,
  width,
  align,
});
