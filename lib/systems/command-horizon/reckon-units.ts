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
  /** Is it deployed as squads, and has it any? */
  inSquads: boolean;
  /** As how many units it counts: its squads where they stand by themselves. */
  counts: number;
  /** Teams of heavy weapons that have left it, and that have joined it, as far as their units may. */
  sends: readonly Attached[];
  receives: readonly Attached[];
  /** How open passages about its dice and stuns are read. */
  readings: Readings;
}

/** The rulings that dice and stuns of a unit go by. */
export interface Readings {
  /** Do heavy weapons teams with infantry count for the stuns that it bears? */
  teamsBearStuns: boolean;
  /** How half a die is rounded where dice are raised. */
  raiseRounds: 'floor' | 'ceil';
}

/** What the rulings of a force say of dice and stuns. */
export const readingsOf = (rulings: Record<string, RulingValue>): Readings => ({
  teamsBearStuns: rulings['team-stuns'] === 'counted',
  raiseRounds: rulings['raised-half'] === 'up' ? 'ceil' : 'floor',
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

/** Works out one unit. */
export function reckonUnit(
  source: Unit,
  label: string,
  faction: Force['faction'],
  { sent, received }: Attachments,
  readings: Readings,
): ReckonedUnit {
  const type = unitType(source.type);
  const profile = profileOf(type, faction);
  const inSquads = source.deployAs === 'squads' && profile.squads !== undefined;
  return {
    id: source.id,
    label,
    source,
    type,
    profile,
    inFaction: inFaction(type, faction),
    models: source.models ?? profile.models ?? LEAST_PIECES,
    drones: source.shieldDrones,
    inSquads,
    counts: inSquads ? (profile.squads?.count ?? 1) : 1,
    sends: sent.get(source.id) ?? NONE,
    receives: received.get(source.id) ?? NONE,
    readings,
  };
}

/** Fewest pieces of an artillery unit, and how many it has where nothing is said. */
export const LEAST_PIECES = 1;
