/** One change of a force in a player's words, and how far it departs from what the player wanted. */
export interface Edit<Force = unknown> {
  /** Public name of what it does: `remove`, `chq`. */
  kind: string;
  /** Ids of the elements it changes; none if it changes the whole force. */
  elements: readonly string[];
  /** A whole number, at least 1. */
  cost: number;
  /** Unique among the edits of a force. */
  key: string;
  /** What it sets, if another edit can set the same thing to another value: the stat of an element. */
  sets?: string;
  /** How likely it is what the player means: of edits that cost the same, the highest is preferred. */
  likely?: number;
  /** Whether it removes a copy of another element, which undoes a separate slip. */
  isCopy?: true;
  /** Whether it only supplies what is still missing, such as the place of a new element. */
  completes?: boolean;
  /** Says what it does, in a player's words without a full stop; `called` returns the label of an element. */
  text: (called: (id: string) => string) => string;
  /** Returns the edited force; the same object if nothing changes. References to removed elements are removed too. */
  apply: (force: Force) => Force;
}

/** A kind of edit: what it does, and how far it departs from what the player wanted. */
export interface EditKind {
  /** The cost of one edit, or of each step where an edit may go several. */
  cost: number;
  /** The maximum cost of an edit of several steps. */
  max?: number;
  /** Whether an edit may go several steps, each of which costs `cost`. */
  perStep?: true;
  /** In a player's words, without a full stop. */
  about: string;
}

/** The kind of edits that take back a change since the last legal state; the same in every game. */
export const TAKE_BACK: { readonly 'take-back': EditKind } = {
  'take-back': { cost: 1, about: 'Undo a change since the force was last legal' },
};

/** What it costs to change what the players agree on. */
const AGREEMENT_COST = 8;

/** Returns the kind of changes of what the players agree on. */
export const agreement = (what: string): EditKind => ({
  cost: AGREEMENT_COST,
  about: `${what}, if your opponent agrees; offered last, and never with another change`,
});

/** Returns a change of a setting that the players agree on. */
export const agreed = <Force>(sets: string, text: string, apply: Edit<Force>['apply']): Edit<Force> => ({
  kind: 'agreement',
  elements: [],
  cost: AGREEMENT_COST,
  key: `agreement ${sets}`,
  sets,
  text: () => `${text} (if your opponent agrees)`,
  apply,
});

/** Whether an edit changes what the players agree on. */
export const isAgreement = ({ kind }: Edit): boolean => kind === 'agreement';

/** What it costs to remove a copy: as much as to take back that it was made. */
export const COPY_COST = 1;

/** Returns the kind of edits that remove an element, "a unit". */
export const removal = (element: string): EditKind => ({
  cost: 11,
  about: `Remove ${element}, and what refers to it; for ${COPY_COST} if it is a copy of another with its name`,
});

/** Whether an edit removes elements; every game calls that kind so. */
export const isRemoval = ({ kind }: Pick<Edit, 'kind'>): boolean => kind === 'remove';

/** Whether an edit removes an option or lowers its number: the names of these kinds end so in every game. */
export const isOptionRemoval = ({ kind }: Pick<Edit, 'kind'>): boolean => kind.endsWith('-off');

/** Returns the kind of edits that add an element, "a unit". */
export const addition = (element: string): EditKind => ({ cost: 6, about: `Add ${element}` });

/** Returns the cost of an edit of a kind that goes a number of steps. */
export const costOfSteps = ({ cost, max = Number.POSITIVE_INFINITY }: EditKind, steps: number): number =>
  Math.min(max, cost * Math.max(1, Math.abs(steps)));

/** Says what an edit of a kind costs: "5", "1 per step, at most 3". */
export const costText = ({ cost, max, perStep }: EditKind): string =>
  perStep ? `${cost} per step${max === undefined ? '' : `, at most ${max}`}` : `${cost}`;
