import { memo } from 'react';
import { useEditForce } from '@/components/builder/context';
import { OfferRow } from '@/components/builder/offer-row';
import type { PickerProps } from '@/components/builder/system-editor';
import { banOf } from '@/lib/roster/pack-bans';
import { counted } from '@/lib/roster/words';
import { inFaction, unitTypes } from '@/lib/systems/command-horizon/catalogue';
import { addUnit, hasRoom, removeUnit } from '@/lib/systems/command-horizon/edits/edit';
import { newUnit } from '@/lib/systems/command-horizon/edits/offers';
import type { Evaluation } from '@/lib/systems/command-horizon/evaluate/evaluate';
import type { Force } from '@/lib/systems/command-horizon/force';
import { specialsOf } from '@/lib/systems/command-horizon/paper/special';
import { statsOf } from '@/lib/systems/command-horizon/paper/stats';
import { symbolOfType } from '@/lib/systems/command-horizon/paper/symbol';
import { modelWords, typeName } from '@/lib/systems/command-horizon/paper/text';
import { fieldedTypes } from '@/lib/systems/command-horizon/rules/pack';
import { Effects } from './effects';
import { StatLine } from './stat-line';

export type OfferedProps = {
  evaluation: Evaluation;
  onAdd: PickerProps<Force>['add'];
};

/** The types of the faction, each with its figures. */
export const OfferedTypes = memo(function OfferedTypes({ evaluation, onAdd }: OfferedProps) {
  const { force, units, pack } = evaluation;
  const edit = useEditForce<Force>();
  return (
    <ul className="divide-y divide-line">
      {unitTypes
        .filter((type) => inFaction(type, force.faction))
        .map((type) => {
          const name = typeName(type, force.faction);
          const unit = newUnit(type, force.faction);
          const fielded = units.filter((each) => each.type === type);
          const last = fielded.at(-1)?.id;
          return (
            <OfferRow
              key={type.id}
              name={name}
              terms={[
                type.kind,
                type.command ? 'command' : 'unit',
                ...statsOf(unit).flatMap(({ label, short, value }) => [label, short, `${label}${value}`]),
                ...specialsOf(unit).map((effect) => effect.name),
              ]}
              what={name.toLowerCase()}
              symbol={symbolOfType(type, force.faction)}
              price={`${counted(unit.models, ...modelWords(type))}${unit.profile.squads ? `, ${unit.profile.squads.count} squads` : ''}`}
              banned={banOf(pack, 'types', type.id, fieldedTypes(evaluation))}
              disabled={!hasRoom(force)}
              count={fielded.length}
              onLess={() => last !== undefined && edit((now) => removeUnit(now, last))}
              onAdd={() => onAdd((now) => addUnit(now, type.id), name)}
              values={<StatLine stats={statsOf(unit)} size="sm" />}
            >
              <Effects unit={unit} />
            </OfferRow>
          );
        })}
    </ul>
  );
});
