import { createLucideIcon } from 'lucide-react';

// Icons for list rows, of which there can be hundreds: Lucide's own icons drawn as one path each.

const dots = (d: string) => [['path', { d, strokeWidth: 4, key: 'dots' }]] as [['path', object]];

/** Six dots, to drag by. */
export const RowGrip = createLucideIcon(
  'row-grip',
  dots('M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01'),
);

/** Three dots, for a menu. */
export const RowMore = createLucideIcon('row-more', dots('M5 12h.01M12 12h.01M19 12h.01'));
