import type { Page } from '@/lib/roster/rule';
import { pageText } from '@/lib/roster/verdict';
import type { Consequence } from '@/lib/systems/horizon-wars/consequences';
import { InlineNote } from './inline-note';

const sentence = (title: string, page: Page) => `${title}${page === null ? '' : ` (${pageText(page)})`}.`;

/** The rules that a choice would break, or breaks now that it is taken. */
export function Consequences({ breaks, taken = false }: { breaks: readonly Consequence[]; taken?: boolean }) {
  if (breaks.length === 0) return null;
  return (
    <ul className="mt-0.5 grid gap-0.5">
      {breaks.map(({ rule, title, page }) => (
        <li key={rule}>
          <InlineNote tone={taken ? 'error' : 'plain'}>
            {taken ? 'Breaks: ' : 'Would break: '}
            {sentence(title, page)}
          </InlineNote>
        </li>
      ))}
    </ul>
  );
}
