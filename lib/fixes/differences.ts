import type { AnyEditCatalogue, PlacedElement } from '@/lib/roster/edit-catalogue';
import { inList } from '@/lib/roster/words';
import { backText, joinedTexts } from './back-text';
import {
  type Called,
  type ChangedField,
  changedFields,
  type Fields,
  labelOf,
  same,
  valueAt,
  withValue,
} from './fields';
import { movedFrom } from './moved';

/** A difference of a force from an earlier state, and how to take it back. */
export interface Difference {
  elements: readonly string[];
  /** Says that it is taken back. */
  text: (called: Called) => string;
  /** Returns the force with the difference taken back; `state` is the earlier state to take it from. */
  takeBack: (force: unknown, state: State) => unknown;
  /** The id of the element that was removed, if it is a removal. */
  removed?: string;
  isAddition?: true;
  /** Whether it puts an element in its place, for which the others of its group must be there. */
  isPlaced?: true;
}

/** A state of a force, with its elements by their ids. */
interface State {
  force: unknown;
  elements: ReadonlyMap<string, PlacedElement>;
}

/** The setting that says which groups of elements there are. */
const GROUPS = 'platoons';

/** An element of which more fields differ is compared as a whole: it may be another one that was given its id. */
const MAX_FIELDS = 3;

/** Compares a force with an earlier state of it: elements, their groups and fields, and settings. */
export function compareForces(now: unknown, before: unknown, catalogue: AnyEditCatalogue) {
  const { elements, without, withElement, settings, withSetting, words } = catalogue;
  const byId = (force: unknown) => new Map(elements(force).map((element) => [element.value.id, element]));
  const stateOf = (force: unknown, gone: readonly string[]): State => {
    const rest = without(force, gone);
    return { force: rest, elements: byId(rest) };
  };
  const placeIn = ({ elements: all }: State, id: string): number => {
    const group = all.get(id)?.group;
    return [...all].filter(([, each]) => each.group === group).findIndex(([each]) => each === id);
  };
  const putBack = (force: unknown, id: string, state: State): unknown => {
    const element = state.elements.get(id);
    return element ? withElement(force, element, placeIn(state, id)) : force;
  };
  const withFields = (force: unknown, id: string, change: (value: unknown) => unknown): unknown => {
    const element = byId(force).get(id);
    return element
      ? withElement(force, { ...element, value: change(element.value) as typeof element.value }, 0)
      : force;
  };
  const regroup = (force: unknown, id: string, state: State): unknown => {
    const [element, then] = [byId(force).get(id), state.elements.get(id)];
    return element && then && element.group !== then.group
      ? withElement(force, { ...element, group: then.group }, placeIn(state, id))
      : force;
  };

  /** Whether an element that was given the id of another stands elsewhere than that one did. */
  const isReordered = (id: string): boolean => {
    const [is, was] = [rest, oldRest].map(({ elements: all }) => [...all.keys()].indexOf(id));
    return is !== was;
  };
  /** The changed force with the settings that it had before, such as a reference to what was taken out. */
  const withSettingsOf = (force: unknown, changed: unknown): unknown =>
    Object.entries(settings(force) as Fields).reduce(
      (next, [name, value]) =>
        name === GROUPS || same((settings(next) as Fields)[name], value)
          ? next
          : withSetting(next, name, value),
      changed,
    );

  const [old, current] = [byId(before), byId(now)];
  const removed = [...old.keys()].filter((id) => !current.has(id));
  const added = [...current.keys()].filter((id) => !old.has(id));
  // What refers to an element goes and comes with it: it is no difference by itself.
  const oldRest = stateOf(before, removed);
  const rest = stateOf(now, added);

  const addition = (id: string): Difference => ({
    elements: [id],
    text: (called) => `Remove ${called(id)} again`,
    takeBack: (force) => without(force, [id]),
    isAddition: true,
  });
  const removal = (id: string): Difference => ({
    elements: [id],
    text: (called) => `Add ${called(id)} again`,
    takeBack: (force, state) => putBack(force, id, state),
    removed: id,
    isPlaced: true,
  });
  const move = (id: string): Difference => ({
    elements: [id],
    text: (called) => `Move ${called(id)} back to platoon ${(oldRest.elements.get(id)?.group ?? 0) + 1}`,
    takeBack: (force, state) => regroup(force, id, state),
  });
  const reorder = (id: string): Difference => ({
    elements: [id],
    text: (called) => `Move ${called(id)} back to its place`,
    takeBack: (force, state) => {
      const element = byId(force).get(id);
      if (!element) return force;
      return withSettingsOf(force, withElement(without(force, [id]), element, placeIn(state, id)));
    },
    isPlaced: true,
  });
  const wordsFor = (called: Called) => ({
    words,
    settings: [settings(now), settings(before)] as const,
    called,
  });
  /** What a field was, also if the earlier file left it out. */
  const usual = (id: string, { path, before: value }: ChangedField) =>
    value ?? words.usual?.(path.join('.'), oldRest.elements.get(id)?.value, settings(oldRest.force));
  const field = (id: string, changed: ChangedField): Difference => ({
    elements: [id],
    text: (called) => backText({ ...changed, before: usual(id, changed) }, wordsFor(called), called(id)),
    takeBack: (force, state) => {
      const then = valueAt(state.elements.get(id)?.value, changed.path);
      return withFields(force, id, (value) => withValue(value, changed.path, then));
    },
  });
  const whole = (id: string, isMoved: boolean): Difference => ({
    elements: [id],
    text: (called) => `Set ${called(id)} back to what it was`,
    takeBack: (force, state) =>
      isMoved
        ? withSettingsOf(force, putBack(without(force, [id]), id, state))
        : withFields(force, id, (value) => state.elements.get(id)?.value ?? value),
    isPlaced: true,
  });
  /** A setting, with those that follow it. */
  const setting = (all: readonly ChangedField[], regrouped: readonly string[]): Difference => ({
    elements: [],
    text: (called) => joinedTexts(all.map((each) => backText(each, wordsFor(called)))),
    takeBack: (force, state) => {
      const next = all.reduce((each, { path }) => {
        const [name = ''] = path;
        const then = valueAt(settings(state.force), path);
        return withSetting(each, name, withValue(settings(each), path, then)[name]);
      }, force);
      return regrouped.reduce((each, id) => regroup(each, id, state), next);
    },
  });
  /** A flag that moved from one element to another, or was set or removed. */
  const flag = (name: string, ids: readonly string[]): Difference => {
    const flagIn = ({ elements: all }: State, id: string) => valueAt(all.get(id)?.value, [name]);
    const holder = ids.find((id) => flagIn(oldRest, id));
    const label = labelOf(name, words);
    return {
      elements: ids,
      text: (called) =>
        holder === undefined
          ? `Make ${inList(ids.map(called))} no longer ${label}`
          : `Make ${called(holder)} ${label} again`,
      takeBack: (force, state) =>
        ids.reduce(
          (each, id) => withFields(each, id, (value) => withValue(value, [name], flagIn(state, id))),
          force,
        ),
    };
  };

  const kept = [...oldRest.elements.keys()].filter((id) => rest.elements.has(id));
  const hasGroups = GROUPS in settings(now);
  const flagged: string[] = [];
  const fields = kept.flatMap((id) => {
    const [value, then] = [rest, oldRest].map(({ elements: all }) => all.get(id)?.value as unknown as Fields);
    const changed = changedFields(value ?? {}, then ?? {}, words);
    const isMoved = changed.length > 0 && !hasGroups && isReordered(id);
    if (isMoved || changed.length > MAX_FIELDS) return [whole(id, isMoved)];
    return changed.flatMap((each) => {
      if (each.path.length > 1 || each.path[0] !== words.single) return [field(id, each)];
      flagged.push(id);
      return [];
    });
  });
  const regrouped = kept.filter((id) => rest.elements.get(id)?.group !== oldRest.elements.get(id)?.group);
  const stayed = ({ elements: all }: State) =>
    [...all.keys()].filter((id) => kept.includes(id) && !regrouped.includes(id));
  // Where the place of an element in its group matters.
  const reordered = hasGroups ? movedFrom(stayed(rest), stayed(oldRest)) : [];
  const changedSettings = changedFields(settings(rest.force), settings(oldRest.force), words);
  const leaderOf = ({ path: [name = ''] }: ChangedField) =>
    changedSettings.find(({ path }) => path[0] === words.follows?.[name]);
  const isRegrouped = changedSettings.some(({ path }) => path[0] === GROUPS);

  /** Restores what referred to elements that are back: the same in both states without those elements. */
  const withReferences = (force: unknown, state: State): unknown => {
    let next = force;
    const [then, without, present] = [state.force, oldRest.force, rest.force].map(
      (each) => settings(each) as Fields,
    );
    for (const [name, value] of Object.entries(then ?? {}))
      if (name !== GROUPS && same(present?.[name], without?.[name]) && !same(value, without?.[name]))
        next = withSetting(next, name, value);
    for (const id of kept) {
      const [value, was, is] = [state, oldRest, rest].map(({ elements: all }) => all.get(id)?.value);
      if (same(is, was) && !same(value, was)) next = withFields(next, id, () => value);
    }
    return next;
  };
  return {
    differences: [
      ...removed.map(removal),
      ...fields,
      ...(flagged.length > 0 && words.single ? [flag(words.single, flagged)] : []),
      ...(isRegrouped ? [] : regrouped.map(move)),
      ...reordered.map(reorder),
      ...changedSettings
        .filter((changed) => leaderOf(changed) === undefined)
        .map((changed) =>
          setting(
            [changed, ...changedSettings.filter((each) => leaderOf(each) === changed)],
            changed.path[0] === GROUPS ? regrouped : [],
          ),
        ),
      ...added.map(addition),
    ],
    /** Returns the force with some of the differences taken back. */
    takenBack: (chosen: readonly Difference[]): unknown => {
      const back = new Set(chosen.map((each) => each.removed));
      const gone = removed.filter((id) => !back.has(id));
      const state = stateOf(before, gone);
      // What was added goes first, and what comes back last, in its place among the others.
      const phaseOf = ({ isAddition, isPlaced }: Difference) => (isAddition ? 0 : isPlaced ? 2 : 1);
      const positions = [...old.keys()];
      const placeOf = ({ elements: [id = ''] }: Difference) => positions.indexOf(id);
      const ordered = [...chosen].sort(
        (a, b) => phaseOf(a) - phaseOf(b) || (a.isPlaced ? placeOf(a) - placeOf(b) : 0),
      );
      const force = ordered.reduce((each, { takeBack }) => takeBack(each, state), now);
      return gone.length < removed.length ? withReferences(force, state) : force;
    },
  };
}
