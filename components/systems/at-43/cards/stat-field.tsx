import { NumberField } from '@/components/ui/number-field';

type StatFieldProps = {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  hint?: string;
  empty?: string | undefined;
};

const UNKNOWN = 'not known';

/** A field for a figure of a card; an empty field means unknown, unless `empty` says otherwise. */
export const StatField = ({ min = 0, max = 99, empty = UNKNOWN, ...rest }: StatFieldProps) => (
  <NumberField
    compact
    allowEmpty
    min={min}
    max={max}
    empty={empty}
    emptyMark={empty === UNKNOWN ? '–' : empty}
    {...rest}
  />
);
