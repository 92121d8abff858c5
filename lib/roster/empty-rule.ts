import { forceFinding } from './findings';
import type { Page, Rule } from './rule';

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
