import { useMemo } from 'react';
import { useBuilderState } from '@/components/builder/context';
import type { BuilderState } from '@/components/builder/store';
import { Badge } from '@/components/ui/badge';
import type { Force } from '@/lib/systems/forge-of-war/force';
import { isChanged, kindMark, leaps, tieMarks, traits } from '@/lib/systems/forge-of-war/marks';
import type { Reckoning } from '@/lib/systems/forge-of-war/reckon';
import { figuresText, roleNames } from '@/lib/systems/forge-of-war/text';
import { markersOf } from '@/lib/systems/forge-of-war/tracks';
import { tilesOf, ValueLine } from './value-line';

/** All that a row shows of a unit. */
function lineOf(reckoning: Reckoning, id: string) {
  const unit = reckoning.unit(id);
  if (unit === undefined) return null;
  return {
    tiles: tilesOf(unit).filter(({ key }) => key !== 'Figs'),
    badges: [
      ...(unit.source.role === 'unit' ? [] : [roleNames[unit.source.role]]),
      ...(isChanged(unit) ? ['Changed'] : []),
    ],
    text: [
      kindMark(unit),
      ...leaps(unit),
      ...traits(unit).map((trait) => trait.toLowerCase()),
      ...(unit.weapons.length === 0 ? ['no weapons'] : []),
      ...tieMarks(unit, reckoning),
    ].join(' · '),
    strength: `${figuresText(unit.source.figures)} · ${markersOf(unit)} D`,
  };
}

/** A unit's line in the outline: values and marks. Drawn again only when one of them is another. */
export function Row({ id }: { id: string }) {
  const text = useBuilderState(({ reckoning }: BuilderState<Force, Reckoning>) =>
    JSON.stringify(lineOf(reckoning, id)),
  );
  const line = useMemo(() => JSON.parse(text) as ReturnType<typeof lineOf>, [text]);
  if (line === null) return null;
  return (
    <span className="mt-1 block">
      <ValueLine inline tiles={line.tiles} />
      <span className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="flex min-w-0 flex-1 basis-40 flex-wrap items-center gap-x-2 gap-y-1">
          {line.badges.map((badge) => (
            <Badge key={badge} tone={badge === 'Changed' ? 'advice' : 'accent'}>
              {badge}
            </Badge>
          ))}
          <span className="condensed min-w-0 break-words text-muted text-sm">{line.text}</span>
        </span>
        <span className="condensed whitespace-nowrap font-medium text-sm">{line.strength}</span>
      </span>
    </span>
  );
}
