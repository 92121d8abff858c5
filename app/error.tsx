'use client';

import { NoticePage } from '@/components/frame/notice-page';
import { Button, LinkButton } from '@/components/ui/button';

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void };

/** Replaces a page that failed. Every page loads it, so it has only a link back, and no frame. */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  // A new build has other files than the one that this page is from.
  const isMissing = error.name === 'ChunkLoadError';
  return (
    <main className="mx-auto max-w-3xl px-4">
      <NoticePage
        number="500"
        title={isMissing ? 'This page could not be loaded' : 'This page stopped working'}
        actions={
          <>
            <Button variant="primary" onClick={isMissing ? () => location.reload() : reset}>
              {isMissing ? 'Reload the page' : 'Try again'}
            </Button>
            <LinkButton href="/">Back to the rosters</LinkButton>
          </>
        }
      >
        <p>
          {isMissing
            ? 'A part of it did not arrive: Muster was updated, or the connection failed. '
            : 'There is a problem with Muster. '}
          The rosters saved in this browser are not affected.
        </p>
        <p className="text-muted text-sm">
          If you report this, include: <span className="rule-id">{error.digest ?? error.message}</span>
        </p>
      </NoticePage>
    </main>
  );
}
