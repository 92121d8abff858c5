import { Button, LinkButton } from '@/components/ui/button';
import type { Fault } from '@/lib/roster/report';
import { rawText } from '@/lib/storage/json';
import { AppFrame } from './app-frame';
import { FaultList } from './fault-list';
import { plurals, type StoredPlace } from './not-found-page';
import { saveFile } from './save-file';

/** Shown if what is stored cannot be read; it is not deleted. */
export function UnreadablePage({
  noun,
  list,
  record,
  faults,
}: StoredPlace & { record: unknown; faults: readonly Fault[] }) {
  return (
    <AppFrame>
      <h1 className="mb-2 font-semibold text-xl">This {noun} cannot be read</h1>
      <p className="mb-4 max-w-prose">It is unchanged. Save it to a file to repair it by hand.</p>
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
