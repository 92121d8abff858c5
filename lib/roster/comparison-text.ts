import type { Comparison, ElementDifference, FigureDifference } from './compare';
import { differenceText } from './differences';
import { signed } from './words';

/** A figure of both, and its change: "Force cost: 15 of 15 → 17 of 15 (+2)". */
const figureText = ({ title, one, other, by }: FigureDifference): string =>
  `${title}: ${one || '–'} → ${other || '–'}${by ? ` (${signed(by)})` : ''}`;

function elementText({ one, other, differences }: ElementDifference): string {
  if (one === null) return `${other}: added`;
  if (other === null) return `${one}: removed`;
  const name = one === other ? one : `${one} → ${other}`;
  return `${name}: ${differences.map(differenceText).join(', ')}`;
}

/** Returns the differences, one per line: "Terrier: F 4 → 5, Jump jets removed". */
export function comparisonText(comparison: Comparison, [one, other]: readonly [string, string]): string {
  const { same, figures, whole, elements } = comparison;
  if (same) return `${one} → ${other}: nothing differs.`;
  return [
    `${one} → ${other}`,
    ...figures.filter((figure) => figure.one !== figure.other).map(figureText),
    ...whole.map(differenceText),
    ...elements.map(elementText),
  ].join('\n');
}
