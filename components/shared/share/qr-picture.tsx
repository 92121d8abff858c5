import { Dialog } from '@/components/ui/dialog';
import { linkReachSentence, scanSentence } from '@/lib/roster/text/link-reach';
import { qrCode } from '@/lib/sheet/qr';
import { CopyField } from './copy-field';

interface QrPictureProps {
  text: string;
  name: string;
  /** What the link opens. */
  what?: 'roster' | 'pack' | 'collection' | 'match' | 'event' | 'devices';
}

/** A link as a QR code, black on white in either colour scheme, and who can open it if not everyone. */
export function QrPicture({ text, name, what = 'roster' }: QrPictureProps) {
  const code = qrCode(text);
  if (code === null)
    return (
      <p>
        This {what} is too long for a QR code. Send the link or the file instead. {linkReachSentence(text)}
      </p>
    );
  return (
    <figure className="justify-self-center">
      <svg
        role="img"
        aria-label={`QR code of the link to ${name || `this ${what}`}`}
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        className="w-full max-w-80"
      >
        <rect width={code.size} height={code.size} fill="#fff" />
        <path d={code.path} fill="#000" />
      </svg>
      <figcaption className="mt-1 text-center text-muted text-sm">
        {scanSentence(text, what, `Scan this with another phone to open the ${what}.`)}
      </figcaption>
    </figure>
  );
}

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
