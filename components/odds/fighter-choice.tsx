import type { FighterAddress, FighterSource } from '@/components/shell/odds/address';
import { TargetChoice } from '@/components/shell/odds/target-choice';
import { Options, SelectField } from '@/components/ui/select-field';
import type { AnyOddsModel } from '@/lib/odds/model';
import { capitalised } from '@/lib/roster/words';
import type { Chosen, SourceOption } from './fighters';

interface FighterChoiceProps {
  /** "First", "Second": what the fields of this fighter are called by. */
  label: string;
  model: AnyOddsModel;
  /** The game's word for an element. */
  noun: string;
  chosen: Chosen;
  saved: readonly SourceOption[];
  samples: readonly SourceOption[];
  onChange: (address: FighterAddress) => void;
}

const keyOf = (from: FighterSource): string => ('id' in from ? `${from.kind}.${from.id}` : from.kind);

const optionsOf = (sources: readonly SourceOption[]) =>
  sources.map(({ from, name }) => [keyOf(from), name] as const);

const targets: FighterSource = { kind: 'target' };

/** Chooses a fighter: where it comes from, and which of these it is. */
export function FighterChoice({ label, model, noun, chosen, saved, samples, onChange }: FighterChoiceProps) {
  const { from, fighters, fighter, missing } = chosen;
  const sources = [...saved, ...samples, { from: targets, name: '' }];
  const isListed = sources.some((each) => keyOf(each.from) === keyOf(from));
  return (
    <fieldset className="@container min-w-0 border-accent border-t-2 pt-2">
      <legend className="label-caps float-left w-full">{label}</legend>
      <div className="clear-both grid gap-3 @md:grid-cols-2 pt-2">
        <SelectField
          label="Roster"
          value={isListed ? keyOf(from) : ''}
          onChange={({ target }) => {
            const source = sources.find((each) => keyOf(each.from) === target.value);
            if (source) onChange({ from: source.from, id: '' });
          }}
        >
          {!isListed && <option value="">Choose a roster</option>}
          <option value={keyOf(targets)}>Typical targets</option>
          {saved.length > 0 && (
            <optgroup label="Your rosters">
              <Options of={optionsOf(saved)} />
            </optgroup>
          )}
          <optgroup label="Samples">
            <Options of={optionsOf(samples)} />
          </optgroup>
        </SelectField>
        {from.kind === 'target' && fighter ? (
          <TargetChoice model={model} value={fighter.id} onChange={(id) => onChange({ from, id })} />
        ) : fighters.length > 0 ? (
          <SelectField
            label={from.kind === 'target' ? 'Target' : capitalised(noun)}
            value={fighter?.id ?? ''}
            hint={fighter?.stats ?? missing}
            onChange={({ target }) => onChange({ from, id: target.value })}
          >
            {!fighter && <option value="">Choose one</option>}
            <Options of={fighters.map((each) => [each.id, each.label])} />
          </SelectField>
        ) : (
          <p role="status" className="self-end">
            {missing}
          </p>
        )}
      </div>
    </fieldset>
  );
}
