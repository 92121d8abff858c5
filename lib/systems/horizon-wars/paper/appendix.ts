import type { SheetColumn } from '@/lib/sheet/sheet';
import { statColumns } from '@/lib/sheet/stats';
import type { Stats } from '../evaluate/mech-schema';
import { elementStats } from '../fields';

/** The columns of the stat line in the roster's order (p.119). */
export const figureColumns: readonly SheetColumn[] = statColumns(elementStats, 4);

/** The columns of the roster (p.119), with further ones after the name. */
export const appendixColumns = (afterName: readonly SheetColumn[] = []): SheetColumn[] => [
  { id: 'name', label: 'Element name', width: 24, align: 'left' },
  ...afterName,
  ...figureColumns,
  { id: 'special', label: 'Special rules', width: 27, align: 'left' },
  { id: 'damage', label: 'Damage', width: 25, align: 'left' },
];

/** Boxes of a damage track on the ground: the starting M + F + A (p.31). */
export const damageBoxes = ({ m, f, a }: Stats): number => m + f + a;

/** The label of the blank for damage beyond the boxes. */
export const DAMAGE_TOTAL = 'Total';
