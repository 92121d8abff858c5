import type { ReckonedUnit } from '@/lib/systems/forge-of-war/reckon-units';
import { useReckoning } from '../use-force';
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
  const unit = useReckoning().unit(id) as ReckonedUnit | undefined;
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
