import type { SheetCard } from '@/lib/sheet/card';
import { brief, damageBoxesOf, groupMarks, rankMarks, shownStat, typeAndCost } from './marks';
import type { Reckoning } from './reckon';
import { specialsOf } from './special';
import { statOrder } from './stats';
import { symbolOf } from './symbol';

/** One card per element: its stat line, what each special rule and upgrade does, its damage boxes. */
export const cards = (reckoning: Reckoning): SheetCard[] =>
  reckoning.elements.map((element) => ({
    title: element.label,
    symbol: symbolOf(element, reckoning),
    what: typeAndCost(element),
    brief: brief(element, reckoning),
    marks: [...rankMarks(element), ...groupMarks(element, reckoning)],
    stats: [
      { label: 'P', value: `${element.presence}` },
      ...statOrder.map((stat) => ({ label: stat.toUpperCase(), ...shownStat(element, stat) })),
    ],
    lines: specialsOf(element, reckoning).map(({ name, effect }) => ({ name, effect })),
    boxes: [{ label: 'Damage', ...damageBoxesOf(element, reckoning) }],
  }));
