import { TextEdit } from '@/components/builder/fields/text-edit';
import { ProblemPlace } from '@/components/builder/problem-place';
import { PresenceField } from '@/components/systems/horizon-wars/design/presence-field';
import { StatFields } from '@/components/systems/horizon-wars/design/stat-fields';
import { ElementTiles } from '@/components/systems/horizon-wars/design/tiles';
import { UpgradeGroupView } from '@/components/systems/horizon-wars/design/upgrade-group';
import { leftForUpgrades, sharedGroups, wrongStats } from '@/lib/systems/battle-royale/edits/designer';
import { setNames } from '@/lib/systems/battle-royale/edits/edit';
import { startingClasses } from '@/lib/systems/battle-royale/edits/presets';
import { kindName } from '@/lib/systems/battle-royale/paper/text';
import { useDesignEdits, useEdit, useEvaluation } from '../use-force';
import { Pools } from './pools';
import { useBreaks } from './use-breaks';

/** Designs the mech with the Horizon Wars designer, within Battle Royale points. */
export function MechPanel() {
  const evaluation = useEvaluation();
  const { mech, budget } = evaluation;
  const edits = useDesignEdits();
  const breaks = useBreaks();
  const left = leftForUpgrades(budget);
  return (
    <div className="@container space-y-6">
      <NameField name={mech.source.name} kind={kindName(mech)} />
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

function NameField({ name, kind }: { name: string; kind: string }) {
  const edit = useEdit();
  return (
    <TextEdit
      isOptional
      label="Name of the mech"
      placeholder={kind}
      value={name}
      onChange={(entered) => edit((force) => setNames(force, { name: entered }))}
    />
  );
}
