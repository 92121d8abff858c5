import { lazy, Suspense } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { notLoaded } from '@/components/ui/lazy-part';

const loadForm = () => import('./print-form');

const NotLoaded = () => <p role="alert">{notLoaded('This')}</p>;

const PrintForm = lazy(async () => ({
  default: await loadForm().then(
    (form) => form.PrintForm,
    () => NotLoaded,
  ),
}));

/** Preloads what printing needs; for example when Print is hovered. */
export function preparePrint(): void {
  loadForm().catch(() => undefined);
  import('@/lib/sheet/pdf/in-browser').then(({ preparePrinter }) => preparePrinter()).catch(() => undefined);
}

/** The print options, and a preview of the pages. */
export function PrintDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Print the roster" size="lg">
      <Suspense fallback={<p role="status">Making the PDF …</p>}>
        <PrintForm />
      </Suspense>
    </Dialog>
  );
}
