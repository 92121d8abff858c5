import { sum } from '@/lib/roster/edits/list-edits';
import { capitalised } from '@/lib/roster/text/words';
import { unitTypes } from '../catalogue/catalogue';
import type { Profile } from '../catalogue/data-schema';
import type { EvaluatedUnit } from './evaluate-units';

/** What dice follow from: a unit, or squads of one that act together, at full strength. */
export interface Strength {
  unit: EvaluatedUnit;
  /** Its own models, without teams that have joined or left. */
  models: number;
  /** Heavy weapons teams that have joined it. */
  teams: number;
  /** Whether it acts as a whole platoon. */
  whole: boolean;
}

/** What acts as one on the table: a whole unit, one of its squads, or a group of squads. */
export interface DeployedPart extends Strength {
  /** "Rifle platoon", "Rifle platoon, squad 2". */
  label: string;
  /** The same for narrow places, most important part first: "Squad 2 · Rifle platoon". */
  shortLabel: string;
  /** Which squads of the unit it is: "squad 2", "squads 1–2"; "" for the whole unit. */
  part: string;
  /** The numbers of its squads, from 1; none for a unit that has none on the table. */
  squads: readonly number[];
}

/** Most models whose losses are listed one by one. */
const MAX_FOLLOWED = 40;

/** The stands of a unit: one, or one for each squad or group of squads. */
export function deployedPartsOf(unit: EvaluatedUnit): DeployedPart[] {
  const { inSquads, groups } = unit;
  const squads = squadPartsOf(unit);
  if (!inSquads || squads.length === 0) return [wholeOf(unit)];
  if (groups.length === 0) return squads;
  let first = 0;
  return groups.map((size) => {
    const own = squads.slice(first, first + size);
    first += size;
    return groupOf(unit, own);
  });
}

/** A unit that acts as one. */
export const wholeOf = (unit: EvaluatedUnit): DeployedPart => ({
  label: unit.label,
  shortLabel: unit.label,
  part: '',
  squads: squadPartsOf(unit).flatMap((squad) => squad.squads),
  unit,
  models: modelsOnTable(unit),
  teams: sum(unit.receives, (each) => each.teams),
  whole: true,
});

/** Some squads of a platoon that act as one. */
export function groupOf(unit: EvaluatedUnit, parts: readonly DeployedPart[]): DeployedPart {
  const squads = parts.flatMap((each) => each.squads);
  return {
    ...named(unit, squads.length === 1 ? `squad ${squads[0]}` : `squads ${rangesOf(squads)}`),
    squads,
    unit,
    models: sum(parts, ({ models }) => models),
    teams: sum(parts, ({ teams }) => teams),
    whole: false,
  };
}

/** "1–2", "1, 3". */
const rangesOf = (numbers: readonly number[]): string => {
  const [first = 0] = numbers;
  const last = numbers.at(-1) ?? first;
  return last - first === numbers.length - 1 ? `${first}–${last}` : numbers.join(', ');
};

/** The squads of a platoon, each by itself however it is deployed; none for other units. */
export function squadPartsOf(unit: EvaluatedUnit): DeployedPart[] {
  const squads = unit.squads ?? 0;
  const models = modelsOnTable(unit);
  const teams = sum(unit.receives, (each) => each.teams);
  return Array.from({ length: squads }, (_, index) => ({
    ...named(unit, `squad ${index + 1}`),
    squads: [index + 1],
    unit,
    models: modelsOfSquad(unit, models, squads, index),
    teams: shareOf(teams, squads, index),
    whole: false,
  }));
}

const named = ({ label }: EvaluatedUnit, part: string) => ({
  label: `${label}, ${part}`,
  shortLabel: `${capitalised(part)} · ${label}`,
  part,
});

/** The unit's own models on the table, without teams that have joined others. */
export const modelsOnTable = ({ models, sends, squads }: EvaluatedUnit): number =>
  squads === 0 ? 0 : Math.max(0, models - sum(sends, ({ teams }) => teams));

/** Models of one squad: heavy weapons fill squads of three, the last taking the rest; others are divided evenly. */
function modelsOfSquad({ type }: EvaluatedUnit, models: number, squads: number, index: number): number {
  if (type.kind !== 'heavy-weapons') return shareOf(models, squads, index);
  const before = Math.min(models, index * SQUAD_TEAMS);
  return index === squads - 1 ? models - before : Math.min(SQUAD_TEAMS, models - before);
}

/** One of a number of shares of a total, as even as possible; the first shares get the remainder. */
const shareOf = (all: number, shares: number, index: number) =>
  Math.floor(all / shares) + (index < all % shares ? 1 : 0);

/** The numbers of models a stand may have left, from all down to one, at most `MAX_FOLLOWED` of them. */
export const strengths = ({ models }: Pick<Strength, 'models'>): number[] =>
  Array.from({ length: Math.min(models, MAX_FOLLOWED) }, (_, lost) => models - lost);

/** Additional dice while a platoon acts as one with more than half its bases (Infantry); teams do not count. */
const together = ({ unit, whole, models }: Strength, left: number): number =>
  whole && left * 2 > models ? (unit.profile.together ?? 0) : 0;

/** Attack dice of a stand's own models, for the number left (III, Infantry, VI). */
const ownDice = (stand: Strength, left: number): number =>
  left === 0 ? 0 : stand.unit.profile.dice * shooters(stand, left) + together(stand, left);

/** How many of a stand's models roll dice: all, or one if a ruling gives artillery its dice per unit. */
const shooters = ({ unit: { type, readings } }: Strength, left: number): number =>
  type.kind === 'artillery' && readings.artilleryDice === 'unit' ? 1 : left;

/** Attack dice that the teams with a stand add. */
export const teamDice = ({ teams }: Pick<Strength, 'teams'>): number => teamProfile.dice * teams;

/** Attack dice of a stand and its teams at a target in range of all, for the number of models left. */
export const attackDice = (stand: Strength, left: number): number => ownDice(stand, left) + teamDice(stand);

/** Close combat dice of a stand and its teams; null if it cannot fight in close combat (Infantry). */
export function closeDice(stand: Strength, left: number): number | null {
  const { closeDice: each } = stand.unit.profile;
  if (each === undefined) return null;
  const own = left === 0 ? 0 : each * left + together(stand, left);
  return own + (teamProfile.closeDice ?? 0) * stand.teams;
}

/** Reaction dice: half the attack dice, rounded up; null for artillery, which has none (III, VI). */
export const reactionDice = (stand: Strength, left: number): number | null =>
  stand.unit.profile.reacts === false ? null : Math.ceil(attackDice(stand, left) / 2);

/**
 * Attack dice raised for 1 CP: half as many more (II); null if they may not be raised. Dice of teams with a stand are
 * not raised.
 */
export const raisedAttack = (stand: Strength, left: number): number | null =>
  stand.unit.profile.raises === false ? null : attackDice(stand, left) + halfOf(stand, ownDice(stand, left));

/** Half of a number of dice, rounded by the ruling on raised dice. */
const halfOf = ({ unit }: Strength, dice: number): number => Math[unit.readings.raiseRounds](dice / 2);

/** Reaction dice raised for 1 CP likewise; a ruling decides whether heavy weapons raise theirs. */
export function raisedReaction(stand: Strength, left: number): number | null {
  const dice = reactionDice(stand, left);
  if (dice === null) return null;
  const { profile, readings } = stand.unit;
  if (readings.teamsRaiseReaction) return dice + halfOf(stand, dice);
  return profile.raises === false ? null : dice + halfOf(stand, Math.ceil(ownDice(stand, left) / 2));
}

/** Most stuns a stand can bear: twice its models (Stuns), including its teams if the ruling says so. */
export const mostStuns = ({ models, teams, unit }: Omit<Strength, 'whole'>): number =>
  2 * (models + (unit.readings.teamsBearStuns ? teams : 0));

/** Whether anything of a stand is on the table. */
export const isOnTable = ({ models, teams }: Pick<Strength, 'models' | 'teams'>): boolean =>
  models + teams > 0;

/** "20 cm"; "10–50 cm" for artillery; "10, 20 cm" if attached teams have another range. */
export function rangeText({ range, nearest }: Pick<Profile, 'range' | 'nearest'>, teams = 0): string {
  if (nearest !== undefined) return `${nearest}–${range} cm`;
  return teams > 0 && range !== teamProfile.range ? `${range}, ${teamProfile.range} cm` : `${range} cm`;
}

/** The figures of a heavy weapons team. */
export const teamProfile = unitTypes.find(({ kind }) => kind === 'heavy-weapons')?.factions
  .alliance as Profile;

/** Number of teams in a heavy weapons squad. */
export const SQUAD_TEAMS = (teamProfile.models ?? 0) / (teamProfile.squads?.count ?? 1);

/** Dice less one for each stun, of which one at least stays (Stuns); null for none at all. */
export const lessStuns = <Dice extends number | null>(dice: Dice, stuns: number): Dice =>
  (dice ? Math.max(1, dice - stuns) : dice) as Dice;
