import type { RulingValue } from '@/lib/roster/ruling';
import { inFaction, profileOf, unitType } from './catalogue';
import type { Profile, UnitType } from './data-schema';
import type { Force, Unit } from './force';

/** Heavy weapons teams that are with a unit, by the platoon they come from. */
export interface Attached {
  from: string;
  to: string;
  teams: number;
}

/** A unit with everything that is worked out of it. */
export interface ReckonedUnit {
  id: string;
  label: string;
  source: Unit;
  type: UnitType;
  /** Its figures in the force's faction; those of the other where this one has no such type. */
  profile: Profile;
  inFaction: boolean;
  /** Tanks, bases, teams or pieces, as given or by the table. */
  models: number;
  /** Shield drones, wherever they stand. */
  drones: number;
  /** Squads of a platoon, those that are split among infantry not counted; null for all but platoons. */
  squads: number | null;
  /** Is it deployed as squads, and is it a platoon? */
  inSquads: boolean;
  /** How its squads are grouped, where that keeps the rule; empty where each stands by itself. */
  groups: readonly number[];
  /** As how many units it counts: 0 where nothing of it is left, its groups or squads, else 1. */
  counts: number;
  /** Teams of heavy weapons that have left it, and that have joined it, as far as their units may. */
  sends: readonly Attached[];
  receives: readonly Attached[];
  /** How many have joined it. */
  teams: number;
  /** How open passages about its dice and stuns are read. */
  readings: DiceRulings;
}

/** The rulings that dice and stuns of a unit go by. */
export interface DiceRulings {
  /** Do heavy weapons teams with infantry count for the stuns that it bears? */
  teamsBearStuns: boolean;
  /** How half a die is rounded where dice are raised. */
  raiseRounds: 'floor' | 'ceil';
  /** May heavy weapons raise their reaction dice? */
  teamsRaiseReaction: boolean;
  /** Does each piece of artillery have its dice, or the unit? */
  artilleryDice: 'piece' | 'unit';
}

/** What the rulings of a force say of dice and stuns. */
export const readingsOf = (rulings: Record<string, RulingValue>): DiceRulings => ({
  teamsBearStuns: rulings['team-stuns'] === 'counted',
  raiseRounds: rulings['raised-half'] === 'up' ? 'ceil' : 'floor',
  teamsRaiseReaction: rulings['fire-power'] === 'attack',
  artilleryDice: rulings['artillery-dice'] === 'unit' ? 'unit' : 'piece',
});

/** Attachments by the unit that sends, and by the unit that receives. */
interface Attachments {
  sent: Map<string, Attached[]>;
  received: Map<string, Attached[]>;
}

/** Who has joined whom: heavy weapons teams with infantry, counted by platoon; what cannot join is left out. */
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

/** How often each id stands in a list. */
export function tally(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function append(map: Map<string, Attached[]>, key: string, attached: Attached) {
  const list = map.get(key);
  if (list === undefined) map.set(key, [attached]);
  else list.push(attached);
}

const NONE: readonly Attached[] = [];

/** How many models a unit of a type has where nothing is said. */
export const defaultModels = (type: UnitType, faction: Force['faction']): number =>
  profileOf(type, faction).models ?? LEAST_PIECES;

/** Works out one unit. */
export function reckonUnit(
  source: Unit,
  label: string,
  faction: Force['faction'],
  { sent, received }: Attachments,
  readings: DiceRulings,
): ReckonedUnit {
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

/** Fewest pieces of an artillery unit, and how many it has where nothing is said. */
export const LEAST_PIECES = 1;

/** Squads of a platoon; each squad of heavy weapons whose teams have all joined infantry is one fewer. */
function squadsOf({ squads, models }: Profile, sends: readonly Attached[]): number | null {
  if (squads === undefined) return null;
  const teams = (models ?? 0) / squads.count;
  const sent = sends.reduce((total, each) => total + each.teams, 0);
  return Math.max(0, squads.count - Math.floor(sent / teams));
}

/** What is wrong with how squads are grouped; null where nothing is. */
export type GroupsFault = 'type' | 'platoon' | 'single' | 'sum';

/** Does a unit group its squads as it may: in two groups or more, which are all its squads together (Infantry)? */
export function groupsFault({ groups, deployAs }: Unit, squads: number | null): GroupsFault | null {
  if (groups.length === 0) return null;
  if (squads === null) return 'type';
  if (deployAs !== 'squads') return 'platoon';
  if (groups.length === 1) return 'single';
  return groups.reduce((total, group) => total + group, 0) === squads ? null : 'sum';
}
