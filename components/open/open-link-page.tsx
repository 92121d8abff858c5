'use client';

import { useEffect, useState } from 'react';
import { AppFrame } from '@/components/shell/app-frame';
import { NavLink } from '@/components/shell/nav-link';
import { NoticePage } from '@/components/shell/notice-page';
import { LinkButton } from '@/components/ui/button';
import type { Examined } from '@/lib/check/answer';
import type { Fault, Parsed } from '@/lib/roster/report';
import { FaultList } from '../shelf/fault-list';
import { SharedRoster } from './shared-roster';

type Read = { kind: 'reading' } | { kind: 'read'; examined: Examined } | { kind: 'refused'; faults: Fault[] };

async function readAddress(): Promise<Parsed<Examined>> {
  const [{ linkedText }, { readRosterText }, { examine }] = await Promise.all([
    import('@/lib/check/link'),
    import('@/lib/check/read'),
    import('@/lib/check/answer'),
  ]);
  const text = linkedText(window.location.hash);
  return text.ok ? examine(await readRosterText(text.value), null) : text;
}

const notLoaded = {
  path: '',
  message: 'The page could not be loaded. Check the connection and load it again.',
};

/** The roster of the link that was opened: its verdict and sheet first; it is kept only when asked. */
export function OpenLinkPage() {
  const [read, setRead] = useState<Read>({ kind: 'reading' });
  useEffect(() => {
    let current = true;
    const look = () =>
      readAddress()
        .catch((): Parsed<Examined> => ({ ok: false, faults: [notLoaded] }))
        .then((result) => {
          if (!current) return;
          if (result.ok) setRead({ kind: 'read', examined: result.value });
          else setRead({ kind: 'refused', faults: result.faults });
        });
    void look();
    window.addEventListener('hashchange', look);
    return () => {
      current = false;
      window.removeEventListener('hashchange', look);
    };
  }, []);
  return (
    <AppFrame nav={<NavLink href="/">Shelf</NavLink>}>
      {read.kind === 'reading' && (
        <>
          <h1 className="sr-only">A shared roster</h1>
          <p role="status" className="text-muted">
            Reading the link …
          </p>
        </>
      )}
      {read.kind === 'read' && <SharedRoster examined={read.examined} />}
      {read.kind === 'refused' && (
        <NoticePage
          number="400"
          title="This link cannot be read"
          actions={
            <LinkButton href="/" variant="primary">
              To the shelf
            </LinkButton>
          }
        >
          <p className="mb-4">Nothing was kept. What is wrong with it:</p>
          <FaultList faults={read.faults} />
        </NoticePage>
      )}
    </AppFrame>
  );
}
