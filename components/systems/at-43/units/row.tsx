import { useMemo } from 'react';
import { useBuilderState } from '@/components/builder/context';
import type { BuilderState } from '@/components/builder/store';
import { Badge } from '@/components/ui/badge';
import type { Force } from '@/lib/systems/at-43/force';
import type { Reckoning } from '@/lib/systems/at-43/reckon';
import { figuresText, kindText, rankText, sumText } from '@/lib/systems/at-43/text';

/** All that a row shows of a unit. */
function lineOf({ units, platoons, commander }: Reckoning, id: string) {
  const unit = units.find((each) => each.id === id);
  if (unit === undefined) return null;
  const { card, label, source, leader, chosen, value } = unit;
  const designation = card?.designation ?? source.card;
  const has = chosen
    .filter(({ kind, count }) => kind !== 'officer' && kind !== 'hero' && count > 0)
    .map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name));
  return {
    place: `${platoons[unit.platoon]?.label}, slot ${unit.slot + 1}`,
    what: [
      ...(label.startsWith(designation) ? [] : [designation]),
      ...(card ? [kindText(card)] : ['no such card']),
      `${figuresText(source.figures, card)}${source.extraFighters > 0 ? ` + ${source.extraFighters} extra` : ''}`,
    ].join(' · '),
    has: [...(leader ? [`${leader.name}, ${rankText(leader.rank)}`] : []), ...has].join(' · '),
    commander: commander?.unit === unit,
    reinforcement: source.wave === 'reinforcement',
    value: `${sumText(value, [unit])} A.P.`,
  };
}

/** A unit's line in the outline. Drawn again only when something in it is another. */
export function Row({ id }: { id: string }) {
  const text = useBuilderState(({ reckoning }: BuilderState<Force, Reckoning>) =>
    JSON.stringify(lineOf(reckoning, id)),
  );
  const line = useMemo(() => JSON.parse(text) as ReturnType<typeof lineOf>, [text]);
  if (line === null) return null;
  return (
    <span className="block">
      <span className="condensed block min-w-0 break-words text-sm">{line.what}</span>
      <span className="mt-0.5 flex items-baseline justify-between gap-x-3">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          {line.commander && <Badge tone="accent">Commander</Badge>}
          {line.reinforcement && <Badge>Reinforcement</Badge>}
          <span className="condensed min-w-0 break-words text-muted text-sm">
            {[line.place, line.has].filter((part) => part !== '').join(' · ')}
          </span>
        </span>
        <span className="condensed whitespace-nowrap font-medium text-sm">{line.value}</span>
      </span>
    </span>
  );
}
