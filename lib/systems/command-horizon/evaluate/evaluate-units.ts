import { tally } from '@/lib/roster/maps';
import type { RulingValue } from '@/lib/roster/ruling';
import { inFaction, profileOf, unitType } from '../catalogue/catalogue';
import type { Profile, UnitType } from '../catalogue/data-schema';
import type { Force, Unit } from '../force';

/** Heavy weapons teams of one platoon that have joined a unit. */
export interface Attached {
  from: string;
  to: string;
  teams: number;
}

/** A unit with everything derived from it. */
export interface EvaluatedUnit {
  id: string;
  label: string;
  source: Unit;
  type: UnitType;
  /** Its figures in the force's faction, or in the other if this one does not have the type. */
  profile: Profile;
  inFaction: boolean;
  /** Number of tanks, bases, teams or pieces: as given, else by its table. */
  models: number;
  /** Number of shield drones. */
  drones: number;
  /** Squads of a platoon, without those split among infantry; null for other units. */
  squads: number | null;
  /** Whether it is a platoon deployed as squads. */
  inSquads: boolean;
  /** Sizes of its groups of squads; empty for single squads, or if the groups break the rule. */
  groups: readonly number[];
  /** How many units it counts as: 0 if all its squads are split, the number of its groups or squads, else 1. */
  counts: number;
  /** Heavy weapons teams that have left and joined it, if the units' kinds allow it. */
  sends: readonly Attached[];
  receives: readonly Attached[];
  /** Number of teams that have joined it. */
  teams: number;
  /** The rulings on its dice and stuns. */
  readings: DiceRulings;
}

/** The rulings on dice and stuns of a unit. */
export interface DiceRulings {
  /** Whether heavy weapons teams with infantry count for the stuns it can bear. */
  teamsBearStuns: boolean;
  /** How half a die is rounded when dice are raised. */
  raiseRounds: 'floor' | 'ceil';
  /** Whether heavy weapons may raise their reaction dice. */
  teamsRaiseReaction: boolean;
  /** Whether artillery has its dice per piece or per unit. */
  artilleryDice: 'piece' | 'unit';
}

/** Picks the rulings on dice and stuns. */
export const readingsOf = (rulings: Record<string, RulingValue>): DiceRulings => ({
  teamsBearStuns: rulings['team-stuns'] === 'counted',
  raiseRounds: rulings['raised-half'] === 'up' ? 'ceil' : 'floor',
  teamsRaiseReaction: rulings['fire-power'] === 'attack',
  artilleryDice: rulings['artillery-dice'] === 'unit' ? 'unit' : 'piece',
});

/** Attachments by the sending and by the receiving unit. */
interface Attachments {
  sent: Map<string, Attached[]>;
  received: Map<string, Attached[]>;
}

/** Counts the heavy weapons teams with each infantry platoon; attachments between other kinds are ignored. */
export function attachmentsOf({ units }: Force): Attachments {
  const infantry = new Set(units.filter(({ type }) => kindOf(type) === 'infantry').map(({ id }) => id));
  const sent = new Map<string, Attached[]>();
  const received = new Map<string, Attached[]>();
  for (const { id, type, attachTo } of units) {
    if (attachTo.length === 0 || kindOf(type) !== 'heavy-weapons') continue;
    for (const [to, teams] of tally(attachTo)) {
      if (!infantry.has(to)) continue;
      const attached = { from: id, to, teams };
      append(sent, id, attached);
      append(received, to, attached);
    }
  }
  return { sent, received };
}

const kindOf = (type: string) => unitType(type).kind;

function append(map: Map<string, Attached[]>, key: string, attached: Attached) {
  const list = map.get(key);
  if (list === undefined) map.set(key, [attached]);
  else list.push(attached);
}

const NONE: readonly Attached[] = [];

/** Default number of models in a unit of a type. */
export const defaultModels = (type: UnitType, faction: Force['faction']): number =>
  profileOf(type, faction).models ?? MIN_PIECES;

/** Computes one unit. */
export function evaluateUnit(
  source: Unit,
  label: string,
  faction: Force['faction'],
  { sent, received }: Attachments,
  readings: DiceRulings,
): EvaluatedUnit {
  const type = unitType(source.type);
  const profile = profileOf(type, faction);
  const receives = received.get(source.id) ?? NONE;
  const sends = sent.get(source.id) ?? NONE;
  const squads = squadsOf(profile, sends);
  const inSquads = source.deployAs === 'squads' && squads !== null;
  const groups = groupsFault(source, squads) === null ? source.groups : [];
  return {
    id: source.id,
    label,
    source,
    type,
    profile,
    inFaction: inFaction(type, faction),
    models: source.models ?? defaultModels(type, faction),
    drones: source.shieldDrones,
    squads,
    inSquads,
    groups,
    counts: squads === 0 ? 0 : inSquads ? groups.length || squads : 1,
    sends,
    receives,
    teams: receives.reduce((sum, { teams }) => sum + teams, 0),
    readings,
  };
}

/** Fewest and default number of pieces in an artillery unit. */
export const MIN_PIECES = 1;

/** Squads of a platoon, less each squad of heavy weapons whose teams have all joined infantry. */
function squadsOf({ squads, models }: Profile, sends: readonly Attached[]): number | null {
  if (squads === undefined) return null;
  const teams = (models ?? 0) / squads.count;
  const sent = sends.reduce((total, each) => total + each.teams, 0);
  return Math.max(0, squads.count - Math.floor(sent / teams));
}

/** What is wrong with the groups of squads. */
export type GroupsFault = 'type' | 'platoon' | 'single' | 'sum';

/** Checks a unit's groups: two or more, together all its squads (Infantry). Returns null if they are valid. */
export function groupsFault({ groups, deployAs }: Unit, squads: number | null): GroupsFault | null {
  if (groups.length === 0) return null;
  if (squads === null) return 'type';
  if (deployAs !== 'squads') return 'platoon';
  if (groups.length === 1) return 'single';
  return groups.reduce((total, group) => total + group, 0) === squads ? null : 'sum';
}
