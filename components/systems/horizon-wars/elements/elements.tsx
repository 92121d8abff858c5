import type { ElementsEditor } from '@/components/builder/system-editor';
import { addedText } from '@/lib/systems/horizon-wars/edits/added';
import { duplicateElement, moveElement, removeElement } from '@/lib/systems/horizon-wars/edits/edit';
import type { Evaluation } from '@/lib/systems/horizon-wars/evaluate/evaluate';
import { elementStats } from '@/lib/systems/horizon-wars/fields';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { actions } from './actions';
import { Editor } from './editor';
import { line } from './line';
import { Picker } from './picker';

/** The elements of a force: how they are listed, added and edited. */
export const elements: ElementsEditor<Force, Evaluation> = {
  noun: 'element',
  plural: 'elements',
  field: 'elements',
  list: (evaluation) => evaluation.elements,
  columns: Object.values(elementStats),
  cost: { head: 'Pts', unit: ['point', 'points'] },
  line,
  Editor,
  Picker,
  sum: ({ forceCost, settings: { limit } }) => ({
    text: `force cost ${forceCost}${limit === null ? '' : ` of ${limit}`}`,
    over: limit !== null && forceCost > limit,
  }),
  addedText: ({ element, elements }, id) => addedText(element(id), elements),
  duplicate: duplicateElement,
  remove: removeElement,
  move: moveElement,
  actions,
};
