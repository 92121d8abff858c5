import { leastCost } from '@/lib/fixes/sum-bound';
import type { Finding } from '@/lib/roster/rule';
import type { Need, SumWay } from '@/lib/roster/vocabulary';
import { mechs as classes } from '../mech-catalogue';
import type { Reckoning } from '../reckon';
import type { ReckonedElement } from '../reckon-elements';
import { packEra } from '../rules/pack';
import { statOrder } from '../stats';
import { designSavings, leastCostOfSparing, savings } from './bounds';
import { kinds } from './kinds';
import { squadronTag, tag } from './tags';

// What a finding hangs on, rule by rule. Only tags that could remove a finding are listed: a mech with more points
// spent stays overspent. A property test checks each rule.

type NeedsOf = (finding: Finding, reckoning: Reckoning) => Need[];

const need = (tags: readonly string[], least = 1, about = least): Need => ({ tags, least, about });
const sumNeed = (tags: readonly string[], ways: readonly SumWay[]): Need => ({
  tags,
  least: Math.max(1, leastCost(ways)),
  ways,
  loose: true,
});
const one = (...tags: string[]): Need[] => [need(tags)];

/** A need for each element that the finding names. */
const each =
  (needOf: (element: ReckonedElement, reckoning: Reckoning) => Need): NeedsOf =>
  ({ elements }, reckoning) =>
    elements.map((id) => needOf(reckoning.element(id), reckoning));

/** A need of each element that the finding names; removing the element always meets it. */
const own = (tagsOf: (id: string) => readonly string[], most = 1): NeedsOf =>
  each(({ id }) => need([tag.is(id), ...tagsOf(id)], most));

const chqTags = (id: string) => [tag.flag(id), tag.chq];
const designTags = (id: string) => [tag.upgrades(id), tag.ace(id), tag.era];
const removed = (least: number) => Math.max(1, Math.min(kinds.remove.cost, Math.ceil(least)));

/** A finding's facts as the numbers a bound is computed from. */
const numbersOf = ({ facts }: Finding) => facts as Record<string, number>;

const pointsOver = (rate: number): NeedsOf =>
  each(({ id, budget }) =>
    need(
      [tag.is(id), tag.worse(id), tag.upgrades(id), tag.higher(id)],
      removed(-(budget?.left ?? 0) / rate),
      -(budget?.left ?? 0),
    ),
  );

const tooMany: NeedsOf = (finding, reckoning) =>
  each(({ id, presence }) =>
    need(
      [tag.is(id), tag.upgrades(id), tag.higher(id)],
      removed(((numbersOf(finding).count ?? 0) - presence) * kinds['upgrade-off'].cost),
    ),
  )(finding, reckoning);

const lowStats =
  (least: (reckoning: Reckoning) => number): NeedsOf =>
  ({ elements }, reckoning) =>
    elements.flatMap((id) => {
      const { stats } = reckoning.element(id);
      const low = statOrder.filter((stat) => stats[stat] < least(reckoning));
      return low.map((stat) => need([tag.is(id), tag.better(id, stat)]));
    });

/** Needs for what an element may not have: each is removed, or the element, or the era changes. */
const refused: NeedsOf = (finding, reckoning) => {
  const { names } = finding.facts as { names: string[] };
  const most = packEra.check(reckoning).length > 0 ? kinds.era.cost : kinds.remove.cost;
  return each(({ id }) =>
    need([tag.is(id), ...designTags(id)], Math.min(most, kinds['upgrade-off'].cost * names.length)),
  )(finding, reckoning);
};

/** The conventional type of the elements that a finding names; they all have the same. */
const typeIn = ({ elements }: Finding, { element }: Reckoning): string =>
  element(elements[0] ?? '')?.type?.id ?? '';

const tactical =
  (...more: string[]): NeedsOf =>
  (finding, reckoning) => {
    const type = typeIn(finding, reckoning);
    return one(tag.tactical(type), tag.type(type), ...more);
  };

const squadronOf: NeedsOf = ({ path }, { force }) =>
  one(squadronTag(force.squadrons[Number(path[1])]?.mechs ?? []));
const sums = [tag.placed, tag.scenario, tag.elements];

/** The needs of a finding, by rule. */
const byRule: Record<string, NeedsOf> = {
  'pack/era': () => one(tag.era),
  'pack/battlefield': () => one(tag.battlefield),
  'pack/set-piece': () => one(tag.scenario),
  'pack/max-elements': (finding) => {
    const { has = 0, most = 0 } = numbersOf(finding);
    return [need([tag.count], kinds.remove.cost * (has - most))];
  },
  'pack/ban': (finding, reckoning) =>
    each(({ id, type }) =>
      type
        ? need([tag.is(id), tag.typeOf(id), tag.tactical(type.id)])
        : need(
            [tag.is(id), tag.upgrades(id)],
            removed(kinds['upgrade-off'].cost * (finding.facts as { names: string[] }).names.length),
          ),
    )(finding, reckoning),
  'pack/most': ({ elements, facts }) => {
    const { has, atMost } = facts as { has: number; atMost: number };
    const tags = elements.flatMap((id) => [tag.is(id), tag.typeOf(id)]);
    return [need(tags, Math.min(kinds.retype.cost, kinds.remove.cost) * (has - atMost))];
  },
  'pack/min-points': () => one(tag.dearer, tag.scenario),
  'hw/force/empty': () => [need([tag.elements], kinds.add.cost)],
  'hw/force/over-limit': (finding, reckoning) => {
    const { forceCost = 0, limit = 0 } = numbersOf(finding);
    const ways = savings(forceCost - limit, reckoning);
    return [{ ...sumNeed([tag.cheaper, tag.scenario], ways), about: 2.5 * (forceCost - limit) }];
  },
  'hw/force/mech-cap': (finding, { mechs }) => {
    const { mechCost = 0, mechCap = 0 } = numbersOf(finding);
    const savings = new Map(
      mechs.map((mech) => [
        mech.id,
        [...designSavings(mech), { points: mech.cost, cost: kinds.remove.cost }],
      ]),
    );
    return [sumNeed([tag.mechs], [{ first: 0, opens: [], amount: mechCost - mechCap, savings, floors: [] }])];
  },
  'hw/chq/one': ({ elements }) => [need([...elements.map(tag.flag), tag.chq], kinds.chq.cost)],
  'hw/chq/kind': each(({ id }) => need(chqTags(id), kinds.chq.cost)),
  'hw/chq/type': each(({ id }) => need([...chqTags(id), tag.typeOf(id)], kinds.chq.cost)),
  'hw/chq/quota': (finding, reckoning) => {
    const { needed = 0, present = 0 } = numbersOf(finding);
    const { limit } = reckoning.settings;
    const ways = savings(limit === null ? Number.MIN_SAFE_INTEGER : reckoning.forceCost - limit, reckoning);
    return each(({ id }) => ({
      ...sumNeed([tag.cheaper, tag.scenario, ...chqTags(id)], ways),
      about: Math.min(kinds.chq.cost, kinds.retype.cost * (needed - present)),
    }))(finding, reckoning);
  },
  'hw/cr/no-chq': () => one(tag.command, tag.chq),
  'hw/cr/overspent': (finding, reckoning) => {
    const { earned = 0, spent = 0 } = numbersOf(finding);
    return [
      {
        tags: [tag.command, tag.chq],
        least: Math.max(1, leastCostOfSparing(spent - earned, reckoning)),
        about: spent - earned,
        loose: true,
      },
    ];
  },
  'hw/cr/eligible': tactical(),
  'hw/cr/stat-stacking': (finding, reckoning) => {
    const type = typeIn(finding, reckoning);
    return one(tag.raise(type), tag.type(type));
  },
  'hw/mech/presence': each(({ id, presence }) =>
    need(
      [tag.is(id), tag.lower(id)],
      removed((presence - classes.superMech.presence + 1) * kinds.presence.cost),
    ),
  ),
  'hw/mech/stat-minimum': lowStats(() => 1),
  'hw/mech/points-over': pointsOver(1),
  'hw/mech/weapon-limit': tooMany,
  'hw/mech/frame-limit': tooMany,
  'hw/mech/upgrade-presence': own((id) => [tag.upgrades(id), tag.lower(id)], 2),
  'hw/mech/upgrade-repeated': own((id) => [tag.upgrades(id)], 2),
  'hw/mech/engineer-ratio': (finding) => {
    const { engineers, allowed = 0 } = finding.facts as { engineers: string[]; allowed?: number };
    return [need([tag.engineers], kinds['upgrade-off'].cost * (engineers.length - allowed))];
  },
  'hw/mech/squadron': squadronOf,
  'hw/aircraft/stat-minimum': lowStats(({ settings }) => Number(settings.rulings['aircraft-stat-minimum'])),
  // Removing antigrav saves 3 points in one edit.
  'hw/aircraft/points-over': pointsOver(1.5),
  'hw/aircraft/upgrade-limit': tooMany,
  'hw/aircraft/upgrade-repeated': own((id) => [tag.upgrades(id)], 2),
  'hw/aircraft/variations': own((id) => [tag.upgrades(id)], 2),
  'hw/transport/none': own((id) => [tag.aboard(id)]),
  'hw/transport/eligible': own((id) => [tag.aboard(id)]),
  'hw/transport/capacity': own((id) => [tag.aboard(id)]),
  'hw/transport/twice': own((id) => [tag.rides(id)]),
  'hw/era/allegiance': () => one(tag.allegiance, tag.era),
  'hw/era/burning/mech-upgrades': refused,
  'hw/era/burning/aircraft-upgrades': refused,
  'hw/era/burning/conventional-upgrades': tactical(tag.era),
  'hw/era/colonial-war/mech-upgrades': refused,
  'hw/era/colonial-war/mech-share': () => one(tag.presence, tag.elements, tag.era),
  'hw/era/colonial-war/aircraft-upgrades': refused,
  'hw/era/colonial-war/conventional-types': own((id) => [tag.typeOf(id), tag.era], 4),
  'hw/era/maul/mechs-only': own(() => [tag.era], 4),
  'hw/era/new-colonial-age/aircraft-upgrades': refused,
  'hw/era/new-colonial-age/martian-aircraft': () => one(tag.presence, tag.elements, tag.era, tag.allegiance),
  'hw/battlefield/mars': own((id) => [
    tag.better(id, 'm'),
    tag.upgrades(id),
    tag.typeOf(id),
    tag.battlefield,
  ]),
  'hw/battlefield/high-gravity': own((id) => [tag.upgrades(id), tag.battlefield], 2),
  // Each element needs its own edit.
  'hw/scenario/unassigned': own((id) => [tag.place(id), tag.scenario]),
  'hw/scenario/loss': () => one(...sums),
  'hw/scenario/advance': () => one(...sums),
  'hw/scenario/reserve': () => one(...sums),
  'hw/scenario/aircraft': own((id) => [tag.place(id), tag.scenario]),
};

/** The needs of a rule's finding; null for a rule that has none declared. */
export const needs = (rule: string, finding: Finding, reckoning: Reckoning): Need[] | null =>
  byRule[rule]?.(finding, reckoning) ?? null;
