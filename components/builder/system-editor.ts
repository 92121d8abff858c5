import type { ComponentType } from 'react';
import type { BadgeTone } from '@/components/ui/badge';
import type { Offer } from '@/lib/roster/offer';
import type { Path } from '@/lib/roster/rule';
import type { DisplayedStat, ShownStat } from '@/lib/roster/shown/displayed-stat';
import type { AnyGameSystem } from '@/lib/roster/system';
import type { UnitSymbol } from '@/lib/symbols/unit-symbol';
import type { Command } from '../shared/commands';

/** The editors of one game, as the shared builder shows them. Functions on forces are pure. */
export interface SystemEditor<Force = unknown, Evaluation = unknown> {
  /** The parts of the force other than elements, in the order of the outline. */
  sections: readonly EditorSection<Force, Evaluation>[];
  /** Null for a game without elements, whose force is edited in sections only. */
  elements: ElementsEditor<Force, Evaluation> | null;
  /** Charts of the force, with the same in words; loaded lazily, and rendered shortly after the keystroke. */
  ForceCharts: ComponentType<{ evaluation: Evaluation }>;
  /** The section shown if there is room and nothing is open; by default the first. */
  opensOn?: string;
}

/** A part of the force that is edited as a whole. */
export interface EditorSection<Force = unknown, Evaluation = unknown> {
  id: string;
  title: string;
  /** Summarises the section, for its line in the outline. */
  summary: (evaluation: Evaluation, force: Force) => string;
  /** The parts of the force that are edited here. */
  paths: readonly Path[];
  Panel: ComponentType;
}

/** An element in the outline. */
export interface Listed {
  id: string;
  label: string;
}

/** A column of values in the list of elements. */
export type ValueColumn = Pick<DisplayedStat<never>, 'letter' | 'name' | 'width'>;

/** What the list shows of an element besides its label. */
export interface ElementLine {
  symbol: UnitSymbol;
  /** One for each of the game's columns. */
  values: readonly ShownStat[];
  /** Its cost: "4"; null if the game has no costs. */
  cost: string | null;
  badges: readonly { text: string; tone: BadgeTone }[];
  /** What it is, if its label does not say so; its equipment and attachments. */
  notes: readonly string[];
}

/** How a game's elements or units are listed and edited. */
export interface ElementsEditor<Force = unknown, Evaluation = unknown> {
  /** The word for an element, singular and plural, as used within a sentence. */
  noun: string;
  plural: string;
  /** The field of the force that holds the elements; the paths of their problems start with it. */
  field: string;
  list: (evaluation: Evaluation) => readonly Listed[];
  /** How many there are, in words, if the game does not simply count the entries of the list. */
  count?: (evaluation: Evaluation) => string;
  /** The columns of values. */
  columns: readonly ValueColumn[];
  /** The column of costs: "Pts", and "points". */
  cost?: { head: string; unit: readonly [one: string, many: string] };
  /** A line below the list that explains its letters and marks, if the game's rules do not. */
  legend?: string;
  /** Returns what the list shows of an element; null if no element has this id. */
  line: (evaluation: Evaluation, id: string) => ElementLine | null;
  Editor: ComponentType<{ id: string }>;
  /** Offers everything that can be added. */
  Picker: ComponentType<PickerProps<Force>>;
  /** The force's total, shown in the picker, and whether it is over the limit. */
  sum: (evaluation: Evaluation) => { text: string; over?: boolean };
  /** Describes what was added. `what` is what the picker called it. */
  addedText: (evaluation: Evaluation, id: string, what: string) => string;
  duplicate: (force: Force, id: string) => { force: Force; id: string };
  /** Removes an element and all references to it. */
  remove: (force: Force, id: string) => Force;
  /** Moves an element to a zero-based index in the list. */
  move: (force: Force, id: string, to: number) => Force;
  /** Further commands for an element: make it the CHQ … */
  actions: (evaluation: Evaluation, id: string) => ElementAction<Force>[];
}

/** Props of a game's picker. */
export interface PickerProps<Force = unknown> {
  /** Adds and returns the new force; announces what was added and offers to edit it. */
  add: (addition: Addition<Force>) => Force;
}

/** What the picker needs to add an offer. */
export type Addition<Force = unknown> = Pick<Offer<Force>, 'name' | 'add' | 'unfinished'>;

/** A command for an element; its key is a single letter. */
export interface ElementAction<Force = unknown>
  extends Pick<Command, 'id' | 'label' | 'help' | 'icon' | 'keys'> {
  apply: (force: Force) => Force;
}

/** An editor whose types only its game knows. */
// biome-ignore lint/suspicious/noExplicitAny: the shell holds editors of many games; each is consistent in itself
export type AnySystemEditor = SystemEditor<any, any>;

/** The exports of each game's `components/systems/<id>/editor.tsx`. */
export interface EditorModule {
  editor: AnySystemEditor;
  /** The game itself, in the same chunk as its editors, so that no part of it is sent twice. */
  system: AnyGameSystem;
}
