import type { EvaluatedUnit } from '@/lib/systems/forge-of-war/evaluate/evaluate-units';
import { useEvaluation } from '../use-force';
import { CarryFields } from './carry-fields';
import { KindFields } from './kind-fields';
import { OnFootFields } from './on-foot-fields';
import { SpecialFields } from './special-fields';
import { Strength } from './strength';
import { UnitHead } from './unit-head';
import { ValueFields } from './value-fields';
import { WeaponFields } from './weapon-fields';

/** Everything that can be chosen for a unit. */
export function Editor({ id }: { id: string }) {
  const unit = useEvaluation().unit(id) as EvaluatedUnit | undefined;
  if (unit === undefined) return null;
  return (
    <div className="@container space-y-6">
      <UnitHead unit={unit} />
      <KindFields unit={unit} />
      <ValueFields unit={unit} />
      <Strength unit={unit} />
      <OnFootFields unit={unit} />
      <WeaponFields unit={unit} />
      <SpecialFields unit={unit} />
      <CarryFields unit={unit} />
    </div>
  );
}
