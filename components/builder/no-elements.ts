import { useBuilder, useBuilderState } from './context';
import type { AnySystemEditor, ElementsEditor } from './system-editor';

const nothing = () => null;

/** The elements editor of a game without elements: its list is always empty. */
const noElements: ElementsEditor = {
  noun: '',
  field: '',
  plural: '',
  list: () => [],
  columns: [],
  line: nothing,
  Editor: nothing,
  Picker: nothing,
  sum: () => ({ text: '' }),
  addedText: () => '',
  duplicate: (force, id) => ({ force, id }),
  remove: (force) => force,
  move: (force) => force,
  actions: () => [],
};

/** Returns a game's elements editor, or an empty one. */
export const elementsOf = (editor: AnySystemEditor): ElementsEditor => editor.elements ?? noElements;

/** Whether the force has no elements, in a game that has them. */
export const useIsEmpty = (): boolean => {
  const { editor } = useBuilder();
  return useBuilderState(
    ({ evaluation }) => editor.elements !== null && editor.elements.list(evaluation).length === 0,
  );
};
