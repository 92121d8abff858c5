import { type InPlay, settled } from '@/lib/roster/in-play';
import { rulingValues } from '@/lib/roster/ruling';
import { rulings, unitType } from './catalogue';
import { standsOf } from './dice';
import { squadsAlike } from './dice-rows';
import type { Force, Unit } from './force';
import { attachmentsOf, readingsOf, reckonUnit, usualModels } from './reckon-units';

/** What of a force matters in play: all but the names of its units. */
export const inPlay = (force: Force): InPlay => ({
  whole: { ...force, units: undefined, rulings: settled(rulings, force.rulings) },
  elements: force.units.map((unit) => ({ id: unit.id, own: ownOf(unit, force) })),
  references: force.units
    .filter(({ attachTo }) => attachTo.length > 0)
    .map(({ id, attachTo }) => ({ as: 'team', from: id, to: attachTo })),
});

/** What a unit says of itself; that it has as many models as its type need not be said. */
function ownOf(unit: Unit, force: Force): unknown {
  const own = { ...unit, id: undefined, name: undefined, attachTo: undefined, groups: groupsOf(unit, force) };
  return unit.models === usualModels(unitType(unit.type), force.faction)
    ? { ...own, models: undefined }
    : own;
}

/** The groups of its squads; where these are alike, only the sizes tell, else also which squads they are. */
function groupsOf(unit: Unit, force: Force): readonly number[] {
  const { groups } = unit;
  if (groups.length < 2) return groups;
  const single: Unit = { ...unit, deployAs: 'squads', groups: [] };
  const readings = readingsOf(rulingValues(rulings));
  const reckoned = reckonUnit(single, '', force.faction, attachmentsOf(force), readings);
  return squadsAlike(standsOf(reckoned)) ? [...groups].sort((a, b) => b - a) : groups;
}
