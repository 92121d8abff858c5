import type { AnyEditCatalogue, PlacedElement } from '@/lib/roster/edits/edit-catalogue';
import { inList } from '@/lib/roster/text/words';
import {
  BACK,
  type Called,
  type ChangedField,
  changeText,
  type Fields,
  FORWARD,
  labelOf,
  same,
  valueAt,
  withValue,
} from './change-text';

/** A state of a force, with its elements by their ids. */
export interface State {
  force: unknown;
  elements: ReadonlyMap<string, PlacedElement>;
}

/** Brings parts of one state of a force into another, whatever the game. */
export class ForceStates {
  constructor(readonly catalogue: AnyEditCatalogue) {}

  byId(force: unknown): Map<string, PlacedElement> {
    return new Map(this.catalogue.elements(force).map((element) => [element.value.id, element]));
  }

  /** A force without some elements, and without what refers to them. */
  without(force: unknown, ids: readonly string[]): State {
    const rest = this.catalogue.without(force, ids);
    return { force: rest, elements: this.byId(rest) };
  }

  settings(force: unknown): Fields {
    return this.catalogue.settings(force);
  }

  /** Returns the force with an element as a state has it, in the place that it has there. */
  putBack(force: unknown, id: string, state: State): unknown {
    const element = state.elements.get(id);
    return element ? this.catalogue.withElement(force, element, placeIn(state, id)) : force;
  }

  /** Returns the force with the fields of an element changed, in its place. */
  withFields(force: unknown, id: string, change: (value: unknown) => unknown): unknown {
    const element = this.byId(force).get(id);
    if (!element) return force;
    const value = change(element.value) as PlacedElement['value'];
    return this.catalogue.withElement(force, { ...element, value }, 0);
  }

  /** Returns the force with an element in the group that it has in a state. */
  regroup(force: unknown, id: string, state: State): unknown {
    const [element, then] = [this.byId(force).get(id), state.elements.get(id)];
    return element && then && element.group !== then.group
      ? this.catalogue.withElement(force, { ...element, group: then.group }, placeIn(state, id))
      : force;
  }

  /** Returns the force with an element in the place that it has in a state. */
  reorder(force: unknown, id: string, state: State): unknown {
    const element = this.byId(force).get(id);
    if (!element) return force;
    const { without, withElement } = this.catalogue;
    return this.withSettingsOf(force, withElement(without(force, [id]), element, placeIn(state, id)));
  }

  /** Returns the changed force with the settings it had before, such as a reference to what was removed. */
  withSettingsOf(force: unknown, changed: unknown): unknown {
    const { groups, withSetting } = this.catalogue;
    return Object.entries(this.settings(force)).reduce(
      (next, [name, value]) =>
        name === groups?.field || same(this.settings(next)[name], value)
          ? next
          : withSetting(next, name, value),
      changed,
    );
  }
}

function placeIn({ elements: all }: State, id: string): number {
  const group = all.get(id)?.group;
  return [...all].filter(([, each]) => each.group === group).findIndex(([each]) => each === id);
}

/** A difference of a force from an earlier state, and how to take it back. */
export interface Difference {
  elements: readonly string[];
  /** Says that it is taken back. */
  text: (called: Called) => string;
  /** Says what was done, change by change. */
  said: (called: Called) => string[];
  /** Returns the force with the difference taken back; `state` is the earlier state to take it from. */
  takeBack: (force: unknown, state: State) => unknown;
  /** The id of the element that was removed, if it is a removal. */
  removed?: string;
  isAddition?: true;
  /** Whether it puts an element in its place, for which the others of its group must be there. */
  isPlaced?: true;
}

/**
 * Returns the makers of each kind of difference.
 * @param now the force as it is
 * @param before the earlier state of it
 * @param rest the force without the elements that were added
 * @param old the earlier state without the elements that were removed since
 */
export function differenceKinds(
  states: ForceStates,
  now: unknown,
  before: unknown,
  { rest, oldRest: old }: { rest: State; oldRest: State },
) {
  const { without, withSetting, words, groups } = states.catalogue;
  const wordsFor = (called: Called) => ({
    words,
    settings: [states.settings(now), states.settings(before)] as const,
    called,
  });
  /** What a field is in a state, also if the file leaves it out. */
  const usual = (id: string, path: readonly string[], value: unknown, { elements, force }: State) =>
    value ?? words.usual?.(path.join('.'), elements.get(id)?.value, states.settings(force));
  const withUsual = (id: string, { path, now: value, before: then }: ChangedField): ChangedField => ({
    path,
    now: usual(id, path, value, rest),
    before: usual(id, path, then, old),
  });
  const backText = ({ path, now: from, before: to }: ChangedField, called: Called, owner?: string) =>
    changeText({ path, from, to }, { phrases: BACK, ...wordsFor(called) }, owner);
  const forwardText = ({ path, now: to, before: from }: ChangedField, called: Called, owner?: string) =>
    changeText({ path, from, to }, { phrases: FORWARD, ...wordsFor(called) }, owner);

  return {
    addition: (id: string): Difference => ({
      elements: [id],
      text: (called) => `Remove ${called(id)} again`,
      said: (called) => [`${called(id)} added`],
      takeBack: (force) => without(force, [id]),
      isAddition: true,
    }),
    removal: (id: string): Difference => ({
      elements: [id],
      text: (called) => `Add ${called(id)} again`,
      said: (called) => [`${called(id)} removed`],
      takeBack: (force, state) => states.putBack(force, id, state),
      removed: id,
      isPlaced: true,
    }),
    /** A move to another group. */
    move: (id: string): Difference => ({
      elements: [id],
      text: (called) =>
        `Move ${called(id)} back to ${groups?.noun} ${(old.elements.get(id)?.group ?? 0) + 1}`,
      said: (called) => [`${called(id)} moved to ${groups?.noun} ${(rest.elements.get(id)?.group ?? 0) + 1}`],
      takeBack: (force, state) => states.regroup(force, id, state),
    }),
    reorder: (id: string): Difference => ({
      elements: [id],
      text: (called) => `Move ${called(id)} back to its place`,
      said: (called) => [`${called(id)} moved`],
      takeBack: (force, state) => states.reorder(force, id, state),
      isPlaced: true,
    }),
    field: (id: string, changed: ChangedField): Difference => ({
      elements: [id],
      text: (called) => backText(withUsual(id, changed), called, called(id)),
      said: (called) => [forwardText(withUsual(id, changed), called, called(id))],
      takeBack: (force, state) => {
        const then = valueAt(state.elements.get(id)?.value, changed.path);
        return states.withFields(force, id, (value) => withValue(value, changed.path, then));
      },
    }),
    /** All fields of an element, and its place if that changed too. */
    whole: (id: string, isMoved: boolean, fields: readonly ChangedField[]): Difference => ({
      elements: [id],
      text: (called) => `Set ${called(id)} back to what it was`,
      said: (called) => fields.map((each) => forwardText(withUsual(id, each), called, called(id))),
      takeBack: (force, state) =>
        isMoved
          ? states.withSettingsOf(force, states.putBack(without(force, [id]), id, state))
          : states.withFields(force, id, (value) => state.elements.get(id)?.value ?? value),
      isPlaced: true,
    }),
    /** A setting, with those that follow it, and the elements whose group changed with it. */
    setting: (all: readonly ChangedField[], regrouped: readonly string[]): Difference => ({
      elements: [],
      text: (called) => BACK.join(all.map((each) => backText(each, called))),
      said: (called) => all.map((each) => forwardText(each, called)),
      takeBack: (force, state) => {
        const next = all.reduce((each, { path }) => {
          const [name = ''] = path;
          const then = valueAt(states.settings(state.force), path);
          return withSetting(each, name, withValue(states.settings(each), path, then)[name]);
        }, force);
        return regrouped.reduce((each, id) => states.regroup(each, id, state), next);
      },
    }),
    /** A flag that moved from one element to another, or was set or removed. */
    flag: (name: string, ids: readonly string[]): Difference => {
      const flagIn = ({ elements: all }: State, id: string) => valueAt(all.get(id)?.value, [name]);
      const holderIn = (state: State) => ids.find((id) => flagIn(state, id));
      const [holder, holderNow] = [holderIn(old), holderIn(rest)];
      const label = labelOf(name, words);
      return {
        elements: ids,
        text: (called) =>
          holder === undefined
            ? `Make ${inList(ids.map(called))} no longer ${label}`
            : `Make ${called(holder)} ${label} again`,
        said: (called) => [
          holderNow === undefined
            ? `${inList(ids.map(called))} no longer ${label}`
            : `${called(holderNow)} made ${label}`,
        ],
        takeBack: (force, state) =>
          ids.reduce(
            (each, id) => states.withFields(each, id, (value) => withValue(value, [name], flagIn(state, id))),
            force,
          ),
      };
    },
  };
}
