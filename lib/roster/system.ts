import type * as z from 'zod/mini';
import type { SheetCard } from '@/lib/sheet/card';
import type { Sheet, SheetFact } from '@/lib/sheet/sheet';
import type { AnyCollecting } from './collecting';
import type { Entry } from './collection';
import type { Figure } from './figure';
import type { InPlay } from './in-play';
import type { Fielded } from './make-up';
import type { AnyOptimizerModel } from './optimizer';
import type { Pack } from './pack';
import type { PackField } from './pack-fields';
import type { Use } from './pack-rules';
import type { RecordTable } from './records';
import type { Report } from './report';
import type { Roster } from './roster';
import type { AnyRule } from './rule';
import type { Ruling } from './ruling';
import type { Vocabulary } from './vocabulary';

/** A game as the rest of the app knows it: everything that differs from game to game goes through here. */
export interface GameSystem<Force = unknown, Reckoning = unknown, SystemPack extends Pack = Pack> {
  id: string;
  name: string;
  /** What players call an entry of a force, in a sentence. */
  noun: readonly [one: string, many: string];
  forceSchema: z.ZodMiniType<Force>;
  packSchema: z.ZodMiniType<SystemPack>;
  /** An entry of its collections, around an element of a force without id, name and CHQ; read when asked for. */
  entrySchema: () => Promise<z.ZodMiniType<Entry>>;
  /** How its collections and its forces go together, read when asked for. */
  collecting: () => Promise<AnyCollecting>;
  /** What a pack of it may say, in the order it is read; all that its schema has. */
  packFields: readonly PackField[];
  /** A file of what players make for themselves, keep and pass on; only where the game has such a thing. */
  librarySchema?: z.ZodMiniType;
  /** What players make for themselves and keep in the browser, by kind; only where the game has such things. */
  storedSchemas?: Readonly<Record<string, z.ZodMiniType>>;
  rulings: readonly Ruling[];
  /** Every rule, the pack's own included, in the order problems are reported. */
  rules: readonly AnyRule<Reckoning>[];
  /** Where its rules without a page stand, if they are not our own: a text without pages. */
  unpaged?: string;
  /** Figures that the rules page lists besides: what there is to spend, what things cost. */
  reference?: () => ReferenceTable[];
  /** Works everything out of a force; pure. */
  reckon: (force: Force, pack: SystemPack | null) => Reckoning;
  /** The public totals of the checker's answer (roster-format, "The checker"). */
  totals: (reckoning: Reckoning) => object;
  /** The figures that sum a force up, on screen and on paper. */
  figures: (reckoning: Reckoning) => Figure[];
  /** How many figures that the rules need are not known; only where a game has figures that may not be. */
  unknowns?: (reckoning: Reckoning) => number;
  /** Every type and upgrade that is fielded, once for each element or unit that uses it. */
  uses: (reckoning: Reckoning) => Use[];
  /** Each element or unit as the picture of a force shows it. */
  picture: (reckoning: Reckoning) => Fielded[];
  /** What of the force matters in play: what its fingerprint is taken of. */
  inPlay: (force: Force) => InPlay;
  /** What each element or unit is called, by its id. */
  labels: (force: Force) => Map<string, string>;
  sheet: (roster: Roster<Force>, reckoning: Reckoning, report: Report) => Sheet;
  /** A card for each element or unit, in the order of the sheet; pure. */
  cards: (reckoning: Reckoning) => SheetCard[];
  /** A line an element with a column for each thing, for spreadsheets and comparisons; read when asked for, and pure. */
  records: () => Promise<(reckoning: Reckoning) => RecordTable[]>;
  /** How the game is played, in our words: one page on A4 and on US Letter, read when asked for. */
  playSummary: () => Promise<Sheet>;
  /**
   * What an opponent may know: the force without what is secret, and of what went with it the facts that are no
   * secret. Their copy of anything is made of that force alone. Only where something of the game is secret.
   */
  forOpponent?: (force: Force) => { force: Force; facts: SheetFact[] };
  /** What the players at one table share, printed in front of their sheets; only where the game has such a thing. */
  tableSheet?: (rosters: readonly Roster<Force>[], reports: readonly Report[]) => Sheet;
  /** A force with nothing in it yet; as a pack asks for it, where it is built for one. */
  emptyForce: (pack?: SystemPack | null) => Force;
  /** The edits that put a force right, read when asked for. */
  vocabulary?: () => Promise<Vocabulary<Force, Reckoning>>;
  /** What the optimizer knows of the game, read when asked for. */
  optimizer: () => Promise<AnyOptimizerModel>;
  /** Rosters to look at, read when asked for. */
  samples: () => Promise<Sample[]>;
  /** Packs to begin one's own from, read when asked for; only where there are some. */
  samplePacks?: () => Promise<SamplePack[]>;
}

/** Figures to look up, each by its name. */
export interface ReferenceTable {
  title: string;
  rows: { name: string; value: string }[];
}

/** A roster that comes with the app. */
export interface Sample {
  id: string;
  /** The roster's name. */
  name: string;
  /** What it shows, in a sentence. */
  about: string;
  roster: unknown;
}

/** A pack that comes with the app. */
export interface SamplePack {
  id: string;
  /** The pack's name. */
  name: string;
  /** Whom it suits, in a sentence. */
  about: string;
  pack: unknown;
}

/** A sample pack, by the name it has itself. */
export const samplePackOf = (id: string, about: string, pack: { name: string }): SamplePack => ({
  id,
  about,
  name: pack.name,
  pack,
});

/** A sample roster, by the name it has itself. */
export const sampleOf = (id: string, about: string, roster: { name: string }): Sample => ({
  id,
  about,
  name: roster.name,
  roster,
});

/** A game whose types only its own rooms need to know. */
// biome-ignore lint/suspicious/noExplicitAny: a registry holds games of many types; each is consistent in itself
export type AnyGameSystem = GameSystem<any, any, any>;
