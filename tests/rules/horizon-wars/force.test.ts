import { aircraft, battle, conventional, force, mech, pack, several } from '../../fixtures/horizon-wars';
import { table } from './table';

table('hw/force/empty', 'error', 15, [
  { says: 'one element is a force', roster: force([mech('m1')]) },
  {
    says: 'a force without elements is not a force',
    roster: force([]),
    broken: [{ elements: [], message: 'The force has no element; it needs at least one.' }],
  },
]);

const ninePoints = [mech('m1', { presence: 3 }), mech('m2', { presence: 3 }), mech('m3', { presence: 3 })];
/** Nine points of mechs, each with a place as attacker in a Deliberate Attack at Patrol size. */
const attack = battle('deliberate-attack', 'patrol', 'attacker', {
  m1: 'lost',
  m2: 'advance',
  m3: 'reserve',
});

table('hw/force/over-limit', 'error', 13, [
  { says: 'nine points are within a limit of nine', roster: force(ninePoints, { limit: 9 }) },
  { says: 'without a limit nothing is too much', roster: force(ninePoints, { limit: null }) },
  {
    says: 'nine points are one more than a limit of eight',
    roster: force(ninePoints, { limit: 8 }),
    broken: [{ elements: [], message: 'The force costs 9 points; the limit is 8: 1 too many.' }],
  },
  {
    says: 'an Ace counts as a point',
    roster: force([mech('m1', { ace: true })], { limit: 1 }),
    broken: [{ elements: [], message: 'The force costs 2 points; the limit is 1: 1 too many.' }],
  },
  {
    says: 'a limit of 0 points is a limit',
    roster: force([mech('m1')], { limit: 0 }),
    broken: [{ elements: [], message: 'The force costs 1 point; the limit is 0: 1 too many.' }],
  },
  {
    says: 'a discount makes room: a Martian P1 mech',
    roster: force([mech('m1'), mech('m2')], { limit: 1, era: 'new-colonial-age', allegiance: 'martian' }),
  },
  {
    says: 'the points of a set-piece battle count, not the roster’s limit',
    roster: force(ninePoints, { limit: 4, scenario: attack }),
  },
  {
    says: 'one point over the set-piece battle’s points is too much, whatever the roster’s limit',
    roster: force([...ninePoints, mech('m4')], {
      limit: 20,
      scenario: { ...attack, disposition: { ...attack.disposition, m4: 'lost' } },
    }),
    broken: [{ elements: [], message: 'The force costs 10 points; the limit is 9: 1 too many.' }],
  },
  {
    says: "a pack's limit counts before the battle's and the roster's",
    roster: force(ninePoints, { limit: 9, scenario: attack }),
    pack: pack({ limit: 7 }),
    broken: [
      { elements: [], message: 'The force costs 9 points; the limit is 7: 2 too many, by “Test Open”.' },
    ],
  },
]);

table('hw/force/under-limit', 'advice', 13, [
  { says: 'nine points of nine leave none', roster: force(ninePoints, { limit: 9 }) },
  {
    says: 'nine points of ten leave one',
    roster: force(ninePoints, { limit: 10 }),
    broken: [{ elements: [], message: 'The force costs 9 points of 10: 1 left to spend.' }],
  },
  {
    says: 'nine points of ten leave one, even if a pack requires only nine',
    roster: force(ninePoints, { limit: 10 }),
    pack: pack({ minPoints: 9 }),
    broken: [{ elements: [], message: 'The force costs 9 points of 10: 1 left to spend.' }],
  },
  {
    says: 'a discount leaves its points to spend',
    roster: force([mech('m1')], { limit: 1, era: 'new-colonial-age', allegiance: 'martian' }),
    broken: [{ elements: [], message: 'The force costs 0 points of 1: 1 left to spend.' }],
  },
]);

table('hw/force/mech-cap', 'error', 12, [
  { says: 'six points of mechs fit a cap of six', roster: force(ninePoints.slice(1), { mechCap: 6 }) },
  {
    says: 'six points of mechs do not fit a cap of five',
    roster: force(ninePoints.slice(1), { mechCap: 5 }),
    broken: [
      {
        elements: [],
        message: 'The mechs cost 6 points with their Aces, before discounts; the mech cap is 5.',
      },
    ],
  },
  {
    says: 'an Ace counts towards the cap',
    roster: force([mech('m1', { ace: true })], { mechCap: 1 }),
    broken: [
      {
        elements: [],
        message: 'The mechs cost 2 points with their Aces, before discounts; the mech cap is 1.',
      },
    ],
  },
  {
    says: 'a cap of 0 keeps every mech out',
    roster: force([mech('m1')], { mechCap: 0 }),
    broken: [
      {
        elements: [],
        message: 'The mechs cost 1 point with their Aces, before discounts; the mech cap is 0.',
      },
    ],
  },
  {
    says: 'aircraft and conventional elements do not count towards the cap',
    roster: force(
      [mech('m1'), aircraft('a1', { presence: 3, ace: true }), conventional('c1', 'heavy-cavalry')],
      {
        mechCap: 1,
      },
    ),
  },
  {
    says: "the Burning's discount does not make room under the cap",
    roster: force([mech('m1', { presence: 2 }), ...several('heavy-cavalry', 'c1', 'c2')], {
      era: 'burning',
      mechCap: 1,
    }),
    broken: [
      {
        elements: [],
        message: 'The mechs cost 2 points with their Aces, before discounts; the mech cap is 1.',
      },
    ],
  },
  {
    says: "the pack's cap counts before the roster's",
    roster: force([mech('m1')], { mechCap: 0 }),
    pack: pack({ mechCap: 1 }),
  },
]);
