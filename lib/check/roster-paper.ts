import type { CheckedRoster } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack';
import type { Paper } from '@/lib/sheet/card';
import { papersOf } from '@/lib/sheet/papers';
import { withBugGuard } from './isolated';

const SHEET = { roster: true, cards: false, summary: false, opponent: false };

/** The sheet of a roster, printed after the verdicts. If it cannot be made, a page says so instead. */
export const rosterPaper = (checked: CheckedRoster, pack: Pack | null): Promise<Paper[]> =>
  withBugGuard(
    async () => (await papersOf([checked], SHEET, pack)).papers,
    ({ faults }) => [
      {
        title: checked.roster.name,
        system: checked.system.name,
        player: checked.roster.player,
        orientation: 'portrait',
        facts: [],
        verdict: null,
        tables: [],
        notes: [{ title: 'Not printed', lines: faults.map(({ message }) => message) }],
      },
    ],
  );
