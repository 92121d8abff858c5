import type { Metadata } from 'next';
import { AppFrame } from '@/components/frame/app-frame';
import { NoticePage } from '@/components/frame/notice-page';
import { LinkButton } from '@/components/ui/button';
import { encodedLinkScript } from '@/lib/check/changed-links';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <AppFrame width="text">
      <script>{encodedLinkScript(process.env.NEXT_PUBLIC_BASE_PATH ?? '')}</script>
      <NoticePage
        number="404"
        title="Page not found"
        actions={
          <LinkButton href="/" variant="primary">
            Back to the rosters
          </LinkButton>
        }
      >
        <p>Check the address. If it was that of a roster, the roster may be saved in another browser.</p>
        <p className="text-muted">
          Rosters are saved only in the browser where they were made. To move one, save it to a file there and
          open the file here.
        </p>
      </NoticePage>
    </AppFrame>
  );
}
