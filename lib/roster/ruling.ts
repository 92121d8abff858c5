import type { Page } from './rule';

/** A value of a ruling. */
export type RulingValue = string | number;

/** A passage where the book is silent or contradicts itself, with its default reading and the alternatives. */
export interface Ruling {
  id: string;
  title: string;
  /** The open question, in a sentence. */
  question: string;
  page: Page;
  default: RulingValue;
  values: { value: RulingValue; meaning: string }[];
}

/** A value for each ruling of a game, by its id. */
export type RulingValues = Record<string, RulingValue>;

/** The rulings that a force or a pack chooses, as in its file; omitted ones are left open. */
export type Chosen = { readonly [id: string]: RulingValue | undefined };

/** Returns the values that apply: the pack's, else the force's, else the default. */
export function rulingValues(rulings: readonly Ruling[], force?: Chosen, pack?: Chosen): RulingValues {
  const values: RulingValues = {};
  for (const { id, default: usual } of rulings) values[id] = pack?.[id] ?? force?.[id] ?? usual;
  return values;
}

/** Returns the rulings whose value is not the default. */
export const changedRulings = (rulings: readonly Ruling[], values: Chosen): Ruling[] =>
  rulings.filter(({ id, default: usual }) => (values[id] ?? usual) !== usual);

/** Returns the meaning of a ruling's value, in a sentence; "" for a value that it does not have. */
const rulingMeaning = ({ values }: Ruling, value: RulingValue | undefined): string =>
  values.find((each) => each.value === value)?.meaning ?? '';

/** The changed rulings as sheets name them: "Shield drones that come back: 1 CP.". */
export const changedRulingTexts = (rulings: readonly Ruling[], values: Chosen): string[] =>
  changedRulings(rulings, values).map(
    (ruling) => `${ruling.title}: ${rulingMeaning(ruling, values[ruling.id])}`,
  );

/** Chooses a value of a ruling for a force. A default is omitted, as in a file. */
export function setRuling<Force extends { rulings: Chosen }>(
  force: Force,
  rulings: readonly Ruling[],
  id: string,
  value: RulingValue,
): Force {
  const usual = rulings.find((ruling) => ruling.id === id)?.default;
  if ((force.rulings[id] ?? usual) === value) return force;
  const { [id]: _, ...others } = force.rulings;
  return { ...force, rulings: value === usual ? others : { ...others, [id]: value } };
}
