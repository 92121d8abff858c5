import { adventure, aircraft, battle, force, mech, type RawElement } from '../../fixtures/horizon-wars';
import { table } from './table';

/** Mechs m1, m2, … of the given Presence, with their places. */
function placed(...list: [presence: number, place: 'advance' | 'reserve' | 'lost' | null][]) {
  const elements = list.map(([presence], index) => mech(`m${index + 1}`, { presence }));
  const disposition = Object.fromEntries(
    list.flatMap(([, place], index) => (place ? [[`m${index + 1}`, place]] : [])),
  );
  return { elements, disposition };
}
type Placed = ReturnType<typeof placed>;
/** A force in a set-piece battle, whose points the mechs should match exactly. */
const inBattle = (
  id: string,
  size: string,
  role: 'attacker' | 'defender',
  { elements, disposition }: Placed,
) => force(elements, { scenario: battle(id, size, role, disposition) });
const inAdventure = (context: string, { elements, disposition }: Placed, rest = {}) =>
  force(elements, { scenario: adventure(context, disposition), ...rest });

table('hw/scenario/unassigned', 'error', 75, [
  { says: 'without a scenario nobody needs a place', roster: force([mech('m1')]) },
  {
    says: 'every element has a place',
    roster: inAdventure('all-is-quiet', placed([2, 'advance'], [2, 'reserve'])),
  },
  {
    says: 'one element has no place',
    roster: inAdventure('all-is-quiet', placed([2, 'advance'], [2, null])),
    broken: [{ elements: ['m2'], message: 'Not placed yet: m2; choose advance, reserve or lost.' }],
  },
  {
    says: 'in a set-piece battle, all elements without a place are one problem',
    roster: inBattle('failed-ambush', 'patrol', 'attacker', placed([3, null], [3, 'reserve'], [3, null])),
    broken: [
      { elements: ['m1', 'm3'], message: 'Not placed yet: m1 and m3; choose advance, reserve or lost.' },
    ],
  },
]);

const lostTooFew = (lost: number, needed: number) => [
  { elements: [], message: `P${lost} is lost; the scenario requires at least P${needed}.` },
];

table('hw/scenario/loss', 'error', 75, [
  {
    says: 'the attacker of a Deliberate Attack at Patrol size loses P2',
    roster: inBattle(
      'deliberate-attack',
      'patrol',
      'attacker',
      placed([2, 'lost'], [3, 'advance'], [3, 'reserve'], [1, 'advance']),
    ),
  },
  {
    says: 'the attacker of a Deliberate Attack at Patrol size may not lose only P1',
    roster: inBattle(
      'deliberate-attack',
      'patrol',
      'attacker',
      placed([1, 'lost'], [3, 'advance'], [3, 'reserve'], [2, 'advance']),
    ),
    broken: lostTooFew(1, 2),
  },
  {
    says: 'losing more than required is allowed',
    roster: inBattle(
      'deliberate-attack',
      'patrol',
      'attacker',
      placed([3, 'lost'], [3, 'advance'], [3, 'lost']),
    ),
  },
  {
    says: 'the defender loses nothing',
    roster: inBattle(
      'deliberate-attack',
      'patrol',
      'defender',
      placed([3, 'advance'], [3, 'reserve'], [3, 'reserve']),
    ),
  },
  {
    says: 'a Beaten force loses P3',
    roster: inAdventure('beaten', placed([3, 'lost'], [2, 'advance'])),
  },
  {
    says: 'P2 is not enough for a Beaten force',
    roster: inAdventure('beaten', placed([2, 'lost'], [2, 'advance'])),
    broken: lostTooFew(2, 3),
  },
  {
    says: 'no element is lost yet',
    roster: inAdventure('losing', placed([1, 'advance'])),
    broken: lostTooFew(0, 1),
  },
]);

const tooMuch = (what: string, holds: number, most: number) => [
  { elements: [], message: `The ${what} holds P${holds}; the scenario allows P${most}.` },
];

table('hw/scenario/advance', 'error', 75, [
  {
    says: 'P5 in the advance force of a Deliberate Attack at Patrol size',
    roster: inBattle(
      'deliberate-attack',
      'patrol',
      'attacker',
      placed([2, 'lost'], [3, 'advance'], [2, 'advance'], [2, 'reserve']),
    ),
  },
  {
    says: 'P6 in the advance force of a Deliberate Attack at Patrol size is too much',
    roster: inBattle(
      'deliberate-attack',
      'patrol',
      'attacker',
      placed([3, 'lost'], [3, 'advance'], [3, 'advance']),
    ),
    broken: tooMuch('advance force', 6, 5),
  },
  {
    says: 'P6 in the advance force is allowed at Patrol+ size',
    roster: inBattle(
      'deliberate-attack',
      'patrol-plus',
      'attacker',
      placed([3, 'lost'], [3, 'advance'], [3, 'advance'], [3, 'reserve']),
    ),
  },
  {
    says: 'half of FP 5 rounds up to P3',
    roster: inAdventure('all-is-quiet', placed([3, 'advance'], [2, 'reserve'])),
  },
  {
    says: 'P4 is more than half of FP 6',
    roster: inAdventure('all-is-quiet', placed([3, 'advance'], [1, 'advance'], [2, 'reserve'])),
    broken: tooMuch('advance force', 4, 3),
  },
  {
    says: 'the lost elements are subtracted before the share',
    // Losing: 1 lost of FP 5 leaves 4, and three quarters of that are 3.
    roster: inAdventure('losing', placed([1, 'lost'], [2, 'advance'], [2, 'advance'])),
    broken: tooMuch('advance force', 4, 3),
  },
  {
    says: 'by the ruling that the whole FP counts, the same four are allowed',
    roster: inAdventure('losing', placed([1, 'lost'], [2, 'advance'], [2, 'advance']), {
      rulings: { 'adventure-share-basis': 'total' },
    }),
  },
]);

table('hw/scenario/reserve', 'error', 75, [
  {
    says: 'P8 in reserve for the defender of a Deliberate Attack at Patrol size',
    roster: inBattle(
      'deliberate-attack',
      'patrol',
      'defender',
      placed([1, 'advance'], [3, 'reserve'], [3, 'reserve'], [2, 'reserve']),
    ),
  },
  {
    says: 'P9 in reserve for the defender of a Deliberate Attack at Patrol size is too much',
    roster: inBattle(
      'deliberate-attack',
      'patrol',
      'defender',
      placed([3, 'reserve'], [3, 'reserve'], [3, 'reserve']),
    ),
    broken: tooMuch('reserve', 9, 8),
  },
  {
    says: 'nothing is in reserve after a Failed Ambush',
    roster: inBattle(
      'failed-ambush',
      'patrol',
      'defender',
      placed([3, 'advance'], [3, 'advance'], [2, 'lost'], [1, 'reserve']),
    ),
    broken: tooMuch('reserve', 1, 0),
  },
  {
    says: 'three quarters of FP 6 (4.5) round up to P5',
    roster: inAdventure('all-is-quiet', placed([3, 'reserve'], [2, 'reserve'], [1, 'advance'])),
  },
  {
    says: 'three quarters of FP 5 (3.75) are P4, not P5',
    roster: inAdventure('all-is-quiet', placed([3, 'reserve'], [2, 'reserve'])),
    broken: tooMuch('reserve', 5, 4),
  },
]);

const jet = aircraft('a1', { presence: 3 });
const hover = (upgrade: string) => aircraft('a1', { presence: 3, upgrades: [upgrade] });
/** Six points of mechs and a P3 aircraft, placed as given: 9 points. */
const flying = (
  id: string,
  role: 'attacker' | 'defender',
  plane: RawElement,
  place: string,
  rest: Record<string, string>,
) =>
  force([plane, mech('m1', { presence: 3 }), mech('m2', { presence: 3 })], {
    scenario: battle(id, 'patrol', role, { a1: place, ...rest }),
  });
const here = (place: string, may: string) => [
  { elements: ['a1'], message: `a1 is in ${place}, where this battle allows ${may}.` },
];

table('hw/scenario/aircraft', 'error', 75, [
  {
    says: 'a jet in the reserve of a Deliberate Attack',
    roster: flying('deliberate-attack', 'attacker', jet, 'reserve', { m1: 'lost', m2: 'advance' }),
  },
  {
    says: 'no aircraft in the advance force of a Deliberate Attack, not even one that can hover',
    roster: flying('deliberate-attack', 'attacker', hover('rotary'), 'advance', {
      m1: 'lost',
      m2: 'reserve',
    }),
    broken: here('the advance force', 'no aircraft'),
  },
  {
    says: 'a lost aircraft is always allowed',
    roster: flying('deliberate-attack', 'attacker', jet, 'lost', { m1: 'advance', m2: 'reserve' }),
  },
  ...['rotary', 'vertical-thrusters', 'antigrav'].map((upgrade) => ({
    says: `an aircraft with ${upgrade} may be in advance in a Failed Ambush: it can hover`,
    roster: flying('failed-ambush', 'defender', hover(upgrade), 'advance', { m1: 'advance', m2: 'lost' }),
  })),
  {
    says: 'a jet may not be in advance in a Failed Ambush',
    roster: flying('failed-ambush', 'defender', jet, 'advance', { m1: 'advance', m2: 'lost' }),
    broken: here('the advance force', 'only aircraft that can hover'),
  },
  {
    says: 'no aircraft is in a reserve that must be empty',
    roster: flying('failed-ambush', 'defender', jet, 'reserve', { m1: 'advance', m2: 'lost' }),
    broken: [
      { rule: 'hw/scenario/reserve', elements: [], message: 'The reserve holds P3; the scenario allows P0.' },
      ...here('the reserve', 'no aircraft'),
    ],
  },
  {
    says: 'an adventure does not restrict aircraft',
    roster: force([aircraft('a1'), mech('m1')], {
      scenario: adventure('all-is-quiet', { a1: 'advance', m1: 'reserve' }),
    }),
  },
]);
