import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { whenIdle } from '@/components/shell/offline/when-idle';
import type { SheetView } from '@/components/shell/sheet/sheet-view';
import { useRootMark } from '@/components/ui/root-mark';
import { rosterSheet } from '@/lib/sheet/roster-sheet';
import type { Sheet } from '@/lib/sheet/sheet';
import { useBuilder } from './context';

/** Shows the roster's sheet in place of the interface when the browser prints the page itself. */
export function PrintedPage() {
  const { store, system } = useBuilder();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [View, setView] = useState<typeof SheetView | null>(null);
  useEffect(() => {
    let current = true;
    // Preloaded: in `beforeprint` there is no time to fetch it.
    const stopWaiting = whenIdle(() => {
      import('@/components/shell/sheet/sheet-view').then(
        ({ SheetView }) => current && setView(() => SheetView),
      );
    });
    const before = () => {
      const { roster, evaluation, checked: report, pack } = store.state();
      const sheet = rosterSheet({ roster, system, checked: { evaluation, report }, pack });
      flushSync(() => setSheet(sheet));
    };
    const after = () => setSheet(null);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      current = false;
      stopWaiting();
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, [store, system]);
  const printed = View !== null && sheet !== null;
  useRootMark('printed', printed);
  if (!printed) return null;
  return createPortal(
    <div data-printed className="hidden print:block">
      <View sheet={sheet} />
    </div>,
    document.body,
  );
}
