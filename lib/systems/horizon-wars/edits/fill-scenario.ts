import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedElement } from '../evaluate/evaluate-elements';
import { type AircraftAllowed, type ScenarioTerms, scenarioTerms } from '../evaluate/evaluate-scenario';
import type { Force, Place } from '../force';
import { place } from './edit-scenario';

/** Largest P of a force that is filled; the book's largest battle has 36 points. */
export const MAX_PRESENCE = 300;

const PLACES = ['advance', 'reserve', 'lost'] as const satisfies readonly Place[];

/** A place for every element that the scenario allows, or why there is none. */
export type Filling =
  | {
      places: ReadonlyMap<string, Place>;
      added: number;
      moved: number;
      lost: number;
      loss: number;
      left: number;
    }
  | { refused: 'too-large' | 'loss'; loss: number; presence: number };

/**
 * Places every element as the scenario requires (p.75, 89), moving as few already placed elements as possible; then, in
 * this order, avoids losing the CHQ, loses as little P as possible, loses the cheapest elements, and puts as much as
 * possible in the advance force. Returns null without a scenario.
 */
export function fillScenario(evaluation: Evaluation): Filling | null {
  const { scenario, elements, settings, forcePresence: presence } = evaluation;
  if (scenario === null) return null;
  const termsFor = (lost: number) => scenarioTerms(scenario.scenario, settings, presence, lost);
  const widest = termsFor(0);
  if (presence < widest.loss) return { refused: 'loss', loss: widest.loss, presence };
  if (presence > MAX_PRESENCE) return { refused: 'too-large', loss: widest.loss, presence };
  const table = cheapest(elements, scenario.placeOf, widest);
  const best = choose(table, presence, termsFor);
  if (best === null) return { refused: 'loss', loss: widest.loss, presence };
  const places = trace(table, elements, best);
  const had = elements.filter(({ id }) => scenario.placeOf(id) !== null);
  return {
    places,
    added: elements.length - had.length,
    moved: had.filter(({ id }) => scenario.placeOf(id) !== places.get(id)).length,
    lost: presence - best.advance - best.reserve,
    loss: widest.loss,
    left: best.advance + best.reserve,
  };
}

/** The force with the places of a filling. */
export function applyFilling(force: Force, places: ReadonlyMap<string, Place>): Force {
  return PLACES.reduce(
    (now, where) =>
      place(
        now,
        [...places.keys()].filter((id) => places.get(id) === where),
        where,
      ),
    force,
  );
}

interface Split {
  advance: number;
  reserve: number;
}

/** The least cost of each split of P into advance and reserve (the rest lost), and the place chosen per element. */
interface Table {
  width: number;
  height: number;
  costs: Float64Array;
  chosen: Int8Array[];
}

// Weights of moving an element, losing the CHQ, and a point lost: each is more than all below it can come to.
const MOVED = 1e9;
const CHQ = 1e8;
const POINT = 1e4;

/**
 * The weight of losing an element besides its P: by its points; of equal sums, several cheap elements are lost before
 * one dear one, and others before mechs.
 */
const lossOf = ({ cost, kind, isChq }: EvaluatedElement): number =>
  (isChq ? CHQ : 0) + cost * POINT + cost ** 2 + (kind === 'mech' ? 1 : 0);

/** What comes before the P lost: the elements moved, and the CHQ. */
const before = (cost: number): number => Math.floor(cost / CHQ);

function cheapest(
  elements: readonly EvaluatedElement[],
  placeOf: (id: string) => Place | null,
  { most, aircraft }: ScenarioTerms,
): Table {
  const width = most.advance + 1;
  const height = most.reserve + 1;
  let costs = new Float64Array(width * height).fill(Number.POSITIVE_INFINITY);
  costs[0] = 0;
  const chosen: Int8Array[] = [];
  for (const element of elements) {
    const next = new Float64Array(width * height).fill(Number.POSITIVE_INFINITY);
    const choice = new Int8Array(width * height).fill(-1);
    const now = placeOf(element.id);
    PLACES.forEach((where, index) => {
      if (where !== 'lost' && !mayStart(element, aircraft[where])) return;
      const cost = (now !== null && now !== where ? MOVED : 0) + (where === 'lost' ? lossOf(element) : 0);
      const right = where === 'advance' ? element.presence : 0;
      const down = where === 'reserve' ? element.presence : 0;
      for (let a = 0; a + right < width; a += 1)
        for (let r = 0; r + down < height; r += 1) {
          const total = (costs[a * height + r] ?? 0) + cost;
          const at = (a + right) * height + r + down;
          if (total < (next[at] ?? 0)) {
            next[at] = total;
            choice[at] = index;
          }
        }
    });
    costs = next;
    chosen.push(choice);
  }
  return { width, height, costs, chosen };
}

const mayStart = (element: EvaluatedElement, allowed: AircraftAllowed) =>
  element.kind !== 'aircraft' || allowed === 'any' || (allowed === 'hover' && element.hover);

function choose(
  { width, height, costs }: Table,
  presence: number,
  termsFor: (lost: number) => ScenarioTerms,
): Split | null {
  let best: Choice | null = null;
  for (let advance = width - 1; advance >= 0; advance -= 1)
    for (let reserve = height - 1; reserve >= 0; reserve -= 1) {
      const cost = costs[advance * height + reserve] ?? Number.POSITIVE_INFINITY;
      if (cost === Number.POSITIVE_INFINITY) continue;
      const lost = presence - advance - reserve;
      const { loss, most } = termsFor(lost);
      if (lost < loss || advance > most.advance || reserve > most.reserve) continue;
      const split = { advance, reserve, cost };
      if (best === null || isBetter(split, best)) best = split;
    }
  return best;
}

type Choice = Split & { cost: number };

/** Whether a split is better; of equal ones the first is kept, which has the most in the advance force. */
function isBetter(one: Choice, best: Choice): boolean {
  const first = before(one.cost) - before(best.cost);
  if (first !== 0) return first < 0;
  const held = one.advance + one.reserve - best.advance - best.reserve;
  return held === 0 ? one.cost < best.cost : held > 0;
}

function trace({ height, chosen }: Table, elements: readonly EvaluatedElement[], end: Split) {
  const places = new Map<string, Place>();
  let { advance, reserve } = end;
  for (let index = elements.length - 1; index >= 0; index -= 1) {
    const element = elements[index] as EvaluatedElement;
    const where = PLACES[chosen[index]?.[advance * height + reserve] ?? -1];
    if (where === undefined) break;
    places.set(element.id, where);
    if (where === 'advance') advance -= element.presence;
    if (where === 'reserve') reserve -= element.presence;
  }
  return places;
}
