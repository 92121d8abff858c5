import type { ReactNode } from 'react';
import { LineChart } from '@/components/ui/charts/line-chart';
import { notLoaded } from '@/components/ui/lazy-part';
import { chancesChart, chartedDistances, distanceUnit, namedDistance } from '@/lib/odds/by-distance';
import { withUnit } from '@/lib/odds/chart';
import type { AnyGameSystem } from '@/lib/roster/system';
import type { ForceChoice } from './answers';
import { OddsState, Reasons, reachSentence, TargetChoice } from './odds-parts';
import { type Charted, useCharted, useOdds } from './use-odds';

interface ElementOddsProps extends ForceChoice {
  system: AnyGameSystem;
  /** Id of the element; the first of the force if omitted. */
  id?: string;
  /** The evaluation of the force. */
  evaluation: unknown;
  /** What follows the chart, for the target that is chosen. */
  after?: (target: string) => ReactNode;
}

const NOT_THERE = 'It is not there when the battle starts.';

/** The shooting of an element as a chart: its chances against a typical target by distance, in each way to shoot. */
export function ElementOdds(props: ElementOddsProps) {
  const charted = useCharted(props.system);
  if (charted === undefined) return <p role="status">Loading the odds …</p>;
  if (charted === null) return <p role="alert">{notLoaded('The odds')}</p>;
  return <Curves {...props} {...charted} />;
}

function Curves(props: ElementOddsProps & Charted) {
  const { system, force, pack, evaluation, model, kind, target, choose } = props;
  const fighters = model.fighters(evaluation);
  const { id } = fighters.find((each) => props.id === undefined || each.id === props.id) ?? {};
  const refusal = id === undefined ? NOT_THERE : model.can(kind.id, { force: evaluation, id }, { target });
  const ways = (id !== undefined && model.waysOf?.(kind.id, { force: evaluation, id })) || props.ways;
  const { answer, failure, busy } = useOdds(
    'curves',
    id === undefined || refusal !== null
      ? null
      : { system: system.id, kind: kind.id, a: { force, pack, id }, b: { target }, situation: {}, ways },
  );
  const label = `${kind.label} by distance`;
  return (
    <div className="grid gap-3">
      <TargetChoice model={model} value={target} onChange={choose} />
      {refusal !== null ? (
        <p>{refusal}</p>
      ) : (
        <OddsState {...{ failure, busy }} known={answer !== undefined}>
          {answer && (
            <>
              <ul className="mb-3 text-sm">
                {answer.map((curve) => (
                  <li key={curve.label}>{reachSentence(kind, curve, chartedDistances(kind))}</li>
                ))}
              </ul>
              <LineChart chart={chancesChart(kind, answer)} label={label} />
              <Reasons
                reasons={answer.map(({ reason }) => reason)}
                at={`at ${withUnit(namedDistance(kind), distanceUnit(kind))}`}
              />
            </>
          )}
        </OddsState>
      )}
      {props.after?.(target)}
    </div>
  );
}
