import type { Finding, Path } from './rule';

// How the rules of every game name what they find.

interface Labelled {
  id: string;
  label: string;
}

/** Makes the `culprit` function of a game, whose force keeps its elements in this field. */
export const culpritIn =
  (list: string) =>
  /** A finding that names one element; `at` is the field of it where it is put right. */
  <Facts extends object>(
    { id, label }: Labelled,
    at: Path,
    facts: Facts,
  ): Finding<Facts & { label: string }> => ({
    elements: [id],
    path: [list, id, ...at],
    facts: { label, ...facts },
  });

/** A finding about the force as a whole, and where that is put right. */
export const wholeForce = <Facts extends object>(path: Path, facts: Facts): Finding<Facts> => ({
  elements: [],
  path,
  facts,
});

/** The ids of elements. */
export const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);
