import { LiveRegion } from '@/components/ui/live-region';
import { NumberField } from '@/components/ui/number-field';
import { Section } from '@/components/ui/section';
import {
  aircraftUpgradeGroups,
  aircraftUpgradeLimit,
  mechUpgradeGroups,
} from '@/lib/systems/horizon-wars/designer';
import { setStat } from '@/lib/systems/horizon-wars/edit';
import type { Budget, ReckonedElement } from '@/lib/systems/horizon-wars/reckon-elements';
import { specialsOf } from '@/lib/systems/horizon-wars/special';
import { statNames, statOrder } from '@/lib/systems/horizon-wars/stats';
import { Consequences } from './consequences';
import { PresenceField } from './presence-field';
import { SpecialList } from './specials';
import { LimitCount, UpgradeGroupView, untaken } from './upgrade-group';
import { type Breaks, sharedBreaks } from './use-breaks';
import { useEdit, useReckoning } from './use-force';

/** Designs a mech or an aircraft: Presence, stats and upgrades within its points (p.60-63, 68-70). */
export function Designer({ element, breaks }: { element: ReckonedElement; breaks: Breaks }) {
  const reckoning = useReckoning();
  const { budget, kind } = element;
  if (budget === null) return null;
  const aircraft = kind === 'aircraft';
  const groups = aircraft ? aircraftUpgradeGroups(element, reckoning.settings) : mechUpgradeGroups(element);
  const overall = aircraft ? aircraftUpgradeLimit(element, reckoning.settings) : null;
  const upgrades = groups.flatMap((group) => group.upgrades);
  const said = sharedBreaks(breaks, untaken(upgrades));
  const specials = specialsOf(element, reckoning).filter(
    ({ id }) => id !== 'ace' && !upgrades.some(({ record }) => record.id === id),
  );
  return (
    <>
      <PointsLeft budget={budget} />
      <PresenceField element={element} superMechs={reckoning.settings.superMechs} />
      <StatFields element={element} />
      {(overall || said.length > 0) && (
        <div className="text-sm">
          {overall && (
            <p>
              Upgrades in all: <LimitCount {...overall} />
            </p>
          )}
          <Consequences breaks={said} />
        </div>
      )}
      {groups.map((group) => (
        <UpgradeGroupView key={group.id} {...{ group, element, breaks, said }} left={budget.left} />
      ))}
      {specials.length > 0 && (
        <Section title="Special rules" level={3}>
          <SpecialList specials={specials} />
        </Section>
      )}
    </>
  );
}

/** Stays in sight while stats and upgrades are chosen. */
function PointsLeft({ budget }: { budget: Budget }) {
  const { left, points, onStats, onUpgrades } = budget;
  const text = `${left < 0 ? `−${-left}` : left} of ${points} left`;
  return (
    <div className="sticky in-[dialog]:-top-4 top-0 z-20 -mx-1 flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b bg-ground px-1 py-1">
      <p>
        <span className="label-caps mr-2">Points</span>
        <span className={left < 0 ? 'font-semibold text-error text-lg' : 'font-semibold text-lg'}>
          {text}
        </span>
      </p>
      <p className="condensed text-muted text-sm">
        stats {onStats} · upgrades {onUpgrades}
      </p>
      <LiveRegion text={`Points: ${text}`} />
    </div>
  );
}

function StatFields({ element }: { element: ReckonedElement }) {
  const edit = useEdit();
  const { id, stats, kind, moveBonus, hover } = element;
  return (
    <fieldset>
      <legend className="sr-only">Stats</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 @md:pointer-fine:grid-cols-4 @2xl:grid-cols-4">
        {statOrder.map((stat) => (
          <NumberField
            key={stat}
            compact
            label={statNames[stat]}
            min={0}
            max={99}
            value={stats[stat]}
            onChange={(value) => edit((force) => setStat(force, id, stat, value))}
          />
        ))}
      </div>
      {kind === 'aircraft' && (
        <p className="mt-2 text-muted text-sm">
          Moves {stats.m} (+{moveBonus}): points buy the value, the bonus is free (p.38).{' '}
          {hover ? 'May hover.' : 'Cannot hover: a variation makes it able to.'}
        </p>
      )}
    </fieldset>
  );
}
