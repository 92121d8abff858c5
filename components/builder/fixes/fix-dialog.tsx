import { useEffect, useMemo, useState } from 'react';
import { afterFrame } from '@/components/shell/after-frame';
import { CompareView, type Side } from '@/components/shell/compare/compare-view';
import { SeverityMark } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Disclosure } from '@/components/ui/disclosure';
import { ShortList } from '@/components/ui/short-list';
import { checkRoster } from '@/lib/roster/check';
import { sentenceOf } from '@/lib/roster/sentence';
import { severityCounts } from '@/lib/roster/severity';
import { counted } from '@/lib/roster/words';
import { useBuilder, useBuilderState } from '../context';
import { focusVerdict } from '../focus-row';
import { withOwnershipAdvice } from '../store';
import { EditCosts } from './edit-costs';
import { fieldsMore } from './fields-more';
import { type FixState, fixSearchOf } from './fix-search';
import { editsText, useApplyFix, useFixes } from './use-fixes';
import type { OfferedFix } from './worker';

/** The cheapest fixes that make the force legal: what each does, the force before and after, and an Apply button. */
export function FixDialog({ onClose }: { onClose: () => void }) {
  const state = useFixes();
  const apply = useApplyFix();
  const { store } = useBuilder();
  useEffect(() => fixSearchOf(store).deepen(), [store]);
  const [chosen, setChosen] = useState('');
  const { fixes } = state;
  const fix = fixes.find((each) => editsText(each) === chosen) ?? fixes[0];
  return (
    <Dialog
      open
      size="lg"
      tall
      title="Make it legal"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!fix}
            data-autofocus
            onClick={() => {
              onClose();
              // The toast with Undo must be attached to the page, not to the dialog.
              afterFrame(() => {
                if (fix) apply(fix);
                afterFrame(focusVerdict);
              });
            }}
          >
            Apply
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {/* A fixed height, so that the fixes do not move when the text changes. */}
        <p role="status" className="max-sm:min-h-[2lh]">
          {statusText(state)}
        </p>
        {fixes.length > 0 && (
          <fieldset>
            <legend className="sr-only">Ways to make it legal</legend>
            <div className="divide-y divide-line border-line border-y">
              {fixes.map((each) => (
                <FixOption
                  key={editsText(each)}
                  fix={each}
                  checked={each === fix}
                  onChoose={() => setChosen(editsText(each))}
                />
              ))}
            </div>
          </fieldset>
        )}
        {/* Only once all fixes are listed: they would push it down. */}
        {fix && state.searched !== null && (
          <div>
            <EditCosts />
            <BeforeAfter key={editsText(fix)} fix={fix} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

function statusText({ status, fixes, searched }: FixState): string {
  const [best] = fixes;
  if (status === 'idle') return 'The force is legal.';
  if (status === 'failed') return 'The search stopped. Close this and try again.';
  if (best === undefined)
    return searched === null
      ? 'Looking for the change that takes least from the force …'
      : `No fix was found in ${searched.seconds.toFixed(1)} seconds. Every change up to a cost of ${searched.upTo} was ruled out.`;
  if (searched === null) return 'This makes it legal; looking for one that takes less …';
  return best.proven
    ? 'No change that takes less from the force makes it legal.'
    : 'This makes it legal. One that takes less was not ruled out in time.';
}

interface FixOptionProps {
  fix: OfferedFix;
  checked: boolean;
  onChoose: () => void;
}

function FixOption({ fix, checked, onChoose }: FixOptionProps) {
  const { force } = useBuilderState((state) => state.roster);
  const ownership = useBuilderState((state) => state.ownership);
  const isBeyond = ownership !== null && fieldsMore(ownership, force, fix.roster.force);
  return (
    <label className="flex min-h-control cursor-pointer items-start gap-3 px-1 py-2 hover:bg-accent-wash has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        name="fix"
        checked={checked}
        onChange={onChoose}
        className="mt-1 size-4 shrink-0 accent-accent"
      />
      <span className="min-w-0 flex-1">
        <span className="block">
          {fix.shown.map((text, place) => (
            <bdi key={place} className="block break-words font-medium">
              {text}
            </bdi>
          ))}
        </span>
        <span className="condensed block text-muted text-sm">
          {[...fix.effect, counted(fix.shown.length, 'change')].join(' · ')}
          {isBeyond && <span className="text-warning"> · fields more than you own</span>}
        </span>
      </span>
    </label>
  );
}

/** The force before and after a fix. */
function BeforeAfter({ fix }: { fix: OfferedFix }) {
  const { system } = useBuilder();
  const roster = useBuilderState((state) => state.roster);
  const pack = useBuilderState((state) => state.pack);
  const ownership = useBuilderState((state) => state.ownership);
  const sides = useMemo(() => {
    const sideOf = (name: string, of: typeof roster): Side => {
      const checked = checkRoster(of, system, pack);
      const report = withOwnershipAdvice(checked.report, ownership, of.force);
      return { name, roster: of, pack, checked: { ...checked, report } };
    };
    return [sideOf('Before', roster), sideOf('After', fix.roster)] as const;
  }, [roster, fix, system, pack, ownership]);
  const left = sides[1].checked.report.problems;
  return (
    <Disclosure title="Before and after" open>
      {left.length > 0 && (
        <section aria-label="Left after the change" className="mb-4">
          <h3 className="font-medium">Left after the change: {severityCounts(left)}</h3>
          <ShortList items={left} className="divide-y divide-line">
            {(problem, place) => (
              <li key={place} className="py-1">
                <SeverityMark severity={problem.severity} /> {sentenceOf(problem, system)}
              </li>
            )}
          </ShortList>
        </section>
      )}
      <CompareView sides={sides} system={system} />
    </Disclosure>
  );
}
