import { sum } from '@/lib/roster/edits/list-edits';
import { counted } from '@/lib/roster/text/words';
import type { SheetBoxes } from '@/lib/sheet/sheet';
import { abilities } from '../catalogue/catalogue';
import type { Effect } from '../catalogue/data-schema';
import { type DeployedPart, deployedPartsOf, modelsOnTable, mostStuns, squadPartsOf } from '../evaluate/dice';
import type { EvaluatedUnit } from '../evaluate/evaluate-units';

/** The special rules of a unit's type, without those of a whole platoon if it is in squads. */
export const effectsOf = ({ type, profile, inSquads }: EvaluatedUnit): Effect[] =>
  [...type.effects, ...(profile.effects ?? [])].filter(({ whole = false }) => !(whole && inSquads));

/** The same, with those of all light or other units, unless nothing of it is on the table. */
export const specialsOf = (unit: EvaluatedUnit): Effect[] =>
  modelsOnTable(unit) === 0
    ? effectsOf(unit)
    : [...effectsOf(unit), ...(unit.type.light ? abilities.light : abilities.other)];

/** "Radar jammer: enemy units within 15 cm give no CP." */
export const effectText = ({ name, effect }: Effect): string =>
  `${name}: ${effect.charAt(0).toLowerCase()}${effect.slice(1)}`;

// The boxes of the sheet, which are ticked in play as well: models and teams squad by squad, stuns by what acts as one.

/** A track of boxes, with the id of what is marked in it. */
export type Track = 'lost' | 'teams-lost' | 'stuns';

const countOf: Record<Track, (stand: DeployedPart) => number> = {
  lost: ({ models }) => models,
  'teams-lost': ({ teams }) => teams,
  stuns: mostStuns,
};

/** Most boxes drawn for models; twice as many for other tracks. A line gives the number. */
const MAX_BOXES = 40;
const mostOf: Record<Track, number> = {
  lost: MAX_BOXES,
  'teams-lost': 2 * MAX_BOXES,
  stuns: 2 * MAX_BOXES,
};

/** Most shield drones that have a box: more than one is already unusual. */
export const MAX_DRONES = 12;

/** The id of what is marked as one squad of a platoon, numbered from 1: "p1/2". */
export const squadRow = (unit: string, squad: number): string => `${unit}/${squad}`;

/** The row in play with the dice of a stand: of its first squad, if it is some of a platoon. */
export const standRow = ({ unit, squads: [first], whole }: DeployedPart): string =>
  first === undefined || whole ? unit.id : squadRow(unit.id, first);

/** The id of what is marked for one shield drone, numbered from 1. */
export const droneTracker = (drone: number): string => `drone-${drone}`;

/** The state of a shield drone whose box is ticked. */
export const DESTROYED = 'destroyed';

const boxesIn = (stand: DeployedPart, track: Track): number => Math.min(countOf[track](stand), mostOf[track]);

/** Whether a track is marked squad by squad: a platoon that acts as one bears its stuns together. */
const isBySquads = ({ squads, whole }: DeployedPart, track: Track): boolean =>
  squads.length > 0 && !(track === 'stuns' && whole);

/** A track of a stand, with what is ticked in it in play. */
export const trackOf = (stand: DeployedPart, track: Track): SheetBoxes => ({
  kind: 'boxes',
  count: boxesIn(stand, track),
  ticked: 0,
  total: '',
  marks: isBySquads(stand, track)
    ? stand.squads.map((squad) => [squadRow(stand.unit.id, squad), track])
    : [[stand.unit.id, track]],
});

/** The shield drones of a unit, in its first line. */
export function droneTrack({ id, drones }: EvaluatedUnit, isFirst: boolean): SheetBoxes {
  const count = isFirst ? Math.min(drones, MAX_DRONES) : 0;
  return {
    kind: 'boxes',
    count,
    ticked: 0,
    total: '',
    marks: Array.from({ length: count }, (_, index) => [id, droneTracker(index + 1), DESTROYED]),
    ...(isFirst && drones > count ? { lines: [counted(drones, 'drone')] } : {}),
  };
}

/**
 * The boxes of a unit's track that belong to one of its squads, or to the unit itself; null where its sheet has none:
 * stuns of the other way to deploy.
 */
export function boxesOf(unit: EvaluatedUnit, squad: number | null, track: Track): number | null {
  const stands = deployedPartsOf(unit);
  const stand = stands.find(({ squads }) => squad === null || squads.includes(squad));
  if (stand === undefined || isBySquads(stand, track) !== (squad !== null)) return null;
  if (squad === null) return boxesIn(stand, track);
  // The squads of a stand share its boxes, the first of them having theirs first.
  const counts = squadPartsOf(unit)
    .filter((each) => each.squads.some((number) => stand.squads.includes(number)))
    .map(countOf[track]);
  const at = stand.squads.indexOf(squad);
  const before = sum(counts.slice(0, at), (count) => count);
  return Math.max(0, Math.min(counts[at] ?? 0, boxesIn(stand, track) - before));
}
