import { type InPlay, settled } from '@/lib/roster/in-play';
import { rulings, unitType } from './catalogue';
import type { Force, Unit } from './force';
import { usualModels } from './reckon-units';

/** What of a force matters in play: all but the names of its units. */
export const inPlay = (force: Force): InPlay => ({
  whole: { ...force, units: undefined, rulings: settled(rulings, force.rulings) },
  elements: force.units.map((unit) => ({ id: unit.id, own: ownOf(unit, force) })),
  references: force.units
    .filter(({ attachTo }) => attachTo.length > 0)
    .map(({ id, attachTo }) => ({ as: 'team', from: id, to: attachTo })),
});

/** What a unit says of itself; that it has as many models as its type need not be said. */
function ownOf(unit: Unit, { faction }: Force): unknown {
  // The squads of a platoon are alike, so that only the sizes of its groups tell.
  const groups = [...unit.groups].sort((a, b) => b - a);
  const own = { ...unit, id: undefined, name: undefined, attachTo: undefined, groups };
  return unit.models === usualModels(unitType(unit.type), faction) ? { ...own, models: undefined } : own;
}
