import type { ElementsEditor } from '@/components/builder/system-editor';
import { duplicateUnit, moveUnit, removeUnit } from '@/lib/systems/at-43/edit';
import type { Force } from '@/lib/systems/at-43/force';
import type { Reckoning } from '@/lib/systems/at-43/reckon';
import { actions } from './actions';
import { Editor } from './editor';
import { Picker } from './picker';
import { Row } from './row';

/** The units of a company in platoon order: how they are listed, added and edited. */
export const elements: ElementsEditor<Force, Reckoning> = {
  noun: 'unit',
  plural: 'units',
  field: 'units',
  list: ({ units }) => units,
  Row,
  Editor,
  Picker,
  duplicate: duplicateUnit,
  remove: removeUnit,
  move: moveUnit,
  actions,
};
