import {
  type ChartedAttack,
  chancesChart,
  chartedDistances,
  curveOf,
  distanceUnit,
  reachText,
  turnDistances,
  type WayCurve,
} from './by-distance';
import { type CurveChart, withUnit } from './chart';
import { OddsRefused } from './deadline';
import { percentText } from './fraction';
import { type AnyOddsModel, type AttackKind, oneWay, type Way } from './model';

/** What paper says of a fighter's odds. */
export interface PaperOdds {
  /** The label of the fighter. */
  label: string;
  /** "Shooting · P 2 · F 3 · A 3 · D 2". */
  what: string;
  /** Where a hit is as likely as not, then the figures of the chart; each with a name before it; none if the attack is not possible. */
  lines: { name: string; effect: string }[];
  /** The chart of the screen, each way to attack by distance; null if there is none. */
  chart: CurveChart | null;
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * For each fighter of a force the distances at which its attack is as likely as not to hit the game's default target
 * once, and the chances by distance, in each way to make it; in their order. Pauses between two curves, so that a page
 * goes on.
 */
export async function paperOdds(model: AnyOddsModel, force: unknown): Promise<PaperOdds[]> {
  const kind = model.attacks.find(({ byDistance }) => byDistance !== null);
  const [target] = model.targets;
  if (!kind || !target) return [];
  const all: PaperOdds[] = [];
  for (const { id, label, stats } of model.fighters(force)) {
    const charted: ChartedAttack = {
      ...{ model, kind, situation: {}, a: { force, id }, b: { target: target.id } },
    };
    const texts: string[] = [];
    const curves: WayCurve[] = [];
    if (model.can(kind.id, charted.a, charted.b) === null)
      for (const way of model.waysOf?.(kind.id, charted.a) ?? kind.ways ?? oneWay) {
        const curve = await curveUnlessRefused(charted, way);
        if (curve) curves.push(curve);
        const reach = curve
          ? reachText(curve.reaches, chartedDistances(kind), distanceUnit(kind))
          : 'not worked out';
        texts.push([way.label.toLowerCase(), reach].join(' ').trim());
      }
    const effect = `50 % to hit ${target.label} once or more: ${texts.join('; ')}.`;
    all.push({
      label,
      what: `${kind.label} · ${stats}`,
      lines: texts.length === 0 ? [] : [{ name: 'Odds', effect }, ...figuresOf(kind, curves)],
      chart: curves.length === 0 ? null : chancesChart(kind, curves),
    });
  }
  return all;
}

/** A curve; null if its odds are refused. */
async function curveUnlessRefused(charted: ChartedAttack, way: Way): Promise<WayCurve | null> {
  await pause();
  try {
    return await curveOf(charted, way, async () => undefined);
  } catch (error) {
    if (error instanceof OddsRefused) return null;
    throw error;
  }
}

/** The figures of a chart at some of its distances, as a line: "standing 6″ 92.1 %, 12″ 60.8 %; moved …". */
function figuresOf(kind: AttackKind, curves: readonly WayCurve[]): { name: string; effect: string }[] {
  const distances = turnDistances(kind);
  const texts = curves.map(({ label, points }) => {
    const figures = points.flatMap(({ distance, attack: { chances } }) =>
      chances[0] && distances.includes(distance)
        ? [`${withUnit(distance, distanceUnit(kind))} ${percentText(chances[0].value)}`]
        : [],
    );
    return [label.toLowerCase(), figures.join(', ')].join(' ').trim();
  });
  const name = curves[0]?.points[0]?.attack.chances[0]?.label;
  return name === undefined ? [] : [{ name, effect: `${texts.join('; ')}.` }];
}
