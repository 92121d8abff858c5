/** The outlines of symbols: what kind of thing the unit is. */
export const frames = ['ground', 'mech', 'aircraft', 'creature', 'drone'] as const;

export type Frame = (typeof frames)[number];

/** What is drawn in a frame: what the unit does. Wheels stand below it. */
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

/** A unit as a symbol in the manner of a military map: plain data, the same on screen and on paper. */
export interface UnitSymbol {
  /** What it shows, for those who do not see it: "light infantry". */
  name: string;
  frame: Frame;
  strokes: readonly Stroke[];
  /** Size or weight: none to three bars over the frame; more than three are a number within it. */
  bars: number;
  /** Leads the force, or a part of it: a staff below the frame. */
  headquarters: boolean;
  /** Special forces: a filled corner. */
  special: boolean;
  /** An ace or a hero: a star beside the frame. */
  ace: boolean;
  /** Rides in another unit: a line below the frame. */
  embarked: boolean;
  /** Out of the battle: struck through. */
  lost: boolean;
}

/** A symbol that has nothing but what is given; a unit on the ground where no frame is. */
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
