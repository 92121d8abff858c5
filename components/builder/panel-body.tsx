import { dequal } from 'dequal/lite';
import { Fragment, useDeferredValue, useEffect, useRef } from 'react';
import { rosterDuelAddress } from '@/components/shared/odds/address';
import { OddsPart } from '@/components/shared/odds/odds-part';
import { LinkButton } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/lazy-part';
import { Section } from '@/components/ui/section';
import type { Problem } from '@/lib/roster/report';
import { elementsOf, type Panel, useBuilder, useBuilderState, useIsEmpty } from './context';
import { ElementNotes } from './fields/element-notes';
import { PickerPanel } from './picker/picker';
import { ProblemList } from './verdict/problem-list';
import { focusPlace, problemsOf, problemsOfSection } from './verdict/problems';

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
  if (panel.kind === 'element')
    return (
      <Fragment key={panel.id}>
        <Editor id={panel.id} />
        <ElementNotes id={panel.id} />
      </Fragment>
    );
  const section = editor.sections.find(({ id }) => id === panel.id);
  return section && <section.Panel key={section.id} />;
}

const LazyElementOdds = lazyComponent(
  async () => (await import('@/components/shared/odds/force-odds')).ElementOdds,
);
const LazyForceOdds = lazyComponent(
  async () => (await import('@/components/shared/odds/force-odds')).ForceOdds,
);

/** The odds of an element: a chart, and the way to the page that puts it against another; of games that have odds. */
function ElementOddsPart({ id }: { id: string }) {
  const { system, designing } = useBuilder();
  if (!system.odds || designing) return null;
  return (
    <OddsPart title="Odds" className="mt-6">
      {() => <OneElement id={id} />}
    </OddsPart>
  );
}

function OneElement({ id }: { id: string }) {
  const { id: roster, system } = useBuilder();
  return (
    <LazyElementOdds
      {...{ system, id }}
      {...useForce()}
      after={(target) => (
        <p>
          <LinkButton size="sm" href={rosterDuelAddress(system.id, roster, id, target)}>
            Open in Odds
          </LinkButton>
        </p>
      )}
    />
  );
}

/** What the force can expect of one attack by every element; of games that have odds. */
export function ForceOddsPart() {
  const { system } = useBuilder();
  if (!system.odds) return null;
  return (
    <OddsPart title="Firepower by distance" className="mt-6">
      {() => <WholeForce />}
    </OddsPart>
  );
}

/** A force without elements is an element itself: its own chart comes first. */
function WholeForce() {
  const { system, editor } = useBuilder();
  const { evaluation, ...force } = useForce();
  return (
    <div className="grid gap-6">
      {editor.elements === null && <LazyElementOdds {...{ system, evaluation }} {...force} />}
      <LazyForceOdds system={system} forces={[{ name: '', ...force }]} />
    </div>
  );
}

/** The force as it is; deferred, so that no keystroke waits for its odds. */
function useForce() {
  const { roster, pack, evaluation } = useDeferredValue(useBuilderState((current) => current));
  return { force: roster.force, pack, evaluation };
}
