import { battle, context } from '../catalogue/catalogue';
import type { Place, Scenario } from '../force';
import type { EvaluatedElement } from './evaluate-elements';
import { type Settings, sizeIndex } from './settings';

/** Which aircraft a part of a set-piece force may hold (p.75). */
export type AircraftAllowed = 'any' | 'hover' | 'none';

/** A scenario with its figures for a force: P by place, and the limits of each. */
export interface EvaluatedScenario {
  scenario: Scenario;
  /** Least P that must be lost before the battle. */
  loss: number;
  /** Most P in each part of the force. */
  most: { advance: number; reserve: number };
  aircraft: { advance: AircraftAllowed; reserve: AircraftAllowed };
  /** P placed so far. */
  placed: Record<Place, number>;
  /** Elements that have no place yet. */
  unassigned: EvaluatedElement[];
  /** Starting momentum of an adventure (p.88); null in a set-piece battle. */
  momentum: number | null;
  /** The place of an element, by id. */
  placeOf: (id: string) => Place | null;
}

/** A percentage of a whole number, rounded to the nearest, halves up (p.89). */
export const shareOf = (percent: number, total: number): number => Math.floor((percent * total + 50) / 100);

/** What a scenario requires of a force and allows it. */
export type ScenarioTerms = Pick<EvaluatedScenario, 'loss' | 'most' | 'aircraft'>;

/**
 * The terms of a scenario for a force's P and the P it loses: of a set-piece battle from its table (p.75-86), of an
 * adventure from the shares of its context (p.89).
 */
export function scenarioTerms(
  scenario: Scenario,
  settings: Settings,
  forcePresence: number,
  lost: number,
): ScenarioTerms {
  if (scenario.kind === 'set-piece') {
    const column = sizeIndex(scenario.size);
    const side = battle(scenario.battle).sides[scenario.role];
    const part = (cells: typeof side.advance) => cells[column] ?? { max: 0, aircraft: 'none' as const };
    const advance = part(side.advance);
    const reserve = part(side.reserve);
    return {
      loss: side.loss[column] ?? 0,
      most: { advance: advance.max, reserve: reserve.max },
      aircraft: { advance: advance.aircraft, reserve: reserve.aircraft },
    };
  }
  const { loss, advancePercent, reservePercent } = context(scenario.context);
  const shared = settings.rulings['adventure-share-basis'] === 'total' ? forcePresence : forcePresence - lost;
  return {
    loss,
    most: { advance: shareOf(advancePercent, shared), reserve: shareOf(reservePercent, shared) },
    aircraft: { advance: 'any', reserve: 'any' },
  };
}

/** Computes a scenario's terms for a force, and the P placed so far. */
export function evaluateScenario(
  scenario: Scenario,
  settings: Settings,
  elements: readonly EvaluatedElement[],
  forcePresence: number,
): EvaluatedScenario {
  const places = new Map(Object.entries(scenario.disposition));
  const placeOf = (id: string) => places.get(id) ?? null;
  const placed = { advance: 0, reserve: 0, lost: 0 };
  const unassigned: EvaluatedElement[] = [];
  for (const element of elements) {
    const place = placeOf(element.id);
    if (place === null) unassigned.push(element);
    else placed[place] += element.presence;
  }
  const momentum =
    scenario.kind === 'adventure' ? forcePresence - placed.lost + context(scenario.context).momentum : null;
  return {
    scenario,
    ...scenarioTerms(scenario, settings, forcePresence, placed.lost),
    placed,
    unassigned,
    momentum,
    placeOf,
  };
}
