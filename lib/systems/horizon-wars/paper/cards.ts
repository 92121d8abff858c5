import type { SheetCard } from '@/lib/sheet/card';
import type { Evaluation } from '../evaluate/evaluate';
import { brief, damageBoxesOf, groupMarks, rankMarks, shownStat, typeAndCost } from './marks';
import { specialsOf } from './special';
import { statOrder } from './stats';
import { symbolOf } from './symbol';

/** One card per element: its stat line, what each special rule and upgrade does, its damage boxes. */
export const cards = (evaluation: Evaluation): SheetCard[] =>
  evaluation.elements.map((element) => ({
    title: element.label,
    symbol: symbolOf(element, evaluation),
    what: typeAndCost(element),
    brief: brief(element, evaluation),
    marks: [...rankMarks(element), ...groupMarks(element, evaluation)],
    stats: [
      { label: 'P', value: `${element.presence}` },
      ...statOrder.map((stat) => ({ label: stat.toUpperCase(), ...shownStat(element, stat) })),
    ],
    lines: specialsOf(element, evaluation).map(({ name, effect }) => ({ name, effect })),
    boxes: [{ label: 'Damage', ...damageBoxesOf(element, evaluation) }],
  }));
