import { sum } from '@/lib/roster/edits/list-edits';
import { statBars } from '@/lib/roster/shown/displayed-stat';
import { conventionalType } from '../catalogue/catalogue';
import { elementStats } from '../fields';
import type { Element } from '../force';
import type { Evaluation } from './evaluate';
import type { EvaluatedElement } from './evaluate-elements';

/** An element in the picture, numbered as in the list. */
export interface ChartElement {
  number: number;
  id: string;
  label: string;
  kind: Element['kind'];
  presence: number;
  /** Points of the force, before discounts. */
  cost: number;
  /** Cost minus P: what an Ace adds, and the CHQ's modifier. */
  difference: number;
  /** Start of its segment in the bar of points. */
  from: number;
  /** P F M A D in the order of the stat line. */
  stats: ReturnType<typeof statBars>;
}

/** Totals of the elements of a kind. */
export interface ProfiledKind {
  kind: Element['kind'];
  label: string;
  elements: number;
  points: number;
  presence: number;
  /** Start of its segment in the bar of points. */
  from: number;
}

/** Command resources earned and spent, in CR. */
export interface CommandFlow {
  /** Conventional elements; every two earn one CR under a CHQ. */
  conventional: number;
  hasChq: boolean;
  earned: number;
  spent: number;
  /** CR left; 0 if more is spent than earned. */
  left: number;
  /** CR spent beyond those earned. */
  over: number;
  types: { type: string; label: string; spent: number; from: number }[];
  /** Length of the scale, in CR: what all conventional elements could earn, or more if more is spent. */
  most: number;
}

/** The figures that a force's picture draws. */
export interface ChartData {
  kinds: ProfiledKind[];
  elements: ChartElement[];
  /** Points before discounts, and the discounts. */
  gross: number;
  discount: number;
  forceCost: number;
  limit: number | null;
  /** Lengths of the scales: total points; P and cost; stats. */
  most: { points: number; element: number; stat: number };
  command: CommandFlow;
}

const kindOrder = ['mech', 'conventional', 'aircraft'] as const;
const kindLabels: Record<Element['kind'], string> = {
  mech: 'Mechs',
  conventional: 'Conventional',
  aircraft: 'Aircraft',
};
/** Computes the picture of a force. */
export function chartDataOf(evaluation: Evaluation): ChartData {
  const { mechs, conventional, aircraft, discounts, forceCost, settings } = evaluation;
  const byKind = { mech: mechs, conventional, aircraft };
  const numbers = new Map(evaluation.elements.map((element, index) => [element, index + 1]));
  const elements: ChartElement[] = [];
  const kinds: ProfiledKind[] = [];
  let gross = 0;
  for (const kind of kindOrder) {
    const from = gross;
    for (const element of byKind[kind]) {
      elements.push(profiled(element, numbers.get(element) as number, gross));
      gross += element.cost;
    }
    if (byKind[kind].length > 0)
      kinds.push({
        kind,
        label: kindLabels[kind],
        elements: byKind[kind].length,
        points: gross - from,
        presence: sum(byKind[kind], ({ presence }) => presence),
        from,
      });
  }
  elements.sort((a, b) => a.number - b.number);
  return {
    kinds,
    elements,
    gross,
    discount: sum(discounts, ({ points }) => points),
    forceCost,
    limit: settings.limit,
    most: {
      points: Math.max(1, gross, settings.limit ?? 0),
      element: largest(elements.flatMap(({ presence, cost }) => [presence, cost])),
      stat: largest(elements.flatMap(({ stats }) => stats.map(({ value, bonus }) => value + bonus))),
    },
    command: commandFlow(evaluation),
  };
}

const largest = (values: readonly number[]) => values.reduce((most, value) => Math.max(most, value), 1);

function profiled(element: EvaluatedElement, number: number, from: number): ChartElement {
  const { id, label, kind, presence, cost } = element;
  return {
    number,
    id,
    label,
    kind,
    presence,
    cost,
    difference: cost - presence,
    from,
    stats: statBars(elementStats, element),
  };
}

/** How command resources are earned and spent (p.59-60). */
export function commandFlow({ conventional, chq, commandResources }: Evaluation): CommandFlow {
  const { earned, spent, byType } = commandResources;
  let from = 0;
  const types: CommandFlow['types'] = [];
  for (const { type, spent: onType } of byType) {
    if (onType === 0) continue;
    types.push({ type, label: conventionalType(type).name, spent: onType, from });
    from += onType;
  }
  return {
    conventional: conventional.length,
    hasChq: chq !== null,
    earned,
    spent,
    left: Math.max(0, earned - spent),
    over: Math.max(0, spent - earned),
    types,
    most: Math.max(1, Math.ceil(conventional.length / 2), earned, spent),
  };
}
