'use client';

import { NoticePage } from '@/components/shell/notice-page';
import { Button, LinkButton } from '@/components/ui/button';

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void };

/** Replaces a page that failed. Every page loads it, so it has only a link back, and no frame. */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return (
    <main className="mx-auto max-w-3xl px-4">
      <NoticePage
        number="500"
        title="This page stopped working"
        actions={
          <>
            <Button variant="primary" onClick={reset}>
              Try again
            </Button>
            <LinkButton href="/">Back to the rosters</LinkButton>
          </>
        }
      >
        <p>
          Something in it failed that should not have. What this browser had saved of your rosters is still
          there.
        </p>
        <p className="text-muted text-sm">
          For a report: <span className="rule-id">{error.digest ?? error.message}</span>
        </p>
      </NoticePage>
    </main>
  );
}
