import type { Finding, Path } from './rule';

// Helpers that the rules of every game make their findings with.

interface Labelled {
  id: string;
  label: string;
}

/** Makes the `culprit` function of a game, whose force has its elements in this field. */
export const elementFindingIn =
  (list: string) =>
  /** Returns a finding about one element; `at` is the path in it to where it is put right. */
  <Facts extends object>(
    { id, label }: Labelled,
    at: Path,
    facts: Facts,
  ): Finding<Facts & { label: string }> => ({
    elements: [id],
    path: [list, id, ...at],
    facts: { label, ...facts },
  });

/** Returns a finding about the force as a whole; `path` is where it is put right. */
export const forceFinding = <Facts extends object>(path: Path, facts: Facts): Finding<Facts> => ({
  elements: [],
  path,
  facts,
});

/** Returns the ids of elements. */
export const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);
