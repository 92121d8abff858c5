import { BanNote, usePack } from '@/components/builder/fields/ban';
import { Fields } from '@/components/builder/fields/fields';
import { ProblemPlace } from '@/components/builder/verdict/problems';
import { NumberField } from '@/components/ui/fields/number-field';
import { Section } from '@/components/ui/section';
import { banOf } from '@/lib/roster/offer';
import { play } from '@/lib/systems/at-43/catalogue/catalogue';
import { bearersOf, setBearers, setExtras, setUnit } from '@/lib/systems/at-43/edits/edit';
import type { EvaluatedUnit } from '@/lib/systems/at-43/evaluate/evaluate-unit';
import { unitFields } from '@/lib/systems/at-43/fields';
import { type Unit, unitSchema } from '@/lib/systems/at-43/force';
import { apText } from '@/lib/systems/at-43/paper/text';
import { useEdit } from '../use-force';

const lists = [
  { field: 'specialists', title: 'Specialists', most: play.sheetLines.specialists },
  { field: 'equipment', title: 'Equipment', most: play.sheetLines.equipment },
] as const;

/** Specialists and equipment: those the card offers, and those the unit has although the card does not offer them. */
export function OptionFields({ unit }: { unit: EvaluatedUnit }) {
  const edit = useEdit();
  const { id, source, card } = unit;
  return lists.map(({ field, title, most }) => {
    const offered = card?.[field] ?? [];
    const notOffered = [...new Set(source[field])].filter(
      (name) => !offered.some((each) => each.name === name),
    );
    if (offered.length + notOffered.length === 0) return null;
    return (
      <Section
        key={field}
        title={title}
        level={3}
        aside={`${source[field].length} taken; the sheet has ${most} lines`}
      >
        <ProblemPlace path={['units', id, field]}>
          <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
            {[
              ...offered.map(({ name, ap }) => ({ name, hint: apText(ap) })),
              ...notOffered.map((name) => ({ name, hint: null })),
            ].map(({ name, hint }) => (
              <BannableNumber
                key={name}
                option={name}
                label={name}
                most={9}
                hint={hint}
                value={source[field].filter((each) => each === name).length}
                onChange={(count) => edit((force) => setExtras(force, id, field, name, count))}
              />
            ))}
          </div>
        </ProblemPlace>
      </Section>
    );
  });
}

/** Number of fighters in a unit, including support weapons, and how many bear a special weapon. */
export function StrengthFields({ unit }: { unit: EvaluatedUnit }) {
  const edit = useEdit();
  const { id, source, card, chosen } = unit;
  const offered = (card?.specialWeapons ?? []).map(({ name, max, ap }) => ({
    name,
    hint: `${max === null ? 'Maximum unknown' : `${max} at most`}, ${apText(ap)} each`,
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

interface BannableNumberProps {
  /** The option's name, as a pack bans it. */
  option: string;
  label: string;
  most: number;
  /** Its cost; null if it is not on the card. */
  hint: string | null;
  value: number;
  onChange: (value: number) => void;
}

/** A field for how many of an option a unit has; a banned one can only be reduced. */
function BannableNumber({ option, label, most, hint, value, onChange }: BannableNumberProps) {
  const banned = banOf(usePack(), 'upgrades', option);
  return (
    <NumberField
      label={label}
      min={0}
      max={banned === null ? most : value}
      className={banned === null ? undefined : 'text-muted'}
      hint={
        <>
          {hint}
          <BanNote banned={banned} />
        </>
      }
      error={hint === null ? 'Not on its card. Enter 0 to remove it.' : undefined}
      value={value}
      onChange={onChange}
    />
  );
}

interface UnitFieldsProps {
  unit: EvaluatedUnit;
  only: readonly (keyof Unit)[];
  className?: string;
  /** Where their problems are, if not at each field. */
  path?: undefined;
}

/** Plain fields of a unit. */
export function UnitFields({ unit, ...rest }: UnitFieldsProps) {
  const edit = useEdit();
  return (
    <Fields
      compact={false}
      path={['units', unit.id]}
      {...rest}
      shape={unitSchema.shape}
      fields={unitFields}
      value={unit.source}
      root={unit}
      onChange={(fields) => edit((force) => setUnit(force, unit.id, fields))}
    />
  );
}
