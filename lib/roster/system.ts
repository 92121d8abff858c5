import type * as z from 'zod/mini';
import type { AnyOddsCases, AnyOddsModel } from '@/lib/odds/model';
import type { AnyAttacks } from '@/lib/play/attack';
import type { AnyPlayModel } from '@/lib/play/model';
import type { SheetCard } from '@/lib/sheet/card';
import type { Sheet, SheetFact } from '@/lib/sheet/sheet';
import type { AnyCollecting } from './collection/collecting';
import type { Entry } from './collection/collection';
import type { AnyOptimizerModel } from './collection/optimizer';
import type { GlossaryTerm } from './data-schema';
import type { EditCatalogue } from './edits/edit-catalogue';
import type { NotedElement } from './element-notes';
import type { FingerprintInput } from './fingerprint/input';
import type { PackField } from './pack/fields';
import type { Pack } from './pack/pack';
import type { Use } from './pack/rules';
import type { Report } from './report';
import type { Roster } from './roster';
import type { AnyRule } from './rule';
import type { Ruling } from './ruling';
import type { CompositionItem, Figure } from './shown/figures';
import type { RecordTable } from './shown/records';
import type { AnyTypedGame } from './typed/model';

/** The unknown values of an element or unit: "A.P. of its fighters". */
export interface Unknowns {
  id: string;
  label: string;
  values: readonly string[];
}

/** A game as the rest of the app sees it: everything that differs between games goes through this interface. */
export interface GameSystem<Force = unknown, Evaluation = unknown, SystemPack extends Pack = Pack> {
  id: string;
  name: string;
  /** The noun for an entry of a force, in a sentence. */
  noun: readonly [one: string, many: string];
  forceSchema: z.ZodMiniType<Force>;
  packSchema: z.ZodMiniType<SystemPack>;
  /** The schema of a collection's entry, around an element without id, name and CHQ; loaded on demand. */
  entrySchema: () => Promise<z.ZodMiniType<Entry>>;
  /** How its collections relate to its forces; loaded on demand. */
  collecting: () => Promise<AnyCollecting>;
  /** The fields of its packs in reading order: all that the schema has. */
  packFields: readonly PackField[];
  /** The schema of a library file; only for games with libraries. */
  librarySchema?: z.ZodMiniType;
  /** Schemas of what players make and store in the browser, by kind; only for games with such items. */
  storedSchemas?: Readonly<Record<string, z.ZodMiniType>>;
  rulings: readonly Ruling[];
  /** Every rule, including those of packs, in the order problems are reported. */
  rules: readonly AnyRule<Evaluation>[];
  /** The source of its rules without a page, if they are not our own: a text without pages. */
  unpaged?: string;
  /** Tables that the rules page also lists: what there is to spend, what things cost. */
  reference?: () => ReferenceTable[];
  /** Works out everything about a force; pure. */
  evaluate: (force: Force, pack: SystemPack | null) => Evaluation;
  /** The public totals of the checker's answer. */
  totals: (evaluation: Evaluation) => object;
  /** The figures that sum a force up, on screen and on paper. */
  figures: (evaluation: Evaluation) => Figure[];
  /** What the labels of its figures and columns mean; loaded on demand. */
  glossary: () => Promise<readonly GlossaryTerm[]>;
  /** Returns the values that the rules need and are not known; only for games where that can happen. */
  unknowns?: (evaluation: Evaluation) => Unknowns[];
  /** Returns every type and upgrade that is fielded, once for each element or unit that uses it. */
  uses: (evaluation: Evaluation) => Use[];
  /** Returns each element or unit for the picture of a force. */
  picture: (evaluation: Evaluation) => CompositionItem[];
  /** Returns what matters in play: what the fingerprint is computed from. */
  fingerprintInput: (force: Force) => FingerprintInput;
  /** Returns each element or unit as in the file, by its id or, if it has none, by the field that holds it. */
  elements: (force: Force) => ReadonlyMap<string, NotedElement>;
  /** Returns the label of each element or unit, by its id. */
  labels: (force: Force) => Map<string, string>;
  sheet: (roster: Roster<Force>, evaluation: Evaluation, report: Report) => Sheet;
  /** Makes a card for each element or unit, in the order of the sheet; pure. */
  cards: (evaluation: Evaluation) => SheetCard[];
  /** Makes the records, for spreadsheets and comparisons; loaded on demand, and pure. */
  records: () => Promise<(evaluation: Evaluation) => RecordTable[]>;
  /** How the game is played, in our words: one page on A4 and on US Letter; loaded on demand. */
  playSummary: () => Promise<Sheet>;
  /**
   * Returns what an opponent may know: the force without its secrets, and the facts about them that are not secret.
   * Every opponent's copy is made from that force alone. Only for games with secrets.
   */
  forOpponent?: (force: Force) => { force: Force; facts: SheetFact[] };
  /** Makes the sheet that the players at one table share, printed before theirs; only for games that have one. */
  tableSheet?: (rosters: readonly Roster<Force>[], reports: readonly Report[]) => Sheet;
  /** Returns an empty force, set up for a pack if there is one. */
  emptyForce: (pack?: SystemPack | null) => Force;
  /** The edits that put a force right; loaded on demand. */
  editCatalogue?: () => Promise<EditCatalogue<Force, Evaluation>>;
  /** The game's model for the optimizer; loaded on demand. */
  optimizer: () => Promise<AnyOptimizerModel>;
  /** How lists are read from words that a player typed; loaded on demand. */
  typed: () => Promise<AnyTypedGame>;
  /** What can be marked at the table, and what follows from it; loaded on demand. */
  play: () => Promise<AnyPlayModel>;
  /** How attacks are resolved in a match: their dice, and what they come to; loaded on demand. */
  attacks?: () => Promise<AnyAttacks>;
  /** The exact odds of its dice; loaded on demand, and only for games that have them. */
  odds?: () => Promise<AnyOddsModel>;
  /** The cases of odds that scripts may ask about, as `muster odds` does; loaded on demand. */
  oddsCases?: () => Promise<AnyOddsCases>;
  /** Sample rosters; loaded on demand. */
  samples: () => Promise<Sample[]>;
  /** Sample packs to start from; loaded on demand, and only if there are any. */
  samplePacks?: () => Promise<SamplePack[]>;
}

/** A table of values by name. */
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
  /** Who it is for, in a sentence. */
  about: string;
  pack: unknown;
}

/** Files that come with a game, by id: what each is for, in a sentence, and how it is loaded. */
type Files = Readonly<
  Record<string, readonly [about: string, load: () => Promise<{ default: { name: string } }>]>
>;

const loaded = (files: Files) =>
  Promise.all(
    Object.entries(files).map(async ([id, [about, load]]) => ({ id, about, file: (await load()).default })),
  );

/** Makes the `samples` of a game, each with its roster's own name. */
export const samplesOf = (files: Files) => async (): Promise<Sample[]> =>
  (await loaded(files)).map(({ file, ...rest }) => ({ ...rest, name: file.name, roster: file }));

/** Makes the `samplePacks` of a game, each with its pack's own name. */
export const samplePacksOf = (files: Files) => async (): Promise<SamplePack[]> =>
  (await loaded(files)).map(({ file, ...rest }) => ({ ...rest, name: file.name, pack: file }));

/** A game with types that only its own rooms know. */
// biome-ignore lint/suspicious/noExplicitAny: a registry holds games of many types; each is consistent in itself
export type AnyGameSystem = GameSystem<any, any, any>;
