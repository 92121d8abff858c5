/** What is said of the search for the first fix of a force, and of better ones after that. */
export const progressTexts = {
  searching: 'Searching for the smallest change that makes the force legal …',
  improving: 'This makes the force legal. Searching for a smaller change …',
  smallest: 'This is the smallest change that makes the force legal.',
  notProven: 'This makes the force legal. There may be a smaller change: not all were tried.',
  none: 'No change of these elements makes the force legal.',
  outOfTime:
    'The search ran out of time before it found a change that makes the force legal: not all were tried.',
} as const;
