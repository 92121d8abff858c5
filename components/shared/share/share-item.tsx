import { Dialog } from '@/components/ui/dialog';
import { linkReachSentence } from '@/lib/roster/text/link-reach';
import { CopyField } from './copy-field';
import { QrPicture } from './qr-picture';

interface ShareItemProps {
  noun: 'pack' | 'collection';
  name: string;
  link: string;
  onClose: () => void;
}

/** A stored item as a link, with its QR code. */
export function ShareItem({ noun, name, link, onClose }: ShareItemProps) {
  return (
    <Dialog open onClose={onClose} title={`Share the ${noun}`}>
      <div className="grid gap-4">
        <CopyField
          label={`Link, ${link.length.toLocaleString('en-GB')} characters`}
          hint={`The whole ${noun} is in the link itself; no server stores it. ${linkReachSentence(link)}`.trim()}
          text={link}
        />
        <QrPicture text={link} name={name} what={noun} />
      </div>
    </Dialog>
  );
}
