import { classes } from '@/components/ui/classes';
import type { Watch } from '@/lib/play/derived';
import { pageText } from '@/lib/roster/verdict';
import { usePlay } from './context';

/** Conditions of the book for winning, with their numbers: what is shown and never applied. */
export function WatchList({ watches }: { watches: readonly Watch[] }) {
  const { sides } = usePlay().session.setup;
  if (watches.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {watches.map(({ id, label, is, text, page }) => {
        const side = sides.find((each) => each.id === is);
        const isMet = is === true || side !== undefined;
        return (
          <li key={id} className={classes('border-l-4 pl-3', isMet ? 'border-accent' : 'border-line')}>
            <span className="font-semibold">
              {label}: {side ? side.name : isMet ? 'met' : is === null ? 'unknown' : 'not met'}
            </span>
            <span className="block text-sm">
              {text}. <span className="text-muted">{pageText(page)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
