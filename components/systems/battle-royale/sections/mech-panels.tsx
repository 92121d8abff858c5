import { useDeferredValue, useMemo } from 'react';
import { ElementNotes } from '@/components/builder/fields/element-notes';
import { Fields } from '@/components/builder/fields/fields';
import { PointsLeft } from '@/components/builder/fields/notes';
import { SpecialList } from '@/components/builder/fields/stat-tiles';
import { ProblemPlace } from '@/components/builder/verdict/problems';
import {
  ElementTiles,
  PresenceField,
  StatFields,
} from '@/components/systems/horizon-wars/design/design-fields';
import {
  type Breaks,
  CostText,
  UpgradeGroupView,
} from '@/components/systems/horizon-wars/design/upgrade-group';
import { CheckField } from '@/components/ui/fields/check-field';
import { InlineNote } from '@/components/ui/notes';
import { Section } from '@/components/ui/section';
import {
  isOwn,
  pilotLine,
  upgrade as recordOf,
  table,
} from '@/lib/systems/battle-royale/catalogue/catalogue';
import type { DroneAbility } from '@/lib/systems/battle-royale/catalogue/data-schema';
import {
  breaksOfUpgrades,
  leftForUpgrades,
  ownGroup,
  sharedGroups,
  wrongStats,
} from '@/lib/systems/battle-royale/edits/designer';
import { setAbility, setNames } from '@/lib/systems/battle-royale/edits/edit';
import { startingClasses } from '@/lib/systems/battle-royale/edits/presets';
import type { Budget } from '@/lib/systems/battle-royale/evaluate/evaluate';
import { mechFields } from '@/lib/systems/battle-royale/fields';
import { mechSchema } from '@/lib/systems/battle-royale/force';
import { MECH, pilotSpecials } from '@/lib/systems/battle-royale/paper/special';
import { points } from '@/lib/systems/horizon-wars/paper/text';
import { useDesignEdits, useEdit, useEvaluation } from '../use-force';

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
      <ElementNotes id={MECH} />
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

/** The choices of an upgrade that is taken (the abilities of drones), and a warning if it has no effect. */
function ExtraUpgradeChoices({ upgrade, index }: { upgrade: string; index: number }) {
  const record = recordOf(upgrade);
  if (!isOwn(record)) return null;
  return (
    <>
      {record.needs && <Needs id={record.needs} />}
      {record.abilities && (
        <fieldset>
          <legend className="sr-only">Abilities of {record.name.toLowerCase()}</legend>
          {record.abilities.map((ability) => (
            <AbilityField key={ability.id} ability={ability} index={index} />
          ))}
        </fieldset>
      )}
    </>
  );
}

function AbilityField({ ability, index }: { ability: DroneAbility; index: number }) {
  const edit = useEdit();
  const { mech, budget } = useEvaluation();
  const { id, name, cost, effect, needs } = ability;
  const taken = mech.mechUpgrades[index]?.abilities.some((each) => each.id === id) ?? false;
  return (
    <>
      <CheckField
        label={
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span>{name}</span>
            <CostText least={cost} left={taken ? null : leftForUpgrades(budget)}>
              {points(cost)}
            </CostText>
          </span>
        }
        description={effect}
        checked={taken}
        onChange={(event) => {
          const on = event.target.checked;
          edit((force) => setAbility(force, index, id, on));
        }}
        className="[&_label>span:last-child]:flex-1"
      />
      {taken && needs && (
        <div className="ml-2.5 pl-check">
          <Needs id={needs} />
        </div>
      )}
    </>
  );
}

/** Warns that an upgrade or ability has no effect without another; renders nothing if that one is taken. */
function Needs({ id }: { id: string }) {
  const { mech } = useEvaluation();
  if (mech.mechUpgrades.some(({ record }) => record.id === id)) return null;
  return <InlineNote tone="warning">Does nothing without {recordOf(id).name.toLowerCase()}.</InlineNote>;
}
