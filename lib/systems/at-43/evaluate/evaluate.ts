import { sum } from '@/lib/roster/edits/list-edits';
import { type RulingValues, rulingValues } from '@/lib/roster/ruling';
import type { Figure } from '@/lib/roster/shown/figures';
import { counted, inList } from '@/lib/roster/text/words';
import type { SheetFact } from '@/lib/sheet/sheet';
import type { Card, Officer } from '../catalogue/card';
import { cardLookup, rulings } from '../catalogue/catalogue';
import type { Force, Platoon, Wave } from '../force';
import type { At43Pack } from '../pack';
import { platoonLabels, rankText, unitLabels, worthText } from '../paper/text';
import { type EvaluatedUnit, evaluateUnit } from './evaluate-unit';

/** A platoon with its units and their total value. */
export interface EvaluatedPlatoon {
  label: string;
  source: Platoon;
  units: EvaluatedUnit[];
  value: number;
}

/** A unit with its leader. */
export interface LedUnit {
  unit: EvaluatedUnit;
  leader: Officer;
}

/** Everything derived from a company; the rules and the sheets only read it. */
export interface Evaluation {
  force: Force;
  pack: At43Pack | null;
  /** Every ruling by its id: the pack's, else the company's, else the default. */
  rulings: RulingValues;
  /** The A.P. limit in force: the pack's, else the company's. */
  limit: number | null;
  platoons: EvaluatedPlatoon[];
  /** All units, in platoon order. */
  units: EvaluatedUnit[];
  value: number;
  assault: number;
  reinforcement: number;
  /** Units that count for command: all, or those of the assault wave, by the ruling (p.54-55). */
  commandUnits: EvaluatedUnit[];
  /** Those with a leader of the highest rank, or of unknown rank (p.55). */
  candidates: LedUnit[];
  /** The commander: the named unit's leader if it is a candidate, else the first candidate's. */
  commander: LedUnit | null;
  /** Leadership points per round; null if the commander's leadership is not known (p.54). */
  leadershipPoints: number | null;
  /** Null if the commander's is not known (p.55). */
  authority: number | null;
  /** Most points that can be wagered on the authority test; null if the commander's rank is not known (p.55). */
  wager: number | null;
  /** A card of the company or the app by its id. */
  cardOf: (id: string) => Card | undefined;
}

/** Computes the evaluation of a company, under a pack or none. Pure: changes neither. */
export function evaluate(force: Force, pack: At43Pack | null): Evaluation {
  const cardOf = cardLookup(force.cards);
  const chosen = rulingValues(rulings, force.rulings, pack?.rulings);
  const platoons = evaluatePlatoons(force, cardOf, chosen);
  const units = platoons.flatMap((platoon) => platoon.units);
  const commandUnits =
    chosen['command-units'] === 'assault' ? units.filter(({ source }) => source.wave === 'assault') : units;
  const candidates = candidatesOf(
    commandUnits.flatMap((unit) => (unit.leader ? [{ unit, leader: unit.leader }] : [])),
  );
  const commander = candidates.find(({ unit }) => unit.id === force.commander) ?? candidates[0] ?? null;
  const leadership = commander === null ? 0 : commander.leader.leadership;
  const inWave = (wave: Wave) => sum(units, (unit) => (unit.source.wave === wave ? unit.value : 0));
  return {
    force,
    pack,
    rulings: chosen,
    limit: pack?.limit ?? force.limit,
    platoons,
    units,
    value: sum(units, ({ value }) => value),
    assault: inWave('assault'),
    reinforcement: inWave('reinforcement'),
    commandUnits,
    candidates,
    commander,
    leadershipPoints: leadership === null ? null : leadership + commandUnits.length,
    authority: commander === null ? 0 : commander.leader.authority,
    wager: wagerOf(commander),
    cardOf,
  };
}

/** Units with a leader of the highest rank among these, or of unknown rank (p.55). */
export function candidatesOf(led: readonly LedUnit[]): LedUnit[] {
  const highest = Math.max(...led.map(({ leader }) => leader.rank ?? 0));
  return led.filter(({ leader }) => leader.rank === null || leader.rank === highest);
}

/** Most points that a commander can wager; null if the rank is not known (p.55). */
export function wagerOf(commander: LedUnit | null): number | null {
  if (commander === null) return 0;
  return commander.leader.rank === null ? null : commander.leader.rank + 1;
}

function evaluatePlatoons(
  force: Force,
  cardOf: Evaluation['cardOf'],
  chosen: RulingValues,
): EvaluatedPlatoon[] {
  const labels = unitLabels(force, cardOf);
  const names = platoonLabels(force);
  let next = 0;
  return force.platoons.map((source, platoon) => {
    const units = source.slots.map((unit, slot) =>
      evaluateUnit(unit, { label: labels[next++] as string, platoon, slot }, cardOf, chosen),
    );
    return { label: names[platoon] as string, source, units, value: sum(units, ({ value }) => value) };
  });
}

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

/** Who commands and with what. */
export interface Command {
  commander: LedUnit | null;
  /** Null if they are not known. */
  leadershipPoints: number | null;
  authority: number | null;
  wager: number | null;
}

/** Who commands and with what, before play or as it stands. */
export const commandFacts = ({ commander, leadershipPoints, authority, wager }: Command): SheetFact[] => [
  {
    // The book's sheet calls the player “Commander”.
    label: 'Company commander',
    value:
      commander === null
        ? 'None'
        : `${commander.leader.name}, ${rankText(commander.leader.rank)}, with ${commander.unit.label}`,
  },
  { label: 'Leadership points per round', value: knownText(leadershipPoints) },
  { label: 'Authority', value: knownText(authority) },
  { label: 'Wager', value: wager === null ? 'unknown' : wager === 0 ? '0' : `0 to ${wager}` },
];

const knownText = (value: number | null) => (value === null ? 'unknown' : `${value}`);
