import { createLucideIcon } from 'lucide-react';

// Icons of rows, of which a list has hundreds: each the Lucide icon of its name, drawn as one path.

const dots = (d: string) => [['path', { d, strokeWidth: 4, key: 'dots' }]] as [['path', object]];

/** Six dots, to drag by. */
export const RowGrip = createLucideIcon(
  'row-grip',
  dots('M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01'),
);

/** Three dots, for a menu. */
export const RowMore = createLucideIcon('row-more', dots('M5 12h.01M12 12h.01M19 12h.01'));
