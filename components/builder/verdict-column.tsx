'use client';

import { memo, useDeferredValue } from 'react';
import { SeverityMark } from '@/components/ui/badge';
import { Section } from '@/components/ui/section';
import { severityCounts } from '@/lib/roster/severity';
import { useBuilder, useBuilderState } from './context';
import { Following } from './following';
import { ProblemList } from './problem-list';
import { Totals } from './totals';

/** Verdict, totals, problems and picture of the force. */
export function VerdictColumn() {
  return (
    <Following>
      <div className="grid min-w-0 content-start gap-8">
        <VerdictAndProblems />
        <Section title="The force in figures">
          <ForcePicture />
        </Section>
      </div>
    </Following>
  );
}

/** The picture follows the keystroke's own frame. */
function ForcePicture() {
  const reckoning = useDeferredValue(useBuilderState((state) => state.reckoning));
  return <Drawing reckoning={reckoning} />;
}

const Drawing = memo(function Drawing({ reckoning }: { reckoning: unknown }) {
  const { editor } = useBuilder();
  return <editor.Picture reckoning={reckoning} />;
});

/** Verdict, totals and problems, without the picture. */
function VerdictAndProblems() {
  const problems = useBuilderState(({ report }) => report.problems);
  const legal = useBuilderState(({ report }) => report.legal);
  return (
    <>
      <Section title="Verdict">
        <p className="mb-3 font-semibold text-xl">
          <SeverityMark severity={legal ? 'legal' : 'error'}>{legal ? 'Legal' : 'Not legal'}</SeverityMark>
        </p>
        <Totals />
      </Section>
      <Section title="Problems" aside={severityCounts(problems) || undefined}>
        {problems.length === 0 ? (
          <p className="text-muted">None: the force keeps every rule of the book.</p>
        ) : (
          <ProblemList problems={problems} />
        )}
      </Section>
    </>
  );
}
