/** The reason why no edit fixes a rule's errors, by rule id. */
export const withoutFix: Record<string, string> = {
  'pack/system': 'A roster stays one of its own game.',
};
