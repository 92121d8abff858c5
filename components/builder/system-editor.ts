import type { ComponentType } from 'react';
import type { BadgeTone } from '@/components/ui/badge';
import type { Path } from '@/lib/roster/rule';
import type { AnyGameSystem } from '@/lib/roster/system';
import type { UnitSymbol } from '@/lib/symbols/unit-symbol';
import type { Command } from '../shell/commands';

/** The editors of one game, as the shared builder shows them. Functions on forces are pure. */
export interface SystemEditor<Force = unknown, Reckoning = unknown> {
  /** What belongs to the force as a whole, in the order of the outline. */
  sections: readonly EditorSection<Force, Reckoning>[];
  /** Null for a game whose force is one thing, edited in sections. */
  elements: ElementsEditor<Force, Reckoning> | null;
  /** The force as a picture, with the same in words; drawn a moment after the keystroke. */
  Picture: ComponentType<{ reckoning: Reckoning }>;
  /** The section that is shown where there is room and nothing is open; the first where it is left out. */
  opensOn?: string;
}

/** A part of the force that is edited as a whole. */
export interface EditorSection<Force = unknown, Reckoning = unknown> {
  id: string;
  title: string;
  /** What is chosen, in a line of the outline. */
  summary: (reckoning: Reckoning, force: Force) => string;
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
export interface ValueColumn {
  /** "P"; `name` is its full name, "Presence", for tooltips. */
  letter: string;
  name: string;
  /** In rem, where its values need more or less than a letter or two do. */
  width?: number;
}

/** A value of an element; "" where it has none. */
export interface ListedValue {
  value: string;
  /** Behind it and smaller: a bonus, a bracket. */
  aside?: string;
  /** It is above the printed value. */
  raised?: boolean;
}

/** What the list shows of an element beside its label. */
export interface ElementLine {
  symbol: UnitSymbol;
  /** One for each of the game's columns. */
  values: readonly ListedValue[];
  /** What it counts for: "4"; null where the game has no cost. */
  cost: string | null;
  badges: readonly { text: string; tone: BadgeTone }[];
  /** What it is where its label does not say so, what it has and who it goes with. */
  notes: readonly string[];
}

/** How a game's elements or units are listed and edited. */
export interface ElementsEditor<Force = unknown, Reckoning = unknown> {
  /** What one is called, in the singular and the plural, in a sentence. */
  noun: string;
  plural: string;
  /** The field of the force that the paths of their problems begin with. */
  field: string;
  list: (reckoning: Reckoning) => readonly Listed[];
  /** How many there are, in words, where the game counts otherwise than by the entries of the list. */
  count?: (reckoning: Reckoning) => string;
  /** The values that stand in columns. */
  columns: readonly ValueColumn[];
  /** The column of costs: "Pts", and "points". */
  cost?: { head: string; unit: readonly [one: string, many: string] };
  /** What the letters and marks of the list stand for, below it, where the rules of the game do not say it. */
  legend?: string;
  /** What the list shows of one; null where there is none of this id. */
  line: (reckoning: Reckoning, id: string) => ElementLine | null;
  Editor: ComponentType<{ id: string }>;
  /** Everything that may be added. */
  Picker: ComponentType<PickerProps<Force>>;
  /** What the force comes to while something is added to it, and whether that is over its limit. */
  sum: (reckoning: Reckoning) => { text: string; over?: boolean };
  /** What was added, in words. `what` is what the picker called it, if it did. */
  addedText: (reckoning: Reckoning, id: string, what: string) => string;
  duplicate: (force: Force, id: string) => { force: Force; id: string };
  /** Takes an element out with all that refers to it. */
  remove: (force: Force, id: string) => Force;
  /** Moves an element to a place in the list, counted from 0. */
  move: (force: Force, id: string, to: number) => Force;
  /** What else a row offers: make it the CHQ … */
  actions: (reckoning: Reckoning, id: string) => ElementAction<Force>[];
}

/** What a picker does with what is chosen in it. */
export interface PickerProps<Force = unknown> {
  /** Adds by a change of the force, and answers the force after it; says what was added, and that it may be edited. */
  add: (change: (force: Force) => Force, what?: string) => Force;
}

/** A command for an element; its key is a single letter. */
export interface ElementAction<Force = unknown>
  extends Pick<Command, 'id' | 'label' | 'help' | 'icon' | 'keys'> {
  apply: (force: Force) => Force;
}

/** An editor whose types only its own rooms need to know. */
// biome-ignore lint/suspicious/noExplicitAny: the shell holds editors of many games; each is consistent in itself
export type AnySystemEditor = SystemEditor<any, any>;

/** The module that each game's `components/systems/<id>/editor.tsx` is. */
export interface EditorModule {
  editor: AnySystemEditor;
  /** The game itself: fetched in one with its editors, no part of it is sent twice. */
  system: AnyGameSystem;
}
