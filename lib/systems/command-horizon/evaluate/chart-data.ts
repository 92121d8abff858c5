import type { UnitSymbol } from '@/lib/symbols/unit-symbol';
import { symbolOf } from '../paper/symbol';
import { attackDice, deployedPartsOf, isOnTable, raisedAttack, reactionDice, strengths } from './dice';
import type { Evaluation } from './evaluate';

/** A source of command points, with its segment on the scale. */
export interface CommandSource {
  key: string;
  /** The unit's number in the force, or "+" for the faction. */
  mark: string;
  label: string;
  points: number;
  from: number;
}

/** Dice of one stand in the picture. */
export interface ProfiledStand {
  key: string;
  number: number;
  label: string;
  shortLabel: string;
  symbol: UnitSymbol;
  attack: number;
  reaction: number | null;
  raised: number | null;
  /** Attack dice by models left, most first. */
  decline: { left: number; dice: number }[];
}

/** The figures that a force's picture and its tables show. */
export interface ChartData {
  sources: CommandSource[];
  commandPoints: number;
  /** Points that Concentrate Command adds, one per other unit; null without a command unit. */
  added: number | null;
  stands: ProfiledStand[];
  most: { points: number; dice: number };
}

/** Most strengths drawn for a stand. */
const MAX_DRAWN = 9;

/** Computes the picture of a force: command points by source, and the dice of all stands on the table. */
export function chartDataOf(evaluation: Evaluation): ChartData {
  const { faction, units, commandPoints, concentrated } = evaluation;
  const own = { key: 'faction', mark: '+', label: faction.name, points: faction.commandPoints };
  const given = units.map(({ id, label, profile }, index) => ({
    key: `unit ${id}`,
    mark: `${index + 1}`,
    label,
    points: profile.commandPoints,
  }));
  let from = 0;
  const sources = [own, ...given].flatMap((source) => {
    if (source.points === 0) return [];
    const placed = { ...source, from };
    from += source.points;
    return [placed];
  });
  const stands = units.flatMap((unit, index) =>
    deployedPartsOf(unit)
      .filter(isOnTable)
      .map((stand, squad) => ({
        key: `${unit.id} ${squad}`,
        number: index + 1,
        label: stand.label,
        shortLabel: stand.shortLabel,
        symbol: symbolOf(unit, evaluation),
        attack: attackDice(stand, stand.models),
        reaction: reactionDice(stand, stand.models),
        raised: raisedAttack(stand, stand.models),
        decline: strengths(stand)
          .slice(0, MAX_DRAWN)
          .map((left) => ({ left, dice: attackDice(stand, left) })),
      })),
  );
  return {
    sources,
    commandPoints,
    added: concentrated === null ? null : concentrated - commandPoints,
    stands,
    most: {
      points: Math.max(concentrated ?? commandPoints, 1),
      dice: Math.max(...stands.map(({ attack }) => attack), 1),
    },
  };
}
