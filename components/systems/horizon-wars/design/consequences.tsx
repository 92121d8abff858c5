import { CircleAlert } from 'lucide-react';
import type { Page } from '@/lib/roster/rule';
import { pageText } from '@/lib/roster/verdict';
import type { Consequence } from '@/lib/systems/horizon-wars/consequences';

const sentence = (title: string, page: Page) => `${title}${page === null ? '' : ` (${pageText(page)})`}.`;

/** The rules that a choice would break, or breaks now that it is taken. */
export function Consequences({ breaks, taken = false }: { breaks: readonly Consequence[]; taken?: boolean }) {
  if (breaks.length === 0) return null;
  return (
    <ul className="mt-0.5 grid gap-0.5 text-xs">
      {breaks.map(({ rule, title, page }) => (
        <li key={rule} className={taken ? 'flex gap-1 font-medium text-error' : 'flex gap-1 text-warning'}>
          <CircleAlert aria-hidden size={14} className="mt-0.5 shrink-0" />
          <span>
            <span className="sr-only">{taken ? 'Breaks: ' : 'Would break: '}</span>
            {sentence(title, page)}
          </span>
        </li>
      ))}
    </ul>
  );
}
