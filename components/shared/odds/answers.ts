import { at, curveOf, namedDistance, type WayCurve } from '@/lib/odds/by-distance';
import { cacheOf } from '@/lib/odds/cache';
import { type Fraction, fraction, plus } from '@/lib/odds/fraction';
import {
  type AnyOddsModel,
  type Attack,
  type AttackKind,
  type Figures,
  type Reason,
  reasonOf,
  type Side,
  type Situation,
  type Way,
} from '@/lib/odds/model';
import type { Pack } from '@/lib/roster/pack/pack';
import type { AnyGameSystem } from '@/lib/roster/system';
import { loadSystem } from '@/lib/systems/registry';
import type { Call } from '@/lib/worker/serve';

/** The force of a roster with its pack, whose elements can attack and be attacked. */
export interface ForceChoice {
  force: unknown;
  pack: Pack | null;
}

/** A fighter: an element of a force, or a typical target of the game. */
export type FighterChoice = ((ForceChoice & { id: string; now?: Figures }) | { target: string }) & {
  more?: string;
};

/** A question about an attack of a game. */
interface Question {
  system: string;
  /** Id of the kind of attack. */
  kind: string;
  situation: Situation;
}

export interface AttackQuestion extends Question {
  a: FighterChoice;
  b: FighterChoice;
}

export interface CurvesQuestion extends AttackQuestion {
  /** Ways to make the attack, each over the situation. */
  ways: readonly Way[];
}

export interface GainsQuestion extends AttackQuestion {
  /** What is set for the attack of `b` on `a`. */
  back: Situation;
}

export interface ForceQuestion extends Question {
  force: ForceChoice;
  b: FighterChoice;
  ways: readonly Way[];
  distances: readonly number[];
}

/** The expected hits that a fighter makes and takes, as it is or with one more of a stat; null if impossible. */
export interface Gain {
  /** "F"; "" as it is. */
  label: string;
  made: Fraction | null;
  taken: Fraction | null;
  /** What went into these. */
  reasons: Reason[];
}

/** What a force can expect in a turn. */
export interface ForceCurves {
  /** What is expected: "hits". */
  counts: string;
  ways: { label: string; points: { distance: number; expected: Fraction }[] }[];
  /** What went into it at the distance that charts name, for each element in each way. */
  reasons: Reason[];
  /** Why some of its elements are not counted, as sentences. */
  without: string[];
}

/** The game of a question, with its odds. */
interface Asked {
  system: AnyGameSystem;
  model: AnyOddsModel;
  kind: AttackKind;
}

async function askedOf({ system: id, kind: kindId }: Question): Promise<Asked> {
  const system = await loadSystem(id);
  const model = await system?.odds?.();
  const kind = model?.attacks.find((each) => each.id === kindId);
  if (!system || !model || !kind) throw new Error('This version does not know the odds of this.');
  return { system, model, kind };
}

const evaluations = cacheOf<unknown>(8);

const evaluationOf = ({ force, pack }: ForceChoice, system: AnyGameSystem): unknown =>
  evaluations(JSON.stringify([system.id, force, pack]), () => system.evaluate(force, pack));

const sideOf = (chosen: FighterChoice, system: AnyGameSystem): Side<unknown> =>
  'target' in chosen
    ? chosen
    : {
        force: evaluationOf(chosen, system),
        id: chosen.id,
        ...(chosen.now === undefined ? {} : { now: chosen.now }),
      };

/** An attack; null if it is not possible. */
const attackOf = (
  { model, kind }: Asked,
  a: Side<unknown>,
  b: Side<unknown>,
  situation: Situation,
): Attack | null => (model.can(kind.id, a, b) === null ? model.attack(kind.id, a, b, situation) : null);

/** Yields, so that the worker receives cancellations and other questions. */
async function pause(signal: AbortSignal) {
  await new Promise((resolve) => setTimeout(resolve));
  if (signal.aborted) throw new Error('Cancelled.');
}

/** The questions about odds that the page asks its worker. */
export const oddsAnswers = {
  /** The odds of one attack. */
  async attack(question: AttackQuestion, { signal }: Call): Promise<Attack> {
    await pause(signal);
    const { system, model } = await askedOf(question);
    const [a, b] = [sideOf(question.a, system), sideOf(question.b, system)];
    return model.attack(question.kind, a, b, question.situation);
  },

  /** An attack at every charted distance, in each of its ways. */
  async curves(question: CurvesQuestion, { signal }: Call): Promise<WayCurve[]> {
    const { system, model, kind } = await askedOf(question);
    const [a, b] = [sideOf(question.a, system), sideOf(question.b, system)];
    const curves: WayCurve[] = [];
    for (const way of question.ways)
      curves.push(
        await curveOf({ model, kind, a, b, situation: question.situation }, way, () => pause(signal)),
      );
    return curves;
  },

  /** What one more of each stat gains the first fighter: in hits on the second, and in hits by it. */
  async gains(question: GainsQuestion, { signal }: Call): Promise<Gain[]> {
    const asked = await askedOf(question);
    const [a, b] = [sideOf(question.a, asked.system), sideOf(question.b, asked.system)];
    const gains: Gain[] = [];
    for (const { id, label } of [{ id: undefined, label: '' }, ...(asked.model.stats ?? [])]) {
      await pause(signal);
      const raised = id === undefined ? a : { ...a, more: id };
      const made = attackOf(asked, raised, b, question.situation);
      const taken = attackOf(asked, b, raised, question.back);
      const stats = id === undefined ? '' : `${label} + 1, `;
      gains.push({
        label,
        made: made?.expected ?? null,
        taken: taken?.expected ?? null,
        reasons: [
          ...(made ? [reasonOf(`${stats}hits made`, made)] : []),
          ...(taken ? [reasonOf(`${stats}hits taken`, taken)] : []),
        ],
      });
    }
    return gains;
  },

  /** The expected results of all elements of a force together, each attacking once. */
  async force(question: ForceQuestion, { signal }: Call): Promise<ForceCurves> {
    const { system, model, kind } = await askedOf(question);
    const force = evaluationOf(question.force, system);
    const b = sideOf(question.b, system);
    const fighters = model.fighters(force);
    const sides = fighters.map(({ id }) => ({ force, id }));
    const refusals = sides.map((side) => model.can(kind.id, side, b));
    const reasons: Reason[] = [];
    const ways: ForceCurves['ways'] = [];
    let counts = '';
    for (const { label, situation } of question.ways) {
      const points: ForceCurves['ways'][number]['points'] = [];
      for (const distance of question.distances) {
        let expected = fraction(0);
        for (const [index, side] of sides.entries()) {
          if (refusals[index] !== null) continue;
          await pause(signal);
          const set = at(kind, { ...question.situation, ...situation }, distance);
          const attack = model.attack(kind.id, side, b, set);
          counts = attack.counts;
          if (distance === namedDistance(kind))
            reasons.push(reasonOf([fighters[index]?.label, label].filter(Boolean).join(', '), attack));
          expected = plus(expected, attack.expected ?? fraction(0));
        }
        points.push({ distance, expected });
      }
      ways.push({ label, points });
    }
    return { counts, ways, reasons, without: [...new Set(refusals.filter((each) => each !== null))] };
  },
};

/** The functions that the page calls in the worker of odds. */
export type OddsAnswers = typeof oddsAnswers;
