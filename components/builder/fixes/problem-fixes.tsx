import { Wrench } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import type { Problem } from '@/lib/roster/report';
import { inList, shortLabels } from '@/lib/roster/text/words';
import { useBuilder } from '../context';
import { changeTexts, fixText, useApplyFix, useFixes } from './apply-fix';
import { errorKey, type FixState, fixSearchOf } from './fix-search';
import type { OfferedFix } from './worker';

// The button is shown wherever these are, and loads with them.
export { MakeLegal } from './make-legal';

const textOf = (fix: OfferedFix): string =>
  [fixText(fix), ...(fix.effect.length > 0 ? [fix.effect.join(', ')] : [])].join(': ');

/** The text shown while no fix is known. */
const placeholders: Record<FixState['status'], string> = {
  idle: '',
  searching: 'Searching for a fix …',
  done: 'Correct the errors above first. Muster then searches for a fix for this one.',
  failed: 'The search for fixes stopped working. Reload the page.',
};

/** Up to three fixes of one error, cheapest first, each with its effect on the figures. */
export function ProblemFixes({ problem }: { problem: Problem }) {
  const { byError, status } = useFixes();
  const apply = useApplyFix();
  const place = useRef<HTMLDivElement>(null);
  const fixes = byError.get(errorKey(problem));
  const { shown, height, tight } = useSteadyList(place, fixes);
  const hasElements = useBuilder().editor.elements !== null;
  const why = useWhy(problem);
  return (
    <>
      <div ref={place} style={{ minHeight: height }} className="flex items-start gap-1">
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          {shown.map((fix) => (
            <button
              key={textOf(fix)}
              type="button"
              aria-label={`Fix: ${textOf(fix)}`}
              onClick={() => apply(fix)}
              className="flex min-h-control-sm w-full items-center gap-1.5 rounded-sm border border-edge bg-surface px-2 py-0.5 text-left text-sm leading-tight hover:border-ink hover:bg-sunken"
            >
              <Wrench aria-hidden size={14} className="shrink-0" />
              {/* The effect goes below the changes where they would have less than 12 rem; a tight one stays on its line. */}
              <span
                className={classes(
                  'condensed flex min-w-0 flex-1 items-center gap-x-1.5',
                  !tight && 'flex-wrap',
                )}
              >
                <span className={classes('min-w-0 grow', !tight && 'basis-48')}>
                  {changeTexts(fix).map((text, index) => (
                    <bdi
                      key={index}
                      className={classes('wrap-anywhere -indent-2 block pl-2', tight && 'truncate')}
                    >
                      {text}
                    </bdi>
                  ))}
                </span>
                {fix.effect[0] && <span className="shrink-0 text-muted text-xs">{fix.effect[0]}</span>}
              </span>
            </button>
          ))}
          {shown.length === 0 && (
            <p className="condensed flex min-h-control-sm items-center text-muted text-sm">
              {fixes ? 'No fix was found for this error alone.' : placeholders[status]}
            </p>
          )}
        </div>
        {/* A single mech has no part to point at. */}
        {hasElements && (
          <Button
            variant="quiet"
            size="sm"
            aria-pressed={why.sentence !== null}
            className="pointer-coarse:min-w-11 px-1.5! aria-pressed:border-error aria-pressed:text-error"
            onClick={() => void why.press()}
          >
            Why
          </Button>
        )}
      </div>
      {why.sentence !== null && <p className="wrap-anywhere mt-1 text-muted text-sm">{why.sentence}</p>}
    </>
  );
}

/**
 * The fixes to show, without moving what the user is pointing at: the list keeps its height while another search runs,
 * and above a problem under the mouse only one fix appears, in place of the placeholder.
 */
function useSteadyList(place: RefObject<HTMLDivElement | null>, fixes: readonly OfferedFix[] | undefined) {
  const isAbove = useIsAboveMouse(place);
  const [most, setMost] = useState(0);
  const [height, setHeight] = useState(0);
  if (fixes && !isAbove && most !== fixes.length) setMost(fixes.length);
  const shown = fixes?.slice(0, Math.max(1, most));
  const count = shown?.length;
  useLayoutEffect(() => {
    if (count !== undefined) setHeight(place.current?.offsetHeight ?? 0);
  }, [count, place]);
  return { shown: shown ?? [], height: shown ? undefined : height, tight: most === 0 };
}

/** Whether a mouse is over a later problem of the list, which would move if this one got longer. */
function useIsAboveMouse(place: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setIsAbove] = useState(false);
  useEffect(() => {
    const own = place.current?.closest('li');
    const list = own?.closest('ul');
    if (!own || !list || !matchMedia('(hover: hover)').matches) return;
    const follow = () => {
      const over = list.querySelector(':scope > li:hover');
      setIsAbove(over !== null && (own.compareDocumentPosition(over) & own.DOCUMENT_POSITION_FOLLOWING) > 0);
    };
    follow();
    const control = new AbortController();
    for (const type of ['pointerover', 'pointerleave'])
      list.addEventListener(type, follow, { signal: control.signal });
    return () => control.abort();
  }, [place]);
  return isAbove;
}

/** Marks in the list the elements that break the rule by themselves, and names them; a second press takes that back. */
function useWhy(problem: Problem) {
  const { store, system, marked, mark, announce } = useBuilder();
  const [shown, setShown] = useState<{ ids: readonly string[]; sentence: string } | null>(null);
  const isShown = shown !== null && shown.ids === marked;
  const press = async () => {
    if (isShown) return mark([]);
    const found = await fixSearchOf(store)
      .why(problem)
      .catch(() => null);
    const ids = found ?? [];
    const labels = system.labels(store.state().roster.force);
    const names = inList(shortLabels(ids.map((id) => labels.get(id) ?? id)));
    const sentence =
      ids.length === 0
        ? 'This concerns the force as a whole, not certain elements.'
        : `${names} alone ${ids.length === 1 ? 'breaks' : 'break'} the rule, whatever else is in the force.`;
    setShown({ ids, sentence });
    mark(ids);
    announce(sentence);
  };
  return { sentence: isShown ? shown.sentence : null, press };
}
