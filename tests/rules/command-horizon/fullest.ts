import { inFaction, unitTypes as teams } from '@/lib/systems/command-horizon/catalogue';
import { named } from '../../sheet/fullest';

const units = named(
  [...teams, ...teams].filter((type) => inFaction(type, 'alliance')).map(({ id }) => ({ type: id })),
);
const platoon = units.find(({ type }) => type === 'infantry-platoon')?.id;

/** A force with every record of the data in it, legal or not: every word that can stand on its paper. */
export const fullest = {
  faction: 'alliance',
  units: units.map((unit) =>
    unit.type === 'heavy-weapons-platoon' ? { ...unit, attachTo: [platoon, platoon] } : unit,
  ),
};
