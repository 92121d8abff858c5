'use client';

import { CopyField } from '@/components/shell/copy-field';
import { Dialog } from '@/components/ui/dialog';
import { collectionLink } from '@/lib/check/link';
import type { Collection } from '@/lib/roster/collection';
import { labelOf } from '../shell/items/item-store';
import { QrPicture } from '../shell/qr-picture';

/** A collection as a link, with its QR code. */
export function ShareCollection({ collection, onClose }: { collection: Collection; onClose: () => void }) {
  const link = collectionLink(window.location.origin, collection);
  return (
    <Dialog open onClose={onClose} title="Share the collection">
      <div className="grid gap-4">
        <CopyField
          label={`Link, ${link.length.toLocaleString('en-GB')} characters`}
          hint="The whole collection is in the link itself; no server keeps it."
          text={link}
        />
        <QrPicture text={link} name={labelOf(collection)} what="collection" />
      </div>
    </Dialog>
  );
}
