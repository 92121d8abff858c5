'use client';

import { useDeferredValue, useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { Segmented } from '@/components/ui/segmented';
import { play } from '@/lib/systems/forge-of-war/catalogue';
import { groupTitle, shooterLines } from '@/lib/systems/forge-of-war/sheet-play';
import {
  type Cover,
  chanceOf,
  modifierOf,
  neededAt,
  rollText,
  TARGET_AVS,
  type TargetGroup,
  targetGroups,
} from '@/lib/systems/forge-of-war/targets';
import { useReckoning } from '../use-force';

/** Target numbers of the force's own units and weapons, for a cover and a range band (8.3). */
export function TargetsPanel() {
  const groups = targetGroups(useDeferredValue(useReckoning()));
  const [coverId, setCover] = useState('open');
  const [band, setBand] = useState<'near' | 'far'>('near');
  const cover = play.covers.find(({ id }) => id === coverId) as Cover;
  if (groups.length === 0)
    return (
      <EmptyState title="No weapons yet">
        Give units weapons: what each must roll stands here, by the target’s AV, its cover and the range.
      </EmptyState>
    );
  const modifier = modifierOf(cover, band === 'far');
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <Segmented
          compact
          label="Target in"
          value={coverId}
          options={play.covers.map(({ id, name, modifier: of }) => ({
            value: id,
            label: of === 0 ? name : `${name} −${-of}`,
          }))}
          onChange={setCover}
        />
        <Segmented
          compact
          label="Range"
          value={band}
          options={[
            { value: 'near', label: 'Up to half' },
            { value: 'far', label: 'Past half −1' },
          ]}
          onChange={setBand}
        />
      </div>
      <p className="text-muted text-sm">
        A d10, this or less; 1 (7) is a 1, re-rolled for 7 or less. From AV 6 as armour and vehicles: – is no
        harm. Moving and D-markers come off besides (section 8.3). The bars are the chance of a hit.
      </p>
      <ul className="space-y-5">
        {groups.map((group) => (
          <li key={group.key}>
            <TargetTable group={group} modifier={modifier} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function TargetTable({ group, modifier }: { group: TargetGroup; modifier: number }) {
  return (
    <table className="condensed w-full max-w-2xl table-fixed border-collapse text-center text-sm">
      <caption className="pb-1 text-left">
        <span className="font-medium">{groupTitle(group)}</span>
        <span className="block text-muted">{shooterLines(group).join('; ')} (half the range)</span>
      </caption>
      <thead>
        <tr className="border-edge border-b text-muted text-xs">
          {TARGET_AVS.map((av) => (
            <th key={av} scope="col" className="font-medium">
              <span className="max-sm:sr-only">AV </span>
              {av}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className="border-line border-b">
          {TARGET_AVS.map((av) => {
            const needed = neededAt(group, av, modifier);
            const height = needed === null ? 0 : 16 * chanceOf(needed);
            return (
              <td key={av} className="pt-1 font-semibold">
                <svg aria-hidden width="60%" height="16" className="mx-auto block">
                  <rect x="0" width="100%" y={16 - height} height={height} className="fill-accent" />
                </svg>
                {needed === null ? '–' : rollText(needed)}
              </td>
            );
          })}
        </tr>
      </tbody>
    </table>
  );
}
