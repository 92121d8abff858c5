import type { Reckoning } from '../reckon';
import type { ReckonedElement } from '../reckon-elements';

/** Makes tags of one kind; interned, since they are looked up often. */
function family(kind: string): (of: string | number) => string {
  const known = new Map<string | number, string>();
  return (of) => {
    const tag = known.get(of);
    if (tag !== undefined) return tag;
    if (known.size > MOST_KNOWN) known.clear();
    const made = `${kind}:${of}`;
    known.set(of, made);
    return made;
  };
}

const MOST_KNOWN = 2000;

const betterOf = family('s+');
const squadron = family('squadron');

/** What edits change and findings hang on; the functions take an element, type, squadron or transport. */
export const tag = {
  /** A higher or lower force cost. An edit that can change the CHQ may do both. */
  dearer: 'cost+',
  cheaper: 'cost-',
  /** P of the whole force, and of its parts in a scenario. */
  presence: 'fp',
  placed: 'placed',
  count: 'count',
  /** Points of mechs. */
  mechs: 'mechs',
  engineers: 'engineers',
  /** Command resources earned or spent. */
  command: 'cr',
  /** An element becomes the CHQ, or able to. */
  chq: 'chq',
  era: 'era',
  allegiance: 'allegiance',
  battlefield: 'battlefield',
  scenario: 'scenario',
  elements: 'elements',
  /** The element is there. */
  is: family('is'),
  /** It is flagged as the CHQ. */
  flag: family('flag'),
  ace: family('ace'),
  typeOf: family('type-of'),
  upgrades: family('upgrades'),
  higher: family('p+'),
  lower: family('p-'),
  better: (id: string, stat: string): string => betterOf(`${id} ${stat}`),
  worse: family('s-'),
  place: family('place'),
  /** It is aboard a transport. */
  rides: family('rides'),
  /** The passengers of the aircraft. */
  aboard: family('aboard'),
  /** Elements of a conventional type. */
  type: family('type'),
  raise: family('raise'),
  tactical: family('tactical'),
};

/** What else depends on an element's P: the force's totals, its squadrons and its transports. */
export const company = ({ id }: ReckonedElement, reckoning: Reckoning): string[] => [
  tag.presence,
  tag.placed,
  ...squadronTags(id, reckoning),
  ...reckoning.ridesOf(id).map(tag.aboard),
];

/** The squadrons that an element is in. */
export const squadronTags = (id: string, { squadronsOf, force }: Reckoning): string[] =>
  squadronsOf(id).map((number) => squadronTag(force.squadrons[number - 1]?.mechs ?? []));

/** Identifies a squadron by its members: its number changes when an earlier one is removed. */
export const squadronTag = (mechs: readonly string[]): string => squadron(mechs.join(' '));
