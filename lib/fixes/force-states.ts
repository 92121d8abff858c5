import type { AnyEditCatalogue } from '@/lib/roster/edit-catalogue';
import type { PlacedElement } from '@/lib/roster/force-parts';
import { type Fields, same } from './fields';

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
