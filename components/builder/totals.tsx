import { classes } from '@/components/ui/classes';
import { sameContent } from '@/components/ui/same-data';
import type { Figure } from '@/lib/roster/figure';
import { useBuilder, useBuilderState } from './context';

/** Every total of the force: label, figure, and a bar that shows its share of the maximum. */
export function Totals() {
  const { system } = useBuilder();
  const totals = useBuilderState(({ evaluation }) => system.figures(evaluation), sameContent);
  return (
    <dl className="divide-y divide-line border-line border-y">
      {totals.map((total) => (
        <TotalRow key={total.label} total={total} />
      ))}
    </dl>
  );
}

function TotalRow({ total: { title, value, note, of } }: { total: Figure }) {
  const over = of !== undefined && of.used > of.most;
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-1.5">
      <dt className="text-muted text-sm">{title}</dt>
      <dd className={classes('text-right font-semibold tabular-nums', over && 'text-error')}>{value}</dd>
      {of && of.most > 0 && (
        <dd aria-hidden className="col-span-2 my-1 h-1 bg-sunken">
          <span
            className={classes('block h-1', over ? 'bg-error' : of.used === of.most ? 'bg-legal' : 'bg-edge')}
            style={{ width: `${Math.min(100, (100 * of.used) / of.most)}%` }}
          />
        </dd>
      )}
      {note && <dd className="col-span-2 text-muted text-xs">{note}</dd>}
    </div>
  );
}
