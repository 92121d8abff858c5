/** The heads of the table of players. */
export const HEADS = ['No.', 'Player', 'List', 'Verdict', 'Here', 'Actions'];

/** Its columns, where there is room for them. */
export const GRID =
  'lg:grid lg:grid-cols-[2.75rem_minmax(8rem,3fr)_minmax(8rem,3fr)_minmax(10rem,4fr)_3.5rem_2.75rem] lg:items-center lg:gap-x-3';
