import type { Reckoning } from '../reckon';
import type { ReckonedElement } from '../reckon-elements';

/** Tags of one kind, each one text: it is looked up often. */
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

/** What edits change and findings hang on; of one element, type, squadron or transport where one is given. */
export const tag = {
  /** More force cost, and less. Whatever can bring another CHQ may do both. */
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
  /** An element made the CHQ, or one that may be made it. */
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
  /** It rides in something. */
  rides: family('rides'),
  /** What rides in the aircraft. */
  aboard: family('aboard'),
  /** Elements of a conventional type. */
  type: family('type'),
  raise: family('raise'),
  tactical: family('tactical'),
};

/** What hangs on an element's P besides what it is itself: those it goes with, and where it is placed. */
export const company = ({ id }: ReckonedElement, reckoning: Reckoning): string[] => [
  tag.presence,
  tag.placed,
  ...squadronTags(id, reckoning),
  ...reckoning.ridesOf(id).map(tag.aboard),
];

/** The squadrons that an element is in. */
export const squadronTags = (id: string, { squadronsOf, force }: Reckoning): string[] =>
  squadronsOf(id).map((number) => squadronTag(force.squadrons[number - 1]?.mechs ?? []));

/** A squadron by its members: its number is another when one before it goes. */
export const squadronTag = (mechs: readonly string[]): string => squadron(mechs.join(' '));
