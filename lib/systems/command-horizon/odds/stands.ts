import * as z from 'zod/mini';
import type { Fighter, Figures, Side, Situation, SituationField } from '@/lib/odds/model';
import { remembered } from '@/lib/roster/maps';
import { counted } from '@/lib/roster/text/words';
import { factionOf, factions, inFaction, unitTypes } from '../catalogue/catalogue';
import {
  attackDice,
  type DeployedPart,
  deployedPartsOf,
  groupOf,
  isOnTable,
  squadPartsOf,
  wholeOf,
} from '../evaluate/dice';
import { type Evaluation, evaluate } from '../evaluate/evaluate';
import { forceSchema } from '../force';
import { squadRow } from '../paper/marks';
import { modelWords, typeName } from '../paper/text';

/** What acts as one, in its force. */
export interface Stand {
  part: DeployedPart;
  force: Evaluation;
  /** What it has left in a match. */
  left?: Left;
}

/** What a stand has left, and what keeps it from firing. */
interface Left {
  models: number;
  teams: number;
  stuns: number;
  /** Whether it marks a target this turn, which takes an attack die (VI). */
  isMarking: boolean;
  /** Whether it is locked in close combat, and cannot react (Infantry). */
  isLocked: boolean;
  /** Whether it gave up its fire for Concentrate Command (VIII). */
  standsDown: boolean;
}

/** A stand with what is left of it. */
export interface Standing extends Stand {
  /** Its own models that are left; its teams stay to the last (our reading). */
  models: number;
  teams: number;
  stuns: number;
}

/** A stand by the id of its fighter. */
interface Listed {
  id: string;
  stand: Stand;
}

/** What acts as one in a force: the first of a unit has its id, so that the unit is found, other squads that of a row. */
const standsOf = remembered((force: Evaluation): Listed[] =>
  force.units.flatMap((unit) =>
    deployedPartsOf(unit)
      .filter(isOnTable)
      .map((part, index) => ({
        id: index === 0 ? unit.id : squadRow(unit.id, part.squads[0] ?? 1),
        stand: { part, force },
      })),
  ),
);

/** Models and teams of a stand: "5 tanks", "6 bases and 3 teams". */
export function modelsText({ part }: Stand, models = part.models, teams = part.teams): string {
  const own = counted(models, ...modelWords(part.unit.type));
  return teams === 0 ? own : `${own} and ${counted(teams, 'team')}`;
}

/** The stands of a force in a list: "5 tanks · attack 5 · defence +1". */
export const fightersOf = (force: Evaluation): Fighter[] =>
  standsOf(force).map(({ id, stand }) => {
    const { part } = stand;
    return {
      id,
      label: part.label,
      stats: [
        modelsText(stand),
        `attack ${attackDice(part, part.models)}`,
        `defence +${part.unit.profile.defence}`,
      ].join(' · '),
    };
  });

/** A unit of every type, whole, of each faction that has it. */
export const targets: readonly (Listed & { label: string })[] = factions.flatMap(({ id }) => {
  const types = unitTypes.filter((type) => inFaction(type, id as Evaluation['force']['faction']));
  const force = evaluate(
    z.parse(forceSchema, { faction: id, units: types.map((type) => ({ id: type.id, type: type.id })) }),
    null,
  );
  return standsOf(force).map(({ id: type, stand }) => ({
    id: `${id}-${type}`,
    label: `${typeName(stand.part.unit.type, force.force.faction)}, ${factionOf(id).name}`,
    stand,
  }));
});

/** A stand of a force, or a target; undefined if nothing of the unit is on the table. */
export function standAt(side: Side<Evaluation>): Stand | undefined {
  const [wanted, listed] = 'target' in side ? [side.target, targets] : [side.id, standsOf(side.force)];
  const found = listed.find(({ id }) => id === wanted)?.stand;
  return found && 'now' in side && side.now ? asItStands(found, side.now) : found;
}

/** The figure that says that a squad, by its number from 1, acts with what is asked about: "squad-2". */
export const squadFigure = (squad: number): string => `squad-${squad}`;

/** A stand as it is in a match: the whole unit, or the squads of it that are together now. */
function asItStands({ part: { unit }, force }: Stand, now: Figures): Stand {
  const isOn = (figure: string) => now[figure] === 1;
  const squads = squadPartsOf(unit).filter((each) => each.squads.some((squad) => isOn(squadFigure(squad))));
  const { models = 0, teams = 0, stuns = 0 } = now;
  return {
    part: isOn('whole') ? wholeOf(unit) : groupOf(unit, squads),
    force,
    left: {
      ...{ models, teams, stuns },
      isMarking: isOn('marking'),
      isLocked: isOn('locked'),
      standsDown: isOn('stands-down'),
    },
  };
}

/** Whether anything is left of a stand. */
export const isLeft = ({ left }: Stand): boolean => left === undefined || isOnTable(left);

const countField = (id: string, label: string, help: string): SituationField => ({
  id,
  label,
  help,
  kind: 'number',
  min: 0,
  max: 40,
  start: 0,
});

/** What can be set about both sides of any attack. */
export const sideFields: SituationField[] = [
  countField('lost', 'Models lost by the attacker', 'Teams go last.'),
  countField('stuns', 'Stuns of the attacker', 'Each takes a die; one always stays.'),
  countField('target-lost', 'Models lost by the target', 'Teams go last.'),
  countField('target-stuns', 'Stuns of the target', 'For the model that it loses to stuns.'),
];

/** What is left of a stand: as a match has it, else as is set, at least one model or team. */
export function standing(stand: Stand, situation: Situation, prefix: '' | 'target-'): Standing {
  const { part, left } = stand;
  if (left) return { ...stand, models: left.models, teams: left.teams, stuns: left.stuns };
  const lost = Math.min(situation[`${prefix}lost`] ?? 0, part.models + part.teams - 1);
  return {
    ...stand,
    models: Math.max(0, part.models - lost),
    teams: Math.min(part.teams, part.models + part.teams - lost),
    stuns: situation[`${prefix}stuns`] ?? 0,
  };
}

/** Whether the rules of infantry hold for a stand, heavy weapons included. */
export const isInfantry = ({ part }: Stand): boolean =>
  part.unit.type.kind === 'infantry' || part.unit.type.kind === 'heavy-weapons';

export const isAsori = ({ force }: Stand): boolean => force.force.faction === 'asori';
