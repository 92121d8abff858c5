import { useDeferredValue } from 'react';
import { rosterDuelAddress } from '@/components/shell/odds/address';
import { OddsPart } from '@/components/shell/odds/odds-part';
import { LinkButton } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/lazy-part';
import { useBuilder, useBuilderState } from './context';

const LazyElementOdds = lazyComponent(
  async () => (await import('@/components/shell/odds/element-odds')).ElementOdds,
);
const LazyForceOdds = lazyComponent(
  async () => (await import('@/components/shell/odds/force-odds')).ForceOdds,
);

/** The odds of an element: a chart, and the way to the page that puts it against another; of games that have odds. */
export function ElementOddsPart({ id }: { id: string }) {
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
