import type * as z from 'zod/mini';
import type { Page } from './rule';

/** What every field has. `Owner` is the object that holds it, `Root` the outermost one. */
interface FieldBase<Owner, Root> {
  label: string;
  /** The label where there is little room, as in a column head. */
  short?: string;
  help?: string | ((owner: Owner, root: Root) => string | undefined);
  page?: Page | ((owner: Owner, root: Root) => Page);
  /** How a sentence calls it; "the" and the label by default: "the frag grenades". */
  phrase?: string;
  /** An id, a name or a note, which does not matter in play; anything else does. */
  meaning?: 'id' | 'name' | 'note';
  /** Whether editors show it; always if omitted. */
  isShown?: (owner: Owner, root: Root) => boolean;
  /** What is wrong with a value that the schema accepts; undefined if nothing is. */
  error?: (owner: Owner, root: Root) => string | undefined;
  /** For a setting of the force: whether the pack's value takes its place. */
  isOverridable?: true;
  /** For a setting of the force: the pack's field that restricts it, which is quoted below it. */
  packField?: string;
}

/** A number, a text, a flag or a choice. */
export interface PlainField<Owner = never, Root = never> extends FieldBase<Owner, Root> {
  /** What null means; "unknown" by default. */
  empty?: string;
  /** The label of each option of a choice, by its value; of a number if it is chosen rather than typed. */
  options?:
    | Readonly<Record<string, string>>
    | ((owner: Owner, root: Root) => Readonly<Record<string, string>>);
  /** Whether the options are in a list that opens, since they are many. */
  isSelect?: true;
  /** What an empty text stands for. */
  placeholder?: (owner: Owner, root: Root) => string;
  /** For a flag: the special rule that it gives; its name and effect are on paper. */
  special?: string;
  /** For a text of several lines. */
  isLong?: true;
  /** For a number: the words that may stand in its place, each with its label. */
  words?: Readonly<Record<string, { label: string; help?: string }>>;
  /** For a number: the most that its control takes, if a file may have more. */
  most?: number;
  /** For a number: the least that its control takes, where another field says so. */
  least?: (owner: Owner, root: Root) => number;
  /** For a text that no other entry of its list may share. */
  isUnique?: true;
}

/** Named entries that are added, edited and removed. */
export interface ListField<Item, Owner = never, Root = never> extends FieldBase<Owner, Root> {
  /** One entry, as in "Add weapon". */
  noun: string;
  /** The fields of an entry; the one of a plain text for a list of texts. */
  fields: Item extends object ? Fields<Item, Root> : PlainField;
  /** A new entry, under a name that no entry has yet. */
  blank: (name: string) => Item;
}

/** Any number of some options, in their order. */
export interface OptionsField<Owner = never, Root = never> extends FieldBase<Owner, Root> {
  options: Readonly<Record<string, { label: string; help?: string; page?: Page }>>;
}

/** An object inside another; if it may be null, it is switched on with its `blank`. */
export interface GroupField<Value, Owner = never, Root = never> extends FieldBase<Owner, Root> {
  fields: Fields<Value, Root>;
  blank: Value;
  /** Adjusts the other values after a change of one; `root` is as it was before. */
  adjusted?: (value: Value, changed: keyof Value, root: Root) => Value;
}

/** A field whose editor is written by hand: it is more than fields in a row. */
export interface ByHand<Owner = never, Root = never> extends FieldBase<Owner, Root> {
  byHand: true;
}

type FieldOf<Value, Owner, Root> = [Value] extends [readonly (infer Item)[]]
  ? ListField<Item, Owner, Root> | OptionsField<Owner, Root> | ByHand<Owner, Root>
  : [Value] extends [object]
    ? GroupField<Value, Owner, Root> | ByHand<Owner, Root>
    : PlainField<Owner, Root>;

/**
 * The fields of an object of the file, in the order in which they are shown: every one that its schema has, and no
 * other.
 */
export type Fields<Value, Root = Value> = {
  readonly [Key in keyof Value]-?: FieldOf<NonNullable<Value[Key]>, Value, Root>;
};

/** Returns a function that leaves out an object's ids, names and notes: what does not matter in play is undefined. */
export function inPlayOf<Value extends object>(fields: Fields<Value, never>) {
  const left = Object.entries<{ meaning?: string }>(fields).flatMap(([key, { meaning }]) =>
    meaning ? [[key, undefined]] : [],
  );
  const blank = Object.fromEntries(left);
  return (value: Value): Partial<Value> => ({ ...value, ...blank });
}

/** How a sentence calls each field, also those of groups: "the frag grenades", "CV". */
export function phrasesOf(fields: object): Record<string, string> {
  const phrases: Record<string, string> = {};
  for (const [key, { label, phrase, fields: inner }] of Object.entries(fields)) {
    const isAbbreviation = label === label.toUpperCase();
    phrases[key] =
      phrase ?? (isAbbreviation ? label : `the ${label.charAt(0).toLowerCase()}${label.slice(1)}`);
    if (inner && !('label' in inner && typeof inner.label === 'string'))
      Object.assign(phrases, phrasesOf(inner));
  }
  return phrases;
}

/** What a schema allows for a field. */
export type FieldKind = {
  /** Whether the field may be empty, and whether that is null in the file or an absent field. */
  isNullable: boolean;
  nothing: null | undefined;
} & (
  | { kind: 'number'; min: number; max: number; words: readonly string[] }
  | { kind: 'text'; max: number; isRequired: boolean }
  | { kind: 'toggle' }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'list'; item: AnySchema; max: number }
  | { kind: 'group'; shape: Readonly<Record<string, AnySchema>> }
);

export type AnySchema = z.core.$ZodType;

/** The parts of a schema's definition that are read here. */
interface Definition {
  type: string;
  innerType?: { _zod: { def: Definition } };
  options?: readonly { _zod: { def: Definition } }[];
  values?: readonly unknown[];
  entries?: Record<string, string>;
  element?: AnySchema;
  shape?: Record<string, AnySchema>;
  checks?: readonly {
    _zod: { def: { check: string; value?: number; minimum?: number; maximum?: number } };
  }[];
}

const kinds = new WeakMap<AnySchema, FieldKind>();

/** Returns what a schema allows, worked out once for each schema. */
export function fieldKindOf(schema: AnySchema): FieldKind {
  const known = kinds.get(schema);
  if (known) return known;
  const kind = readKind(schema);
  kinds.set(schema, kind);
  return kind;
}

/**
 * Returns what a schema allows: kind, minimum and maximum, options, and whether it may be null or absent.
 * @throws for a schema that no field can have
 */
function readKind(schema: AnySchema): FieldKind {
  let definition = (schema as unknown as { _zod: { def: Definition } })._zod.def;
  let isNullable = false;
  let nothing: null | undefined = null;
  while (definition.innerType) {
    if (definition.type === 'optional') nothing = undefined;
    if (definition.type === 'nullable' || definition.type === 'optional') isNullable = true;
    definition = definition.innerType._zod.def;
  }
  const options = (definition.type === 'union' ? (definition.options ?? []) : []).map(({ _zod }) => _zod.def);
  if (options.some(({ type }) => type === 'null')) isNullable = true;
  const number = options.find(({ type }) => type === 'number');
  const words = options.flatMap(({ type, values }) => (type === 'literal' ? (values ?? []).map(String) : []));
  const { type, entries, element, shape, checks = [] } = number ?? definition;
  const limit = (check: string, of: 'value' | 'minimum' | 'maximum', without: number) =>
    checks.find(({ _zod }) => _zod.def.check === check)?._zod.def[of] ?? without;
  const empty = { isNullable, nothing };
  switch (type) {
    case 'number': {
      const [min, max] = [
        limit('greater_than', 'value', Number.MIN_SAFE_INTEGER),
        limit('less_than', 'value', Number.MAX_SAFE_INTEGER),
      ];
      return { kind: 'number', ...empty, min, max, words };
    }
    case 'string': {
      const max = limit('max_length', 'maximum', Number.MAX_SAFE_INTEGER);
      return { kind: 'text', ...empty, max, isRequired: limit('min_length', 'minimum', 0) > 0 };
    }
    case 'boolean':
      return { kind: 'toggle', ...empty };
    case 'enum':
      return { kind: 'choice', ...empty, values: Object.values(entries ?? {}) };
    case 'array':
      return {
        kind: 'list',
        ...empty,
        item: element as AnySchema,
        max: limit('max_length', 'maximum', Number.MAX_SAFE_INTEGER),
      };
    case 'object':
      return { kind: 'group', ...empty, shape: shape ?? {} };
    default:
      throw new TypeError(`No field has a value of the type ${type}.`);
  }
}
