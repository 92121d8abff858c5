/** What is said of the first fix of a force, while better ones are searched and after that. */
export const progressTexts = {
  searching: 'Searching for the smallest change that makes the force legal …',
  improving: 'This makes the force legal. Searching for a smaller change …',
  smallest: 'This is the smallest change that makes the force legal.',
  notProven: 'This makes the force legal. There may be a smaller change: not all were tried.',
} as const;
