import type { ElementsEditor } from '@/components/builder/system-editor';
import { duplicateUnit, moveUnit, removeUnit } from '@/lib/systems/at-43/edits/edit';
import type { Evaluation } from '@/lib/systems/at-43/evaluate/evaluate';
import type { Force } from '@/lib/systems/at-43/force';
import { sumText } from '@/lib/systems/at-43/paper/text';
import { actions } from './actions';
import { Editor } from './editor';
import { line } from './line';
import { Picker } from './picker';

/** The units of a company in platoon order: how they are listed, added and edited. */
export const elements: ElementsEditor<Force, Evaluation> = {
  noun: 'unit',
  plural: 'units',
  field: 'units',
  list: ({ units }) => units,
  columns: [],
  cost: { head: 'A.P.', unit: ['army point', 'army points'] },
  line,
  Editor,
  Picker,
  sum: ({ value, units, limit }) => ({
    text: `${sumText(value, units)}${limit === null ? '' : ` of ${limit}`} A.P.`,
    over: limit !== null && value > limit,
  }),
  addedText: ({ units, platoons }, id) => {
    const unit = units.find((each) => each.id === id);
    return unit ? `${unit.label} added to ${platoons[unit.platoon]?.label}, slot ${unit.slot + 1}` : '';
  },
  duplicate: duplicateUnit,
  remove: removeUnit,
  move: moveUnit,
  actions,
};
