import type { ElementsEditor } from '@/components/builder/system-editor';
import { counted } from '@/lib/roster/words';
import { duplicateUnit, moveUnit, removeUnit } from '@/lib/systems/forge-of-war/edits/edit';
import type { Evaluation } from '@/lib/systems/forge-of-war/evaluate/evaluate';
import { unitStats } from '@/lib/systems/forge-of-war/fields';
import type { Force } from '@/lib/systems/forge-of-war/force';
import { actions } from './actions';
import { Editor } from './editor';
import { line } from './line';
import { Picker } from './picker';

/** The units of a force: how they are listed, added and edited. */
export const units: ElementsEditor<Force, Evaluation> = {
  noun: 'unit',
  plural: 'units',
  field: 'units',
  list: (evaluation) => evaluation.units,
  columns: Object.values(unitStats),
  legend: `D: D-markers that a unit can carry. ▲: the fighting value has the +1 of pistols.`,
  line,
  Editor,
  Picker,
  sum: ({ units, figures }) => ({ text: `${counted(units.length, 'unit')}, ${counted(figures, 'figure')}` }),
  addedText: ({ unit }, id) => {
    const added = unit(id);
    return added ? `${added.label} added${added.weapons.length === 0 ? ', with no weapons yet' : ''}` : '';
  },
  duplicate: duplicateUnit,
  remove: removeUnit,
  move: moveUnit,
  actions,
};
