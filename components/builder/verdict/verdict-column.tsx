import { dequal } from 'dequal/lite';
import { memo, useDeferredValue } from 'react';
import { SeverityMark } from '@/components/ui/badge';
import { classes } from '@/components/ui/classes';
import { lazyPart } from '@/components/ui/lazy-part';
import { ShortList } from '@/components/ui/lists';
import { OnceInView } from '@/components/ui/once-in-view';
import { Section } from '@/components/ui/section';
import { VerdictMark } from '@/components/ui/verdict-mark';
import type { Figure } from '@/lib/roster/shown/figures';
import { inList } from '@/lib/roster/text/words';
import { severityCounts } from '@/lib/roster/verdict';
import { useBuilder, useBuilderState, useIsEmpty } from '../context';
import { ForceOddsPart } from '../panel-body';
import { ProblemList } from './problem-list';

interface VerdictColumnProps {
  /** Whether verdict and totals stay in sight while the rest scrolls, if the window is high enough. */
  stays?: boolean;
  /** Whether its container already has the heading "Verdict". */
  headed?: boolean;
}

const MakeLegal = lazyPart(async () => (await import('../fixes/problem-fixes')).MakeLegal);

/** Verdict, totals, problems and picture of the force. */
export function VerdictColumn({ stays = false, headed = false }: VerdictColumnProps) {
  return (
    <div className="grid min-w-0 content-start gap-8">
      <Verdict stays={stays} headed={headed} />
      <Problems />
      <Section title="Charts" className="drawn-in-view [--drawn-height:60rem]">
        <OnceInView>
          <ForcePicture />
        </OnceInView>
        <ForceOddsPart />
      </Section>
    </div>
  );
}

/** The charts; deferred, so that no keystroke waits for them. */
function ForcePicture() {
  const evaluation = useDeferredValue(useBuilderState((state) => state.evaluation));
  return <Drawing evaluation={evaluation} />;
}

const Drawing = memo(function Drawing({ evaluation }: { evaluation: unknown }) {
  const { editor } = useBuilder();
  return <editor.ForceCharts evaluation={evaluation} />;
});

/** Whether the force is legal, and its totals. */
function Verdict({ stays, headed }: Required<VerdictColumnProps>) {
  const { system } = useBuilder();
  const empty = useIsEmpty();
  const legal = useBuilderState(({ report }) => report.legal);
  const unknown = useBuilderState(({ report }) => report.unknown);
  const content = (
    <>
      <p data-verdict tabIndex={-1} className="mb-3 outline-none">
        <VerdictMark report={{ legal, unknown }} empty={empty} large />
      </p>
      {!legal && !empty && system.editCatalogue && (
        <div className="mb-3 min-h-control">
          <MakeLegal />
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
  const problems = useBuilderState(({ report }) => report.problems, dequal);
  const unknown = useBuilderState(({ report }) => report.unknown);
  const empty = useIsEmpty();
  return (
    <Section title="Problems" aside={(!empty && severityCounts(problems)) || undefined}>
      <UnknownValues />
      {problems.length === 0 ? (
        unknown === 0 && <p className="text-muted">No problems found.</p>
      ) : (
        <ProblemList problems={problems} fixes={!empty && system.editCatalogue !== undefined} calm={empty} />
      )}
    </Section>
  );
}

/** The values that the verdict depends on and no one has entered yet; a press opens their element. */
function UnknownValues() {
  const { system, open } = useBuilder();
  const unknowns = useBuilderState(({ evaluation }) => system.unknowns?.(evaluation) ?? [], dequal);
  if (unknowns.length === 0) return null;
  return (
    <div className="mb-4">
      <p className="text-sm">The verdict depends on values that are unknown:</p>
      <ShortList items={unknowns} className="mt-1 divide-y divide-line border-line border-y">
        {({ id, label, values }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => open({ kind: 'element', id })}
              className="block min-h-9 w-full pointer-coarse:min-h-11 rounded-sm py-1 text-left hover:bg-accent-wash"
            >
              <SeverityMark severity="undecided" iconOnly /> <bdi className="font-medium">{label}</bdi>:{' '}
              {inList(values)}
            </button>
          </li>
        )}
      </ShortList>
    </div>
  );
}

/** Every total of the force: label, figure, and a bar that shows its share of the maximum. */
function Totals() {
  const { system } = useBuilder();
  const totals = useBuilderState(({ evaluation }) => system.figures(evaluation), dequal);
  return (
    <dl className="divide-y divide-line border-line border-y">
      {totals.map((total) => (
        <TotalRow key={total.label} total={total} />
      ))}
    </dl>
  );
}

function TotalRow({ total: { title, value, note, of } }: { total: Figure }) {
  const over = of !== undefined && of.used > of.most;
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-1.5">
      <dt className="text-muted text-sm">{title}</dt>
      <dd className={classes('text-right font-semibold tabular-nums', over && 'text-error')}>{value}</dd>
      {of && of.most > 0 && (
        <dd aria-hidden className="col-span-2 my-1 h-1 bg-sunken">
          <span
            className={classes('block h-1', over ? 'bg-error' : of.used === of.most ? 'bg-legal' : 'bg-edge')}
            style={{ width: `${Math.min(100, (100 * of.used) / of.most)}%` }}
          />
        </dd>
      )}
      {note && <dd className="col-span-2 text-muted text-xs">{note}</dd>}
    </div>
  );
}
