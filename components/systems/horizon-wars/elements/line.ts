import type { ElementLine } from '@/components/builder/system-editor';
import type { Evaluation } from '@/lib/systems/horizon-wars/evaluate/evaluate';
import { elementStats } from '@/lib/systems/horizon-wars/fields';
import type { Place } from '@/lib/systems/horizon-wars/force';
import { groupMarks } from '@/lib/systems/horizon-wars/paper/marks';
import { upgradeNames } from '@/lib/systems/horizon-wars/paper/special';
import { symbolOf } from '@/lib/systems/horizon-wars/paper/symbol';
import { kindName } from '@/lib/systems/horizon-wars/paper/text';

const placeNames: Record<Place, string> = { advance: 'Advance', reserve: 'Reserve', lost: 'Lost' };

/** Returns an element's line in the list; null if there is no such element. */
export function line(evaluation: Evaluation, id: string): ElementLine | null {
  const element = evaluation.elements.find((each) => each.id === id);
  if (element === undefined) return null;
  const place = evaluation.scenario?.placeOf(id) ?? null;
  const kind = kindName(element.source);
  return {
    symbol: symbolOf(element, evaluation),
    values: Object.values(elementStats).map(({ show }) => show(element)),
    cost: `${element.cost}`,
    badges: [
      // Every element marked as CHQ shows the badge, although only the first counts.
      ...(element.source.chq ? [{ text: 'CHQ', tone: 'accent' as const }] : []),
      ...(element.ace ? [{ text: 'Ace', tone: 'plain' as const }] : []),
      ...(element.hover ? [{ text: 'Hover', tone: 'plain' as const }] : []),
      ...(place ? [{ text: placeNames[place], tone: 'plain' as const }] : []),
    ],
    notes: [
      ...(element.label.startsWith(kind) ? [] : [kind]),
      ...upgradeNames(element),
      ...groupMarks(element, evaluation),
    ],
  };
}
