import { Button, LinkButton } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import type { Fault } from '@/lib/roster/report';
import { rawText } from '@/lib/storage/json';
import { FaultList } from '../shared/import/fault-list';
import { saveFile } from '../shared/import/files';
import { AppFrame } from './app-frame';
import { plurals, type StoredPlace } from './not-found-page';

/** Shown if what is stored cannot be read; it is not deleted. */
export function UnreadablePage({
  noun,
  list,
  record,
  faults,
}: StoredPlace & { record: unknown; faults: readonly Fault[] }) {
  return (
    <AppFrame>
      <PageTitle lead="It is unchanged. Save it to a file to repair it by hand.">
        This {noun} cannot be read
      </PageTitle>
      <FaultList faults={faults} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="primary"
          onClick={() => saveFile(`${noun}.json`, rawText(record), 'application/json')}
        >
          Save to a file
        </Button>
        <LinkButton href={list}>Go to your {plurals[noun]}</LinkButton>
      </div>
    </AppFrame>
  );
}
