import type { SheetCard } from '@/lib/sheet/card';
import { cardStats } from '@/lib/sheet/stats';
import type { Evaluation } from '../evaluate/evaluate';
import { elementStats } from '../fields';
import { brief, damageBoxesOf, groupMarks, rankMarks, specialsOf, typeAndCost } from './marks';
import { symbolOf } from './symbol';

/** One card per element: its stat line, what each special rule and upgrade does, its damage boxes. */
export const cards = (evaluation: Evaluation): SheetCard[] =>
  evaluation.elements.map((element) => ({
    title: element.label,
    symbol: symbolOf(element, evaluation),
    what: typeAndCost(element),
    brief: brief(element, evaluation),
    marks: [...rankMarks(element), ...groupMarks(element, evaluation)],
    stats: cardStats(elementStats, element),
    lines: specialsOf(element, evaluation).map(({ name, effect }) => ({ name, effect })),
    boxes: [{ label: 'Damage', ...damageBoxesOf(element, evaluation) }],
  }));
