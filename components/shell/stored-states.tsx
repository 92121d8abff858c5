import { Button, LinkButton } from '@/components/ui/button';
import type { Fault } from '@/lib/roster/report';
import { capitalised } from '@/lib/roster/words';
import { rawText } from '@/lib/storage/json';
import { AppFrame } from './app-frame';
import { FaultList } from './fault-list';
import { NoticePage } from './notice-page';
import { saveFile } from './save-file';

const plural = { roster: 'rosters', match: 'matches' };

interface Stored {
  noun: 'roster' | 'match';
  /** The page that lists all of them. */
  list: string;
}

/** Shown if what is stored at an address does not exist or cannot be loaded. */
export function NotFoundPage({ noun, list, sentence }: Stored & { sentence: string }) {
  return (
    <AppFrame width="text">
      <NoticePage
        number="404"
        title={`${capitalised(noun)} not found`}
        actions={
          <LinkButton href={list} variant="primary">
            Go to your {plural[noun]}
          </LinkButton>
        }
      >
        <p>{sentence}</p>
      </NoticePage>
    </AppFrame>
  );
}

/** Shown if what is stored cannot be read; it is not deleted. */
export function UnreadablePage({
  noun,
  list,
  record,
  faults,
}: Stored & { record: unknown; faults: readonly Fault[] }) {
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
        <LinkButton href={list}>Go to your {plural[noun]}</LinkButton>
      </div>
    </AppFrame>
  );
}
