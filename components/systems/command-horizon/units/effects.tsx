import { pageText } from '@/lib/roster/verdict';
import type { EvaluatedUnit } from '@/lib/systems/command-horizon/evaluate/evaluate-units';
import { effectText, specialsOf } from '@/lib/systems/command-horizon/paper/special';

/** The special abilities of a unit, with their source. */
export function Effects({ unit }: { unit: EvaluatedUnit }) {
  return (
    <p className="max-w-prose text-muted text-sm">
      {specialsOf(unit).map(effectText).join(' ')}{' '}
      <span className="whitespace-nowrap">({pageText(unit.type.page)})</span>
    </p>
  );
}
