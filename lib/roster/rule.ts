/** How severe a problem is: an `error` makes the force illegal, a `warning` is legal but surely a mistake. */
export type Severity = 'error' | 'warning' | 'advice';

/** Where a rule is in its book: a page, a section's name or number, or nowhere. */
export type Page = number | string | null;

/**
 * Where in the force a problem is put right, like the path of a zod issue: names of fields, with an element's id in
 * place of its index, `['elements', 'e3', 'stats']`. Things that are no field of the file have a name too: `['chq']`.
 */
export type Path = readonly (string | number)[];

/** What a rule found: the elements at fault (ids, none for the whole force), where, and the numbers of its sentence. */
export interface Finding<Facts = object> {
  elements: string[];
  path: Path;
  facts: Facts;
}

/**
 * Which kinds of edits may repair a finding: the others leave it as it is. An edit that removes one of the finding's
 * elements may always repair it.
 */
export interface Repairs {
  /** Kinds of edits of one of the finding's elements, or of no element. */
  own?: readonly string[] | 'all';
  /** Kinds of edits, whatever they change. */
  any?: readonly string[];
}

/** A rule of a game as a value: it looks at an evaluation, and says in a sentence what it found. */
export interface Rule<Evaluation, Facts = object> {
  /** Public id such as `xx/chq/quota`; problems, tests and the rules page are named after it. */
  id: string;
  severity: Severity;
  /** Whether it judges each element by itself, whatever else is in the force: models in collections obey only these. */
  ofElement?: true;
  /**
   * Whether a finding stays whatever is added to the force; those of a rule `ofElement` do. The optimizer leaves out
   * models that break such a rule by themselves, and may find that any other rule is obeyed with more models.
   */
  permanent?: true;
  page: Page;
  /** What may repair a finding; any edit if omitted. Only for errors: it narrows the search for fixes. */
  repairs?: Repairs;
  /** The label of the figure that it limits: beside a fix, this one shows that the error is gone. */
  figure?: string;
  /** What the rule requires, as a sentence without a full stop. */
  title: string;
  /** What is wrong if it is broken, in a few words without a full stop: for lists and summaries. */
  breach: string;
  /** Returns one finding per culprit; none if the force obeys the rule. Pure. */
  check: (evaluation: Evaluation) => Finding<Facts>[];
  /** Makes a sentence from the facts: what is, what may be, and the culprits' names, without a full stop. */
  message: (facts: Facts) => string;
}

/** A rule in a registry, with the type of its facts hidden. */
// biome-ignore lint/suspicious/noExplicitAny: facts flow from a rule's check to its own message and nowhere else
export type AnyRule<Evaluation> = Rule<Evaluation, any>;

/** Makes the `rule` function of a game: `const rule = ruleOf<Evaluation>()`. */
export const ruleOf =
  <Evaluation>() =>
  <Facts extends object>(rule: Rule<Evaluation, Facts>): Rule<Evaluation, Facts> =>
    rule;

/** The ids of the errors that stay whatever is added to a force. */
export const permanentErrors = (rules: readonly AnyRule<never>[]): ReadonlySet<string> =>
  new Set(
    rules
      .filter(({ severity, ofElement, permanent }) => severity === 'error' && (ofElement || permanent))
      .map(({ id }) => id),
  );

// Helpers that the rules of every game make their findings with.

interface Labelled {
  id: string;
  label: string;
}

/** Makes the `elementFinding` function of a game, whose force has its elements in this field. */
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
