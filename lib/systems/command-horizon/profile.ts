import type { UnitSymbol } from '@/lib/symbols/unit-symbol';
import { attackDice, onTable, raisedAttack, reactionDice, standsOf, strengths } from './dice';
import type { Reckoning } from './reckon';
import { symbolOf } from './symbol';

/** Where command points come from, on a scale from 0. */
export interface CommandSource {
  key: string;
  /** The unit's number in the force, or a sign for the faction's own. */
  mark: string;
  label: string;
  points: number;
  from: number;
}

/** Dice of one stand, as the picture shows them. */
export interface ProfiledStand {
  key: string;
  number: number;
  label: string;
  shortLabel: string;
  symbol: UnitSymbol;
  attack: number;
  reaction: number | null;
  raised: number | null;
  /** Attack dice by the models left, most first. */
  decline: { left: number; dice: number }[];
}

/** The force as the picture and its tables show it. */
export interface Profile {
  sources: CommandSource[];
  commandPoints: number;
  /** What Concentrate Command adds: a point for each other unit; null without a command unit. */
  added: number | null;
  stands: ProfiledStand[];
  most: { points: number; dice: number };
}

/** Most strengths of a stand that are drawn. */
const MOST_DRAWN = 9;

/** What the picture shows of a force: command points by source, and the dice of all that stands on the table. */
export function profileOf(reckoning: Reckoning): Profile {
  const { faction, units, commandPoints, concentrated } = reckoning;
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
    standsOf(unit)
      .filter(onTable)
      .map((stand, squad) => ({
        key: `${unit.id} ${squad}`,
        number: index + 1,
        label: stand.label,
        shortLabel: stand.shortLabel,
        symbol: symbolOf(unit, reckoning),
        attack: attackDice(stand, stand.models),
        reaction: reactionDice(stand, stand.models),
        raised: raisedAttack(stand, stand.models),
        decline: strengths(stand)
          .slice(0, MOST_DRAWN)
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
