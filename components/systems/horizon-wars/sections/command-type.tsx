'use client';

import { Minus, Plus, TriangleAlert } from 'lucide-react';
import { BanNote, usePack } from '@/components/builder/ban';
import { Mends } from '@/components/builder/mends';
import { Button, IconButton } from '@/components/ui/button';
import { CheckField } from '@/components/ui/check-field';
import { Section } from '@/components/ui/section';
import { type StatKey, StatTiles } from '@/components/ui/stat-tiles';
import { banOf } from '@/lib/roster/pack-bans';
import { counted } from '@/lib/roster/words';
import {
  type CommandOffer,
  type RaiseOffer,
  raiseStat,
  setTacticalUpgrade,
  takeBack,
  type UpgradeOffer,
} from '@/lib/systems/horizon-wars/edit-command';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { statNames } from '@/lib/systems/horizon-wars/stats';
import { mended } from '../mended';
import { Notice, PageNote } from './notes';
import { useFocusHost } from './use-focus-host';

type Edit = (change: (force: Force) => Force) => void;

type CommandTypeProps = {
  offer: CommandOffer;
  /** One of the type; undefined where the force has none. */
  element: string | undefined;
  edit: Edit;
};

/** What one conventional type is given, and may be given, for command resources. */
export function CommandType({ offer, element, edit }: CommandTypeProps) {
  const { type, count, spent, presence, stats, raises, upgrades } = offer;
  const { host, keep } = useFocusHost();
  const given = raises.some(({ raised }) => raised > 0) || upgrades.some(({ taken }) => taken);
  return (
    <Section
      title={type.name}
      level={3}
      aside={`${counted(count, 'element')} · ${spent} CR`}
      actions={
        given && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => keep(() => edit((force) => takeBack(force, type.id)))}
          >
            Take all back
          </Button>
        )
      }
    >
      <div ref={host} tabIndex={-1} className="space-y-3">
        {count === 0 && (
          <Notice severity="warning">
            The force has no {type.name.toLowerCase()}: what it is given here costs nothing and does nothing.
          </Notice>
        )}
        <StatTiles
          size="sm"
          stats={{ P: presence, M: stats.m, F: stats.f, A: stats.a, D: stats.d }}
          raised={raises.filter(({ raised }) => raised > 0).map(({ stat }) => stat.toUpperCase() as StatKey)}
          names={{ A: statNames.a }}
        />
        <Mends rules={count === 0 ? mended.absent : mended.raises} {...(element && { element })}>
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
        </Mends>
        <fieldset>
          <legend className="label-caps mb-1 text-muted">Tactical upgrades</legend>
          {upgrades.map((upgrade) => (
            <Mends
              key={upgrade.upgrade.id}
              rules={upgrade.taken && upgrade.refusal ? mended.tactical : []}
              {...(element && { element })}
            >
              <UpgradeRow
                offer={upgrade}
                count={count}
                onChange={(on) => edit((force) => setTacticalUpgrade(force, type.id, upgrade.upgrade.id, on))}
              />
            </Mends>
          ))}
        </fieldset>
      </div>
    </Section>
  );
}

const price = (cost: number, count: number) => `${cost} CR for ${counted(count, 'element')}`;

function OverMark({ by }: { by: number }) {
  if (by === 0) return null;
  return (
    <span className="inline-flex items-center gap-1 text-warning text-xs">
      <TriangleAlert aria-hidden size={14} className="shrink-0" />
      {by} over
    </span>
  );
}

/** A button that can do no more looks so, but keeps the focus. */
const spentLook =
  'aria-disabled:border-line aria-disabled:border-dashed aria-disabled:bg-transparent aria-disabled:text-muted';

type RaiseRowProps = { raise: RaiseOffer; count: number; onRaise: (by: 1 | -1) => void };

function RaiseRow({ raise, count, onRaise }: RaiseRowProps) {
  const { stat, raised, cost, overBy, refusal, mayRaise } = raise;
  const letter = stat.toUpperCase();
  return (
    <li className="border-line border-b py-1 last:border-b-0">
      <div className="flex items-center gap-2">
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm">
            <b className="condensed mr-1.5 inline-block w-3 font-semibold">{letter}</b>
            {statNames[stat]}
          </span>
          <span className="flex flex-wrap gap-x-2 text-muted text-xs">
            +1 {letter}: {price(cost, count)} <OverMark by={mayRaise ? overBy : 0} />
          </span>
        </span>
        <IconButton
          size="sm"
          variant="secondary"
          label={`Take +1 ${letter} back`}
          icon={<Minus aria-hidden size={16} />}
          aria-disabled={raised === 0}
          className={spentLook}
          onClick={() => raised > 0 && onRaise(-1)}
        />
        <output className="w-7 text-center font-semibold">{raised === 0 ? '–' : `+${raised}`}</output>
        <IconButton
          size="sm"
          variant="secondary"
          label={`+1 ${letter}: ${price(cost, count)}`}
          icon={<Plus aria-hidden size={16} />}
          aria-disabled={!mayRaise}
          className={spentLook}
          onClick={() => mayRaise && onRaise(1)}
        />
      </div>
      {refusal && raised > 0 && (
        <p className="text-muted text-xs">
          {refusal.reason} <PageNote page={refusal.page} />
        </p>
      )}
    </li>
  );
}

type UpgradeRowProps = { offer: UpgradeOffer; count: number; onChange: (on: boolean) => void };

function UpgradeRow({ offer, count, onChange }: UpgradeRowProps) {
  const { upgrade, taken, cost, overBy, refusal } = offer;
  const banned = banOf(usePack(), 'upgrades', upgrade.id);
  return (
    <CheckField
      label={
        <span className="flex flex-wrap items-baseline gap-x-2">
          {upgrade.name}
          <span className="text-muted text-xs">{price(cost, count)}</span>
          <OverMark by={taken || refusal ? 0 : overBy} />
        </span>
      }
      description={
        <>
          {upgrade.effect} <PageNote page={upgrade.page} />
          {refusal && (
            <span className={taken ? 'block text-error' : 'block'}>
              {refusal.reason} <PageNote page={refusal.page} />
            </span>
          )}
          <BanNote banned={banned} />
        </>
      }
      checked={taken}
      aria-disabled={banned !== null && !taken}
      disabled={refusal !== null && !taken}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
