import { LinkButton } from '@/components/ui/button';
import { capitalised } from '@/lib/roster/text/words';
import { AppFrame } from './app-frame';
import { NoticePage } from './notice-page';

/** The plural of each noun. */
export const plurals = { roster: 'rosters', match: 'matches' };

/** What is stored at the address of a page. */
export interface StoredPlace {
  noun: 'roster' | 'match';
  /** The page that lists all of them. */
  list: string;
}

/** Shown if what is stored at an address does not exist or cannot be loaded. */
export function NotFoundPage({ noun, list, sentence }: StoredPlace & { sentence: string }) {
  return (
    <AppFrame width="text">
      <NoticePage
        number="404"
        title={`${capitalised(noun)} not found`}
        actions={
          <LinkButton href={list} variant="primary">
            Go to your {plurals[noun]}
          </LinkButton>
        }
      >
        <p>{sentence}</p>
      </NoticePage>
    </AppFrame>
  );
}
