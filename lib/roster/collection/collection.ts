/** Models that a player owns, all of one design: `count` of them, `min` to `max` of which are to be fielded. */
export interface Entry<Element = unknown> {
  id: string;
  name: string;
  count: number;
  /** How much the player likes to field it, 0 to 5. */
  stars: number;
  min: number;
  /** Omitted for no limit but the count. */
  max?: number | undefined;
  element: Element;
}

/** What a player owns of a game, as in its file, with every default filled in. */
export interface Collection<Element = unknown> {
  $schema?: string | undefined;
  musterCollection: 1;
  system: string;
  name: string;
  entries: Entry<Element>[];
}
