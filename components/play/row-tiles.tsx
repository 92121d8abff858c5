import { classes } from '@/components/ui/classes';
import type { RowValues } from '@/lib/play/values';

/** The stats of a row as they are, large, with their starts. */
export function RowTiles({ stats }: Pick<RowValues, 'stats'>) {
  return (
    <dl className="condensed flex flex-wrap divide-x divide-line border-line border-y">
      {stats.map(({ label, now, start = now, after }) => (
        <div key={label} className="min-w-min flex-1 basis-11 px-1 pt-1 pb-1.5 text-center">
          <dt className="whitespace-nowrap text-muted text-xs">{label}</dt>
          <dd className={classes('whitespace-nowrap text-xl', now === start ? 'font-medium' : 'font-bold')}>
            {now ?? '?'}
            {after && <span className="text-sm">{after}</span>}
            <span className="block font-normal text-2xs text-muted">
              {now === start ? <span aria-hidden>&nbsp;</span> : `of ${start ?? '?'}`}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
