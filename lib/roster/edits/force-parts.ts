/** An element as it stands in a force. */
export interface PlacedElement {
  value: { id: string };
  /** The group of the force that it is in, from 0; 0 in games without groups. */
  group: number;
}

/** The words for the fields of a force, to say what is taken back. */
export interface FieldWords {
  /** Labels of fields, as in the middle of a sentence, by the name in the file; by default "the" and that name. */
  labels?: Readonly<Record<string, string>>;
  /** The field with fields of its own that are compared one by one. */
  fieldsIn?: string;
  /** Returns the name of a value of a field, in a force with these settings; by default the value itself. */
  nameOf?: (field: string, value: string, settings: unknown) => string;
  /** Returns what a field of an element stands for when the file leaves it out, if that is not nothing. */
  usual?: (field: string, element: unknown, settings: unknown) => number | undefined;
  /** A flag that at most one element should have. */
  single?: string;
  /** Settings that depend on another: one that changed together with it is taken back together with it. */
  follows?: Readonly<Record<string, string>>;
}

/** How a force is made of elements and settings: enough to compare two states of it and to take differences back. */
export interface ForceParts<Force = unknown> {
  /** Returns a force's elements, in order; none if the force is a single thing. */
  elements: (force: Force) => PlacedElement[];
  /** Returns the force without some elements and the references to them. */
  without: (force: Force, ids: readonly string[]) => Force;
  /** Returns the force with an element at this place of its group, instead of one with its id. */
  withElement: (force: Force, element: PlacedElement, at: number) => Force;
  /** Returns everything else of the force, by field. */
  settings: (force: Force) => Readonly<Record<string, unknown>>;
  withSetting: (force: Force, field: string, value: unknown) => Force;
  /** The setting that lists the groups of elements, and what one is called; only where the order in a group matters. */
  groups?: { field: string; noun: string };
  words: FieldWords;
}

/** Returns a list with an element at a place, instead of one with its id. */
export function withAt<Element extends { id: string }>(
  list: readonly Element[],
  element: Element,
  at: number,
) {
  const known = list.findIndex(({ id }) => id === element.id);
  return known < 0 ? list.toSpliced(at, 0, element) : list.with(known, element);
}

/** Returns the parts of a game's forces if all elements are in one list. */
export function partsOf<List extends string, Force extends { [list in List]: { id: string }[] }>(
  list: List,
  without: (force: Force, ids: readonly string[]) => Force,
  words: FieldWords,
): ForceParts<Force> {
  return {
    elements: (force) => force[list].map((value) => ({ value, group: 0 })),
    without,
    withElement: (force, { value }, at) => ({ ...force, [list]: withAt(force[list], value, at) }),
    settings: ({ [list]: _, ...settings }) => settings,
    withSetting: (force, field, value) => ({ ...force, [field]: value }),
    words,
  };
}
