import { dequal } from 'dequal/lite';
import { useEffect, useRef } from 'react';
import { Section } from '@/components/ui/section';
import type { Problem } from '@/lib/roster/report';
import { elementsOf, type Panel, useBuilder, useBuilderState, useIsEmpty } from './context';
import { ElementOddsPart } from './odds';
import { PickerPanel } from './picker';
import { ProblemList } from './problem-list';
import { focusPlace } from './problem-place';
import { problemsOf, problemsOfSection } from './problems';

/** Returns the problems of what is open. */
export function usePanelProblems(panel: Panel | null): readonly Problem[] {
  const { editor } = useBuilder();
  return useBuilderState(({ report }) => {
    if (panel?.kind === 'element') return problemsOf(report, panel.id);
    return panel?.kind === 'section' ? problemsOfSection(report, panel.id, editor) : [];
  }, dequal);
}

/** The editor of what is open, with its problems below, so that a new one does not move the control in use. */
export function PanelBody({ panel }: { panel: Panel }) {
  const problems = usePanelProblems(panel);
  const empty = useIsEmpty();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if ('problem' in panel && panel.problem && body.current) focusPlace(body.current, panel.problem);
  }, [panel]);
  return (
    <div ref={body} data-panel>
      <PanelEditor panel={panel} />
      {panel.kind === 'element' && <ElementOddsPart key={panel.id} id={panel.id} />}
      {problems.length > 0 && (
        <Section title="Problems here" level={3} className="mt-8">
          <ProblemList problems={problems} inPlace calm={empty} />
        </Section>
      )}
    </div>
  );
}

function PanelEditor({ panel }: { panel: Panel }) {
  const { editor } = useBuilder();
  const elements = elementsOf(editor);
  const { Editor } = elements;
  if (panel.kind === 'picker') return <PickerPanel elements={elements} />;
  if (panel.kind === 'element') return <Editor key={panel.id} id={panel.id} />;
  const section = editor.sections.find(({ id }) => id === panel.id);
  return section && <section.Panel key={section.id} />;
}
