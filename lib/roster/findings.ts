import type { Finding, Page, Path, Rule } from './rule';

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

/**
 * Returns the rule that a force has at least one element.
 * @param element the game's word for one; its plural is the field that lists them
 * @param options the game's word for a force, and the page of the rule
 */
export function emptyRule<Element extends string>(
  id: string,
  element: Element,
  { force = 'force', page = null }: { force?: string; page?: Page } = {},
): Rule<{ [List in `${Element}s`]: readonly unknown[] }> {
  const list = `${element}s` as const;
  return {
    id,
    severity: 'error',
    repairs: { any: ['add'] },
    page,
    title: `A ${force} has at least one ${element}`,
    breach: `No ${list}`,
    check: ({ [list]: elements }) => (elements.length > 0 ? [] : [forceFinding([list], {})]),
    message: () => `The ${force} has no ${element}; it needs at least one`,
  };
}
