'use client';

import { CopyField } from '@/components/shell/copy-field';
import { Dialog } from '@/components/ui/dialog';
import { packLink } from '@/lib/check/link';
import type { Pack } from '@/lib/roster/pack';
import { packLabel } from '../shell/packs/label';
import { QrPicture } from '../shell/qr-picture';

/** A pack as a link, with its QR code. */
export function SharePack({ pack, onClose }: { pack: Pack; onClose: () => void }) {
  const link = packLink(window.location.origin, pack);
  return (
    <Dialog open onClose={onClose} title="Share the pack">
      <div className="grid gap-4">
        <CopyField
          label={`Link, ${link.length.toLocaleString('en-GB')} characters`}
          hint="The whole pack is in the link itself; no server keeps it."
          text={link}
        />
        <QrPicture text={link} name={packLabel(pack)} what="pack" />
      </div>
    </Dialog>
  );
}
