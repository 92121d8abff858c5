import { useDeferredValue, useMemo } from 'react';
import { Fields } from '@/components/builder/fields/fields';
import { PointsLeft } from '@/components/builder/points-left';
import { ProblemPlace } from '@/components/builder/problem-place';
import { SpecialList } from '@/components/builder/specials';
import {
  ElementTiles,
  PresenceField,
  StatFields,
} from '@/components/systems/horizon-wars/design/design-fields';
import { type Breaks, UpgradeGroupView } from '@/components/systems/horizon-wars/design/upgrade-group';
import { Section } from '@/components/ui/section';
import { pilotLine, table } from '@/lib/systems/battle-royale/catalogue/catalogue';
import {
  leftForUpgrades,
  ownGroup,
  sharedGroups,
  wrongStats,
} from '@/lib/systems/battle-royale/edits/designer';
import { setNames } from '@/lib/systems/battle-royale/edits/edit';
import { startingClasses } from '@/lib/systems/battle-royale/edits/presets';
import { breaksOfUpgrades } from '@/lib/systems/battle-royale/edits/what-if';
import type { Budget } from '@/lib/systems/battle-royale/evaluate/evaluate';
import { mechFields } from '@/lib/systems/battle-royale/fields';
import { mechSchema } from '@/lib/systems/battle-royale/force';
import { pilotSpecials } from '@/lib/systems/battle-royale/paper/special';
import { useDesignEdits, useEdit, useEvaluation } from '../use-force';
import { ExtraUpgradeChoices } from './extra-upgrade-choices';

/** Designs the mech with the Horizon Wars designer, within Battle Royale points. */
export function MechPanel() {
  const evaluation = useEvaluation();
  const { mech, budget } = evaluation;
  const edits = useDesignEdits();
  const breaks = useBreaks();
  const left = leftForUpgrades(budget);
  return (
    <div className="@container space-y-6">
      <NameField only="name" />
      <ElementTiles element={mech} />
      <Pools budget={budget} />
      <PresenceField presence={mech.presence} classes={startingClasses} byNumber edits={edits} />
      <ProblemPlace path={['mech', 'stats']}>
        <StatFields stats={mech.stats} edits={edits} wrong={wrongStats(evaluation)} />
      </ProblemPlace>
      <ProblemPlace path={['mech', 'upgrades']} exact className="space-y-6">
        {sharedGroups(mech).map((group) => (
          <UpgradeGroupView key={group.id} path={['mech']} {...{ group, edits, breaks, left }} />
        ))}
      </ProblemPlace>
    </div>
  );
}

/** The ten custom upgrades; the extra points pay for them first. */
export function UpgradesPanel() {
  const { mech, budget } = useEvaluation();
  const edits = useDesignEdits();
  const breaks = useBreaks();
  return (
    <div className="@container space-y-6">
      <Pools budget={budget} />
      <p className="text-muted text-sm">
        {budget.extra > 0
          ? `All upgrades, those of weapons and frame too, are paid from the ${budget.extra} extra points first, then from the base.`
          : 'A mech of this Presence has no extra points: upgrades are paid from the base.'}{' '}
        These ten count towards neither the weapon limit nor the frame limit.
      </p>
      <UpgradeGroupView
        path={['mech']}
        group={ownGroup(mech)}
        {...{ edits, breaks }}
        left={leftForUpgrades(budget)}
        Extra={ExtraUpgradeChoices}
      />
    </div>
  );
}

/** The pilot's name, and the pilot's profile and rules after the mech is destroyed. */
export function PilotPanel() {
  const { mech } = useEvaluation();
  return (
    <div className="@container space-y-6">
      <NameField only="pilot" />
      <Section title="Once ejected" level={3}>
        <div className="space-y-3">
          <ElementTiles element={pilotLine} />
          <ul className="grid gap-1 text-sm">
            {table.ejection.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <SpecialList specials={pilotSpecials(mech)} />
        </div>
      </Section>
    </div>
  );
}

/** The name of the mech or of its pilot. */
function NameField({ only }: { only: 'name' | 'pilot' }) {
  const edit = useEdit();
  return (
    <Fields
      shape={mechSchema.shape}
      fields={mechFields}
      value={useEvaluation().mech.source}
      only={[only]}
      compact={false}
      className="grid"
      onChange={(fields) => edit((force) => setNames(force, fields))}
    />
  );
}

/** The two pools of points, always visible; only one if the Presence gives no extra points. */
const Pools = ({ budget: { base, baseLeft, extra, extraLeft, onStats, onUpgrades } }: { budget: Budget }) => (
  <PointsLeft
    pools={[
      { label: 'Base', points: base, left: baseLeft },
      ...(extra > 0 ? [{ label: 'Upgrades only', points: extra, left: extraLeft }] : []),
    ]}
    onStats={onStats}
    onUpgrades={onUpgrades}
  />
);

/** Returns the rules that each upgrade breaks, deferred so that typing does not wait for it. */
function useBreaks(): Breaks {
  const evaluation = useDeferredValue(useEvaluation());
  return useMemo(() => breaksOfUpgrades(evaluation), [evaluation]);
}
