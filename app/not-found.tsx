import type { Metadata } from 'next';
import { AppFrame } from '@/components/shell/app-frame';
import { NoticePage } from '@/components/shell/notice-page';
import { LinkButton } from '@/components/ui/button';

export const metadata: Metadata = { title: 'Off the map' };

export default function NotFound() {
  return (
    <AppFrame width="text">
      <NoticePage
        number="404"
        title="Off the map"
        actions={
          <LinkButton href="/" variant="primary">
            Back to the rosters
          </LinkButton>
        }
      >
        <p>
          There is no page at this address. It may be mistyped, or it belonged to a roster saved in another
          browser.
        </p>
        <p className="text-muted">
          Rosters live in the browser they were made in. To move one, save it to a file there and open it
          here.
        </p>
      </NoticePage>
    </AppFrame>
  );
}
