import type { Collecting } from '@/lib/roster/collection/collecting';
import { isFull, newUnitId } from '../edits/edit';
import { addStoredTroop } from '../edits/edit-weapons';
import { type CustomWeapon, type Force, toStoredTroop, type Unit } from '../force';

/** Converts between units and owned models, with their custom weapons; roles, passengers and notes are ignored. */
export const collecting: Collecting<Force> = {
  begin: () => ({ units: [], customWeapons: [], rulings: {} }),
  owned: (force) =>
    force.units.map((unit) => {
      const { id, name } = unit;
      const { unit: draft, weapons } = toStoredTroop(force, unit, name);
      const { name: _, notes: __, ...element } = draft;
      return {
        id,
        name,
        design: { element: { ...element, passengers: [] }, ...(weapons.length > 0 && { weapons }) },
      };
    }),
  field: (force, entry) => {
    const id = newUnitId(force);
    if (isFull(force)) return { force, id };
    const { name, element } = entry;
    const { weapons = [] } = entry as { weapons?: CustomWeapon[] };
    const { passengers: _, ...unit } = element as Unit;
    return { force: addStoredTroop(force, { unit: { ...unit, name }, weapons }, id), id };
  },
  model: ({ element, ...design }) => {
    const { weapons, ...unit } = element as Unit;
    const { weapons: own = [] } = design as { weapons?: CustomWeapon[] };
    return {
      ...unit,
      role: undefined,
      passengers: undefined,
      // Custom weapons that differ only in their id are equal.
      weapons: weapons.map((each) => ({
        ...each,
        id: withoutId(own.find(({ id }) => id === each.id)) ?? each.id,
      })),
    };
  },
};

const withoutId = (weapon: CustomWeapon | undefined) => weapon && { ...weapon, id: undefined };
