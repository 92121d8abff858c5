import type { Preset } from '../data-schema';
import type { Force } from '../force';
import { hasRoom, newUnitId, unitOf } from './edit';

/** Appends a preset's units, with their teams attached. */
export function addGroup(force: Force, { units }: Preset): Force {
  if (!hasRoom(force, units.length)) return force;
  const first = Number(newUnitId(force).slice(1));
  const idAt = (index: number) => `u${first + index}`;
  const added = units.map(({ type, name, shieldDrones = 0, deployAs = 'platoon', attachTo = [] }, index) => ({
    ...unitOf(idAt(index), type),
    name,
    shieldDrones,
    deployAs,
    attachTo: attachTo.map(idAt),
  }));
  return { ...force, units: [...force.units, ...added] };
}
