import { ChevronRight } from 'lucide-react';
import type { Page } from '@/lib/roster/rule';
import { pageText } from '@/lib/roster/verdict';

/** A special rule or an upgrade, with its effect in one line. */
interface NamedEffect {
  id: string;
  name: string;
  effect: string;
  page?: Page;
}

/** Special rules by name; expands to the effect of each. */
export function SpecialNames({ specials }: { specials: readonly NamedEffect[] }) {
  if (specials.length === 0) return null;
  return (
    <details className="group/specials min-w-0">
      <summary className="-ml-1 inline-flex min-h-control-sm max-w-full list-none items-center gap-1 rounded-sm px-1 text-muted text-sm hover:bg-accent-wash hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          size={14}
          className="shrink-0 transition-transform group-open/specials:rotate-90"
        />
        <span className="sr-only">Special rules: </span>
        <span className="condensed min-w-0">{specials.map(({ name }) => name).join(' · ')}</span>
      </summary>
      <div className="pt-1 pb-2 pl-4">
        <SpecialList specials={specials} />
      </div>
    </details>
  );
}

/** Special rules with their effects and pages. */
export function SpecialList({ specials }: { specials: readonly NamedEffect[] }) {
  return (
    <dl className="grid gap-1.5 text-sm">
      {specials.map(({ id, name, effect, page }) => (
        <div key={id}>
          <dt className="inline font-medium">{name}. </dt>
          <dd className="inline text-muted">
            {effect}
            {page != null && <span className="whitespace-nowrap"> ({pageText(page)})</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
