import { InlineNote } from '@/components/ui/notes';
import type { Score } from '@/lib/events/event';
import { againstScore } from '@/lib/events/rounds';

interface AgainstScoreProps {
  /** The result, if it is complete. */
  score: Score | undefined;
  names: { a: string; b: string };
}

/** Says, before a result is saved, that its winner does not follow from the scores. */
export function AgainstScore({ score, names }: AgainstScoreProps) {
  const sentence = score === undefined ? '' : againstScore(score, names);
  return (
    <div aria-live="polite" className="min-w-0 basis-full empty:hidden">
      {sentence !== '' && (
        <InlineNote tone="warning">
          <bdi className="wrap-anywhere">{sentence}</bdi>
        </InlineNote>
      )}
    </div>
  );
}
