/** The label of a stored item in a list. */
export const labelOf = ({ name }: { name: string }): string => name.trim() || 'No name';
