import type { ElementsEditor } from '@/components/builder/system-editor';
import { duplicateUnit, moveUnit, removeUnit } from '@/lib/systems/forge-of-war/edit';
import type { Force } from '@/lib/systems/forge-of-war/force';
import type { Reckoning } from '@/lib/systems/forge-of-war/reckon';
import { actions } from './actions';
import { Editor } from './editor';
import { Picker } from './picker';
import { Row } from './row';

/** The units of a force: how they are listed, added and edited. */
export const units: ElementsEditor<Force, Reckoning> = {
  noun: 'unit',
  plural: 'units',
  list: (reckoning) => reckoning.units,
  Row,
  Editor,
  Picker,
  duplicate: duplicateUnit,
  remove: removeUnit,
  move: moveUnit,
  actions,
};
