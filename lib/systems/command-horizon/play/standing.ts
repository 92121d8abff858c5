import type { Figures, Situation } from '@/lib/odds/model';
import { squadFigure } from '../odds/stands';
import { droneTracker } from '../paper/marks';
import { isLocked, isMarking, standsDown } from './derive';
import { actingOf, squadOf, type View } from './rows';
import { dronesOf, UP } from './trackers';

// What the marks of a row say to the odds: of what it acts in.

const bit = (is: boolean): number => (is ? 1 : 0);

/** A row as the odds know it: the unit or the squads that it acts with, and what is left of them. */
export function fighter(view: View): { id: string; now: Figures } {
  const acting = actingOf(view);
  const squads = acting.rows.flatMap((row) => squadOf(row) ?? []);
  return {
    id: view.row.element,
    now: {
      whole: bit(acting.full.whole),
      ...Object.fromEntries(squads.map((squad) => [squadFigure(squad), 1])),
      models: acting.models,
      teams: acting.teams,
      stuns: acting.stuns,
      marking: bit(isMarking(acting)),
      locked: bit(isLocked(acting)),
      'stands-down': bit(standsDown(acting)),
    },
  };
}

/** The number of the first shield drone of a row that is up; undefined if none is. */
export const droneUp = (view: View): number | undefined =>
  actingOf(view)
    .rows.flatMap((row) => dronesOf(row).map((number) => ({ row, number })))
    .find(({ row, number }) => row.text(droneTracker(number)) === UP)?.number;

const shieldOf = (target: View | null): Situation =>
  target === null ? {} : { drone: bit(droneUp(target) !== undefined) };

/** The most marks that odds know. */
const MAX_MARKS = 3;

/** What marks say of fire: marks and the shield drone of the target, and whether it answers. */
export const situationOfFire = (_: View, b: View | null): Situation => ({
  ...shieldOf(b),
  ...(b === null
    ? {}
    : {
        marks: Math.min(MAX_MARKS, Math.max(...actingOf(b).rows.map((row) => row.number('marks')))),
        answer: bit(!isLocked(actingOf(b)) && !standsDown(actingOf(b))),
      }),
});

/** What marks say of reaction fire. */
export const situationOfReaction = (_: View, b: View | null): Situation => shieldOf(b);

/** What marks say of close combat: those that are locked do not charge. */
export const situationOfCombat = (a: View): Situation => ({ charge: bit(!isLocked(actingOf(a))) });
