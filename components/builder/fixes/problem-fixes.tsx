import { Wrench } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import type { Problem } from '@/lib/roster/report';
import { inList } from '@/lib/roster/words';
import { useBuilder } from '../context';
import { errorKey, fixSearchOf } from './fix-search';
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
    <div className="flex h-control-sm items-center gap-1">
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
      <WhyButton problem={problem} />
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

/** Marks in the list the elements that break the rule by themselves; a second press takes the marks away. */
function WhyButton({ problem }: { problem: Problem }) {
  const { store, system, marked, mark, announce } = useBuilder();
  const [shown, setShown] = useState<readonly string[] | null>(null);
  const pressed = shown !== null && shown === marked;
  const press = async () => {
    if (pressed) return mark([]);
    const ids = await fixSearchOf(store)
      .why(problem)
      .catch(() => null);
    if (ids === null || ids.length === 0)
      return announce('No elements explain this: it is about the force as a whole.');
    setShown(ids);
    mark(ids);
    const labels = system.labels(store.state().roster.force);
    announce(`These break the rule by themselves: ${inList(ids.map((id) => labels.get(id) ?? id))}.`);
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-pressed={pressed}
      className="pointer-coarse:min-w-11 px-1.5! aria-pressed:border-error aria-pressed:text-error"
      onClick={() => void press()}
    >
      Why
    </Button>
  );
}
