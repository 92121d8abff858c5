import type { Mark, Option } from '@/lib/play/model';
import { capitalised } from '@/lib/roster/text/words';
import { mostStuns } from '../evaluate/dice';
import type { Loss } from '../odds/attack';
import { boxesOf, DESTROYED, droneTracker } from '../paper/marks';
import { modelWords } from '../paper/text';
import {
  actingOf,
  fewerStuns,
  isPlatoon,
  leftOf,
  type Place,
  rowsOfUnit,
  squadOf,
  unitOf,
  type View,
} from './rows';
import { droneUp } from './standing';
import { DISABLED, dronesOf } from './trackers';

// What hits take from what acts as one: as its owner chooses, or as one would, which is only a proposal.

const MODELS = 'lost';
const TEAMS = 'teams-lost';

/** The id of a loss: of a model or a team of a squad, by its number; 0 for a unit without squads. */
const lossOf = (tracker: string, squad: number): string => `${tracker}-${squad}`;

/** What may be lost, squad by squad. */
export function lossOptions(place: Place): Option[] {
  const unit = unitOf(place);
  const [model = 'model'] = modelWords(unit.type);
  const squads = unit.squads ?? 0;
  if (squads === 0) return [{ id: lossOf(MODELS, 0), label: `${capitalised(model)} lost` }];
  return Array.from({ length: squads }, (_, index) => index + 1).flatMap((squad) => [
    { id: lossOf(MODELS, squad), label: `Squad ${squad}: ${model} lost` },
    ...((boxesOf(unit, squad, TEAMS) ?? 0) > 0
      ? [{ id: lossOf(TEAMS, squad), label: `Squad ${squad}: team lost` }]
      : []),
  ]);
}

const squadNumber = (row: View): number => squadOf(row) ?? 0;

/** Where losses go: models first, from the last squad on, and then teams (our reading of Infantry). */
export function placed(row: View, { kills, overStunned }: Loss): string[] {
  const rows = actingOf(row)
    .rows.filter((each) => !isPlatoon(each))
    .toReversed();
  const all = (tracker: string, count: (each: View) => number) =>
    rows.flatMap((each) => Array<string>(count(each)).fill(lossOf(tracker, squadNumber(each))));
  return [...all(MODELS, (each) => leftOf(each).models), ...all(TEAMS, (each) => leftOf(each).teams)].slice(
    0,
    kills + (overStunned ? 1 : 0),
  );
}

/** The stuns that it then has: those that cost it a model leave as many as it has models (Stuns). */
export function stunsAfter(row: View, { kills, stuns, overStunned }: Loss): number {
  const acting = actingOf(row);
  if (!overStunned) return acting.stuns + stuns;
  const lost = kills + 1;
  const models = Math.max(0, acting.models - lost);
  const teams = Math.max(0, acting.teams - Math.max(0, lost - acting.models));
  return Math.min(acting.stuns + stuns, mostStuns({ unit: acting.full.unit, models, teams }) / 2);
}

/** What may happen to a shield drone (III). */
export const droneOptions = (place: Place): Option[] =>
  dronesOf(place).length === 0
    ? []
    : [
        { id: 'none', label: 'Nothing', isUnsaid: true as const },
        { id: DISABLED, label: 'Disabled' },
        { id: DESTROYED, label: 'Destroyed' },
      ];

/** The marks of losses, of the stuns that are then there, and of a shield drone. */
export function lost(row: View, taken: readonly string[], stuns: number, drone: string): Mark[] {
  const acting = actingOf(row);
  const [lead = row] = acting.rows;
  const number = droneUp(row);
  const more = stuns - acting.stuns;
  return [
    ...rowsOfUnit(row).flatMap((each): Mark[] =>
      [MODELS, TEAMS].flatMap((tracker): Mark[] => {
        const count = taken.filter((id) => id === lossOf(tracker, squadNumber(each))).length;
        return count === 0 ? [] : [[[...each.path, tracker], each.number(tracker) + count]];
      }),
    ),
    ...(more > 0 ? [[[...lead.path, 'stuns'], lead.number('stuns') + more] as const] : []),
    ...(more < 0 ? fewerStuns(lead, -more) : []),
    ...(number !== undefined && [DISABLED, DESTROYED].includes(drone)
      ? [[[...lead.path, droneTracker(number)], drone] as const]
      : []),
  ];
}

/** Whether losses leave anything of what acts as one. */
export const survives = (row: View | null, taken: readonly string[]): boolean => {
  if (row === null) return true;
  const { models, teams } = actingOf(row);
  return models + teams > taken.length;
};
