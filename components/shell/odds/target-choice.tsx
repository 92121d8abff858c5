import { NumberField } from '@/components/ui/number-field';
import { Options, SelectField } from '@/components/ui/select-field';
import type { AnyOddsModel } from '@/lib/odds/model';
import { ownTargetFigures, ownTargetId } from '@/lib/odds/own-target';

interface TargetChoiceProps {
  model: AnyOddsModel;
  /** Id of a typical target of the game, or of one that the player sets. */
  value: string;
  onChange: (target: string) => void;
}

/** Chooses one of the game's typical targets, or sets the figures of another. */
export function TargetChoice({ model: { targets, ownTarget = [] }, value, onChange }: TargetChoiceProps) {
  const figures = ownTargetFigures(ownTarget, value);
  return (
    <div className="grid max-w-sm gap-2">
      <SelectField
        label="Target"
        value={figures ? ownTargetId(ownTarget, {}) : value}
        onChange={({ target }) => onChange(target.value)}
      >
        <Options of={targets.map(({ id, label }) => [id, label])} />
        {ownTarget.length > 0 && (
          <option value={ownTargetId(ownTarget, {})}>
            {`Custom values (${ownTarget.map(({ label }) => label).join(', ')})`}
          </option>
        )}
      </SelectField>
      {figures && (
        <div className="grid grid-cols-2 gap-x-3">
          {ownTarget.map(({ id, label, min = 0, max = 99 }) => (
            <NumberField
              key={id}
              label={`${label} of the target`}
              value={figures[id] ?? 0}
              onChange={(next) => onChange(ownTargetId(ownTarget, { ...figures, [id]: next }))}
              {...{ min, max }}
            />
          ))}
        </div>
      )}
    </div>
  );
}
