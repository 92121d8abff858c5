import { card, company, officer, platoon, unit, units } from '../../fixtures/at-43';
import { table } from './table';

const of = (id: string, given: Record<string, unknown> = {}) => unit('u1', { card: id, ...given });

table('at43/unit/card', 'error', 50, [
  { says: "the company's own card", roster: units([unit('u1')]) },
  {
    says: "the app's card",
    roster: company(
      [platoon([of('steel-troopers', { ap: 90, hero: { card: 'a-borz', name: 'Sergeant A. Borz' } })])],
      {
        army: 'U.N.A.',
      },
    ),
  },
  {
    says: 'a card that does not exist',
    roster: units([of('ghosts')]),
    broken: [
      { elements: ['u1'], message: 'u1 needs the card “ghosts”, which neither the company nor the app has.' },
    ],
  },
  {
    says: "a hero's card that does not exist",
    roster: units([unit('u1', { hero: { card: 'ghosts', name: 'Boo' } })]),
    broken: [
      { elements: ['u1'], message: 'u1 needs the card “ghosts”, which neither the company nor the app has.' },
    ],
  },
  {
    says: "the company's own card for a hero",
    roster: units([unit('u1', { hero: { card: 'zora', name: 'Zora' } })], {
      cards: [card('zora', { officers: [officer('Zora', { hero: true })] })],
    }),
  },
  {
    says: 'two missing cards are one problem, and the unit has no other problem',
    roster: units([of('ghosts', { figures: 99, officer: 'Baron', hero: { card: 'shades', name: 'Boo' } })]),
    broken: [
      {
        elements: ['u1'],
        message: 'u1 needs the card “ghosts” and “shades”, which neither the company nor the app has.',
      },
      {
        rule: 'at43/unit/one-officer',
        page: 55,
        elements: ['u1'],
        message: 'u1 has an officer and a hero, Baron and Boo; one of them may lead it.',
      },
    ],
  },
]);

const banner = (army: string, faction: string | null) => [card('other', { army, faction })];

table('at43/unit/army', 'error', 50, [
  { says: "the company's army, and neither has a faction", roster: units([unit('u1')]) },
  {
    says: 'the same army and faction',
    roster: units([of('other')], { faction: 'Reds', cards: banner('Testers', 'Reds') }),
  },
  { says: 'a faction on one side only', roster: units([of('other')], { cards: banner('Testers', 'Reds') }) },
  { says: "a faction on the company's side only", roster: units([unit('u1')], { faction: 'Reds' }) },
  {
    says: 'another army',
    roster: units([of('other')], { cards: banner('Strangers', null) }),
    broken: [{ elements: ['u1'], message: 'u1 is of Strangers; the company is of Testers.' }],
  },
  {
    says: 'another faction of the army',
    roster: units([of('other')], { faction: 'Blues', cards: banner('Testers', 'Reds') }),
    broken: [{ elements: ['u1'], message: 'u1 is of Testers, Reds; the company is of Testers, Blues.' }],
  },
  {
    says: 'another faction, by the ruling that allows any',
    roster: units([of('other')], {
      faction: 'Blues',
      cards: banner('Testers', 'Reds'),
      rulings: { factions: 'any' },
    }),
  },
  {
    says: 'another army, by the same ruling',
    roster: units([of('other')], { cards: banner('Strangers', null), rulings: { factions: 'any' } }),
    broken: [{ elements: ['u1'], message: 'u1 is of Strangers; the company is of Testers.' }],
  },
]);

const lances = (...counts: number[]) =>
  units([unit('u1', { specialWeapons: counts.map((count) => ({ name: 'Lance', count })) })]);

table('at43/unit/options', 'error', 48, [
  { says: 'as many bearers as the card allows', roster: lances(2) },
  {
    says: 'one bearer more, over two entries',
    roster: lances(2, 1),
    broken: [{ elements: ['u1'], message: 'u1: 3 bearers of Lance, where 2 may be.' }],
  },
  {
    says: 'a special weapon that the card does not offer, with a count of 0',
    roster: units([unit('u1', { specialWeapons: [{ name: 'Sling', count: 0 }] })]),
    broken: [{ elements: ['u1'], message: 'u1: the special weapon “Sling” is not on the card.' }],
  },
  {
    says: 'an unknown maximum allows any number',
    roster: units([unit('u1', { specialWeapons: [{ name: 'Mortar', count: 5 }] })]),
  },
  {
    says: 'options that the card offers',
    roster: units([unit('u1', { officer: 'Chief', specialists: ['Medic'], equipment: ['Rope'] })]),
  },
  {
    says: 'options that the card does not offer, all in one problem',
    roster: units([
      unit('u1', {
        specialWeapons: [{ name: 'Sling', count: 1 }],
        officer: 'Baron',
        specialists: ['Cook'],
        equipment: ['Kite'],
      }),
    ]),
    broken: [
      {
        elements: ['u1'],
        message:
          'u1: the special weapon “Sling” is not on the card; the officer “Baron” is not on the card; the specialist “Cook” is not on the card; the equipment “Kite” is not on the card.',
      },
    ],
  },
  {
    says: 'a hero that his card does not have',
    roster: units([unit('u1', { hero: { card: 'squad', name: 'Nobody' } })]),
    broken: [{ elements: ['u1'], message: 'u1: the hero “Nobody” is not on the card.' }],
  },
]);

table('at43/unit/sheet-lines', 'warning', 118, [
  {
    says: 'two specialists and two pieces of equipment fit the sheet',
    roster: units([unit('u1', { specialists: ['Medic', 'Medic'], equipment: ['Rope', 'Rope'] })]),
  },
  {
    says: 'a third specialist has no line',
    roster: units([unit('u1', { specialists: ['Medic', 'Medic', 'Medic'] })]),
    broken: [
      {
        elements: ['u1'],
        message: 'u1 has 3 specialists and 0 pieces of equipment; the sheet has 2 lines for each.',
      },
    ],
  },
  {
    says: 'a third piece of equipment has no line',
    roster: units([unit('u1', { equipment: ['Rope', 'Rope', 'Rope'], specialists: ['Medic'] })]),
    broken: [
      {
        elements: ['u1'],
        message: 'u1 has 1 specialist and 3 pieces of equipment; the sheet has 2 lines for each.',
      },
    ],
  },
]);
