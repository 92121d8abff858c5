import { Download, ExternalLink } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { saveFile } from '../import/files';
import type { MadePdf } from './paper';

interface PdfButtonsProps {
  /** Null until it is made. */
  made: MadePdf | null;
  /** The name of its file. */
  name: string;
  /** Whether they are the footer of a dialog, whose main button is the last. */
  inFooter?: boolean;
}

/** The buttons that open a PDF to print it, and save it. */
export function PdfButtons({ made, name, inFooter = false }: PdfButtonsProps) {
  const open = (
    <Button variant="primary" disabled={!made} onClick={() => made && window.open(made.address, '_blank')}>
      <ExternalLink aria-hidden size={16} /> Open to print
    </Button>
  );
  const save = (
    <Button disabled={!made} onClick={() => made && saveFile(name, made.pdf, 'application/pdf')}>
      <Download aria-hidden size={16} /> Save PDF
    </Button>
  );
  if (inFooter)
    return (
      <>
        {save}
        {open}
      </>
    );
  return (
    <div className="flex flex-wrap gap-2">
      {open}
      {save}
    </div>
  );
}
