import { inPlayOf } from '@/lib/roster/fields';
import { type FingerprintInput, nonDefaultRulings } from '@/lib/roster/fingerprint-input';
import { rulingValues } from '@/lib/roster/ruling';
import { rulings, unitType } from '../catalogue/catalogue';
import { unitFields } from '../fields';
import type { Force, Unit } from '../force';
import { squadsAlike } from '../paper/dice-rows';
import { deployedPartsOf } from './dice';
import { attachmentsOf, defaultModels, evaluateUnit, readingsOf } from './evaluate-units';

/** The part of a force that matters in play: everything but the names of its units. */
export function fingerprintInput(force: Force): FingerprintInput {
  const attachments = attachmentsOf(force);
  return {
    whole: { ...force, units: undefined, rulings: nonDefaultRulings(rulings, force.rulings) },
    elements: force.units.map((unit) => ({ id: unit.id, own: ownOf(unit, force.faction, attachments) })),
    references: force.units
      .filter(({ attachTo }) => attachTo.length > 0)
      .map(({ id, attachTo }) => ({ as: 'team', from: id, to: attachTo })),
  };
}

const inPlay = inPlayOf(unitFields);

type Attachments = ReturnType<typeof attachmentsOf>;

/** A unit without id, name, attachments and a redundant default number of models. */
function ownOf(unit: Unit, faction: Force['faction'], attachments: Attachments): unknown {
  const groups = groupsOf(unit, faction, attachments);
  const own = { ...inPlay(unit), attachTo: undefined, groups };
  return unit.models === defaultModels(unitType(unit.type), faction) ? { ...own, models: undefined } : own;
}

const defaultReadings = readingsOf(rulingValues(rulings));

/** The groups of its squads; sorted if the squads are equal, so that only sizes matter. */
function groupsOf(unit: Unit, faction: Force['faction'], attachments: Attachments): readonly number[] {
  const { groups } = unit;
  if (groups.length < 2) return groups;
  const single = evaluateUnit(
    { ...unit, deployAs: 'squads', groups: [] },
    '',
    faction,
    attachments,
    defaultReadings,
  );
  return squadsAlike(deployedPartsOf(single)) ? [...groups].sort((a, b) => b - a) : groups;
}
