import { ProblemPlace } from '@/components/builder/problem-place';
import { bearersOf, setBearers } from '@/lib/systems/at-43/edits/edit-unit';
import type { EvaluatedUnit } from '@/lib/systems/at-43/evaluate/evaluate-unit';
import { apText } from '@/lib/systems/at-43/paper/text';
import { useEdit } from '../use-force';
import { BannableNumber } from './bannable-number';
import { UnitFields } from './unit-fields';

/** Number of fighters in a unit, including support weapons, and how many bear a special weapon. */
export function StrengthFields({ unit }: { unit: EvaluatedUnit }) {
  const edit = useEdit();
  const { id, source, card, chosen } = unit;
  const offered = (card?.specialWeapons ?? []).map(({ name, max, ap }) => ({
    name,
    hint: `${max === null ? 'Most not known' : `${max} at most`}, ${apText(ap)} each`,
  }));
  const notOffered = new Set(
    chosen.filter(({ kind, offered: on }) => kind === 'special-weapon' && !on).map(({ name }) => name),
  );
  return (
    <ProblemPlace path={['units', id, 'figures']} className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <UnitFields
        unit={unit}
        only={['figures', 'supportWeapons', 'extraFighters']}
        className="contents"
        path={undefined}
      />
      {[...offered, ...[...notOffered].map((name) => ({ name, hint: null }))].map(({ name, hint }) => (
        <BannableNumber
          key={name}
          option={name}
          label={`Bearers: ${name}`}
          most={999}
          hint={hint}
          value={bearersOf(source, name)}
          onChange={(count) => edit((force) => setBearers(force, id, name, count))}
        />
      ))}
    </ProblemPlace>
  );
}
