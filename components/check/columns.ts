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

/** The columns: of one game one a figure, and where there are several one for all figures, which are others in each. */
export function columnsOf({ figures, games }: Pick<Checked, 'figures' | 'games'>): Column[] {
  const several = games.size > 1;
  return [
    { id: 'given', label: 'No.', title: 'As they came', width: '3rem' },
    { id: 'player', label: 'Player', width: 'minmax(5rem,3fr)' },
    { id: 'name', label: 'Roster', width: 'minmax(6rem,4fr)' },
    { id: 'file', label: 'File', title: 'File or link it came from', width: 'minmax(5rem,3fr)' },
    ...(several
      ? ([
          { id: 'game', label: 'System', title: 'Game system', width: 'minmax(5rem,3fr)' },
          { id: 'figures', label: 'Figures', title: 'Figures, by the first', width: 'minmax(8rem,4fr)' },
        ] as const)
      : [...figures].map(
          ([label, title]): Column => ({
            id: `figure ${label}`,
            label,
            title,
            width: 'minmax(3.5rem,5.5rem)',
          }),
        )),
    { id: 'verdict', label: 'Verdict', width: '8rem' },
    { id: 'problems', label: 'Problems', width: 'minmax(6rem,8fr)' },
  ];
}
