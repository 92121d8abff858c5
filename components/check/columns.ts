import type { CheckState } from './checking';
import type { SortKey } from './view';

/** A column of the table. */
export interface Column {
  id: SortKey;
  label: string;
  /** The full label, if `label` is a short form. */
  title?: string;
  /** A second value below it in the same cell, which can be sorted by too. */
  under?: Pick<Column, 'id' | 'label' | 'title'>;
  /** Its width as a grid track. */
  width: string;
}

/** Returns the columns: one per figure for a single game; one for all figures for several, since they differ. */
export function columnsOf({ figures, games }: Pick<CheckState, 'figures' | 'games'>): Column[] {
  const several = games.size > 1;
  return [
    { id: 'given', label: 'No.', title: 'In the order added', width: '2.25rem' },
    { id: 'player', label: 'Player', width: 'minmax(5rem,3fr)' },
    {
      id: 'name',
      label: 'Roster',
      under: { id: 'file', label: 'File', title: 'File or link it came from' },
      width: 'minmax(8rem,5fr)',
    },
    ...(several
      ? ([
          { id: 'game', label: 'Game', title: 'Game', width: 'minmax(5rem,3fr)' },
          { id: 'figures', label: 'Figures', title: 'Figures, by the first', width: 'minmax(8rem,4fr)' },
        ] as const)
      : [...figures].map(
          ([label, title]): Column => ({
            id: `figure ${label}`,
            label,
            title,
            width: '4rem',
          }),
        )),
    { id: 'verdict', label: 'Verdict', width: '8.5rem' },
    { id: 'problems', label: 'Problems', width: 'minmax(8rem,8fr)' },
  ];
}
