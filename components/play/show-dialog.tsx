import { RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { Dialog } from '@/components/ui/dialog';
import { standingForOpponent } from '@/lib/play/for-opponent';
import { statText } from '@/lib/play/values';
import { usePlay, usePlayed } from './context';
import { Parts } from './texts';

/** Your side in large type for the player across the table, without what is kept from them. */
export function ShowDialog({ onClose }: { onClose: () => void }) {
  const { session } = usePlay();
  const { head, state } = usePlayed();
  const [isTurned, turn] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = standingForOpponent(session.setup, state);
  const own =
    shown.sides.find(({ id }) => head.sides.some((side) => side.mine && side.id === id)) ?? shown.sides[0];
  return (
    <Dialog
      open
      tall
      size="lg"
      onClose={onClose}
      title={<bdi>{own?.name || 'Your side'}</bdi>}
      footer={
        <Button
          className="min-h-12!"
          onClick={() => {
            turn(!isTurned);
            // Turned round, its top is at the bottom.
            list.current?.scrollIntoView({ block: isTurned ? 'start' : 'end' });
          }}
        >
          <RotateCw aria-hidden size={18} /> Turn it round
        </Button>
      }
    >
      <section
        aria-label="Rows"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: makes the section scrollable by keyboard
        tabIndex={0}
        className={classes('grid gap-4 text-xl', isTurned && 'rotate-180')}
      >
        <ul ref={list} className="grid gap-4">
          {own?.rows.map(({ row, values }) => (
            <li key={row.id} className="border-line border-b pb-3">
              <bdi
                className={classes(
                  'block break-words font-semibold text-2xl',
                  values.is.destroyed && 'line-through',
                )}
              >
                {row.label}
              </bdi>
              <span className="block">
                <Parts whole={values.stats.map(statText)} />
              </span>
              <span className="block">{values.states.join(' · ')}</span>
            </li>
          ))}
        </ul>
      </section>
    </Dialog>
  );
}
