import { useEffect, useRef, useState } from 'react';
import type { MadePdf } from '@/components/shell/use-pdf';
import { checkRoster } from '@/lib/roster/check';
import { useBuilder } from '../context';
import type { OtherRoster } from '../other-rosters';
import { hasContent, type PrintChoices } from './choices';
import { makePdf } from './make-pdf';

/** The state of the PDF; while a new one is made, `last` is still shown. */
export type Printing =
  | { kind: 'nothing' }
  | { kind: 'making'; last: MadePdf | null; done: number; of: number }
  | { kind: 'stopped' }
  | { kind: 'made'; printed: MadePdf }
  | { kind: 'failed'; sentence: string };

const starting = (last: MadePdf | null): Printing => ({ kind: 'making', last, done: 0, of: 0 });

/** Makes the PDF of the roster and of others at its table, again with every choice; `stop` aborts that. */
export function usePrinted(
  choices: PrintChoices,
  others: readonly OtherRoster[],
): { printing: Printing; stop: () => void } {
  const { store, system } = useBuilder();
  const [printing, setPrinting] = useState<Printing>(starting(null));
  const stop = useRef(() => {});
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    stop.current = () => {
      control.abort();
      setPrinting({ kind: 'stopped' });
    };
    let address = '';
    if (!hasContent(choices)) {
      setPrinting({ kind: 'nothing' });
      return;
    }
    setPrinting((before) => starting(before.kind === 'made' ? before.printed : null));
    const told = (done: number, of: number) =>
      setPrinting((before) => (before.kind === 'making' ? { ...before, done, of } : before));
    const { roster, evaluation, checked: report, pack } = store.state();
    const rosters = [
      { roster, system, checked: { evaluation, report }, pack },
      ...others.map((other) => ({
        ...other,
        system,
        checked: checkRoster(other.roster, system, other.pack),
      })),
    ];
    makePdf(rosters, choices, { told, signal })
      .then((pdf) => {
        if (signal.aborted) return;
        address = URL.createObjectURL(pdf);
        setPrinting({ kind: 'made', printed: { pdf, address } });
      })
      .catch((error: Error) => signal.aborted || setPrinting({ kind: 'failed', sentence: error.message }));
    return () => {
      control.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [store, system, choices, others]);
  return { printing, stop: () => stop.current() };
}
