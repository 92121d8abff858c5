import { useEffect, useState } from 'react';
import type { Printable } from '@/lib/sheet/slip';
import type { paperSize } from './paper-size';

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
