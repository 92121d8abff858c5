import { fileName, packFileText } from '@/lib/roster/file';
import type { Pack } from '@/lib/roster/pack';
import { saveFile } from '../shell/save-file';

/** Saves a pack to a file in the format that `muster check --pack` reads. */
export const savePackFile = (pack: Pack) =>
  saveFile(fileName(pack.name, 'pack.json', 'pack'), packFileText(pack), 'application/json');
