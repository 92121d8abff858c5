import { useEffect, useMemo, useState } from 'react';
import { afterFrame } from '@/components/shell/after-frame';
import { CompareView, type Side } from '@/components/shell/compare/compare-view';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Disclosure } from '@/components/ui/disclosure';
import { checkRoster } from '@/lib/roster/check';
import { counted } from '@/lib/roster/words';
import { useBuilder, useBuilderState } from '../context';
import { focusVerdict } from '../focus-row';
import { type FixState, fixSearchOf } from './fix-search';
import { editsText, useApplyFix, useFixes } from './use-fixes';
import type { OfferedFix } from './worker';

/** The smallest changes that make the force legal: what each does, before and after, and one press that applies it. */
export function FixDialog({ onClose }: { onClose: () => void }) {
  const state = useFixes();
  const apply = useApplyFix();
  const { store } = useBuilder();
  useEffect(() => fixSearchOf(store).deepen(), [store]);
  const [chosen, setChosen] = useState(0);
  const { fixes } = state;
  const fix = fixes[chosen] ?? fixes[0];
  return (
    <Dialog
      open
      size="lg"
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
              // The message that offers Undo belongs to the page, not to the dialog.
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
        <p role="status">{statusText(state)}</p>
        {fixes.length > 0 && (
          <fieldset>
            <legend className="sr-only">Ways to make it legal</legend>
            <div className="divide-y divide-line border-line border-y">
              {fixes.map((each, place) => (
                <Way
                  key={editsText(each)}
                  fix={each}
                  checked={each === fix}
                  onChoose={() => setChosen(place)}
                />
              ))}
            </div>
          </fieldset>
        )}
        {fix && <BeforeAfter key={editsText(fix)} fix={fix} />}
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
      ? 'Looking for the smallest change …'
      : `No way was found in ${searched.seconds.toFixed(1)} seconds. Every change up to a cost of ${searched.upTo} was ruled out.`;
  if (searched === null) return 'This makes it legal; looking for a smaller change …';
  return best.proven
    ? 'No smaller change makes it legal.'
    : 'This makes it legal. The time ran out before a smaller change was ruled out.';
}

interface WayProps {
  fix: OfferedFix;
  checked: boolean;
  onChoose: () => void;
}

function Way({ fix, checked, onChoose }: WayProps) {
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
          {fix.edits.map(({ text }, place) => (
            <bdi key={place} className="block break-words font-medium">
              {text}
            </bdi>
          ))}
        </span>
        <span className="condensed block text-muted text-sm">
          {[...fix.effect, counted(fix.edits.length, 'change')].join(' · ')}
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
  const sides = useMemo(() => {
    const sideOf = (name: string, of: typeof roster): Side => ({
      name,
      roster: of,
      pack,
      checked: checkRoster(of, system, pack),
    });
    return [sideOf('Before', roster), sideOf('After', fix.roster)] as const;
  }, [roster, fix, system, pack]);
  return (
    <Disclosure title="Before and after" open>
      <CompareView sides={sides} system={system} />
    </Disclosure>
  );
}
