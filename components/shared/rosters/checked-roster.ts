import type { Checked } from '@/lib/roster/check';
import type { Report } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { sentenceOf } from '@/lib/roster/sentence';
import { compositionOf, headlineFigures } from '@/lib/roster/shown/figures';
import type { AnyGameSystem } from '@/lib/roster/system';
import { VERSION } from '@/lib/roster/version';
import { stamp } from '@/lib/storage/clock';
import { newId, type StoredError, type StoredRoster } from '@/lib/storage/db';
import type { OnShelf } from './stored-roster';

/** Returns the errors of a report as stored in the database, for a later version to compare with its own. */
export const errorsToStore = ({ problems }: Report, system: AnyGameSystem): StoredError[] =>
  problems
    .filter(({ severity }) => severity === 'error')
    .map((problem) => ({ rule: problem.rule, message: sentenceOf(problem, system) }));

/** Returns a roster as a database record, with the result of its check. */
export const toStoredRoster = (
  onShelf: OnShelf,
  roster: Roster,
  { evaluation, report }: Checked,
  system: AnyGameSystem,
): StoredRoster => ({
  ...onShelf,
  changed: stamp(),
  roster,
  legal: report.legal,
  figures: headlineFigures(system.figures(evaluation)),
  makeUp: compositionOf(system.picture(evaluation)),
  checked: {
    version: VERSION,
    errors: errorsToStore(report, system),
    unknown: report.unknown,
  },
  revision: newId(),
});
