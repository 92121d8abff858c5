import { InlineNote } from '@/components/ui/inline-note';
import type { Score } from '@/lib/events/event';
import { againstScore } from '@/lib/events/scores';

interface AgainstScoreProps {
  /** A result that is complete; otherwise what is missing. */
  score: Score | string;
  names: { a: string; b: string };
}

/** Says, before a result is saved, that its winner does not follow from the scores. */
export function AgainstScore({ score, names }: AgainstScoreProps) {
  const sentence = typeof score === 'string' ? '' : againstScore(score, names);
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
