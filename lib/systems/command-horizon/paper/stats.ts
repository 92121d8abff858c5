import { valueText } from '@/lib/roster/shown/displayed-stat';
import { capitalised, counted } from '@/lib/roster/text/words';
import {
  attackDice,
  closeDice,
  type DeployedPart,
  deployedPartsOf,
  modelsOnTable,
  mostStuns,
  raisedAttack,
  raisedReaction,
  reactionDice,
  strengths,
  teamDice,
  teamProfile,
} from '../evaluate/dice';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedUnit } from '../evaluate/evaluate-units';
import { mainLine, unitStats } from '../fields';
import { modelWords, typeName } from './text';

/** The figures of a unit, or of its first squad if it is in squads, for tiles. */
export const statsOf = (unit: EvaluatedUnit) =>
  Object.values(unitStats).map(({ letter, name, label = letter, show }) => {
    const { value, aside } = show(mainLine(unit));
    return { label, short: letter, name, value: valueText(value), aside };
  });

/** A unit's type, size and attachments in a line: "Infantry platoon · 6 bases · 3 squads". */
export function attachmentText(unit: EvaluatedUnit, { force, unit: byId }: Evaluation): string {
  const { label, type, models, squads, inSquads, groups, drones, sends, receives } = unit;
  const kind = typeName(type, force.faction);
  const stands = deployedPartsOf(unit);
  const [first] = stands;
  const whose = squadsAlike(stands) && groups.length === 0 ? 'one squad' : first?.part;
  return [
    ...(label.startsWith(kind) ? [] : [kind]),
    counted(models, ...modelWords(type)),
    ...(inSquads && first?.part
      ? [
          `${counted(squads ?? 0, 'squad')}${groups.length > 0 ? ` in ${groups.length} groups` : ''}, the dice are for ${whose}`,
        ]
      : []),
    ...(drones > 0 ? [counted(drones, 'shield drone')] : []),
    ...sends.map(({ to, teams }) => `${counted(teams, 'team')} with ${byId(to).label}`),
    ...(sends.length > 0 && modelsOnTable(unit) === 0 ? ['none by themselves'] : []),
    ...receives.map(({ from, teams }) => `${counted(teams, 'team')} of ${byId(from).label}`),
    ...(first && first.teams > 0 ? [teamsText(first)] : []),
  ].join(' · ');
}

/** Dice of one stand, with a column per number of models left. */
export interface DiceRows {
  key: string;
  title: string;
  /** "Tanks left". */
  head: string;
  left: number[];
  rows: { label: string; dice: (number | null)[] }[];
  stuns: number;
  /** The word for one of its models: "tank". */
  model: string;
  /** The dice that come from attached teams; null if there are none. */
  teams: string | null;
}

/** Attack and reaction dice of a unit's stands at full strength and after each model lost; equal squads once. */
export function diceRowsOf(unit: EvaluatedUnit): DiceRows[] {
  const stands = deployedPartsOf(unit);
  const [model, models] = modelWords(unit.type);
  const alike = unit.inSquads && squadsAlike(stands);
  return (alike ? stands.slice(0, 1) : stands).map((stand, index) => ({
    key: `${index}`,
    title: alike ? 'Dice of each squad' : stand.part === '' ? 'Dice' : `Dice of ${stand.part}`,
    head: `${capitalised(models)} left`,
    left: strengths(stand),
    rows: rowsOf(stand),
    stuns: mostStuns(stand),
    model: stand.teams > 0 && unit.readings.teamsBearStuns ? `${model} or team` : model,
    teams:
      stand.teams > 0
        ? `${teamsText(stand)}. Each of them lost: ${teamProfile.dice} dice fewer, ${teamProfile.closeDice} in close combat.`
        : null,
  }));
}

/** Why a unit has no dice: nothing of it is on the table, or all its teams are with infantry. */
export const withoutDice = ({ counts }: EvaluatedUnit): string =>
  counts === 0
    ? 'All its teams are with infantry: it does not count as a unit for the units agreed or for Concentrate Command.'
    : 'None of it stands on the table.';

/** Whether all squads have equal numbers of models and teams. */
export const squadsAlike = (stands: readonly DeployedPart[]): boolean =>
  new Set(stands.map(({ models, teams }) => `${models} ${teams}`)).size === 1;

function rowsOf(stand: DeployedPart): DiceRows['rows'] {
  const row = (label: string, of: (stand: DeployedPart, left: number) => number | null) => ({
    label,
    dice: strengths(stand).map((left) => of(stand, left)),
  });
  const rows = [
    row('Attack', attackDice),
    row('Attack, raised', raisedAttack),
    row('Reaction', reactionDice),
    row('Reaction, raised', raisedReaction),
    row('Close combat', closeDice),
  ];
  return rows.filter(({ dice }) => dice.some((each) => each !== null));
}

/** The dice of a stand that come from attached teams: "4 of the dice from 2 teams, to 20 cm, never raised". */
export const teamsText = ({ teams }: DeployedPart): string =>
  `${teamDice({ teams })} of the dice from ${counted(teams, 'team')}, to ${teamProfile.range} cm, never raised`;
