import { UpgradeGroupView } from '@/components/systems/horizon-wars/design/upgrade-group';
import { leftForUpgrades, ownGroup } from '@/lib/systems/battle-royale/edits/designer';
import { useDesignEdits, useEvaluation } from '../use-force';
import { ExtraUpgradeChoices } from './extra-upgrade-choices';
import { Pools } from './pools';
import { useBreaks } from './use-breaks';

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
