import type { GlossaryTerm } from '@/lib/roster/data-schema';
import { pageText } from '@/lib/roster/verdict';

/** Short forms with what they mean. */
export const GlossaryList = ({ terms }: { terms: readonly GlossaryTerm[] }) => (
  <dl className="divide-y divide-line border-line border-y">
    {terms.map(({ label, name, meaning, page }) => (
      <div key={label} className="grid gap-x-6 py-2 sm:grid-cols-[14rem_1fr]">
        <dt>
          <span className="label-caps mr-2">{label}</span> {name}
        </dt>
        <dd className="text-muted">
          {meaning}
          {page !== null && ` (${pageText(page)})`}
        </dd>
      </div>
    ))}
  </dl>
);
