import type { Collecting } from '@/lib/roster/collecting';
import { isFull, newUnitId } from './edit';
import type { CustomWeapon, Force, Unit } from './force';
import { addStoredTroop, toStoredTroop } from './stored';

/** Units as models that are owned, with the weapons of their own that they bear; whoever commands or rides. */
export const collecting: Collecting<Force> = {
  begin: () => ({ units: [], customWeapons: [], rulings: {} }),
  owned: (force) =>
    force.units.map((unit) => {
      const { id, name } = unit;
      const { unit: draft, weapons } = toStoredTroop(force, unit, name);
      const { name: _, ...element } = draft;
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
      // A weapon of its own is the same under another id.
      weapons: weapons.map((each) => ({
        ...each,
        id: withoutId(own.find(({ id }) => id === each.id)) ?? each.id,
      })),
    };
  },
};

const withoutId = (weapon: CustomWeapon | undefined) => weapon && { ...weapon, id: undefined };
