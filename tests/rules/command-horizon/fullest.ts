import { inFaction, unitTypes as teams } from '@/lib/systems/command-horizon/catalogue/catalogue';
import { many } from '../../bounds/worst';
import { command, unit } from '../../fixtures/command-horizon';
import { named } from '../../sheet/fullest';

const units = named(
  [...teams, ...teams].filter((type) => inFaction(type, 'alliance')).map(({ id }) => ({ type: id })),
);
const platoon = units.find(({ type }) => type === 'infantry-platoon')?.id;

/** A force with every record of the data, legal or not: it prints every word that the game can print. */
export const fullest = {
  faction: 'alliance',
  units: units.map((unit) =>
    unit.type === 'heavy-weapons-platoon' ? { ...unit, attachTo: [platoon, platoon] } : unit,
  ),
};

/** A force with three-digit figures and problems of every severity in the game. */
export const large = {
  faction: 'alliance',
  unitLimit: 100,
  units: [...many(3, (at) => command(`hq${at}`)), ...many(120, (at) => unit(`u${at}`, 'infantry-platoon'))],
};
