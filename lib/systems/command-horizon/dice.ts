import { unitTypes } from './catalogue';
import type { Profile } from './data-schema';
import { sum } from './reckon';
import type { ReckonedUnit } from './reckon-units';

/** A unit as it stands on the table: the whole of it, or one of its squads. */
export interface Stand {
  /** "Rifle platoon", "Rifle platoon, squad 2". */
  label: string;
  /** The same with what must not be cut off first: "Squad 2 · Rifle platoon". */
  shortLabel: string;
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
  if (!inSquads) return [{ label, shortLabel: label, unit, models, teams, whole: true }];
  const squads = profile.squads?.count ?? 1;
  return Array.from({ length: squads }, (_, index) => ({
    label: `${label}, squad ${index + 1}`,
    shortLabel: `Squad ${index + 1} · ${label}`,
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

/** Dice on top while a platoon acts as one with more than half its bases (Infantry); teams are not asked. */
const together = ({ unit, whole, models }: Stand, left: number): number =>
  whole && left * 2 > models ? (unit.profile.together ?? 0) : 0;

/** Attack dice of a stand's own models, so many of them left (III, Infantry, VI). */
const ownDice = (stand: Stand, left: number): number =>
  left === 0 ? 0 : stand.unit.profile.dice * left + together(stand, left);

/** Attack dice that teams with a stand add, all of them there. */
export const teamDice = ({ teams }: Pick<Stand, 'teams'>): number => teamProfile.dice * teams;

/** Attack dice of a stand with so many models left, and its teams, on a target in reach of all. */
export const attackDice = (stand: Stand, left: number): number => ownDice(stand, left) + teamDice(stand);

/** Dice of a stand in close combat, its teams' too; null for who cannot fight there (Infantry). */
export function closeDice(stand: Stand, left: number): number | null {
  const { closeDice: each } = stand.unit.profile;
  if (each === undefined) return null;
  const own = left === 0 ? 0 : each * left + together(stand, left);
  return own + (teamProfile.closeDice ?? 0) * stand.teams;
}

/** Reaction dice: half the attack dice, rounded up; null for artillery, which has none (III, VI). */
export const reactionDice = (stand: Stand, left: number): number | null =>
  stand.unit.profile.reacts === false ? null : Math.ceil(attackDice(stand, left) / 2);

/**
 * Attack dice raised for 1 CP: half as many more (II); null where they may not be raised. Teams with a stand roll
 * theirs as they are.
 */
export const raisedAttack = (stand: Stand, left: number): number | null =>
  stand.unit.profile.raises === false ? null : attackDice(stand, left) + halfOf(stand, ownDice(stand, left));

/** Half of some dice, rounded as the ruling on raised dice has it. */
const halfOf = ({ unit }: Stand, dice: number): number => Math[unit.readings.raiseRounds](dice / 2);

/** Reaction dice raised for 1 CP, in the same way. */
export function raisedReaction(stand: Stand, left: number): number | null {
  const dice = reactionDice(stand, left);
  if (dice === null || stand.unit.profile.raises === false) return null;
  return dice + halfOf(stand, Math.ceil(ownDice(stand, left) / 2));
}

/** Most stuns a stand can bear: twice its models (Stuns), its teams among them where the ruling on them says so. */
export const mostStuns = ({ models, teams, unit }: Stand): number =>
  2 * (models + (unit.readings.teamsBearStuns ? teams : 0));

/** Is there anything of a stand on the table? */
export const onTable = ({ models, teams }: Stand): boolean => models + teams > 0;

/** "20 cm"; "10–50 cm" for artillery; "10, 20 cm" where so many teams reach farther than who they are with. */
export function rangeText({ range, nearest }: Pick<Profile, 'range' | 'nearest'>, teams = 0): string {
  if (nearest !== undefined) return `${nearest}–${range} cm`;
  return teams > 0 && range !== teamProfile.range ? `${range}, ${teamProfile.range} cm` : `${range} cm`;
}

/** The figures of a heavy weapons team, wherever it stands. */
export const teamProfile = unitTypes.find(({ kind }) => kind === 'heavy-weapons')?.factions
  .alliance as Profile;
