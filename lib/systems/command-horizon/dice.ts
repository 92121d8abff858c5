import { unitTypes } from './catalogue';
import type { Profile } from './data-schema';
import { sum } from './reckon';
import type { ReckonedUnit } from './reckon-units';

/** A unit as it stands on the table: the whole of it, or one of its squads. */
export interface Stand {
  /** "Rifle platoon", "Rifle platoon, squad 2". */
  label: string;
  unit: ReckonedUnit;
  /** Models of its own, without teams that have joined or left it. */
  models: number;
  /** Heavy weapons teams with it. */
  teams: number;
  /** Does it act as a whole platoon? */
  whole: boolean;
}

/** Most models whose loss is followed one by one; no table holds more. */
const MOST_FOLLOWED = 40;

/** What stands on the table for a unit: one stand, or as many as its squads. */
export function standsOf(unit: ReckonedUnit): Stand[] {
  const { label, profile, inSquads, receives } = unit;
  const models = modelsOnTable(unit);
  const teams = sum(receives, (each) => each.teams);
  if (!inSquads) return [{ label, unit, models, teams, whole: true }];
  const squads = profile.squads?.count ?? 1;
  return Array.from({ length: squads }, (_, index) => ({
    label: `${label}, squad ${index + 1}`,
    unit,
    models: shareOf(models, squads, index),
    teams: shareOf(teams, squads, index),
    whole: false,
  }));
}

/** Models that stand with the unit itself: teams that have joined others are theirs to count. */
export const modelsOnTable = ({ models, sends }: ReckonedUnit): number =>
  Math.max(0, models - sum(sends, ({ teams }) => teams));

/** One of so many shares of a number, as even as whole numbers are; the first get what is over. */
const shareOf = (all: number, shares: number, index: number) =>
  Math.floor(all / shares) + (index < all % shares ? 1 : 0);

/** How many models a stand may have left, from all down to one. */
export const strengths = ({ models }: Pick<Stand, 'models'>): number[] =>
  Array.from({ length: Math.min(models, MOST_FOLLOWED) }, (_, lost) => models - lost);

/** Dice on top while a platoon acts as one with more than half its bases (Infantry). */
const together = ({ unit, whole, models }: Stand, left: number): number =>
  whole && left * 2 > models ? (unit.profile.together ?? 0) : 0;

/** Attack dice of a stand with so many models left, teams with it not counted (III, Infantry, VI). */
export const attackDice = (stand: Stand, left: number): number =>
  left === 0 ? 0 : stand.unit.profile.dice * left + together(stand, left);

/** Dice of a stand in close combat; null for who cannot fight there (Infantry). */
export function closeDice(stand: Stand, left: number): number | null {
  const { closeDice: each } = stand.unit.profile;
  if (each === undefined) return null;
  return left === 0 ? 0 : each * left + together(stand, left);
}

/** Reaction dice: half the attack dice, rounded up; null for artillery, which has none (III, VI). */
export const reactionDice = (stand: Stand, left: number): number | null =>
  stand.unit.profile.reacts === false ? null : Math.ceil(attackDice(stand, left) / 2);

/** Dice raised for 1 CP: half as many more, rounded down (II, our reading); null where they may not be raised. */
export const raisedDice = ({ unit }: Stand, dice: number | null): number | null =>
  dice === null || unit.profile.raises === false ? null : dice + Math.floor(dice / 2);

/** Most stuns a stand can bear: twice its models, teams with it counted (Stuns). */
export const mostStuns = ({ models, teams }: Stand): number => 2 * (models + teams);

/** "20 cm"; "10–50 cm" for artillery. */
export const rangeText = ({ range, nearest }: { range: number; nearest?: number | undefined }): string =>
  nearest === undefined ? `${range} cm` : `${nearest}–${range} cm`;

/** The figures of a heavy weapons team, wherever it stands. */
export const teamProfile = unitTypes.find(({ kind }) => kind === 'heavy-weapons')?.factions
  .alliance as Profile;
