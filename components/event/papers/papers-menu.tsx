import { useState } from 'react';
import { saveFile } from '@/components/shared/import/files';
import { lazyComponent } from '@/components/ui/lazy-part';
import { Menu, type MenuAction } from '@/components/ui/menu';
import { useToast } from '@/components/ui/toast';
import type { EventPaper } from '@/lib/events/papers';
import type { EventView } from '@/lib/events/view';
import { fileName } from '@/lib/roster/file';
import type { Separator } from '@/lib/sheet/csv';

const CsvDialog = lazyComponent(async () => (await import('./csv-dialog')).CsvDialog);
const PaperDialog = lazyComponent(async () => (await import('./paper-dialog')).PaperDialog);

/** The menu of what can be printed and saved of an event: pairings, slips, standings and results. */
export function PapersMenu({ view }: { view: EventView }) {
  const [paper, print] = useState<EventPaper | null>(null);
  const [csv, setCsv] = useState<CsvFile | null>(null);
  const toast = useToast();
  const paired = view.rounds.length > 0;
  const begun = view.rounds.some((round) => round.begun !== null);
  const save = async (what: ResultFile, separator?: Separator) => {
    const { content, type, extension } = await resultFile(what, view, separator);
    const name = fileName(`${view.settings.name} ${what}`, extension, 'event');
    saveFile(name, content, type);
    toast({ message: `${name} saved.` });
  };
  const printing = (label: string, which: EventPaper, disabled: boolean): MenuAction => ({
    label,
    disabled,
    onSelect: () => print(which),
  });
  const trySave: typeof save = (what, separator) =>
    save(what, separator).catch(() => toast({ message: NOT_LOADED }));
  const table = (what: CsvFile): MenuAction => ({
    label: csvLabels[what],
    disabled: !begun,
    onSelect: () => setCsv(what),
  });
  return (
    <>
      <Menu
        label="Print and save"
        variant="secondary"
        groups={() => [
          [
            printing('Pairings by table', 'by-table', !paired),
            printing('Pairings by name', 'by-name', !paired),
            printing('Result slips', 'slips', !paired),
            printing('Standings', 'standings', !begun),
          ],
          [
            table('standings'),
            table('games'),
            { label: 'Results as JSON', disabled: !begun, onSelect: () => void trySave('results') },
          ],
        ]}
      />
      {csv && (
        <CsvDialog
          title={csvLabels[csv]}
          onSave={(separator) => void trySave(csv, separator)}
          onClose={() => setCsv(null)}
        />
      )}
      {paper && <PaperDialog view={view} paper={paper} onClose={() => print(null)} />}
    </>
  );
}

const NOT_LOADED = 'The file could not be made. Check your connection, reload the page and try again.';

type CsvFile = 'standings' | 'games';
type ResultFile = CsvFile | 'results';

const csvLabels: Record<CsvFile, string> = { standings: 'Standings as CSV', games: 'Games as CSV' };

/** The content of a file of results, whose code is loaded when the first is saved. */
async function resultFile(what: ResultFile, view: EventView, separator?: Separator) {
  if (what === 'results') {
    const { resultsOf } = await import('@/lib/events/results');
    const content = `${JSON.stringify(resultsOf(view), null, 2)}\n`;
    return { content, type: 'application/json', extension: 'json' };
  }
  const { gamesCsv, standingsCsv } = await import('@/lib/events/results');
  const content = { games: gamesCsv, standings: standingsCsv }[what](view, separator);
  return { content, type: 'text/csv;charset=utf-8', extension: 'csv' };
}
