import { Download, ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '@/components/ui/button';
import type { Printable } from '@/lib/sheet/card';
import { saveFile } from '../import/files';

/** A finished PDF and its object URL. */
export interface MadePdf {
  pdf: Blob;
  address: string;
}

/** The PDF once it is made, and a sentence on how far it is. */
interface Making {
  made: MadePdf | null;
  status: string;
}

const STARTING: Making = { made: null, status: 'Making the PDF …' };

/**
 * Makes a PDF, and again whenever `draw` or the size of paper changes.
 * @param draw returns what to print, or null if there is nothing
 * @param nothing the sentence for when there is nothing
 */
export function usePdf(
  draw: () => Printable | null,
  paper: ReturnType<typeof paperSize>,
  nothing: string,
): Making {
  const [making, setMaking] = useState(STARTING);
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    let address = '';
    setMaking(STARTING);
    const sheet = draw();
    if (!sheet) return setMaking({ made: null, status: nothing });
    import('@/lib/sheet/pdf/in-browser')
      .then(({ printInBrowser }) => printInBrowser([sheet], { paper }, { signal }))
      .then(
        (pdf) => {
          if (signal.aborted) return;
          address = URL.createObjectURL(pdf);
          setMaking({ made: { pdf, address }, status: 'The PDF is ready.' });
        },
        (error: Error) => signal.aborted || setMaking({ made: null, status: error.message }),
      );
    return () => {
      control.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [draw, paper, nothing]);
  return making;
}

/** The sizes of paper, as in the schema of a form. */
export const paperSchema = z.enum(['a4', 'letter']);

/** The size of paper: Letter if the browser's language is American or Canadian English, else A4. */
export const paperSize = (): z.output<typeof paperSchema> =>
  /^en-(US|CA)/.test(navigator.language) ? 'letter' : 'a4';

/** The choice of the size of paper in a form. */
export const paperField = {
  name: 'paper',
  label: 'Paper',
  options: [
    { value: 'a4', label: 'A4' },
    { value: 'letter', label: 'US Letter' },
  ],
} as const;

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
