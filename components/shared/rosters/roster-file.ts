import { fileName, rosterFileText } from '@/lib/roster/file';
import type { Roster } from '@/lib/roster/roster';
import { saveFile } from '../import/files';

/** Saves a roster to a file in the format that `muster check` reads. */
export const saveRosterFile = (roster: Roster) =>
  saveFile(fileName(roster.name, 'json'), rosterFileText(roster), 'application/json');

/** Saves several rosters to one file, one per line, which `muster check` reads too. */
export const saveRosterFiles = (rosters: readonly Roster[]) =>
  saveFile(
    `${rosters.length}-rosters.ndjson`,
    rosters.map((roster) => `${JSON.stringify(roster)}\n`).join(''),
    'application/x-ndjson',
  );
