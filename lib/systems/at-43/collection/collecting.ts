import type { Collecting } from '@/lib/roster/collection/collecting';
import type { Entry } from '@/lib/roster/collection/collection';
import type { Card } from '../catalogue/card';
import { cardLookup } from '../catalogue/catalogue';
import { addUnit, isFull, newUnitId, openPlatoon, takeCard, unitsOf } from '../edits/edit';
import type { Force, Unit } from '../force';

/** The card of an entry's unit: the entry's own, or a sample. */
const cardOf = (entry: (Entry & { card?: Card }) | undefined) =>
  entry && (entry.card ?? cardLookup([])((entry.element as Unit).card));

/** Converts between units and owned models, with their cards if those are the player's; wave and notes are ignored. */
export const collecting: Collecting<Force> = {
  begin: ([first]) => ({
    army: cardOf(first)?.army ?? 'U.N.A.',
    faction: null,
    limit: null,
    rulings: {},
    cards: [],
    platoons: [{ name: '', slots: [] }],
  }),
  unsaid: ['Commander', 'Platoon 1, slot 1'],
  owned: (force) =>
    unitsOf(force).map(({ id, name, notes: _, ...element }) => {
      const card = force.cards.find((each) => each.id === element.card);
      return { id, name, design: { element, ...(card && { card }) } };
    }),
  field: (force, entry) => {
    const id = newUnitId(force);
    if (isFull(force)) return { force, id };
    const { name, element } = entry;
    const { card } = entry as { card?: Card };
    const unit = { ...(element as Unit), name };
    return { force: addUnit(card ? takeCard(force, card) : force, unit, id, openPlatoon(force)), id };
  },
  model: ({ element }) => ({ ...(element as Unit), wave: undefined }),
};
