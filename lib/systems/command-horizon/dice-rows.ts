import { capitalised } from '@/lib/roster/words';
import {
  attackDice,
  closeDice,
  mostStuns,
  raisedDice,
  reactionDice,
  type Stand,
  standsOf,
  strengths,
} from './dice';
import type { ReckonedUnit } from './reckon-units';
import { modelWords } from './text';

/** Dice of one stand, a column for each number of models it may have left. */
export interface DiceRows {
  key: string;
  title: string;
  /** "Tanks left". */
  head: string;
  left: number[];
  rows: { label: string; dice: (number | null)[] }[];
  stuns: number;
}

/** Attack and reaction dice of a unit's stands at full strength and after each model lost; alike squads once. */
export function diceRowsOf(unit: ReckonedUnit): DiceRows[] {
  const stands = standsOf(unit);
  const alike = unit.inSquads && new Set(stands.map(({ models, teams }) => `${models} ${teams}`)).size === 1;
  return (alike ? stands.slice(0, 1) : stands).map((stand, index) => ({
    key: `${index}`,
    title: alike ? 'Dice of each squad' : unit.inSquads ? `Dice of squad ${index + 1}` : 'Dice',
    head: `${capitalised(modelWords(unit.type)[1])} left`,
    left: strengths(stand),
    rows: rowsOf(stand),
    stuns: mostStuns(stand),
  }));
}

function rowsOf(stand: Stand): DiceRows['rows'] {
  const { dice, closeDice: close } = stand.unit.profile;
  const row = (label: string, of: (left: number) => number | null) => ({
    label,
    dice: strengths(stand).map(of),
  });
  const rows = [
    row('Attack', (left) => attackDice(stand, left)),
    row('Attack, raised', (left) => raisedDice(stand, attackDice(stand, left))),
    row('Reaction', (left) => reactionDice(stand, left)),
    row('Reaction, raised', (left) => raisedDice(stand, reactionDice(stand, left))),
    ...(close === undefined || close === dice ? [] : [row('Close combat', (left) => closeDice(stand, left))]),
  ];
  return rows.filter(({ dice: list }) => list.some((each) => each !== null));
}
