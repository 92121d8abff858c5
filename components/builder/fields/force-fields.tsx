import { useId } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { withFields } from '@/lib/roster/edits/edits';
import type { AnySchema, Fields as FieldsOf } from '@/lib/roster/fields';
import { packValue } from '@/lib/roster/pack/fields';
import {
  type Ruling,
  type RulingValue,
  type RulingValues,
  rulingValues,
  setRuling,
} from '@/lib/roster/ruling';
import { pageText } from '@/lib/roster/verdict';
import { useBuilder, useBuilderState, useEditForce } from '../context';
import { PackOverridable } from './any-field';
import { usePack } from './ban';
import { Fields } from './fields';

interface ForceFieldsProps<Force, Evaluation> {
  shape: Readonly<Record<string, AnySchema>>;
  fields: FieldsOf<Force, Evaluation>;
  only: readonly (keyof Force)[];
  className?: string;
}

/** Settings of the force. */
export function ForceFields<Force extends object, Evaluation>(props: ForceFieldsProps<Force, Evaluation>) {
  const force = useBuilderState(({ roster }) => roster.force as Force);
  const evaluation = useBuilderState((state) => state.evaluation as Evaluation);
  const edit = useEditForce<Force>();
  return (
    <Fields
      compact={false}
      className="space-y-3"
      {...props}
      value={force}
      root={evaluation}
      path={[]}
      onChange={(fields) => edit((now) => withFields(now, fields))}
    />
  );
}

type RulingFieldsProps = {
  rulings: readonly Ruling[];
  /** Returns the value of a ruling that applies. */
  chosen: (id: string) => RulingValue | undefined;
  onChange: (id: string, value: RulingValue) => void;
};

/** The fields for a force's rulings. */
function RulingFields({ rulings, chosen, onChange }: RulingFieldsProps) {
  const pack = usePack();
  const set = pack ? rulings.filter(({ id }) => packValue(pack, `rulings.${id}`) !== undefined).length : 0;
  const changed = rulings.filter((ruling) => chosen(ruling.id) !== ruling.default).length;
  return (
    <Disclosure
      title="Rulings"
      aside={
        (changed === 0 ? 'All at their defaults' : `${changed} of ${rulings.length} changed`) +
        (set === 0 ? '' : `, ${set} set by the pack`)
      }
    >
      <p className="mb-4 max-w-prose text-muted text-sm">
        Where the book is silent or contradicts itself, choose a ruling here.
      </p>
      <div className="space-y-5">
        {rulings.map((ruling) => (
          <RulingField
            key={ruling.id}
            ruling={ruling}
            value={chosen(ruling.id)}
            onChange={(value) => onChange(ruling.id, value)}
          />
        ))}
      </div>
    </Disclosure>
  );
}

type RulingFieldProps = {
  ruling: Ruling;
  value: RulingValue | undefined;
  onChange: (value: RulingValue) => void;
};

function RulingField({ ruling, value, onChange }: RulingFieldProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-question`} className="min-w-0">
      <legend className="font-medium text-sm">
        {ruling.title} {value !== ruling.default && <span className="text-accent">· changed</span>}
      </legend>
      <p id={`${id}-question`} className="mb-1 max-w-prose text-muted text-sm">
        {ruling.question} <span className="whitespace-nowrap text-xs">{pageText(ruling.page)}</span>
      </p>
      <PackOverridable field={`rulings.${ruling.id}`}>
        {ruling.values.map((each) => (
          <label
            key={each.value}
            className="flex min-h-control items-center gap-2.5 rounded-sm py-1 hover:bg-accent-wash"
          >
            <input
              type="radio"
              name={id}
              className="size-check shrink-0 appearance-none rounded-full border border-edge bg-surface checked:border-[0.45rem] checked:border-accent forced-colors:appearance-auto"
              checked={each.value === value}
              onChange={() => onChange(each.value)}
            />
            <span className="min-w-0">
              {each.meaning}
              {each.value === ruling.default && <span className="text-muted text-xs"> Default</span>}
            </span>
          </label>
        ))}
      </PackOverridable>
    </fieldset>
  );
}

type ForceWithRulings = { rulings: RulingValues };

/** The rulings of the game, with the force's choices. */
export function ForceRulings() {
  const rulings: readonly Ruling[] = useBuilder().system.rulings;
  const chosen = useBuilderState(({ roster }) => (roster.force as ForceWithRulings).rulings);
  const edit = useEditForce<ForceWithRulings>();
  const values = rulingValues(rulings, chosen);
  return (
    <RulingFields
      rulings={rulings}
      chosen={(id) => values[id]}
      onChange={(id, value) => edit((force) => setRuling(force, rulings, id, value))}
    />
  );
}
