import type { ToastMessage } from '@/components/ui/toast';
import { counted } from '@/lib/roster/text/words';
import { onShared, sharedNow, start } from './controller';

let isAnnounced = false;

/** Starts to exchange, and says on any page when two devices changed the same thing. */
export function startAnnouncing(toast: (message: ToastMessage) => void): void {
  void start();
  if (isAnnounced) return;
  isAnnounced = true;
  let last = sharedNow().round;
  onShared(() => {
    const { round, space } = sharedNow();
    if (round === last) return;
    last = round;
    const count = round?.copies.length ?? 0;
    if (count > 0)
      toast({
        message: `${counted(count, 'item was', 'items were')} changed on two devices at the same time. Both states are kept; a copy has “(${space?.device.name})” in its name.`,
      });
  });
}
