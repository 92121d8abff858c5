import { capitalised, counted } from '@/lib/roster/words';
import {
  attackDice,
  closeDice,
  type DeployedPart,
  deployedPartsOf,
  mostStuns,
  raisedAttack,
  raisedReaction,
  reactionDice,
  strengths,
  teamDice,
  teamProfile,
} from '../evaluate/dice';
import type { EvaluatedUnit } from '../evaluate/evaluate-units';
import { modelWords } from './text';

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
