// How the rules of every game name what they find.

/** A finding that names one element. */
export const culprit = <Facts extends object>(
  { id, label }: { id: string; label: string },
  facts: Facts,
) => ({
  elements: [id],
  label,
  ...facts,
});

/** A finding about the force as a whole. */
export const wholeForce = <Facts extends object>(facts: Facts) => ({ elements: [] as string[], ...facts });

/** The ids of elements, for a finding that names several. */
export const idsOf = (elements: readonly { id: string }[]): string[] => elements.map(({ id }) => id);
