import { card, company, hq, platoon, unit } from '../../fixtures/at-43';
import { table } from './table';

const five = ['u1', 'u2', 'u3', 'u4', 'u5'].map((id) => unit(id));

table('at43/platoon/slots', 'error', 118, [
  { says: 'five units fill a platoon', roster: company([platoon([hq]), platoon(five)]) },
  {
    says: 'a sixth has no slot',
    roster: company([platoon([hq]), platoon([...five, unit('u6')])]),
    broken: [{ elements: ['u6'], message: 'Platoon 2 has 6 units and 5 slots; no slot is left for u6.' }],
  },
  {
    says: 'each platoon with too many units is named with its units',
    roster: company([
      platoon([hq, ...five], undefined, 'Able'),
      platoon([unit('v1'), unit('v2'), unit('v3'), unit('v4'), unit('v5'), unit('v6'), unit('v7')]),
    ]),
    broken: [
      { elements: ['u5'], message: 'Able has 6 units and 5 slots; no slot is left for u5.' },
      {
        elements: ['v6', 'v7'],
        message: 'Platoon 2 has 7 units and 5 slots; no slot is left for v6 and v7.',
      },
    ],
  },
]);

const cards = [
  card('walker', { category: 'combat-strider', type: 2 }),
  card('suits', { type: 3 }),
  card('veiled', { type: null }),
];
const of = (id: string, of: string) => unit(id, { card: of });
const soldiers = { categories: ['soldier'], types: [1, 2] };
const patterned = (slots: object[], ...list: Record<string, unknown>[]) =>
  company([platoon([hq]), platoon(list, slots as Record<string, unknown>[])], { cards });

table('at43/platoon/pattern', 'error', 118, [
  { says: 'a slot takes a unit of its category and type', roster: patterned([soldiers], unit('u1')) },
  {
    says: 'a slot with an empty list takes any unit',
    roster: patterned([{}, { types: [2] }], of('u1', 'suits'), of('u2', 'walker')),
  },
  { says: 'slots may stay empty', roster: patterned([soldiers, soldiers], unit('u1')) },
  {
    says: 'a unit of unknown type is accepted',
    roster: patterned([soldiers], of('u1', 'veiled')),
  },
  {
    says: 'a unit of another category has no slot',
    roster: patterned(
      [{ categories: ['soldier'] }, { categories: ['vehicle'] }],
      of('u1', 'walker'),
      unit('u2'),
    ),
    broken: [
      {
        elements: ['u1', 'u2'],
        message:
          'Platoon 2, a pattern of 2 slots: slot 1 is for soldier, not for u1 (combat strider ★★); slot 2 is for vehicle, not for u2 (soldier ★).',
      },
    ],
  },
  {
    says: 'a unit of another type has no slot',
    roster: patterned([soldiers, soldiers], of('u1', 'suits'), unit('u2')),
    broken: [
      {
        elements: ['u1'],
        message: 'Platoon 2, a pattern of 2 slots: slot 1 is for soldier, ★ or ★★, not for u1 (soldier ★★★).',
      },
    ],
  },
  {
    says: 'the same units fit in the other order',
    roster: patterned(
      [{ categories: ['soldier'] }, { categories: ['combat-strider'] }],
      unit('u2'),
      of('u1', 'walker'),
    ),
  },
  {
    says: 'a pattern without slots takes no unit',
    roster: patterned([], unit('u1')),
    broken: [{ elements: ['u1'], message: 'Platoon 2, a pattern of 0 slots: u1 has no slot.' }],
  },
  {
    says: 'a unit beyond the pattern has no slot',
    roster: patterned([soldiers], unit('u1'), unit('u2'), unit('u3')),
    broken: [
      {
        elements: ['u2', 'u3'],
        message: 'Platoon 2, a pattern of 1 slot: u2 has no slot; u3 has no slot.',
      },
    ],
  },
]);
