import { Options, SelectField } from '@/components/ui/select-field';
import type { AnyOddsModel } from '@/lib/odds/model';

interface TargetChoiceProps {
  model: AnyOddsModel;
  /** Id of a typical target of the game. */
  value: string;
  onChange: (target: string) => void;
}

/** Chooses one of the game's typical targets. */
export const TargetChoice = ({ model, value, onChange }: TargetChoiceProps) => (
  <SelectField
    label="Target"
    value={value}
    onChange={({ target }) => onChange(target.value)}
    className="max-w-sm"
  >
    <Options of={model.targets.map(({ id, label }) => [id, label])} />
  </SelectField>
);
