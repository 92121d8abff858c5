import { at, chartedDistances, distanceUnit, reachesOf, reachText } from './by-distance';
import { OddsRefused } from './deadline';
import { type AnyOddsModel, type AttackKind, oneWay, type Side, type Way } from './model';

/** What paper says of a fighter's odds; `effect` is empty if they are refused. */
export interface OddsLine {
  /** The label of the fighter. */
  label: string;
  name: string;
  effect: string;
}

const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * For each fighter of a force the distances at which its attack is as likely as not to hit the game's default target
 * once, in each way to make it; in their order. Pauses between two curves, so that a page goes on.
 */
export async function likelyLines(model: AnyOddsModel, force: unknown): Promise<OddsLine[]> {
  const kind = model.attacks.find(({ byDistance }) => byDistance !== null);
  const [target] = model.targets;
  if (!kind || !target) return [];
  const lines: OddsLine[] = [];
  for (const { id, label } of model.fighters(force)) {
    const [a, b] = [{ force, id }, { target: target.id }];
    const texts: string[] = [];
    if (model.can(kind.id, a, b) === null)
      for (const way of model.waysOf?.(kind.id, a) ?? kind.ways ?? oneWay) {
        await pause();
        texts.push([way.label.toLowerCase(), likelyText(model, kind, a, b, way)].join(' ').trim());
      }
    lines.push({
      label,
      name: 'Odds',
      effect: texts.length === 0 ? '' : `50 % to hit ${target.label} once or more: ${texts.join('; ')}.`,
    });
  }
  return lines;
}

/** The distances of one way, or that they are not known. */
function likelyText(
  model: AnyOddsModel,
  kind: AttackKind,
  a: Side<unknown>,
  b: Side<unknown>,
  { situation }: Way,
): string {
  const attackAt = (distance: number) => model.attack(kind.id, a, b, at(kind, situation, distance));
  const charted = chartedDistances(kind);
  try {
    const points = charted.map((distance) => ({ distance, attack: attackAt(distance) }));
    return reachText(reachesOf(points, attackAt), charted, distanceUnit(kind));
  } catch (error) {
    if (error instanceof OddsRefused) return 'not worked out';
    throw error;
  }
}
