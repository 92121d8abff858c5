import type { Figure } from '@/lib/roster/system';
import { gameLengths } from './catalogue';
import type { Discount, Reckoning } from './reckon';
import { points } from './text';

/** The public totals of the checker's answer, in points and CR (roster-format, "The checker"). */
export interface Totals {
  forceCost: number;
  forcePresence: number;
  limit: number | null;
  commandResources: { earned: number; spent: number };
  /** Points by element id, before discounts. */
  costs: Record<string, number>;
  discounts: Discount[];
}

/** Totals of a force. */
export function totals(reckoning: Reckoning): Totals {
  const { earned, spent } = reckoning.commandResources;
  return {
    forceCost: reckoning.forceCost,
    forcePresence: reckoning.forcePresence,
    limit: reckoning.settings.limit,
    commandResources: { earned, spent },
    costs: Object.fromEntries(reckoning.elements.map(({ id, cost }) => [id, cost])),
    discounts: reckoning.discounts,
  };
}

/** The figures that sum a force up in a line. */
export function figures({ forceCost, forcePresence, settings, commandResources }: Reckoning): Figure[] {
  return [
    {
      label: 'FC',
      title: 'Force cost, in points',
      value: settings.limit === null ? `${forceCost}` : `${forceCost} of ${settings.limit}`,
    },
    { label: 'FP', title: 'Force presence', value: `${forcePresence}` },
    {
      label: 'CR',
      title: 'Command resources spent',
      value: `${commandResources.spent} of ${commandResources.earned}`,
    },
  ];
}

/** Minutes a game of this force presence takes: straight lines between the book's points, carried on outside (p.15). */
export function gameMinutes(forcePresence: number): number {
  const { points } = gameLengths;
  const after = points.findIndex((point) => point.presence >= forcePresence);
  const last = Math.max(1, after === -1 ? points.length - 1 : after);
  const [from, to] = [points[last - 1], points[last]];
  if (!from || !to) return 0;
  const slope = (to.minutes - from.minutes) / (to.presence - from.presence);
  return Math.max(0, Math.round(from.minutes + slope * (forcePresence - from.presence)));
}

const discountReasons: Record<Discount['reason'], (off: string) => string> = {
  'burning-mechs': (off) => `Burning: ${off} off mechs`,
  'martian-mech': (off) => `Martian: ${off} off for a P1 mech`,
  'venusian-ace': (off) => `Venusian: ${off} off for an aircraft Ace`,
};

/** A discount in words: "Burning: 2 points off mechs". */
export const discountText = ({ reason, points: off }: Discount): string =>
  discountReasons[reason](points(off));
