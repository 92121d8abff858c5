import type { ReactNode } from 'react';
import { CopyField } from '@/components/shell/copy-field';
import { QrPicture } from '@/components/shell/qr-picture';
import { Dialog } from '@/components/ui/dialog';
import { linkReachSentence } from '@/lib/roster/link-reach';

interface LinkDialogProps {
  title: ReactNode;
  label: string;
  link: string;
  /** Name for the picture of the link. */
  name: string;
  onClose: () => void;
  children?: ReactNode;
}

/** A link to copy, and as a QR code. */
export const LinkDialog = ({ title, label, link, name, onClose, children }: LinkDialogProps) => (
  <Dialog open size="sm" title={title} onClose={onClose}>
    <div className="grid gap-4">
      {children}
      <CopyField label={label} text={link} action="Copy the link" hint={linkReachSentence(link)} />
      <QrPicture text={link} name={name} what="event" />
    </div>
  </Dialog>
);
