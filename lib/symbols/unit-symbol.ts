/** The outlines of symbols: what kind of thing the unit is. */
export const frames = ['ground', 'mech', 'aircraft', 'creature', 'drone'] as const;

export type Frame = (typeof frames)[number];

/** What is drawn in a frame: what the unit does. Wheels are drawn below it. */
export const strokes = [
  'saltire',
  'diagonal',
  'oval',
  'dot',
  'vertical',
  'wings',
  'arrow',
  'bow-tie',
  'loops',
  'wheels',
] as const;

export type Stroke = (typeof strokes)[number];

/** A unit as a symbol in the style of a military map: plain data, the same on screen and on paper. */
export interface UnitSymbol {
  /** The text alternative: "light infantry". */
  name: string;
  frame: Frame;
  strokes: readonly Stroke[];
  /** Size or weight: up to three bars over the frame; above three, a number in it. */
  bars: number;
  /** Whether it leads the force or a part of it: a staff below the frame. */
  headquarters: boolean;
  /** Special forces: a filled corner. */
  special: boolean;
  /** An ace or a hero: a star next to the frame. */
  ace: boolean;
  /** Rides in another unit: a line below the frame. */
  embarked: boolean;
  /** Out of the battle: struck through. */
  lost: boolean;
}

/** Makes a symbol with only the given parts; the default frame is ground. */
export const unitSymbol = (name: string, given: Partial<Omit<UnitSymbol, 'name'>> = {}): UnitSymbol => ({
  name,
  frame: 'ground',
  strokes: [],
  bars: 0,
  headquarters: false,
  special: false,
  ace: false,
  embarked: false,
  lost: false,
  ...given,
});
