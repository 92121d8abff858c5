import { CostText } from '@/components/systems/horizon-wars/design/upgrade-field';
import { CheckField } from '@/components/ui/check-field';
import { InlineNote } from '@/components/ui/inline-note';
import { isOwn, upgrade as recordOf } from '@/lib/systems/battle-royale/catalogue/catalogue';
import type { DroneAbility } from '@/lib/systems/battle-royale/catalogue/data-schema';
import { leftForUpgrades } from '@/lib/systems/battle-royale/edits/designer';
import { setAbility } from '@/lib/systems/battle-royale/edits/edit';
import { points } from '@/lib/systems/horizon-wars/paper/stats';
import { useEdit, useEvaluation } from '../use-force';

/** The choices of an upgrade that is taken (the abilities of drones), and a warning if it has no effect. */
export function ExtraUpgradeChoices({ upgrade, index }: { upgrade: string; index: number }) {
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
