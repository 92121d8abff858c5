import { ChevronRight } from 'lucide-react';
import { classes } from '@/components/ui/classes';
import { sameContent } from '@/components/ui/same-data';
import { useBuilder, useBuilderState } from './context';
import { ProblemMark } from './problem-mark';
import { problemsOfSection } from './problems';
import type { EditorSection } from './system-editor';

/** A section in the outline: its name, a summary and its problems. */
export function SectionRow({ section }: { section: EditorSection }) {
  const { editor, panel, open } = useBuilder();
  const summary = useBuilderState(({ evaluation, roster }) => section.summary(evaluation, roster.force));
  const problems = useBuilderState(
    ({ report }) => problemsOfSection(report, section.id, editor),
    sameContent,
  );
  const current = panel?.kind === 'section' && panel.id === section.id;
  return (
    <li
      className={classes('border-l-3', current ? 'border-l-accent bg-accent-wash' : 'border-l-transparent')}
    >
      <button
        type="button"
        data-opens={section.id}
        aria-current={current || undefined}
        onClick={() => open({ kind: 'section', id: section.id })}
        className="flex min-h-9 w-full pointer-coarse:min-h-11 items-center gap-3 rounded-sm px-1 py-1 text-left hover:bg-accent-wash/50"
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          <span className="label-caps">{section.title}</span>
          <ProblemMark problems={problems} />
          <span className="min-w-0 text-muted text-sm">{summary}</span>
        </span>
        <ChevronRight aria-hidden size={16} className="shrink-0 text-muted" />
      </button>
    </li>
  );
}
