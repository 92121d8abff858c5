import { Wrench } from 'lucide-react';
import { useState } from 'react';
import { useLoadPart } from '@/components/shared/loading/use-loaded';
import { Button } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/lazy-part';
import { loadFixDialog } from '../commands';
import { useFixes } from './apply-fix';

const FixDialog = lazyComponent(async () => (await loadFixDialog()).FixDialog);

/** The button under the verdict of a force with errors that opens its fixes, with the effect of the best one. */
export function MakeLegal() {
  const [open, setOpen] = useState(false);
  const { fixes } = useFixes();
  const [best] = fixes;
  const loadPart = useLoadPart();
  const show = async () => {
    if (await loadPart(loadFixDialog)) setOpen(true);
  };
  return (
    <div className="flex min-h-control items-center gap-3">
      <Button variant="primary" onClick={() => void show()}>
        <Wrench aria-hidden size={16} /> Make it legal
      </Button>
      {/* A single line; parts that do not fit are hidden entirely. */}
      <span className="condensed flex h-[1lh] min-w-0 flex-wrap gap-x-3 overflow-hidden text-muted text-sm">
        {best?.effect.map((part) => (
          <span key={part} className="max-w-full truncate">
            {part}
          </span>
        ))}
      </span>
      {open && <FixDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
