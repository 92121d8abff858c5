import type { Entry } from '@/lib/roster/collection/collection';
import type {
  Alternative,
  BuildRequest,
  Choice,
  IntegerProgram,
  OptimizerModel,
} from '@/lib/roster/collection/optimizer';
import { chqMatrix, conventionalTypes, eras, tacticalUpgrades } from '../catalogue/catalogue';
import type { Draft } from '../edits/edit';
import { raiseStat, setTacticalUpgrade } from '../edits/edit-command';
import { applyFilling, fillScenario } from '../edits/fill-scenario';
import { conventionalDraft, flyingClasses, mechClasses } from '../edits/presets';
import { evaluate } from '../evaluate/evaluate';
import { emptyForce, settingsOf } from '../evaluate/settings';
import type { Collected, Element, Force } from '../force';
import type { HorizonWarsPack } from '../pack';
import { eraName, kindName, labelsOf, statOrder } from '../paper/text';
import { type CandidateModel, candidateModelsUnder, constraintsOf, programsForChq } from './constraints';

/** The force with a place for each element in its set-piece battle, as the attacker if that is possible. */
function placed(force: Force, pack: HorizonWarsPack | null): Force {
  const { scenario } = force;
  if (scenario?.kind !== 'set-piece') return force;
  for (const role of ['attacker', 'defender'] as const) {
    const tried: Force = { ...force, scenario: { ...scenario, role } };
    const filling = fillScenario(evaluate(tried, pack));
    if (filling && 'places' in filling) return applyFilling(tried, filling.places);
  }
  return force;
}

/** Spends command resources by a plain rule, as far as the force stays legal. */
const spend: NonNullable<OptimizerModel<Force>['finish']> = {
  label: 'Spend the command resources',
  about:
    'Raises F, M, A and D of the conventional type fielded most, once each, then of the next type; what is left buys tactical upgrades in the same order. You can undo it by itself.',
  *of(force, _, isLegal) {
    const types = typesByNumber(force);
    const purchases = [
      ...types.flatMap((type) => statOrder.map((stat) => (now: Force) => raiseStat(now, type, stat, 1))),
      ...types.flatMap((type) =>
        tacticalUpgrades.map(
          ({ id }) =>
            (now: Force) =>
              setTacticalUpgrade(now, type, id, true),
        ),
      ),
    ];
    let spent = force;
    for (const buy of purchases) {
      const next = buy(spent);
      if (next !== spent && isLegal(next)) spent = next;
      yield spent;
    }
  },
};

/** The conventional types of a force, those with the most elements first, else in the book's order. */
function typesByNumber({ elements }: Force): string[] {
  const countOf = (type: string) =>
    elements.filter((element) => element.kind === 'conventional' && element.type === type).length;
  return conventionalTypes
    .map(({ id }) => ({ id, count: countOf(id) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ id }) => id);
}

/** Costs of the alternatives, as of the fixes; what players agree on costs as much as an era. */
const AN_ERA = 4;
const AN_ALLEGIANCE = 1;

/** Alternative requests: no allegiance, an era that the pack allows, super-mechs, no mech cap. */
function alternatives(asked: BuildRequest, pack: HorizonWarsPack | null): Alternative[] {
  const { mechCap, ...withoutCap } = asked;
  const { allegiance, era = pack?.eras.length === 1 ? pack.eras[0] : 'open' } = asked;
  const list: Alternative[] = [];
  if (allegiance != null)
    list.push({ asked: { ...asked, allegiance: null }, says: 'without an allegiance', cost: AN_ALLEGIANCE });
  for (const { id } of eras) {
    const allowed = pack === null || pack.eras.length === 0 || pack.eras.some((each) => each === id);
    if (allowed && id !== era)
      list.push({
        asked: { ...asked, era: id, allegiance: null },
        says: id === 'open' ? 'in the Open era' : `in ${eraName(id)}`,
        cost: AN_ERA,
      });
  }
  if (asked.superMechs !== true && pack?.superMechs === undefined)
    list.push({ asked: { ...asked, superMechs: true }, says: 'with super-mechs', cost: AN_ERA });
  if (mechCap != null && pack?.mechCap === undefined)
    list.push({ asked: withoutCap, says: 'without a mech cap', cost: AN_ERA });
  return list;
}

/** The choice of era that a pack allows, and of allegiance if the era chosen has any. */
function choices(pack: HorizonWarsPack | null, _: unknown, chosen: BuildRequest): Choice[] {
  const allowed = eras.filter(
    ({ id }) => pack === null || pack.eras.length === 0 || pack.eras.some((each) => each === id),
  );
  const usual = pack?.eras.length === 1 ? pack.eras[0] : 'open';
  const others = allowed.filter(({ id }) => id !== usual);
  const era = others.find(({ id }) => id === chosen.era) ?? eras.find(({ id }) => id === usual);
  const allegiances = era?.allegiances ?? [];
  const allegiance: Choice = {
    field: 'allegiance',
    label: 'Allegiance',
    open: 'None',
    options: allegiances.map(({ id, name }) => ({ id, name })),
  };
  return [
    {
      field: 'era',
      label: 'Era',
      open: usual === undefined ? 'Open' : eraName(usual),
      options: others.map(({ id, name }) => ({ id, name })),
    },
    ...(allegiances.length > 0 ? [allegiance] : []),
  ];
}

/** The optimizer's model of the game: a program for each type of CHQ and for none, with each possible discount. */
export const optimizer: OptimizerModel<Force, HorizonWarsPack, Collected> = {
  limit: { label: 'Points limit', usual: 15, noun: ['point', 'points'] },
  choices,
  startingForces: (pack, asked) => [
    {
      force: {
        ...emptyForce(pack),
        limit: pack?.limit ?? null,
        era: pack?.eras.length === 1 ? pack.eras[0] : 'open',
        // Places in any other scenario are left to the player.
        scenario: pack?.setPiece
          ? { kind: 'set-piece', ...pack.setPiece, role: 'attacker', disposition: {} }
          : null,
        ...asked,
      },
    },
  ],
  everything: () =>
    [
      ...conventionalTypes.map(({ id }) => conventionalDraft(id)),
      ...[...mechClasses, ...flyingClasses].flatMap(({ builds }) => builds.map(({ draft }) => draft)),
    ].map(({ name, chq: _, ...element }) => ({ name, element })),
  nameOf: ({ name, element }) => name.trim() || kindName(draftOf(element, name)),
  choiceTexts: ({ elements }) => {
    const labels = labelsOf(elements);
    return elements.flatMap(({ chq }, at) => (chq ? [`CHQ: ${labels[at]}`] : []));
  },
  withSingleModel: (force, entry) => forceOf(force, [entry], [1], null),
  task: (force, pack, entries) => {
    const settings = settingsOf(force, pack);
    const limits = [settings.limit, force.limit].filter((limit) => limit !== null);
    const limit = limits.length > 0 ? Math.min(...limits) : null;
    const leaders = [...chqMatrix.columns, null];
    const programs = leaders.flatMap((chq): IntegerProgram<Force>[] => {
      const fielded = candidateModelsUnder(chq, entries, settings);
      if (chq !== null && fielded.every(({ type }) => type !== chq)) return [];
      return programsForChq(chq, fielded, { force, pack, settings }).map((program) => ({
        ...program,
        constraints: [...program.constraints, ...constraintsOf(fielded, program, { force, pack, settings })],
        force: (counts) => placed(forceOf(force, entries, counts, leaderOf(chq, fielded, counts)), pack),
      }));
    });
    return { limit, least: pack?.minPoints ?? null, programs };
  },
  finish: spend,
  alternatives,
};

const draftOf = (element: Collected, name: string, chq = false): Draft => ({ ...element, name, chq });

/** The entry whose first model is the CHQ: of the program's type, or a mech, which changes no price (p.57). */
function leaderOf(
  chq: string | null,
  fielded: readonly CandidateModel[],
  counts: readonly number[],
): number | null {
  let leader: number | null = null;
  for (const [at, { type, kind, presence }] of fielded.entries()) {
    if ((counts[at] ?? 0) === 0) continue;
    if (chq !== null && type === chq) return at;
    const better = leader === null || presence > (fielded[leader]?.presence ?? 0);
    if (chq === null && kind === 'mech' && better) leader = at;
  }
  return leader;
}

/** The force with a number of models of each entry. */
function forceOf(
  force: Force,
  entries: readonly Entry<Collected>[],
  counts: readonly number[],
  leader: number | null,
): Force {
  const elements: Element[] = [];
  for (const [at, { element, name }] of entries.entries())
    for (let model = 0; model < (counts[at] ?? 0); model++) {
      const draft = draftOf(element, name, at === leader && model === 0);
      elements.push({ ...draft, id: `e${elements.length + 1}` });
    }
  return { ...force, elements };
}
