import type { Checked } from '@/lib/roster/check';
import { compositionOf } from '@/lib/roster/composition';
import { headlineFigures } from '@/lib/roster/figure';
import type { Pack } from '@/lib/roster/pack';
import type { Report } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { sentenceOf } from '@/lib/roster/sentence';
import type { AnyGameSystem } from '@/lib/roster/system';
import { VERSION } from '@/lib/roster/version';
import { stamp } from '@/lib/storage/clock';
import type { StoredError, StoredRoster } from '@/lib/storage/db';
import { newId } from '@/lib/storage/new-id';

/** What the shelf stores of a roster apart from the roster itself and its check. */
export type OnShelf = Pick<StoredRoster, 'id' | 'pack' | 'tags' | 'binned' | 'step' | 'follows'>;

/** The shelf data of a new roster: a new id, for a pack or none. */
export const newOnShelf = (pack: Pack | null = null): OnShelf => ({
  id: newId(),
  pack,
  tags: [],
  binned: null,
  step: 0,
  follows: '',
});

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
