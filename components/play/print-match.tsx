import { Download, ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { paperSize } from '@/components/shell/paper-size';
import { saveFile } from '@/components/shell/save-file';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Segmented } from '@/components/ui/segmented';
import { asItStands } from '@/lib/play/as-it-stands';
import { checkRoster } from '@/lib/roster/check';
import { fileName } from '@/lib/roster/file';
import { rosterSheet } from '@/lib/sheet/roster-sheet';
import { usePlay, usePlayed } from './context';

type Made =
  | { kind: 'making' }
  | { kind: 'made'; pdf: Blob; address: string }
  | { kind: 'failed'; sentence: string };

/** The sheet of a side with its boxes ticked and every row as it stands, to go on with on paper. */
export function PrintMatch({ onClose }: { onClose: () => void }) {
  const { session } = usePlay();
  const { head, state } = usePlayed();
  const sides = head.sides.filter(
    ({ id }) => session.setup.sides.find((each) => each.id === id)?.rows.length,
  );
  const [chosen, choose] = useState((sides.find(({ mine }) => mine) ?? sides[0])?.id ?? '');
  const [made, setMade] = useState<Made>({ kind: 'making' });
  const side = sides.find(({ id }) => id === chosen);
  useEffect(() => {
    if (!side) return;
    let current = true;
    let address = '';
    setMade({ kind: 'making' });
    const { roster, pack } = side;
    const { system, setup } = session;
    const sheet = rosterSheet({ roster, system, checked: checkRoster(roster, system, pack), pack });
    import('@/lib/sheet/pdf/in-browser')
      .then(({ printInBrowser }) =>
        printInBrowser([asItStands(sheet, setup, state, side.id)], { paper: paperSize() }),
      )
      .then(
        (pdf) => {
          if (!current) return;
          address = URL.createObjectURL(pdf);
          setMade({ kind: 'made', pdf, address });
        },
        (error: Error) => current && setMade({ kind: 'failed', sentence: error.message }),
      );
    return () => {
      current = false;
      if (address) URL.revokeObjectURL(address);
    };
  }, [side, session, state]);
  const pdf = made.kind === 'made' ? made : null;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Print as it stands"
      description="The sheet with its boxes ticked, and each row as it is now, to go on with on paper."
    >
      <div className="grid gap-4">
        {sides.length > 1 && (
          <Segmented
            label="Side"
            value={chosen}
            options={sides.map(({ id, name }) => ({ value: id, label: name || 'Side' }))}
            onChange={choose}
          />
        )}
        <p role="status">
          {!side
            ? 'No side has a list to print.'
            : made.kind === 'making'
              ? 'Making the PDF …'
              : made.kind === 'failed'
                ? made.sentence
                : 'The PDF is ready.'}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" disabled={!pdf} onClick={() => pdf && window.open(pdf.address, '_blank')}>
            <ExternalLink aria-hidden size={16} /> Open to print
          </Button>
          <Button
            disabled={!pdf}
            onClick={() =>
              pdf &&
              saveFile(
                fileName(sides.length > 1 ? `${head.name} ${side?.name ?? ''}` : head.name, 'pdf'),
                pdf.pdf,
                'application/pdf',
              )
            }
          >
            <Download aria-hidden size={16} /> Save PDF
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
