'use client';

import { NoticePage } from '@/components/shell/notice-page';
import { Mark } from '@/components/shell/wordmark';
import { Button } from '@/components/ui/button';
import './globals.css';

type GlobalErrorProps = { error: Error & { digest?: string }; reset: () => void };

/** Stands in for the whole page when even its frame failed, so it leans on nothing of the shell. */
export default function GlobalError({ error, reset }: GlobalErrorProps) {
  return (
    <html lang="en-GB">
      <body>
        <title>Muster stopped working</title>
        <main className="mx-auto max-w-3xl px-4 py-8 sm:px-6">
          <Mark size={32} />
          <NoticePage
            number="500"
            title="Muster stopped working"
            actions={
              <>
                <Button variant="primary" onClick={reset}>
                  Try again
                </Button>
                {/* A full load on purpose: the running page is not to be trusted. */}
                <Button onClick={() => window.location.assign('/')}>Start afresh</Button>
              </>
            }
          >
            <p>
              Something failed that should not have. What this browser had saved of your rosters is still
              there.
            </p>
            <p className="text-muted text-sm">
              For a report: <span className="rule-id">{error.digest ?? error.message}</span>
            </p>
          </NoticePage>
        </main>
      </body>
    </html>
  );
}
