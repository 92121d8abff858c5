'use client';

import { useCallback } from 'react';
import { EditButton } from '@/components/builder/edit-button';
import { Notice } from '@/components/builder/notes';
import { ProblemPlace } from '@/components/builder/problem-place';
import { useFocusHost } from '@/components/builder/use-focus-host';
import { Section } from '@/components/ui/section';
import { counted } from '@/lib/roster/words';
import {
  type CommandOffer,
  clearTypeResources,
  raiseStat,
  setTacticalUpgrade,
} from '@/lib/systems/horizon-wars/edits/edit-command';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { ElementTiles } from '../design/tiles';
import { RaiseRow, UpgradeRow } from './command-rows';

type Edit = (change: (force: Force) => Force) => void;

type CommandTypeProps = {
  offer: CommandOffer;
  edit: Edit;
};

/** What command resources buy, and may buy, for one conventional type. */
export function CommandType({ offer, edit }: CommandTypeProps) {
  const { type, count, spent, presence, stats, raises, upgrades } = offer;
  const { host, keepFocus } = useFocusHost();
  const takeAllBack = useCallback((force: Force) => clearTypeResources(force, type.id), [type.id]);
  const hasPurchases = raises.some(({ raised }) => raised > 0) || upgrades.some(({ taken }) => taken);
  return (
    <Section
      title={type.name}
      level={3}
      aside={`${counted(count, 'element')} · ${spent} CR`}
      actions={
        hasPurchases && (
          <EditButton size="sm" variant="quiet" change={takeAllBack} around={keepFocus}>
            Remove all
          </EditButton>
        )
      }
    >
      <div ref={host} tabIndex={-1} className="space-y-3">
        {count === 0 && (
          <Notice severity="warning">
            The force has no {type.name.toLowerCase()}: what it is given here costs nothing and does nothing.
          </Notice>
        )}
        <ElementTiles
          size="sm"
          element={{
            presence,
            stats,
            raised: Object.fromEntries(raises.map(({ stat, raised }) => [stat, raised])),
          }}
        />
        <ProblemPlace path={['commandResources', type.id, 'raise']}>
          <ul aria-label={`Stats of ${type.name.toLowerCase()}`} className="max-w-md">
            {raises.map((raise) => (
              <RaiseRow
                key={raise.stat}
                raise={raise}
                count={count}
                onRaise={(by) => edit((force) => raiseStat(force, type.id, raise.stat, by))}
              />
            ))}
          </ul>
        </ProblemPlace>
        <fieldset>
          <legend className="label-caps mb-1 text-muted">Tactical upgrades</legend>
          {upgrades.map((upgrade) => (
            <ProblemPlace
              key={upgrade.upgrade.id}
              path={['commandResources', type.id, 'upgrades', upgrade.upgrade.id]}
            >
              <UpgradeRow
                offer={upgrade}
                count={count}
                onChange={(on) => edit((force) => setTacticalUpgrade(force, type.id, upgrade.upgrade.id, on))}
              />
            </ProblemPlace>
          ))}
        </fieldset>
      </div>
    </Section>
  );
}
