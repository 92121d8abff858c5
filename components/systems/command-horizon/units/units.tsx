import type { ElementsEditor } from '@/components/builder/system-editor';
import { duplicateUnit, moveUnit, removeUnit } from '@/lib/systems/command-horizon/edits/edit';
import type { Evaluation } from '@/lib/systems/command-horizon/evaluate/evaluate';
import { unitStats } from '@/lib/systems/command-horizon/fields';
import type { Force } from '@/lib/systems/command-horizon/force';
import { addedText, commandSummary, countText } from '@/lib/systems/command-horizon/paper/summaries';
import { actions } from './actions';
import { line } from './line';
import { Picker } from './picker';
import { UnitEditor } from './unit-editor';

/** The units of a force: how they are listed, added and edited. */
export const units: ElementsEditor<Force, Evaluation> = {
  noun: 'unit',
  plural: 'units',
  field: 'units',
  list: (evaluation) => evaluation.units,
  count: countText,
  columns: Object.values(unitStats),
  line,
  Editor: UnitEditor,
  Picker,
  sum: (evaluation) => ({ text: commandSummary(evaluation) }),
  addedText: (evaluation, _, what) => addedText(what, evaluation),
  duplicate: duplicateUnit,
  remove: removeUnit,
  move: moveUnit,
  actions,
};
