import { useCallback, useState } from 'react';
import { PdfButtons, paperSize, usePdf } from '@/components/shared/share/paper';
import { Dialog } from '@/components/ui/dialog';
import { CheckField } from '@/components/ui/fields/check-field';
import { Segmented } from '@/components/ui/fields/segmented';
import { asItStands } from '@/lib/play/as-it-stands';
import { checkRoster } from '@/lib/roster/check';
import { elementNotes } from '@/lib/roster/element-notes';
import { fileName } from '@/lib/roster/file';
import { withNotesUnprinted } from '@/lib/sheet/papers';
import { rosterSheet } from '@/lib/sheet/roster-sheet';
import { usePlay, usePlayed } from './context';

/** The sheet of a side with its boxes ticked and every row as it stands, to go on with on paper. */
export function PrintMatch({ onClose }: { onClose: () => void }) {
  const { session } = usePlay();
  const { head, state } = usePlayed();
  const sides = head.sides.filter(
    ({ id }) => session.setup.sides.find((each) => each.id === id)?.rows.length,
  );
  const [chosen, choose] = useState((sides.find(({ mine }) => mine) ?? sides[0])?.id ?? '');
  const [withNotes, setWithNotes] = useState(false);
  const side = sides.find(({ id }) => id === chosen);
  const hasNotes = side !== undefined && elementNotes(side.roster.force, session.system).size > 0;
  const draw = useCallback(() => {
    if (!side) return null;
    const { roster, pack } = side;
    const { system, setup } = session;
    const checked = checkRoster(roster, system, pack);
    const printed = { roster, system, checked, pack };
    const sheet = rosterSheet(withNotes ? printed : withNotesUnprinted(printed));
    return asItStands(sheet, setup, state, side.id);
  }, [side, session, state, withNotes]);
  const { made, status } = usePdf(draw, paperSize(), 'No side has a list to print.');
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
        {hasNotes && (
          <CheckField
            label="Notes of elements"
            checked={withNotes}
            onChange={({ target }) => setWithNotes(target.checked)}
          />
        )}
        <p role="status">{status}</p>
        <PdfButtons
          made={made}
          name={fileName(sides.length > 1 ? `${head.name} ${side?.name ?? ''}` : head.name, 'pdf')}
        />
      </div>
    </Dialog>
  );
}
