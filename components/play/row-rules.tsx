import { Section } from '@/components/ui/section';
import type { Path } from '@/lib/play/mark';
import { placeAt } from '@/lib/play/setup';
import { pageText } from '@/lib/roster/verdict';
import { usePlay } from './context';

/** The special rules of a row, with their pages. */
export function RowRules({ path }: { path: Path }) {
  const { setup } = usePlay().session;
  const place = placeAt(setup, path);
  const rules = place && 'row' in place ? (setup.model.rules?.(place) ?? []) : [];
  if (rules.length === 0) return null;
  return (
    <Section title="Special rules" level={3}>
      <ul className="grid gap-1">
        {rules.map(({ label, effect, page }) => (
          <li key={label}>
            <span className="font-medium">{label}</span>{' '}
            <span className="text-muted text-sm">{pageText(page)}</span>
            <span className="block text-sm">{effect}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
