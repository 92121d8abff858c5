import { useState } from 'react';
import { Segmented } from '@/components/ui/fields/segmented';
import { type Separator, separators } from '@/lib/sheet/csv';
import { readSetting, saveSetting } from '../setting';

const KEY = 'muster-csv';

const labels: Record<Separator, string> = { comma: 'Comma', semicolon: 'Semicolon', tab: 'Tab' };

/** The separator of CSV that was chosen last in this browser, and how to choose another. */
export function useSeparator(): [separator: Separator, choose: (next: Separator) => void] {
  const [separator, setSeparator] = useState(
    () => separators.find((each) => each === readSetting(KEY)) ?? 'comma',
  );
  const choose = (next: Separator) => {
    saveSetting(KEY, next);
    setSeparator(next);
  };
  return [separator, choose];
}

interface SeparatorFieldProps {
  value: Separator;
  onChange: (separator: Separator) => void;
}

/** The choice of what stands between the cells of CSV. */
export const SeparatorField = (props: SeparatorFieldProps) => (
  <Segmented
    {...props}
    label="CSV separator"
    options={separators.map((value) => ({ value, label: labels[value] }))}
    hint="Where decimals have a comma, spreadsheets expect a semicolon."
  />
);
