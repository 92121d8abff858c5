'use client';

import { memo, Suspense, useDeferredValue } from 'react';
import { classes } from '@/components/ui/classes';
import { lazyPart } from '@/components/ui/lazy-part';
import { Section } from '@/components/ui/section';
import { VerdictMark } from '@/components/ui/verdict-mark';
import { severityCounts } from '@/lib/roster/severity';
import { useBuilder, useBuilderState } from './context';
import { Following } from './following';
import { ProblemList } from './problem-list';
import { Totals } from './totals';

interface VerdictColumnProps {
  /** Whether verdict and totals stay in sight while the rest scrolls, if the window is high enough. */
  stays?: boolean;
  /** Whether its container already has the heading "Verdict". */
  headed?: boolean;
}

const MakeLegal = lazyPart(async () => (await import('./fixes/make-legal')).MakeLegal);

/** Verdict, totals, problems and picture of the force. */
export function VerdictColumn({ stays = false, headed = false }: VerdictColumnProps) {
  return (
    <Following>
      <div className="grid min-w-0 content-start gap-8">
        <Verdict stays={stays} headed={headed} />
        <Problems />
        <Section title="The force in figures" className="drawn-in-view [--drawn-height:60rem]">
          <ForcePicture />
        </Section>
      </div>
    </Following>
  );
}

/** The charts; deferred, so that neither a keystroke nor the builder's first frame waits for them. */
function ForcePicture() {
  const reckoning = useDeferredValue(
    useBuilderState((state) => state.reckoning),
    null,
  );
  return reckoning === null ? null : <Drawing reckoning={reckoning} />;
}

const Drawing = memo(function Drawing({ reckoning }: { reckoning: unknown }) {
  const { editor } = useBuilder();
  return (
    <Suspense>
      <editor.Picture reckoning={reckoning} />
    </Suspense>
  );
});

/** Whether the force is legal, and its totals. */
function Verdict({ stays, headed }: Required<VerdictColumnProps>) {
  const { system } = useBuilder();
  const legal = useBuilderState(({ report }) => report.legal);
  const unknown = useBuilderState(({ report }) => report.unknown);
  const content = (
    <>
      <p data-verdict tabIndex={-1} className="mb-3 outline-none">
        <VerdictMark report={{ legal, unknown }} large />
      </p>
      {!legal && system.editCatalogue && (
        <div className="mb-3 min-h-control">
          <Suspense fallback={null}>
            <MakeLegal />
          </Suspense>
        </div>
      )}
      <Totals />
    </>
  );
  if (headed) return <section aria-label="Verdict">{content}</section>;
  return (
    <section aria-label="Verdict" className={classes(stays && 'stays-in-sight')}>
      {content}
    </section>
  );
}

/** The problems of the force. */
function Problems() {
  const { system } = useBuilder();
  const problems = useBuilderState(({ report }) => report.problems);
  return (
    <Section title="Problems" aside={severityCounts(problems) || undefined}>
      {problems.length === 0 ? (
        <p className="text-muted">None: the force follows every rule of the book.</p>
      ) : (
        <ProblemList problems={problems} fixes={system.editCatalogue !== undefined} />
      )}
    </Section>
  );
}
