import { tally } from '@/lib/roster/maps';
import { bannedBy, banOf, type Offer } from '@/lib/roster/offer';
import { rulingValues } from '@/lib/roster/ruling';
import { capitalised, counted, inList } from '@/lib/roster/text/words';
import { inFaction, presets, rulings, unitType, unitTypes } from '../catalogue/catalogue';
import type { Preset, UnitType } from '../catalogue/data-schema';
import { type Evaluation, evaluate } from '../evaluate/evaluate';
import { attachmentsOf, type EvaluatedUnit, evaluateUnit, readingsOf } from '../evaluate/evaluate-units';
import type { Force } from '../force';
import { specialsOf } from '../paper/marks';
import { statsOf } from '../paper/stats';
import { symbolOfType } from '../paper/symbol';
import { commandPointsText, modelWords, typeName } from '../paper/text';
import { fieldedTypes } from '../rules/pack';
import { addUnit, hasRoom, newUnitId, unitOf } from './edit';

/** Computes a unit of a type as it would be added. */
function newUnit(type: UnitType, faction: Force['faction']): EvaluatedUnit {
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

/** The types of the faction. */
export const offeredTypes = (evaluation: Evaluation): Offer<Force, EvaluatedUnit>[] =>
  unitTypes
    .filter((type) => inFaction(type, evaluation.force.faction))
    .map((type) => offerOfType(type, evaluation));

function offerOfType(type: UnitType, evaluation: Evaluation): Offer<Force, EvaluatedUnit> {
  const { force, units, pack } = evaluation;
  const name = typeName(type, force.faction);
  const unit = newUnit(type, force.faction);
  const { squads } = unit.profile;
  return {
    id: type.id,
    name,
    what: name.toLowerCase(),
    terms: [
      type.kind,
      type.command ? 'command' : 'unit',
      ...statsOf(unit).flatMap(({ label, short, value }) => [label, short, `${label}${value}`]),
      ...specialsOf(unit).map((effect) => effect.name),
    ],
    symbol: symbolOfType(type, force.faction),
    price: `${counted(unit.models, ...modelWords(type))}${squads ? `, ${squads.count} squads` : ''}`,
    banned: banOf(pack, 'types', type.id, fieldedTypes(evaluation)),
    disabled: !hasRoom(force),
    fielded: units.filter((each) => each.type === type),
    subject: unit,
    add: (now) => addUnit(now, type.id),
  };
}

/** The preset groups of the faction, with the units, as the game counts them, and the command points that each adds. */
export function offeredGroups(evaluation: Evaluation): Offer<Force, string>[] {
  const { force, pack, unitCount, commandPoints } = evaluation;
  return presets
    .filter(({ faction }) => faction === force.faction)
    .map((preset) => {
      const after = evaluate(addGroup(force, preset), pack);
      const types = preset.units.map(({ type }) => ({
        id: type,
        name: typeName(unitType(type), force.faction),
      }));
      const units = unitsText(types.map(({ name }) => name.toLowerCase()));
      return {
        id: preset.id,
        name: preset.name,
        what: preset.name.toLowerCase(),
        terms: [units, 'group'],
        about: preset.use,
        banned: bannedBy(
          pack,
          types.map((type) => ({ what: 'types', ...type })),
          undefined,
          fieldedTypes(evaluation),
        ),
        disabled: !hasRoom(force, preset.units.length),
        subject: `${units} · ${counted(after.unitCount - unitCount, 'unit')} · ${commandPointsText(after.commandPoints - commandPoints)}`,
        add: (now) => addGroup(now, preset),
      };
    });
}

/** "Medium command, light tanks and heavy tanks"; "2 × infantry platoon". */
const unitsText = (names: string[]): string =>
  capitalised(inList([...tally(names)].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name))));

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
