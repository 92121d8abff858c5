import type { ReactNode } from 'react';
import { LineChart } from '@/components/ui/charts/line-chart';
import { notLoaded } from '@/components/ui/lazy-part';
import {
  acrossOf,
  chancesChart,
  chartedDistances,
  dashAt,
  distanceUnit,
  markerAt,
  namedDistance,
  turnDistances,
} from '@/lib/odds/by-distance';
import { type CurveChart, withUnit } from '@/lib/odds/chart';
import { roundedText, toNumber } from '@/lib/odds/fraction';
import { type AttackKind, reasonOf } from '@/lib/odds/model';
import type { AnyGameSystem } from '@/lib/roster/system';
import { uncapitalised } from '@/lib/roster/text/words';
import type { ForceChoice, ForceCurves, ForceQuestion } from './answers';
import {
  type Charted,
  OddsState,
  Reasons,
  reachSentence,
  TargetChoice,
  useCharted,
  useOdds,
} from './use-odds';

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

/** A force in a chart: its name, "" if it is the only one, and what it can expect. */
export interface NamedCurves {
  name: string;
  curves: ForceCurves;
}

/** The expected results by distance: of one force a dash for each way to attack; of two a dash and colour for each. */
export const expectedChart = (kind: AttackKind, forces: readonly NamedCurves[]): CurveChart => ({
  across: acrossOf(kind),
  up: 'number',
  curves: forces.flatMap(({ name, curves: { ways } }, force) =>
    ways.map(({ label, points }, way) => ({
      label: [name, ways.length > 1 ? label : ''].filter((part) => part !== '').join(', '),
      dash: dashAt(forces.length > 1 ? force : way),
      marker: markerAt(way),
      points: points.map(({ distance, expected }) => ({
        x: distance,
        y: toNumber(expected),
        text: roundedText(expected, 2),
      })),
    })),
  ),
});

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
