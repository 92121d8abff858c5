import type { ElementsEditor } from '@/components/builder/system-editor';
import { duplicateUnit, moveUnit, removeUnit } from '@/lib/systems/command-horizon/edit';
import type { Force } from '@/lib/systems/command-horizon/force';
import type { Reckoning } from '@/lib/systems/command-horizon/reckon';
import { addedText, commandSummary, countText } from '@/lib/systems/command-horizon/summaries';
import { actions } from './actions';
import { columns, line } from './line';
import { Picker } from './picker';
import { UnitEditor } from './unit-editor';

/** The units of a force: how they are listed, added and edited. */
export const units: ElementsEditor<Force, Reckoning> = {
  noun: 'unit',
  plural: 'units',
  field: 'units',
  list: (reckoning) => reckoning.units,
  count: countText,
  columns,
  line,
  Editor: UnitEditor,
  Picker,
  sum: (reckoning) => ({ text: commandSummary(reckoning) }),
  addedText: (reckoning, _, what) => addedText(what, reckoning),
  duplicate: duplicateUnit,
  remove: removeUnit,
  move: moveUnit,
  actions,
};
