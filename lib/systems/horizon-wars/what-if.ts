import type { Page } from '@/lib/roster/rule';
import { type Draft, newElementId } from './edit';
import type { Force } from './force';
import { type Reckoning, reckon } from './reckon';
import type { ReckonedElement } from './reckon-elements';
import { rules } from './rules/registry';
import { unassigned } from './rules/scenario';

/** A rule that a choice breaks: its id, what it asks, and where that stands. */
export interface Consequence {
  rule: string;
  title: string;
  page: Page;
}

/** Errors only, and of those not the one that every new element meets: it has no place in the scenario yet. */
const errors = rules.filter((rule) => rule.severity === 'error' && rule.id !== unassigned.id);

/** The rules that an element breaks: those of which an error names it. */
function brokenBy(reckoning: Reckoning, id: string): Consequence[] {
  return errors
    .filter((rule) => rule.check(reckoning).some(({ elements }) => elements.includes(id)))
    .map((rule) => ({ rule: rule.id, title: rule.title, page: rule.page }));
}

/** An element as it would be in a force that it is not in yet, and the rules it would break there. */
export interface Offer {
  element: ReckonedElement;
  breaks: Consequence[];
}

/** Reckons a force with an element added: its price, stats and special rules under this CHQ and these settings. */
export function offerOf(draft: Draft, { force, pack }: Pick<Reckoning, 'force' | 'pack'>): Offer {
  const id = newElementId(force);
  const reckoning = reckon({ ...force, elements: [...force.elements, { ...draft, id }] }, pack);
  return { element: reckoning.element(id), breaks: brokenBy(reckoning, id) };
}

/** Something that may be chosen for an element or not: whether it is, and the edit that changes that. */
export interface Choice {
  id: string;
  taken: boolean;
  toggle: (force: Force) => Force;
}

/**
 * By choice, the rules that an element breaks because of it: broken with the choice and kept without it, whether it
 * is taken now or not.
 */
export function breaksOfChoices(
  reckoning: Reckoning,
  element: string,
  choices: readonly Choice[],
): Map<string, Consequence[]> {
  const now = brokenBy(reckoning, element);
  return new Map(
    choices.map(({ id, taken, toggle }) => {
      const other = brokenBy(reckon(toggle(reckoning.force), reckoning.pack), element);
      const [withIt, without] = taken ? [now, other] : [other, now];
      return [id, withIt.filter(({ rule }) => without.every((each) => each.rule !== rule))];
    }),
  );
}
