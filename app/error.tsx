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
        <p>There is a problem with Muster. The rosters saved in this browser are not affected.</p>
        <p className="text-muted text-sm">
          If you report this, include: <span className="rule-id">{error.digest ?? error.message}</span>
        </p>
      </NoticePage>
    </main>
  );
}
