import type { Figure } from '@/lib/roster/shown/figures';
import { counted } from '@/lib/roster/text/words';
import { gameLengths } from '../catalogue/catalogue';
import { points } from '../paper/text';
import type { Discount, Evaluation } from './evaluate';

/** The totals in the checker's output, in points and CR. */
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
export function totals(evaluation: Evaluation): Totals {
  const { earned, spent } = evaluation.commandResources;
  return {
    forceCost: evaluation.forceCost,
    forcePresence: evaluation.forcePresence,
    limit: evaluation.settings.limit,
    commandResources: { earned, spent },
    costs: Object.fromEntries(evaluation.elements.map(({ id, cost }) => [id, cost])),
    discounts: evaluation.discounts,
  };
}

/** "15 of 20", or "15" without a maximum. */
const usedOf = (used: number, most: number | null) => (most === null ? `${used}` : `${used} of ${most}`);

/** The figures of a force: points of the limit, Presence, CR, length of the game, mechs of their cap. */
export function figures(evaluation: Evaluation): Figure[] {
  const { forceCost, forcePresence, settings, commandResources, discounts, mechCost, elements } = evaluation;
  const { limit, mechCap } = settings;
  const { earned, spent } = commandResources;
  const list: Figure[] = [
    {
      label: 'FC',
      title: 'Force cost',
      value: usedOf(forceCost, limit),
      brief: true,
      ...(discounts.length > 0 ? { note: discounts.map(discountText).join('; ') } : {}),
      ...(limit === null ? {} : { of: { used: forceCost, most: limit } }),
    },
    { label: 'FP', title: 'Force presence', value: `${forcePresence}`, brief: true },
    {
      label: 'CR',
      title: 'Command resources spent of earned',
      value: usedOf(spent, earned),
      brief: true,
      note: earnedText(evaluation),
      of: { used: spent, most: earned },
      column: { title: 'Command resources spent', most: 'Command resources earned' },
    },
    {
      label: 'Game',
      title: 'Length of game',
      value: elements.length === 0 ? '–' : `${gameMinutes(forcePresence)} min`,
      brief: true,
      column: {
        title: 'Length of game in minutes',
        value: elements.length === 0 ? '' : `${gameMinutes(forcePresence)}`,
      },
    },
  ];
  if (mechCap !== null)
    list.push({
      label: 'Mechs',
      title: 'Mechs of their cap, before discounts',
      value: usedOf(mechCost, mechCap),
      of: { used: mechCost, most: mechCap },
    });
  return list;
}

/** Minutes a game takes at a force presence: linear between the book's points, and extrapolated outside (p.15). */
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

/** How command resources are earned: "7 conventional elements under a CHQ earn 3" (p.59). */
export function earnedText({ conventional, chq, commandResources }: Evaluation): string {
  const elements = counted(conventional.length, 'conventional element');
  return chq === null
    ? `${elements}, no CHQ: nothing earned`
    : `${elements} under a CHQ ${conventional.length === 1 ? 'earns' : 'earn'} ${commandResources.earned}`;
}
