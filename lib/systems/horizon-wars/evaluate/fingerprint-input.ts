import { inPlayOf } from '@/lib/roster/fields';
import {
  type FingerprintInput,
  nonDefaultRulings,
  unordered,
  unorderedWords,
} from '@/lib/roster/fingerprint-input';
import { rulings } from '../catalogue/catalogue';
import { elementFields } from '../fields';
import type { Aircraft, Element, Force, Mech } from '../force';

/** The part of a force that matters in play: everything but the names of its elements. */
export function fingerprintInput(force: Force): FingerprintInput {
  const { elements, squadrons, transports, scenario } = force;
  const places = new Map(scenario && Object.entries(scenario.disposition));
  const leader = elements.find((element) => element.chq);
  const ownOf = (element: Element): object => {
    // The place, kept outside the element, takes the id's slot.
    const id = places.get(element.id);
    // If several are flagged, the first counts.
    const chq = element.chq && (element === leader || 'further');
    const bare = bareOf(element);
    return id === undefined && chq === false ? bare : { ...bare, id, chq };
  };
  return {
    whole: {
      ...force,
      elements: undefined,
      squadrons: undefined,
      transports: undefined,
      rulings: nonDefaultRulings(rulings, force.rulings),
      battlefield: unorderedWords(force.battlefield),
      commandResources: unordered(force.commandResources.map(asGiven), ({ type }) => type),
      scenario: scenario && { ...scenario, disposition: undefined },
    },
    elements: elements.map((element) => ({ id: element.id, own: ownOf(element) })),
    references: [
      ...squadrons.map(({ mechs }) => ({ as: 'squadron', to: mechs })),
      ...transports.map(({ aircraft, passengers }) => ({ as: 'passenger', from: aircraft, to: passengers })),
    ],
  };
}

const inPlay = inPlayOf<Element>(elementFields);

const bare = new WeakMap<Element, object>();

/** An element without id, name and CHQ flag; the same object for the same element. */
function bareOf(element: Element): object {
  const known = bare.get(element);
  if (known !== undefined) return known;
  const own = { ...inPlay(element), chq: false };
  const made =
    element.kind === 'conventional'
      ? own
      : { ...own, upgrades: unordered(element.upgrades.map(asTaken), idOf) };
  bare.set(element, made);
  return made;
}

const idOf = ({ id }: { id: string }) => id;

/** An upgrade without a redundant `times: 1`. */
const asTaken = (upgrade: (Mech | Aircraft)['upgrades'][number]) =>
  'times' in upgrade && upgrade.times === 1 ? { ...upgrade, times: undefined } : upgrade;

/** Command resources without raises of 0. */
const asGiven = (given: Force['commandResources'][number]) => ({
  ...given,
  raise: Object.entries(given.raise).filter(([, by]) => by),
  upgrades: unorderedWords(given.upgrades),
});
