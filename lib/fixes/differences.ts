import type { AnyEditCatalogue } from '@/lib/roster/edits/edit-catalogue';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { cutInMiddle, withMore } from '@/lib/roster/text/words';
import { type ChangedField, changedFields, changeText, type Fields, FORWARD, same } from './change-text';
import { type Difference, differenceKinds, ForceStates, type State } from './difference';

/** An element of which more fields differ is compared as a whole: it may be another one that was given its id. */
const MAX_FIELDS = 3;

/** Compares a force with an earlier state of it: elements, their groups and fields, and settings. */
export function compareForces(now: unknown, before: unknown, catalogue: AnyEditCatalogue) {
  const states = new ForceStates(catalogue);
  const [old, current] = [states.byId(before), states.byId(now)];
  const removed = [...old.keys()].filter((id) => !current.has(id));
  const added = [...current.keys()].filter((id) => !old.has(id));
  // References to an element are removed and added with it, and are not differences of their own.
  const [rest, oldRest] = [states.without(now, added), states.without(before, removed)];
  const kept = [...oldRest.elements.keys()].filter((id) => rest.elements.has(id));
  const kinds = differenceKinds(states, now, before, { rest, oldRest });
  return {
    differences: [
      ...removed.map(kinds.removal),
      ...ofElements(kinds, { rest, oldRest, kept }, catalogue),
      ...ofGroupsAndSettings(kinds, { rest, oldRest, kept }, states),
      ...added.map(kinds.addition),
    ],
    /** Returns the force with some of the differences taken back. */
    takenBack: (chosen: readonly Difference[]): unknown => {
      const back = new Set(chosen.map((each) => each.removed));
      const gone = removed.filter((id) => !back.has(id));
      const state = states.without(before, gone);
      const force = inOrder(chosen, [...old.keys()]).reduce(
        (each, { takeBack }) => takeBack(each, state),
        now,
      );
      return gone.length < removed.length
        ? withReferences(force, state, { rest, oldRest, kept }, states)
        : force;
    },
  };
}

type Kinds = ReturnType<typeof differenceKinds>;

/** Both states without what only one of them has, and the ids of what both have. */
interface Common {
  rest: State;
  oldRest: State;
  kept: readonly string[];
}

/** The differences of the fields of elements. */
function ofElements(
  kinds: Kinds,
  { rest, oldRest, kept }: Common,
  { words, groups }: AnyEditCatalogue,
): Difference[] {
  /** Whether an element that was given the id of another stands elsewhere than that one did. */
  const isReordered = (id: string): boolean => {
    const [is, was] = [rest, oldRest].map(({ elements: all }) => [...all.keys()].indexOf(id));
    return is !== was;
  };
  const flagged: string[] = [];
  const fields = kept.flatMap((id) => {
    const [value, then] = [rest, oldRest].map(({ elements: all }) => all.get(id)?.value as unknown as Fields);
    const changed = changedFields(value ?? {}, then ?? {}, words);
    const isMoved = changed.length > 0 && !groups && isReordered(id);
    if (isMoved || changed.length > MAX_FIELDS) return [kinds.whole(id, isMoved, changed)];
    return changed.flatMap((each) => {
      if (each.path.length > 1 || each.path[0] !== words.single) return [kinds.field(id, each)];
      flagged.push(id);
      return [];
    });
  });
  return flagged.length > 0 && words.single ? [...fields, kinds.flag(words.single, flagged)] : fields;
}

/** The differences of the groups that elements are in, of their order in a group, and of settings. */
function ofGroupsAndSettings(kinds: Kinds, { rest, oldRest, kept }: Common, states: ForceStates) {
  const { words, groups } = states.catalogue;
  const regrouped = kept.filter((id) => rest.elements.get(id)?.group !== oldRest.elements.get(id)?.group);
  const stayed = ({ elements: all }: State) =>
    [...all.keys()].filter((id) => kept.includes(id) && !regrouped.includes(id));
  const reordered = groups ? movedFrom(stayed(rest), stayed(oldRest)) : [];
  const changed = changedFields(states.settings(rest.force), states.settings(oldRest.force), words);
  const isOfGroups = ({ path }: ChangedField) => groups !== undefined && path[0] === groups.field;
  const leaderOf = ({ path: [name = ''] }: ChangedField) =>
    changed.find(({ path }) => path[0] === words.follows?.[name]);
  return [
    ...(changed.some(isOfGroups) ? [] : regrouped.map(kinds.move)),
    ...reordered.map(kinds.reorder),
    ...changed
      .filter((each) => leaderOf(each) === undefined)
      .map((each) =>
        kinds.setting(
          [each, ...changed.filter((other) => leaderOf(other) === each)],
          isOfGroups(each) ? regrouped : [],
        ),
      ),
  ];
}

/** What was added goes first, and what comes back last, in its place among the others. */
function inOrder(chosen: readonly Difference[], positions: readonly string[]): Difference[] {
  const phaseOf = ({ isAddition, isPlaced }: Difference) => (isAddition ? 0 : isPlaced ? 2 : 1);
  const positionOf = ({ elements: [id = ''] }: Difference) => positions.indexOf(id);
  return [...chosen].sort(
    (a, b) => phaseOf(a) - phaseOf(b) || (a.isPlaced ? positionOf(a) - positionOf(b) : 0),
  );
}

/** Restores what referred to elements that are back: the same in both states without those elements. */
function withReferences(
  force: unknown,
  state: State,
  { rest, oldRest, kept }: Common,
  states: ForceStates,
): unknown {
  const { groups, withSetting } = states.catalogue;
  let next = force;
  const [then, without, present] = [state, oldRest, rest].map((each) => states.settings(each.force));
  for (const [name, value] of Object.entries(then ?? {}))
    if (name !== groups?.field && same(present?.[name], without?.[name]) && !same(value, without?.[name]))
      next = withSetting(next, name, value);
  for (const id of kept) {
    const [value, was, is] = [state, oldRest, rest].map(({ elements: all }) => all.get(id)?.value);
    if (same(is, was) && !same(value, was)) next = states.withFields(next, id, () => value);
  }
  return next;
}

/** Returns the fewest ids that have to move for a list to get the order of another, which has the same ids. */
function movedFrom(now: readonly string[], before: readonly string[]): string[] {
  const place = new Map(before.map((id, index) => [id, index]));
  /** By id, the longest list that ends with it and is in the order of both. */
  const longest = new Map<string, string[]>();
  let kept: string[] = [];
  for (const id of now) {
    let best: string[] = [];
    for (const [other, list] of longest)
      if ((place.get(other) ?? 0) < (place.get(id) ?? 0) && list.length > best.length) best = list;
    longest.set(id, [...best, id]);
    if (best.length >= kept.length) kept = [...best, id];
  }
  return now.filter((id) => !kept.includes(id));
}

/** Maximum number of changes that a step names, and of characters of one. */
const MAX_NAMED = 3;
const MAX_LENGTH = 70;

/** Labels of what a roster has besides its force. */
const labels = { name: 'the force name', player: 'the player', notes: 'the notes' };

/**
 * Says what a step changed: "Light infantry added", "5 changes: Terrier: Firepower 6 → 16; …; 2 more". "" if it changed
 * nothing that has a name.
 */
export function stepText(
  now: Roster,
  before: Roster,
  system: AnyGameSystem,
  catalogue: AnyEditCatalogue,
): string {
  const [current, earlier] = [now, before].map(({ force }) => system.labels(force));
  const called = (id: string) => earlier?.get(id) ?? current?.get(id) ?? id;
  const changed = compareForces(now.force, before.force, catalogue).differences.flatMap(({ said }) =>
    said(called),
  );
  const texts = [...headTexts(now, before), ...changed];
  // A changed order alone is said here: a force in which it does not matter counts as equal.
  if (texts.length === 0) {
    const [order = [], old = []] = [now, before].map(({ force }) =>
      catalogue.elements(force).map(({ value }) => value.id),
    );
    texts.push(...movedFrom(order, old).map((id) => `${called(id)} moved`));
  }
  const named = withMore(
    texts.map((text) => cutInMiddle(text, MAX_LENGTH)),
    MAX_NAMED,
  ).join('; ');
  return texts.length > 1 ? `${texts.length} changes: ${named}` : named;
}

/** What changed besides the force. */
function headTexts({ force: _, ...now }: Roster, { force: __, ...before }: Roster): string[] {
  const by = { phrases: FORWARD, words: { labels }, settings: [{}, {}], called: (id: string) => id } as const;
  return changedFields(now, before, by.words).map(({ path, now: to, before: from }) =>
    changeText({ path, from, to }, by),
  );
}
