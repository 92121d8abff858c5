import { Wrench } from 'lucide-react';
import { Menu } from '@/components/ui/menu';
import type { Problem } from '@/lib/roster/report';
import { errorKey } from './fix-search';
import { editsText, useApplyFix, useFixes } from './use-fixes';
import type { OfferedFix } from './worker';

const textOf = (fix: OfferedFix): string =>
  [editsText(fix), ...(fix.effect.length > 0 ? [fix.effect.join(', ')] : [])].join(': ');

/**
 * The ways out of one error: the cheapest as a button, the others in a menu. Its height is the same before and after
 * the search, so that nothing moves under a finger.
 */
export function ProblemFixes({ problem }: { problem: Problem }) {
  const { of, status } = useFixes();
  const apply = useApplyFix();
  const fixes = of.get(errorKey(problem));
  const [best, ...others] = fixes ?? [];
  return (
    <div className="mt-1 flex h-control-sm items-center gap-1">
      {best ? (
        <button
          type="button"
          title={textOf(best)}
          aria-label={`Fix: ${textOf(best)}`}
          onClick={() => apply(best)}
          className="flex h-full min-w-0 flex-1 items-center gap-1.5 rounded-sm border border-edge bg-surface px-2 text-left text-sm hover:border-ink hover:bg-sunken"
        >
          <Wrench aria-hidden size={14} className="shrink-0" />
          <bdi className="condensed min-w-0 flex-1 truncate">{editsText(best)}</bdi>
          {best.effect[0] && <span className="condensed shrink-0 text-muted text-xs">{best.effect[0]}</span>}
        </button>
      ) : (
        <span className="condensed text-muted text-sm">
          {fixes || status !== 'searching'
            ? 'No single way out of this one was found.'
            : 'Looking for a fix …'}
        </span>
      )}
      {others.length > 0 && (
        <Menu
          label={`${others.length} more`}
          size="sm"
          groups={() => [others.map((fix) => ({ label: textOf(fix), onSelect: () => apply(fix) }))]}
        />
      )}
    </div>
  );
}
