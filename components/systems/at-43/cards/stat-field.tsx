import { NumberField } from '@/components/ui/number-field';

type StatFieldProps = {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  hint?: string;
};

/** A figure of a card; empty is not known. */
export const StatField = ({ min = 0, max = 99, ...rest }: StatFieldProps) => (
  <NumberField compact allowEmpty min={min} max={max} {...rest} />
);
