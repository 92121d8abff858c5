'use client';

import { Download, ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { SeverityMark } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Segmented } from '@/components/ui/segmented';
import { fileName } from '@/lib/roster/file';
import type { Roster } from '@/lib/roster/roster';
import { saveFile } from '../shelf/save-file';
import { useBuilder } from './context';
import { sheetsOf } from './sheets-of';
import { Tablemates } from './tablemates';

type Paper = 'a4' | 'letter';
type Made =
  | { kind: 'making' }
  | { kind: 'made'; pdf: Blob; address: string }
  | { kind: 'failed'; sentence: string };

const PAPER = 'muster-paper';

/** The paper chosen last; Letter where the browser speaks American English. */
function lastPaper(): Paper {
  try {
    const kept = localStorage.getItem(PAPER);
    if (kept === 'a4' || kept === 'letter') return kept;
  } catch {
    // A browser that keeps nothing starts from its language.
  }
  return /^en-(US|CA)/.test(navigator.language) ? 'letter' : 'a4';
}

/** Makes the PDF as soon as it is open, and hands it over: look at it, save it, print it. */
export function PrintDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Print the roster" size="sm">
      <PrintForm />
    </Dialog>
  );
}

function PrintForm() {
  const { store, system } = useBuilder();
  const [paper, setPaper] = useState<Paper>(lastPaper);
  const [others, setOthers] = useState<readonly Roster[]>([]);
  const [made, setMade] = useState<Made>({ kind: 'making' });
  const { roster, report } = store.state();
  const name = fileName(roster.name, 'pdf');

  useEffect(() => {
    let current = true;
    let address = '';
    setMade({ kind: 'making' });
    const { roster, reckoning, report } = store.state();
    Promise.all([import('@/lib/sheet/pdf/in-browser'), import('@/lib/sheet/pdf/attach')])
      .then(([{ printInBrowser }, { carried }]) =>
        printInBrowser(sheetsOf(system, roster, { reckoning, report }, others), {
          paper,
          carries: [roster, ...others].map(carried),
        }),
      )
      .then((pdf) => {
        if (!current) return;
        address = URL.createObjectURL(pdf);
        setMade({ kind: 'made', pdf, address });
      })
      .catch((error: Error) => current && setMade({ kind: 'failed', sentence: error.message }));
    return () => {
      current = false;
      if (address) URL.revokeObjectURL(address);
    };
  }, [store, system, paper, others]);

  const choose = (next: Paper) => {
    setPaper(next);
    try {
      localStorage.setItem(PAPER, next);
    } catch {
      // Chosen again next time.
    }
  };

  return (
    <div className="grid gap-5">
      <Segmented
        label="Paper"
        value={paper}
        options={[
          { value: 'a4', label: 'A4' },
          { value: 'letter', label: 'US Letter' },
        ]}
        onChange={choose}
      />
      {system.tableSheet && <Tablemates onChange={setOthers} />}
      {!report.legal && (
        <p>
          <SeverityMark severity="error">Not legal.</SeverityMark> The sheet says so and lists the problems.
        </p>
      )}
      <p role="status">
        {made.kind === 'making' && 'Making the PDF …'}
        {made.kind === 'made' && `${name} is ready.`}
        {made.kind === 'failed' && `${made.sentence} Close this and press Print again.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          disabled={made.kind !== 'made'}
          onClick={() => made.kind === 'made' && window.open(made.address, '_blank')}
        >
          <ExternalLink aria-hidden size={16} /> Open to print
        </Button>
        <Button
          disabled={made.kind !== 'made'}
          onClick={() => made.kind === 'made' && saveFile(name, made.pdf, 'application/pdf')}
        >
          <Download aria-hidden size={16} /> Save PDF
        </Button>
      </div>
    </div>
  );
}
