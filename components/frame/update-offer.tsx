import { RefreshCw, X } from 'lucide-react';
import { useState } from 'react';
import type { TakeUpdate } from '@/components/frame/offline/registration';
import { Button, IconButton } from '@/components/ui/button';
import { useRootMark } from '@/components/ui/root-mark';

/** Offers a newer version, to accept or to dismiss for now. */
export function UpdateOffer({ take, onLeave }: { take: TakeUpdate; onLeave: () => void }) {
  useRootMark('update-offer');
  const [taken, setTaken] = useState(false);
  return (
    <section
      aria-label="New version"
      className="enter-rise fixed right-0 bottom-(--toast-bottom,0px) z-40 m-4 flex max-w-[calc(100%-2rem)] items-center gap-2 rounded-md border border-edge bg-surface py-1 pr-1 pl-3 text-ink"
    >
      <p className="min-w-0 py-1">A new version is ready.</p>
      <Button
        busy={taken}
        onClick={() => {
          setTaken(true);
          take();
        }}
      >
        <RefreshCw aria-hidden size={16} /> Reload
      </Button>
      <IconButton
        label="Not now"
        icon={<X aria-hidden size={16} />}
        onClick={() => {
          onLeave();
          document.querySelector('main')?.focus();
        }}
      />
    </section>
  );
}
