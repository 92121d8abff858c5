import { Download } from 'lucide-react';
import { saveFile } from '@/components/shared/import/files';
import { CopyField } from '@/components/shared/share/copy-field';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import type { EventView, ListView, PlayerView } from '@/lib/events/view';
import { momentText } from '@/lib/events/zoned-time';
import { fileName } from '@/lib/roster/file';
import { shownFingerprint } from '@/lib/roster/fingerprint/text';

/** The receipt of a list: when it arrived and under which number, to keep as proof. */
export function Receipt({ event, player, list }: ReceiptParts) {
  const facts = [
    ['Number', `${list.number}`],
    ['Received', momentText(list.at, event.settings.zone)],
    ['Fingerprint', shownFingerprint(list.fingerprint)],
  ] as const;
  const text = receiptText({ event, player, list });
  return (
    <section aria-label="Receipt" className="grid gap-2">
      <h3 className="label-caps">Receipt</h3>
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="label-caps text-muted">{label}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-prose text-muted text-sm">
        Keep this receipt: with it you can show which list arrived, and when.
      </p>
      <Disclosure title="Receipt as text">
        <CopyField label="Receipt" action="Copy the receipt" text={text}>
          <Button
            onClick={() =>
              saveFile(fileName(`${event.settings.name} receipt ${list.number}`, 'txt'), text, 'text/plain')
            }
          >
            <Download aria-hidden size={16} /> Save to a file
          </Button>
        </CopyField>
      </Disclosure>
    </section>
  );
}

/** A list that was accepted, and what its receipt says about it. */
export interface ReceiptParts {
  event: Pick<EventView, 'id' | 'settings'>;
  player: Pick<PlayerView, 'name'>;
  list: Pick<ListView, 'number' | 'at' | 'name' | 'fingerprint' | 'content'>;
}

/** The receipt of a list as text: who sent what to which event, and when it arrived by the server's clock. */
const receiptText = ({ event, player, list }: ReceiptParts): string =>
  [
    `Receipt ${list.number} of ${event.settings.name}`,
    `Player: ${player.name}`,
    `List: ${list.name || 'No name'}`,
    `Received: ${momentText(list.at, event.settings.zone)} (${new Date(list.at).toISOString()})`,
    `Fingerprint: ${list.fingerprint}`,
    `SHA-256 of the list as stored: ${list.content}`,
    `Event: ${event.id}`,
  ].join('\n');
