import { RuleNote } from '@/components/shared/rules/rule-note';
import { SeverityMark } from '@/components/ui/badge';
import { lazyPart } from '@/components/ui/lazy-part';
import { ShortList } from '@/components/ui/lists';
import type { Problem } from '@/lib/roster/report';
import { sentenceOf, titleOf } from '@/lib/roster/sentence';
import { severityCounts } from '@/lib/roster/verdict';
import { useBuilder, useIsEmpty } from '../context';
import { panelOf, worstSeverity } from './problems';

const ProblemFixes = lazyPart(async () => (await import('../fixes/problem-fixes')).ProblemFixes);

interface ProblemListProps {
  problems: readonly Problem[];
  /** Whether the list is next to the culprit itself, so that its problems are not buttons. */
  inPlace?: boolean;
  /** Distinguishes it from the list under the verdict, so that the way back from a rule leads to the right one. */
  list?: string;
  /** Whether fixes are shown under each error. */
  fixes?: boolean;
  /** Whether severities are left out: nothing is wrong in a force that is not begun. */
  calm?: boolean;
}

/** Problems with severity, sentence, page and rule; a press on one opens the panel that fixes it. */
export function ProblemList({ problems, inPlace, list = '', fixes = false, calm = false }: ProblemListProps) {
  if (problems.length === 0) return null;
  return (
    <ShortList
      items={problems}
      className={
        inPlace
          ? 'mb-5 divide-y divide-line border-line border-y'
          : 'divide-y divide-line border-line border-y'
      }
    >
      {(problem) => (
        <ProblemItem
          key={`${problem.rule} ${problem.path.join('/')} ${problem.elements}`}
          problem={problem}
          inPlace={inPlace}
          list={list}
          fixes={fixes}
          calm={calm}
        />
      )}
    </ShortList>
  );
}

function ProblemItem({
  problem,
  inPlace,
  list,
  fixes,
  calm,
}: {
  problem: Problem;
  inPlace?: boolean | undefined;
  list: string;
  fixes: boolean;
  calm: boolean;
}) {
  const { system, editor, open } = useBuilder();
  const { rule, severity, page } = problem;
  const target = inPlace ? null : panelOf(problem, editor);
  const sentence = (
    <>
      {!calm && <SeverityMark severity={severity} />}{' '}
      <span className="min-w-0">{sentenceOf(problem, system)}</span>
    </>
  );
  return (
    <li className="py-2">
      {target ? (
        <button
          type="button"
          onClick={() => open({ ...target })}
          className="block min-h-6 w-full pointer-coarse:min-h-11 rounded-sm text-left hover:bg-accent-wash"
        >
          {sentence}
        </button>
      ) : (
        <p>{sentence}</p>
      )}
      {fixes && severity === 'error' && (
        <div className="mt-1 min-h-control-sm">
          <ProblemFixes problem={problem} />
        </div>
      )}
      <RuleNote
        system={system.id}
        rule={rule}
        page={page}
        title={titleOf(rule, system)}
        of={list + problem.elements.join()}
      />
    </li>
  );
}

/** Marks a culprit with its worst severity and the number of problems of that severity; not in an empty force. */
export function ProblemMark({ problems }: { problems: readonly Problem[] }) {
  const worst = worstSeverity(problems);
  const empty = useIsEmpty();
  if (worst === null || empty) return null;
  return (
    <span className="shrink-0 text-sm">
      <span aria-hidden className="whitespace-nowrap">
        <SeverityMark severity={worst.severity} iconOnly /> {worst.count}
      </span>
      <span className="sr-only">{severityCounts(problems)}</span>
    </span>
  );
}
