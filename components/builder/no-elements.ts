import { useBuilder, useBuilderState } from './context';
import type { AnySystemEditor, ElementsEditor } from './system-editor';

const nothing = () => null;

/** The list of a force that is one thing: empty, and stays so. */
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

/** How the elements of a game are listed and edited, also where it has none. */
export const elementsOf = (editor: AnySystemEditor): ElementsEditor => editor.elements ?? noElements;

/** Has the force no element yet, where its game has some? */
export const useIsEmpty = (): boolean => {
  const { editor } = useBuilder();
  return useBuilderState(
    ({ reckoning }) => editor.elements !== null && editor.elements.list(reckoning).length === 0,
  );
};
