import type { Checked } from './checking';
import type { SortKey } from './view';

/** A column of the table. */
export interface Column {
  id: SortKey;
  label: string;
  /** The label in full, where it is a short form. */
  title?: string;
  /** Its width, as grid tracks have it. */
  width: string;
}

/** The columns, of these figures and of the game where there are several. */
export function columnsOf({ figures, games }: Pick<Checked, 'figures' | 'games'>): Column[] {
  return [
    { id: 'given', label: 'No.', title: 'As they came', width: '3rem' },
    { id: 'player', label: 'Player', width: 'minmax(5rem,3fr)' },
    { id: 'name', label: 'Roster', width: 'minmax(6rem,4fr)' },
    ...(games.size > 1
      ? [{ id: 'game', label: 'System', title: 'Game system', width: 'minmax(5rem,2fr)' } as const]
      : []),
    ...[...figures].map(
      ([label, title]): Column => ({
        id: `figure ${label}`,
        label,
        title,
        width: 'minmax(3.5rem,5.5rem)',
      }),
    ),
    { id: 'verdict', label: 'Verdict', width: '8rem' },
    { id: 'problems', label: 'Problems', width: 'minmax(6rem,8fr)' },
  ];
}
