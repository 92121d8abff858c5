import type { Page } from '@/lib/roster/rule';
import { type Draft, newElementId } from './edit';
import { stripElement } from './edit-upgrades';
import type { Force } from './force';
import { type Reckoning, reckon } from './reckon';
import type { ReckonedElement } from './reckon-elements';
import { pointsOver as overspentAircraft } from './rules/aircraft';
import { pointsOver as overspentMech } from './rules/mech';
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

/** Something that may be chosen for an element: whether it is, and the edits that choose it and take it back. */
export interface Choice {
  id: string;
  taken: boolean;
  put: (force: Force) => Force;
  drop: (force: Force) => Force;
}

/**
 * By choice, the rules that an element breaks because of it, whether it is taken now or not: broken with the choice
 * and kept without it, beside the other choices (one too many) or with nothing else chosen (banned as such).
 */
export function breaksOfChoices(
  { force, pack }: Pick<Reckoning, 'force' | 'pack'>,
  id: string,
  choices: readonly Choice[],
): Map<string, Consequence[]> {
  const broken = (edited: Force) =>
    brokenBy(reckon(edited, pack), id).filter(({ rule }) => !overspending.includes(rule));
  const now = broken(force);
  // Alone: free also of those it rides with and leads, who would speak of the others' choices.
  const bare = { ...stripElement(force, id), squadrons: [], transports: [] };
  const whenBare = broken(bare);
  return new Map(
    choices.map(({ id: choice, taken, put, drop }) => {
      const beside = taken ? added(broken(drop(force)), now) : added(now, broken(put(force)));
      const alone = added(whenBare, broken(put(bare)));
      return [choice, [...beside, ...added(beside, alone)]];
    }),
  );
}

/** The points left are in sight at the choices themselves. */
const overspending = [overspentMech.id, overspentAircraft.id];

const added = (before: readonly Consequence[], after: readonly Consequence[]) =>
  after.filter(({ rule }) => before.every((each) => each.rule !== rule));
