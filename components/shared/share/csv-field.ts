import * as z from 'zod/mini';
import type { Keeper } from '@/components/ui/form/use-zod-form';
import { type Separator, separators } from '@/lib/sheet/csv';
import { readSetting, saveSetting } from '../setting';

const KEY = 'muster-csv';

const labels: Record<Separator, string> = { comma: 'Comma', semicolon: 'Semicolon', tab: 'Tab' };

/** The separator of CSV in the schema of a form. */
export const separatorShape = { separator: z.enum(separators) };

/** What a form starts with before one was chosen in this browser. */
export const DEFAULT_SEPARATOR: Separator = 'comma';

/** Keeps the separator that was chosen last in this browser. */
export const lastSeparator: Keeper<{ separator: Separator }> = {
  read: () => {
    const separator = separators.find((each) => each === readSetting(KEY));
    return separator ? { separator } : {};
  },
  write: ({ separator }) => saveSetting(KEY, separator),
};

/** The choice of what stands between the cells of CSV. */
export const separatorField = {
  name: 'separator',
  label: 'CSV separator',
  options: separators.map((value) => ({ value, label: labels[value] })),
  hint: 'Where decimals have a comma, spreadsheets expect a semicolon.',
} as const;
