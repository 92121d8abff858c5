'use client';

import { ClipboardCopy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextAreaField } from '@/components/ui/text-field';
import { packLink } from '@/lib/check/link';
import type { Pack } from '@/lib/roster/pack';
import { QrPicture } from '../builder/qr-picture';
import { packLabel } from './label';

/** A pack as a link, with its QR code. */
export function SharePack({ pack, onClose }: { pack: Pack; onClose: () => void }) {
  const link = packLink(window.location.origin, pack);
  const [told, setTold] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setTold('Copied.');
    } catch {
      place.current?.querySelector('textarea')?.select();
      setTold('This browser does not let the page copy. The text is selected: copy it with your own keys.');
    }
  };
  return (
    <Dialog open onClose={onClose} title="Share the pack">
      <div ref={place} className="grid gap-4">
        <TextAreaField
          label={`Link, ${link.length.toLocaleString('en-GB')} characters`}
          hint="The whole pack is in the link itself; no server keeps it."
          readOnly
          rows={4}
          spellCheck={false}
          value={link}
        />
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="primary" data-autofocus onClick={() => void copy()}>
            <ClipboardCopy aria-hidden size={16} /> Copy
          </Button>
          <p role="status">{told}</p>
        </div>
        <QrPicture text={link} name={packLabel(pack)} what="pack" />
      </div>
    </Dialog>
  );
}
