import { AppFrame } from '@/components/shell/app-frame';
import { NoticePage } from '@/components/shell/notice-page';
import { Button, LinkButton } from '@/components/ui/button';
import type { Fault } from '@/lib/roster/report';
import { rawText } from '@/lib/storage/json';
import { FaultList } from '../shell/fault-list';
import { saveFile } from '../shell/save-file';

/** Shown while the roster and its game are loading. */
export function LoadingPage() {
  return (
    <AppFrame width="full">
      <h1 className="sr-only">Builder</h1>
      <p role="status" className="max-w-prose">
        Opening the roster … Every change is saved in this browser as you make it.
      </p>
    </AppFrame>
  );
}

/** Shown if the roster does not exist or cannot be loaded. */
export function NotFoundPage({ sentence }: { sentence: string }) {
  return (
    <AppFrame width="text">
      <NoticePage
        number="404"
        title="Roster not found"
        actions={
          <LinkButton href="/" variant="primary">
            Go to your rosters
          </LinkButton>
        }
      >
        <p>{sentence}</p>
      </NoticePage>
    </AppFrame>
  );
}

/** Shown if the stored roster cannot be read; it is not deleted. */
export function UnreadablePage({ record, faults }: { record: unknown; faults: readonly Fault[] }) {
  return (
    <AppFrame>
      <h1 className="mb-2 font-semibold text-xl">This roster cannot be read</h1>
      <p className="mb-4 max-w-prose">
        It is unchanged. Save it to a file to repair it by hand, or go back to the shelf.
      </p>
      <FaultList faults={faults} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="primary"
          onClick={() => saveFile('roster.json', rawText(record), 'application/json')}
        >
          Save to a file
        </Button>
        <LinkButton href="/">Go to your rosters</LinkButton>
      </div>
    </AppFrame>
  );
}
