import type { Figure } from '@/lib/roster/shown/figures';
import { counted, inList } from '@/lib/roster/text/words';
import { rankText, worthText } from '../paper/text';
import type { Evaluation } from './evaluate';

/** The totals in the checker's output, in A.P. and leadership points. */
export interface Totals {
  value: number;
  assault: number;
  reinforcement: number;
  /** Values of the platoons, in order. */
  platoons: number[];
  units: number;
  /** Per round; null if the commander's leadership is not known. */
  leadershipPoints: number | null;
  authority: number | null;
  wager: number | null;
}

/** Totals of a company. */
export const totals = ({
  value,
  assault,
  reinforcement,
  platoons,
  units,
  leadershipPoints,
  authority,
  wager,
}: Evaluation): Totals => ({
  value,
  assault,
  reinforcement,
  platoons: platoons.map((platoon) => platoon.value),
  units: units.length,
  leadershipPoints,
  authority,
  wager,
});

/** A figure, or "?" if not known. */
const orUnknown = (value: number | null): string => (value === null ? '?' : `${value}`);

/** The figures of a company: its value, the two waves, leadership points, authority and wager. */
export function figures(evaluation: Evaluation): Figure[] {
  const { value, limit, reinforcement, units, commander, leadershipPoints, authority, wager } = evaluation;
  const unknown = units.filter((unit) => unit.unknown.length > 0).length;
  const worth = worthText(evaluation);
  return [
    {
      label: 'A.P.',
      title: 'Company value',
      value: limit === null ? worth.value : `${worth.value} of ${limit}`,
      brief: true,
      ...(unknown > 0 ? { note: `${counted(unknown, 'unit')} with unknown A.P.` } : {}),
      ...(limit === null ? {} : { of: { used: value, most: limit } }),
    },
    { label: 'Assault', title: 'Assault', value: worth.assault },
    {
      label: 'Reinf.',
      title: 'Reinforcement',
      value: worth.reinforcement,
      // A narrow screen has room for two of the three; assault is the difference.
      brief: reinforcement > 0,
    },
    {
      label: 'LP',
      title: 'Leadership points per round',
      value: orUnknown(leadershipPoints),
      brief: true,
      note: leadershipText(evaluation),
    },
    {
      label: 'Authority',
      title: 'Authority',
      value: orUnknown(authority),
      note:
        commander === null ? 'No commander' : `${commander.leader.name}, ${rankText(commander.leader.rank)}`,
    },
    { label: 'Wager', title: 'Most LP wagered on authority', value: orUnknown(wager) },
  ];
}

/** The sources of the leadership points: "8 of the commander and 6 units". */
export function leadershipText({ commander, commandUnits }: Evaluation): string {
  const parts = [
    commander === null
      ? 'no commander'
      : commander.leader.leadership === null
        ? "the commander's, unknown,"
        : `${commander.leader.leadership} of the commander`,
    counted(commandUnits.length, 'unit'),
  ];
  return inList(parts);
}
