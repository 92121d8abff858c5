import { dequal } from 'dequal/lite';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useBackLayer } from '@/components/ui/back-layers';
import { IconButton } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { Dialog } from '@/components/ui/dialog';
import { Section } from '@/components/ui/section';
import { counted } from '@/lib/roster/text/words';
import { elementsOf, focusRow, type Panel, useBuilder, useBuilderState, useIsEmpty } from './context';
import { PanelBody, usePanelProblems } from './panel-body';
import type { AnySystemEditor } from './system-editor';
import { ProblemList, ProblemMark } from './verdict/problem-list';
import { TotalsStrip } from './verdict/totals-bar';

/** Returns the title of what is open: the section's title, the element's label, or "Add …" for the picker. */
function usePanelTitle(panel: Panel | null): string {
  const { editor } = useBuilder();
  return useBuilderState(({ evaluation }) => {
    if (panel === null) return '';
    const elements = elementsOf(editor);
    if (panel.kind === 'picker') return `Add ${elements.noun}`;
    const listed = panel.kind === 'section' ? editor.sections : elements.list(evaluation);
    const found = listed.find(({ id }) => id === panel.id);
    return (found && ('title' in found ? found.title : found.label)) ?? '';
  });
}

/** Returns what is open; null if it is an element that was removed. */
function usePanel(): Panel | null {
  const { panel, editor } = useBuilder();
  return useBuilderState(({ evaluation }) =>
    panel?.kind !== 'element' ||
    elementsOf(editor)
      .list(evaluation)
      .some(({ id }) => id === panel.id)
      ? panel
      : null,
  );
}

/** The panel shown in the column while nothing is open. */
const defaultPanel = ({ opensOn, sections }: AnySystemEditor): Panel => ({
  kind: 'section',
  id: opensOn ?? sections[0]?.id ?? '',
});

/** Returns a unique key for what is open. */
const subjectOf = (panel: Panel | null) => (panel ? `${panel.kind}/${'id' in panel ? panel.id : ''}` : '');

/** The middle column: what is open, or the game's default section. */
export function PanelColumn() {
  const { open, editor } = useBuilder();
  const opened = usePanel();
  const panel = opened ?? defaultPanel(editor);
  const title = usePanelTitle(panel);
  const problems = usePanelProblems(panel);
  const heading = useRef<HTMLHeadingElement>(null);
  const key = subjectOf(opened);
  const close = () => {
    open(null);
    focusRow('id' in panel ? panel.id : undefined);
  };
  useBackLayer(opened !== null, close);
  // What is open from the start does not take the focus.
  const shown = useRef(key);
  useEffect(() => {
    // A control of the panel may already have the focus: the one that fixes a pressed problem.
    const hasFocus = heading.current?.closest('section')?.contains(document.activeElement);
    // The picker keeps its scroll position.
    const preventScroll = panel.kind === 'picker';
    if (key !== '' && key !== shown.current && !hasFocus) heading.current?.focus({ preventScroll });
    shown.current = key;
  }, [key, panel.kind]);
  return (
    <section aria-labelledby="panel-title" className="min-w-0">
      <div
        className={classes(
          'mb-4 flex items-center gap-3 border-line border-b pb-2',
          panel.kind === 'picker' && 'sticky top-0 z-30 mb-0! h-11 bg-ground',
        )}
      >
        <h2
          ref={heading}
          id="panel-title"
          tabIndex={-1}
          className="min-w-0 flex-1 break-words font-semibold text-lg outline-none"
        >
          {title}
        </h2>
        <ProblemMark problems={problems} />
        {opened && <IconButton label="Close" icon={<X aria-hidden size={20} />} onClick={close} />}
      </div>
      {!opened && <NextSteps />}
      <PanelBody panel={panel} />
    </section>
  );
}

/** What is open, in a full-height sheet; for narrow screens. */
export function PanelDialog() {
  const { open } = useBuilder();
  const panel = usePanel();
  const title = usePanelTitle(panel);
  const problems = usePanelProblems(panel);
  return (
    <Dialog
      open={panel !== null}
      onClose={() => open(null)}
      subject={subjectOf(panel)}
      title={
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 break-words">{title}</span>
          <ProblemMark problems={problems} />
        </span>
      }
      size="md"
      footer={<TotalsStrip />}
    >
      {panel && <PanelBody panel={panel} />}
    </Dialog>
  );
}

/** Most problems listed as next steps. */
const MOST = 3;

/** What to do next, while nothing is open: add an element, fix a problem, or print. */
function NextSteps() {
  const { editor } = useBuilder();
  const { noun, plural } = elementsOf(editor);
  const empty = useIsEmpty();
  const problems = useBuilderState(({ report }) => report.problems, dequal);
  const unknown = useBuilderState(({ report }) => report.unknown);
  const errors = problems.filter(({ severity }) => severity === 'error');
  return (
    <Section title="Next" level={3} className="mb-6">
      {empty ? (
        <p>
          First choose the settings below that you and your opponent agreed on. Then add the first {noun}. The
          verdict updates with every change and says what is missing.
        </p>
      ) : errors.length > 0 ? (
        <ProblemList problems={errors.slice(0, MOST)} list="next" />
      ) : problems.length > 0 ? (
        <>
          <p className="mb-2">
            {unknown > 0 ? 'No error was found.' : 'The force is legal.'} Before you print it, check:
          </p>
          <ProblemList problems={problems.slice(0, MOST)} list="next" />
        </>
      ) : unknown > 0 ? (
        <p>
          No error was found, but {counted(unknown, 'value')} that the rules need{' '}
          {unknown === 1 ? 'is' : 'are'} unknown: see the verdict.
        </p>
      ) : (
        <p>
          The force is ready: print the roster, or share it as a link or QR code.
          {editor.elements !== null && ` Choose one of the ${plural} to change it.`}
        </p>
      )}
    </Section>
  );
}
