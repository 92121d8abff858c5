import { bannedBy } from '@/lib/roster/pack-bans';
import { rulingValues } from '@/lib/roster/ruling';
import { capitalised, inList } from '@/lib/roster/words';
import { presets, rulings, unitType } from '../catalogue';
import type { Preset, UnitType } from '../data-schema';
import { type Evaluation, evaluate } from '../evaluate/evaluate';
import {
  attachmentsOf,
  type EvaluatedUnit,
  evaluateUnit,
  readingsOf,
  tally,
} from '../evaluate/evaluate-units';
import type { Force } from '../force';
import { typeName } from '../paper/text';
import { fieldedTypes } from '../rules/pack';
import { unitOf } from './edit';
import { addGroup } from './edit-group';

/** Computes a unit of a type as it would be added. */
export function newUnit(type: UnitType, faction: Force['faction']): EvaluatedUnit {
  const unit = unitOf('u1', type.id);
  const force = { faction, unitLimit: null, rulings: {}, units: [unit] };
  return evaluateUnit(
    unit,
    typeName(type, faction),
    faction,
    attachmentsOf(force),
    readingsOf(rulingValues(rulings)),
  );
}

/** A preset group of units that can be added in one step, with its contents and effect. */
export interface OfferedGroup {
  preset: Preset;
  /** "Medium command, light tanks and heavy tanks". */
  units: string;
  /** Why the pack bans it; null if it does not. */
  banned: string | null;
  /** Units, as the game counts them, and command points per turn that it adds. */
  adds: { units: number; commandPoints: number };
}

/** The preset groups of the faction, with what each would add to the force. */
export function offeredGroups(evaluation: Evaluation): OfferedGroup[] {
  const { force, pack, unitCount, commandPoints } = evaluation;
  return presets
    .filter(({ faction }) => faction === force.faction)
    .map((preset) => {
      const after = evaluate(addGroup(force, preset), pack);
      return {
        preset,
        units: unitsText(preset, force.faction),
        banned: bannedBy(
          pack,
          preset.units.map(({ type }) => ({
            what: 'types',
            id: type,
            name: typeName(unitType(type), force.faction),
          })),
          undefined,
          fieldedTypes(evaluation),
        ),
        adds: { units: after.unitCount - unitCount, commandPoints: after.commandPoints - commandPoints },
      };
    });
}

/** "Medium command, light tanks and heavy tanks"; "2 × infantry platoon". */
function unitsText({ units }: Preset, faction: Force['faction']): string {
  const counts = [...tally(units.map(({ type }) => type))].map(([type, count]) => {
    const name = typeName(unitType(type), faction).toLowerCase();
    return count > 1 ? `${count} × ${name}` : name;
  });
  return capitalised(inList(counts));
}
