import type { Finding } from './rule';
import type { Edit, Need } from './vocabulary';

// Shared by the vocabularies of games with units: an edit of a unit touches the unit.

/** The tag of one unit. */
export const unitTag = (id: string): string => `unit:${id}`;
/** The tag of what is chosen for the force as a whole. */
export const FORCE_TAG = 'force';

/** Makes an edit of one unit. */
export const unitEdit = <Force>(
  kind: string,
  id: string,
  cost: number,
  detail: string,
  text: Edit<Force>['text'],
  apply: Edit<Force>['apply'],
  others: readonly string[] = [],
): Edit<Force> => ({
  kind,
  elements: [id],
  cost,
  key: `${kind} ${id} ${detail}`,
  text,
  touches: [unitTag(id), ...others],
  apply,
});

/** The tag of the number of units. */
export const COUNT_TAG = 'count';
/** The tag of edits that add to a force without units. */
export const ADD_TAG = 'add';

/**
 * Returns a function for the needs of rules that judge the units they name one by one, and of rules about the whole
 * force that hang on certain tags; for other rules it returns null.
 */
export const ownNeeds =
  (units: ReadonlySet<string>, wholes: Readonly<Record<string, readonly string[]>>) =>
  (rule: string, { elements }: Finding): Need[] | null => {
    const tags = wholes[rule];
    if (tags) return [{ tags, least: 1 }];
    return units.has(rule) ? elements.map((id) => ({ tags: [unitTag(id), FORCE_TAG], least: 1 })) : null;
  };
