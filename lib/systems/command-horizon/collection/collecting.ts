import type { Collecting } from '@/lib/roster/collection/collecting';
import type { Entry } from '@/lib/roster/collection/collection';
import { type FactionId, factions, inFaction, unitType } from '../catalogue/catalogue';
import { hasRoom, newUnitId } from '../edits/edit';
import type { Force, Unit } from '../force';

/** The first faction that has the unit of an entry. */
function factionFor(entry: Entry | undefined): FactionId {
  const type = entry && unitType((entry.element as Unit).type);
  const ids = factions.map(({ id }) => id as FactionId);
  return ids.find((id) => !type || inFaction(type, id)) ?? 'alliance';
}

/** Converts between units and owned models; deployment, attached teams and notes are ignored. */
export const collecting: Collecting<Force> = {
  begin: ([first]) => ({ faction: factionFor(first), unitLimit: null, rulings: {}, units: [] }),
  owned: ({ units }) =>
    units.map(({ id, name, notes: _, ...element }) => ({
      id,
      name,
      // Groups depend on teams that may have joined other units.
      design: { element: { ...element, ...(element.attachTo.length > 0 && { groups: [] }), attachTo: [] } },
    })),
  field: (force, { name, element }) => {
    const id = newUnitId(force);
    if (!hasRoom(force)) return { force, id };
    return { force: { ...force, units: [...force.units, { ...(element as Unit), name, id }] }, id };
  },
  model: ({ element }) => {
    const { type, models, shieldDrones } = element as Unit;
    return { type, models, shieldDrones };
  },
};
