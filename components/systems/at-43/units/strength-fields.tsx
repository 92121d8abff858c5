import { NumberField } from '@/components/ui/number-field';
import { capitalised } from '@/lib/roster/words';
import {
  bearersOf,
  setBearers,
  setExtraFighters,
  setFigures,
  setSupportWeapons,
} from '@/lib/systems/at-43/edits/edit-unit';
import type { EvaluatedUnit } from '@/lib/systems/at-43/evaluate/evaluate-unit';
import { strengthFaults } from '@/lib/systems/at-43/evaluate/strength';
import { apText, rangeText } from '@/lib/systems/at-43/paper/text';
import { useEdit } from '../use-force';
import { BannableNumber } from './bannable-number';

/** Number of fighters in a unit, including support weapons, and how many bear a special weapon. */
export function StrengthFields({ unit }: { unit: EvaluatedUnit }) {
  const edit = useEdit();
  const { id, source, card, bonus, chosen } = unit;
  const faults = strengthFaults(unit);
  const errorText = (fault: string | null) => (fault === null ? undefined : `${capitalised(fault)}.`);
  const numbers = card?.numbers ?? null;
  const offered = card?.specialWeapons ?? [];
  const notOffered = [
    ...new Set(
      chosen.filter(({ kind, offered: on }) => kind === 'special-weapon' && !on).map(({ name }) => name),
    ),
  ];
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <NumberField
        label="Figures"
        min={1}
        max={999}
        hint={numbers ? `${rangeText(numbers)} by its card` : 'Numbers not known'}
        error={errorText(faults.figures)}
        value={source.figures}
        onChange={(figures) => edit((force) => setFigures(force, id, figures))}
      />
      {(card?.category === 'support-unit' || source.supportWeapons > 0) && (
        <NumberField
          label="Support weapons"
          min={0}
          max={999}
          hint={`Among the figures: ${card?.supportWeapon?.name ?? 'name not known'}`}
          error={errorText(faults.supportWeapons)}
          value={source.supportWeapons}
          onChange={(count) => edit((force) => setSupportWeapons(force, id, count))}
        />
      )}
      {(bonus > 0 || source.extraFighters > 0) && (
        <NumberField
          label="Extra fighters"
          min={0}
          max={999}
          hint={`Bonus ${bonus}, at the most figures only; ${apText(card?.ap?.extra ?? null)} each`}
          error={errorText(faults.extraFighters)}
          value={source.extraFighters}
          onChange={(count) => edit((force) => setExtraFighters(force, id, count))}
        />
      )}
      {offered.map(({ name, max, ap }) => (
        <BannableNumber
          key={name}
          option={name}
          label={`Bearers: ${name}`}
          most={999}
          hint={`${max === null ? 'Most not known' : `${max} at most`}, ${apText(ap)} each`}
          value={bearersOf(source, name)}
          onChange={(count) => edit((force) => setBearers(force, id, name, count))}
        />
      ))}
      {notOffered.map((name) => (
        <BannableNumber
          key={name}
          option={name}
          label={`Bearers: ${name}`}
          most={999}
          hint={null}
          value={bearersOf(source, name)}
          onChange={(count) => edit((force) => setBearers(force, id, name, count))}
        />
      ))}
    </div>
  );
}
