import { fileName, rosterFileText } from '@/lib/roster/file';
import type { Roster } from '@/lib/roster/roster';
import { saveFile } from './save-file';

/** Saves a roster as a file of the format that `muster check` reads. */
export const saveRosterFile = (roster: Roster) =>
  saveFile(fileName(roster.name, 'json'), rosterFileText(roster), 'application/json');
