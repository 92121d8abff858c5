import { InlineNote } from '@/components/ui/inline-note';
import type { Consequence } from '@/lib/roster/offer';
import type { Page } from '@/lib/roster/rule';
import { pageText } from '@/lib/roster/verdict';

const sentence = (breach: string, page: Page) => `${breach}${page === null ? '' : ` (${pageText(page)})`}.`;

/** The rules that a choice would break, or breaks now that it is taken. */
export function Consequences({ breaks, taken = false }: { breaks: readonly Consequence[]; taken?: boolean }) {
  if (breaks.length === 0) return null;
  return (
    <ul className="mt-0.5 grid gap-0.5">
      {breaks.map(({ rule, breach, page }) => (
        <li key={rule}>
          <InlineNote tone={taken ? 'error' : 'plain'}>
            {taken ? 'Error: ' : 'Would be an error: '}
            {sentence(breach, page)}
          </InlineNote>
        </li>
      ))}
    </ul>
  );
}
