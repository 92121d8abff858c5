import { InlineNote } from '@/components/ui/inline-note';
import type { UpgradeLimit } from '@/lib/systems/horizon-wars/edits/offered';

/** "2 of 3", in the error colour if over the limit. */
export const LimitCount = ({ used, most }: UpgradeLimit) => (
  <span className={used > most ? 'font-semibold text-error' : 'font-medium'}>
    {used} of {most}
  </span>
);

/** States that the upgrade limit of the Presence is reached or exceeded. */
export function LimitNote({ limit: { used, most } }: { limit: UpgradeLimit }) {
  if (used < most) return null;
  const takes = `P${most} takes ${most}.`;
  return used > most ? (
    <InlineNote tone="error">Too many: {takes}</InlineNote>
  ) : (
    <InlineNote tone="plain">Full: {takes}</InlineNote>
  );
}
