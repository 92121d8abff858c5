import { assign } from '@/lib/roster/edits';
import { counted, inList } from '@/lib/roster/words';
import { profileOf, unitType } from '../catalogue/catalogue';
import type { Force, Unit } from '../force';
import { editUnit } from './edit';

/** Changes a unit's type. Its name stays, and every setting that the new type may have. */
export const setType = (force: Force, id: string, type: string): Force =>
  editUnit(force, id, (unit) => {
    if (unit.type === type) return;
    const { kind } = unitType(type);
    const { drones, squads } = profileOf(unitType(type), force.faction);
    const sameSquads = squads?.count === profileOf(unitType(unit.type), force.faction).squads?.count;
    assign(unit, {
      type,
      models: undefined,
      ...(drones ? {} : { shieldDrones: 0 }),
      ...(squads ? {} : { deployAs: 'platoon' }),
      ...(squads && sameSquads ? {} : { groups: [] }),
      ...(kind === 'heavy-weapons' ? {} : { attachTo: [] }),
    });
  });

/** The settings a unit lost in a change of type, in words: "2 shield drones"; "" if none. */
export function lostSettings(before: Unit, after: Unit): string {
  const teams = before.attachTo.length - after.attachTo.length;
  const drones = before.shieldDrones - after.shieldDrones;
  const lost = [
    ...(before.models !== undefined && after.models === undefined ? [`the number ${before.models}`] : []),
    ...(drones > 0 ? [counted(drones, 'shield drone')] : []),
    ...(before.deployAs !== after.deployAs
      ? ['its squads']
      : before.groups.length > after.groups.length
        ? ['its groups of squads']
        : []),
    ...(teams > 0 ? [`${counted(teams, 'team')} with infantry`] : []),
  ];
  return lost.length === 0 ? '' : inList(lost);
}
