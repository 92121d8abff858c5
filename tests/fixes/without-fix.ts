/** Rules that no edit puts right, by their id, with the reason. */
export const withoutFix: Record<string, string> = {
  'pack/system': 'A roster stays one of its own game.',
};
