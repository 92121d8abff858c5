import { idsOf } from '@/lib/roster/rule';
import { counted, inList, inSeries } from '@/lib/roster/text/words';
import type { Card } from '../catalogue/card';
import { play } from '../catalogue/catalogue';
import type { Slot } from '../force';
import { kindText, slotText } from '../paper/text';
import { rule } from './rule';

const { slots: mostSlots, page } = play.platoon;

export const slots = rule({
  id: 'at43/platoon/slots',
  severity: 'error',
  repairs: { any: ['move', 'move-new', 'remove'] },
  page,
  title: `A platoon has at most ${mostSlots} units`,
  breach: 'Too many units in a platoon',
  check: ({ platoons }) =>
    platoons.flatMap(({ label, units }) => {
      const excess = units.slice(mostSlots);
      return excess.length === 0
        ? []
        : [
            {
              elements: idsOf(excess),
              path: ['platoons', excess[0]?.id ?? ''],
              facts: { label, count: units.length, excess: excess.map((unit) => unit.label) },
            },
          ];
    }),
  message: ({ label, count, excess }) =>
    `${label} has ${counted(count, 'unit')} and ${mostSlots} slots; no slot is left for ${inList(excess)}`,
});

/** Whether a slot takes a card; an unknown type fits. */
export const takes = (
  { categories, types }: Slot,
  { category, type }: Pick<Card, 'category' | 'type'>,
): boolean =>
  (categories.length === 0 || categories.includes(category)) &&
  (types.length === 0 || type === null || types.includes(type));

export const pattern = rule({
  id: 'at43/platoon/pattern',
  severity: 'error',
  repairs: { any: ['add', 'move', 'move-new', 'order', 'remove', 'retype', 'pattern-off'] },
  page,
  title:
    'A unit of a platoon with a pattern has a slot there, and is of a category and type that its slot takes',
  breach: "Unit that its platoon's pattern has no slot for",
  check: ({ platoons }) =>
    platoons.flatMap(({ label, source, units }) => {
      const slots = source.pattern;
      if (slots === undefined) return [];
      const misplaced = units.flatMap((unit) => {
        const slot = slots[unit.slot];
        if (slot === undefined) return [{ unit, text: `${unit.label} has no slot` }];
        if (unit.card === null || takes(slot, unit.card)) return [];
        return [
          {
            unit,
            text: `slot ${unit.slot + 1} is for ${slotText(slot)}, not for ${unit.label} (${kindText(unit.card)})`,
          },
        ];
      });
      return misplaced.length === 0
        ? []
        : [
            {
              elements: idsOf(misplaced.map(({ unit }) => unit)),
              path: ['platoons', misplaced[0]?.unit.id ?? ''],
              facts: { label, slots: slots.length, texts: misplaced.map(({ text }) => text) },
            },
          ];
    }),
  message: ({ label, slots: count, texts }) =>
    `${label}, a pattern of ${counted(count, 'slot')}: ${inSeries(texts)}`,
});
