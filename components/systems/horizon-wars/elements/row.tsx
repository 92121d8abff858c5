import { useMemo } from 'react';
import { useBuilderState } from '@/components/builder/context';
import type { BuilderState } from '@/components/builder/store';
import { Badge } from '@/components/ui/badge';
import { StatTiles } from '@/components/ui/stat-tiles';
import type { Force, Place } from '@/lib/systems/horizon-wars/force';
import { ties } from '@/lib/systems/horizon-wars/marks';
import type { Reckoning } from '@/lib/systems/horizon-wars/reckon';
import { upgradeNames } from '@/lib/systems/horizon-wars/special';
import { points } from '@/lib/systems/horizon-wars/stats';
import { kindName } from '@/lib/systems/horizon-wars/text';
import { statLineOf, tileNames } from '../design/tiles';

const placeNames: Record<Place, string> = { advance: 'Advance', reserve: 'Reserve', lost: 'Lost' };

/** All that a row shows of an element. */
function lineOf(reckoning: Reckoning, id: string) {
  const element = reckoning.elements.find((each) => each.id === id);
  if (element === undefined) return null;
  const place = reckoning.scenario?.placeOf(id) ?? null;
  const kind = kindName(element.source);
  return {
    ...statLineOf(element),
    cost: points(element.cost),
    // Flagged is what the player chose, though only the first flag counts.
    badges: [
      ...(element.source.chq ? ['CHQ'] : []),
      ...(element.ace ? ['Ace'] : []),
      ...(element.hover ? ['Hover'] : []),
      ...(place ? [placeNames[place]] : []),
    ],
    ties: [
      ...(element.label.startsWith(kind) ? [] : [kind]),
      ...upgradeNames(element),
      ...ties(element, reckoning),
    ].join(' · '),
  };
}

/** An element's line in the outline: tiles, cost and marks. Drawn again only when one of them is another. */
export function Row({ id }: { id: string }) {
  const text = useBuilderState(({ reckoning }: BuilderState<Force, Reckoning>) =>
    JSON.stringify(lineOf(reckoning, id)),
  );
  const line = useMemo(() => JSON.parse(text) as ReturnType<typeof lineOf>, [text]);
  if (line === null) return null;
  return (
    <span className="mt-1 block">
      <StatTiles inline stats={line.stats} raised={line.raised} names={tileNames} size="sm" />
      <span className="mt-1 flex items-baseline justify-between gap-x-3">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          {line.badges.map((badge) => (
            <Badge key={badge} tone={badge === 'CHQ' ? 'accent' : 'plain'}>
              {badge}
            </Badge>
          ))}
          {line.ties !== '' && (
            <span className="condensed min-w-0 break-words text-muted text-sm">{line.ties}</span>
          )}
        </span>
        <span className="condensed whitespace-nowrap font-medium text-sm">{line.cost}</span>
      </span>
    </span>
  );
}
