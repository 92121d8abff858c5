import { ScrollText } from 'lucide-react';
import { packRequirementText } from '@/lib/roster/pack-text';
import { usePack } from './ban';
import { useBuilder } from './context';

/** What the pack says about a setting of the force, shown next to it; renders nothing if the pack leaves it open. */
export function PackRequirement({ field }: { field: string }) {
  const { system } = useBuilder();
  const said = packRequirementText(usePack(), field, system);
  if (said === '') return null;
  return (
    <span className="my-0.5 flex gap-1 font-medium text-ink text-xs">
      <ScrollText aria-hidden size={14} className="mt-px shrink-0 text-accent" />
      <span className="min-w-0 break-words">
        <bdi>{said}</bdi>.
      </span>
    </span>
  );
}
