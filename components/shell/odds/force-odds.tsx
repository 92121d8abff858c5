import { LineChart } from '@/components/ui/line-chart';
import { notLoaded } from '@/components/ui/not-loaded';
import { distanceUnit, namedDistance, turnDistances } from '@/lib/odds/by-distance';
import { withUnit } from '@/lib/odds/chart';
import { reasonOf } from '@/lib/odds/model';
import type { AnyGameSystem } from '@/lib/roster/system';
import { uncapitalised } from '@/lib/roster/words';
import type { ForceChoice, ForceQuestion } from './answers';
import { expectedChart } from './charts';
import { OddsState } from './odds-state';
import { Reasons } from './reasons';
import { TargetChoice } from './target-choice';
import { type Charted, useCharted } from './use-charted';
import { useOdds } from './use-odds';

interface NamedForce extends ForceChoice {
  /** "" if it is the only one. */
  name: string;
}

interface ForceOddsProps {
  system: AnyGameSystem;
  /** One force, or two to compare. */
  forces: readonly [NamedForce] | readonly [NamedForce, NamedForce];
}

/** What one force, or each of two, can expect in a turn by distance, if every element makes one attack. */
export function ForceOdds({ system, forces }: ForceOddsProps) {
  const charted = useCharted(system);
  if (charted === undefined) return <p role="status">Loading the odds …</p>;
  if (charted === null) return <p role="alert">{notLoaded('The odds')}</p>;
  return <Expected {...{ system, forces }} {...charted} />;
}

function Expected({ system, forces, model, kind, ways, target, choose }: ForceOddsProps & Charted) {
  const [first, second] = forces;
  const questionOf = ({ force, pack }: NamedForce): ForceQuestion => ({
    ...{ system: system.id, kind: kind.id, b: { target }, situation: {}, ways },
    ...{ force: { force, pack }, distances: turnDistances(kind) },
  });
  const one = useOdds('force', questionOf(first));
  const other = useOdds('force', second ? questionOf(second) : null);
  const answers = [one.answer, ...(second ? [other.answer] : [])];
  const curves = answers.flatMap((answer, index) =>
    answer ? [{ name: forces[index]?.name ?? '', curves: answer }] : [],
  );
  const counts = curves.map((each) => each.curves.counts).find((each) => each !== '') ?? 'hits';
  const without = [...new Set(curves.flatMap((each) => each.curves.without))];
  return (
    <div className="grid gap-3">
      <p className="max-w-prose text-muted text-xs">
        Every {system.noun[0]} makes one attack ({uncapitalised(kind.label)}) at this target. The chart adds
        up what to expect.
      </p>
      <TargetChoice model={model} value={target} onChange={choose} />
      <OddsState
        failure={one.failure ?? other.failure}
        busy={one.busy || other.busy}
        known={curves.length === forces.length}
      >
        <LineChart chart={expectedChart(kind, curves)} label={`Expected ${counts} by distance`} />
        <Reasons
          reasons={curves.flatMap(({ name, curves: { reasons } }) =>
            reasons.map((each) => reasonOf([name, each.label].filter(Boolean).join(', '), each)),
          )}
          at={`at ${withUnit(namedDistance(kind), distanceUnit(kind))}`}
        />
        {without.length > 0 && (
          <ul className="mt-2 text-sm">
            {without.map((each) => (
              <li key={each}>Not counted: {each}</li>
            ))}
          </ul>
        )}
      </OddsState>
    </div>
  );
}
