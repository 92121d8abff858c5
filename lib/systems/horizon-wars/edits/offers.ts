import { bannedBy, fitOf, type Offer, type OfferGroup } from '@/lib/roster/offer';
import type { AnyRule } from '@/lib/roster/rule';
import { capitalised } from '@/lib/roster/text/words';
import { conventionalTypes } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedElement } from '../evaluate/evaluate-elements';
import type { Force } from '../force';
import { type Special, specialsOf } from '../paper/marks';
import { symbolOfType } from '../paper/symbol';
import { buildPoints, kindName, points, statOrder, typeName } from '../paper/text';
import { type ChqChoice, chqChoices } from '../rules/chq';
import { presence as superMechRule } from '../rules/mech';
import { fieldedTypes, usesOf } from '../rules/pack';
import { offerOf, priceOf } from './designer';
import { addElement, type Draft, isFull, newElementId } from './edit';
import { conventionalDraft, type DesignedKind, flyingClasses, isOfDesign, mechClasses } from './presets';

/** What an offer shows: the element as it would be, or what it would change as the CHQ. */
export type Subject = { element: EvaluatedElement; specials: Special[] } | { chq: ChqChoice };

type Rules = readonly AnyRule<Evaluation>[];
type ElementOffer = Offer<Force, Subject>;

/** The conventional types, each with its cost under this CHQ. */
export const offeredTypes = (evaluation: Evaluation, rules: Rules): ElementOffer[] =>
  conventionalTypes.map(({ id, name }) => {
    const { element, ...offer } = offerOfDraft(conventionalDraft(id), evaluation, rules);
    return {
      ...offer,
      id,
      name,
      what: typeName(id),
      price: priceOf(element, evaluation.chq).sum,
      fielded: evaluation.ofType(id),
    };
  });

/** Bare mechs or aircraft to design, one for each class. */
export const offeredBare = (kind: DesignedKind, evaluation: Evaluation, rules: Rules) =>
  classesOf[kind].map(({ presence, points: budget, bare }) => {
    const { element: _, ...offer } = offerOfDraft(bare, evaluation, rules);
    const what = `P${presence} ${kind}`;
    return { ...offer, id: what, name: what, what, points: budget, unfinished: true };
  });

/** The preset builds of mechs or aircraft, by class; rules that the whole class breaks stand at its heading. */
export function offeredBuilds(
  kind: DesignedKind,
  evaluation: Evaluation,
  rules: Rules,
  designing: boolean,
): OfferGroup<Force, Subject>[] {
  return classesOf[kind].map(({ presence, name, points: budget, page, bare, builds }) => {
    const { breaks, disabled } = offerOfDraft(bare, evaluation, rules);
    const fielded = evaluation.elements.filter((each) => each.kind === kind && each.presence === presence);
    const count = fielded.length > 0 && !designing ? ` · ${fielded.length} in the force` : '';
    return {
      title: `${name} P${presence}`,
      aside: `costs ${points(presence)} · ${buildPoints(budget)} (p.${page})${count}`,
      breaks,
      offers: builds.map(({ preset, draft }) => {
        const { element: _, ...offer } = offerOfDraft(draft, evaluation, rules);
        return {
          ...offer,
          id: preset.id,
          name: preset.name,
          what: `${preset.name}, P${presence} ${kind}`,
          about: preset.about,
          breaks: offer.breaks.filter(({ rule }) => breaks.every((each) => each.rule !== rule)),
          disabled,
          fielded: fielded.filter(({ source }) => isOfDesign(source, draft)),
        };
      }),
    };
  });
}

const classesOf = { mech: mechClasses, aircraft: flyingClasses };

/** The types that may be the CHQ, each with the number of its type that it requires and the prices that it changes. */
export const offeredChqs = (evaluation: Evaluation, rules: Rules): ElementOffer[] => {
  const { limit } = evaluation.settings;
  return chqChoices(limit).map((chq) => {
    const { type, name, draft, quota } = chq;
    const { element: _, fits: __, ...offer } = offerOfDraft(draft, evaluation, rules);
    return {
      ...offer,
      id: type,
      name,
      what: `${typeName(type)} as the CHQ`,
      terms: ['CHQ', ...offer.terms],
      symbol: { ...offer.symbol, headquarters: true },
      price:
        quota === null ? 'free' : `free · needs ${quota} of its type at ${limit} points, itself included`,
      // The row states the quota itself.
      breaks: offer.breaks.filter(({ rule }) => rule !== 'hw/chq/quota'),
      subject: { chq },
    };
  });
};

/** What is the same for every offer of an element. */
function offerOfDraft(draft: Draft, evaluation: Evaluation, rules: Rules) {
  const { element, breaks } = offerOf(draft, evaluation, rules);
  const { pack, forceCost, settings, force } = evaluation;
  const type = draft.kind === 'conventional' ? draft.type : undefined;
  const banned = bannedBy(pack, usesOf(element), type, fieldedTypes(evaluation));
  const specials = specialsOf(element, evaluation);
  return {
    element,
    terms: searchTerms(element, specials),
    symbol: symbolOfType(draft),
    fits: banned === null ? fitOf(element.cost, forceCost, settings.limit) : null,
    banned,
    disabled: isFull(force) || breaks.some(({ rule }) => rule === superMechRule.id),
    breaks,
    subject: { element, specials },
    add: (now: Force) => addElement(now, draft, newElementId(now)),
  };
}

/** What an element is found by besides its name: abbreviation, kind, class, stats, special rules and upgrades. */
function searchTerms(
  { kind, type, presence, stats, source }: EvaluatedElement,
  specials: readonly Pick<Special, 'name'>[],
): string[] {
  return [
    kindName(source),
    kind,
    ...(type ? [type.short, ...(type.also ?? [])] : []),
    `P${presence}`,
    ...statOrder.map((stat) => `${stat}${stats[stat]}`),
    ...specials.map(({ name }) => name),
  ];
}

/** Announces an added element and the number of its kind in the force: "Heavy infantry added: 3 in the force". */
export function addedText(element: EvaluatedElement, elements: readonly EvaluatedElement[]): string {
  const kind = kindName(element.source);
  const count = elements.filter(({ source }) => kindName(source) === kind).length;
  const name = element.source.name.trim();
  const what = name === '' ? capitalised(kind) : name;
  return name === '' || name === kind
    ? `${what} added: ${count} in the force`
    : `${what} added, a ${kind}: ${count} in the force`;
}
