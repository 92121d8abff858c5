'use client';

import './globals.css';

type GlobalErrorProps = { error: Error & { digest?: string }; reset: () => void };

/** Replaces the whole document if the layout failed, so it uses no components; every page loads it. */
export default function GlobalError({ error, reset }: GlobalErrorProps) {
  return (
    <html lang="en-GB">
      <body>
        <title>Muster stopped working</title>
        <main className="mx-auto max-w-prose space-y-3 p-4">
          <h1 className="font-semibold text-3xl">Muster stopped working</h1>
          <p>There is a problem with Muster. The rosters saved in this browser are not affected.</p>
          <p className="text-muted">If you report this, include: {error.digest ?? error.message}</p>
          <button type="button" className="min-h-control" onClick={reset}>
            Try again
          </button>
          {/* A full page load on purpose: the running page may be broken. */}
          <p>
            <a href={`${process.env.NEXT_PUBLIC_BASE_PATH}/`}>Go to your rosters</a>
          </p>
        </main>
      </body>
    </html>
  );
}
