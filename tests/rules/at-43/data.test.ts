import { describe, expect, test } from 'vitest';
import { parseRoster } from '@/lib/roster/parse';
import { cardLookup } from '@/lib/systems/at-43/catalogue/catalogue';
import { schemas } from '@/lib/systems/at-43/catalogue/data-schema';
import { heroOfCard } from '@/lib/systems/at-43/evaluate/evaluate-unit';
import { neededAt } from '@/lib/systems/at-43/evaluate/table-values';
import { forceSchema } from '@/lib/systems/at-43/force';
import { system } from '@/lib/systems/at-43/system';
import { readData, schemaFaults } from '../../data/files';

const { cards, resolution } = readData('at-43', schemas);
const cardOf = (id: string) => cards.find(({ card }) => card.id === id)?.card;

describe('The data files of AT-43', () => {
  test('have no duplicate card', () => {
    const ids = cards.map(({ card }) => card.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('have a resolution table with ascending rows', () => {
    const { rows } = resolution;
    expect(rows.map(({ to }) => to)).toEqual([-6, -4, -2, 1, 3, 5, null]);
    expect(rows.map(({ needed }) => needed)).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });
});

describe('A fault in the data is named by its card', () => {
  test.each<[string, (card: Record<string, unknown>) => void, string]>([
    ['a figure that is not a number', (card) => Object.assign(card, { protection: '5' }), ' › protection'],
    ['an unknown field', (card) => Object.assign(card, { speed: 3 }), ''],
    ['an unknown type', (card) => Object.assign(card, { type: 4 }), ' › type'],
  ])('%s', (_, damage, where) => {
    const data = readData('at-43', schemas).cards;
    damage(data[0]?.card ?? {});
    expect(schemaFaults('cards', schemas.cards, data)).toEqual([
      expect.stringContaining(`cards.json › steel-troopers${where}: `),
    ]);
  });
});

describe('The sample cards', () => {
  test('have the figures of the steel troopers as in the extracts', () => {
    expect(cardOf('steel-troopers')).toMatchObject({
      army: 'U.N.A.',
      faction: 'White Stars',
      type: 2,
      movement: 14,
      protection: 5,
      combat: null,
      weapons: [
        { name: 'Laser rifle', accuracy: 5, attackRate: 1, rerolls: 0, penetration: 5, damage: 1 },
        { name: 'Combat knife', kind: 'close', accuracy: 4, attackRate: 1, rerolls: 0, penetration: null },
        { name: 'Missile launcher', special: true, penetration: null },
        { name: 'Laser gun', special: true, penetration: null },
      ],
    });
  });

  test("leave unknown figures blank: no card has A.P., size or morale, and only a hero's has numbers", () => {
    for (const { card } of cards) {
      expect([card.ap, card.size, card.morale]).toEqual([null, null, null]);
      expect(card.numbers).toEqual(card.officers.length > 0 ? { min: 1, max: 1 } : null);
      for (const { ap } of [...card.specialWeapons, ...card.officers]) expect(ap).toBeNull();
    }
  });

  test("agree with the book's own examples (p.51, 64, 66, 68, 71)", () => {
    const golems = cardOf('storm-golems');
    const troopers = cardOf('steel-troopers');
    const weapon = (card: typeof golems, name: string) => card?.weapons.find((each) => each.name === name);
    const blades = weapon(golems, 'Reaper blades')?.penetration ?? 0;
    const rifle = weapon(troopers, 'Laser rifle');
    const knife = weapon(troopers, 'Combat knife')?.accuracy ?? 0;
    const launcher = weapon(cardOf('krasny-soldati'), 'Grenade launcher')?.accuracy ?? 0;
    expect(neededAt(blades - (troopers?.protection ?? 0))).toBe(3);
    expect(neededAt((rifle?.penetration ?? 0) - (golems?.protection ?? 0))).toBe(4);
    expect(neededAt(knife - (golems?.combat ?? 0))).toBe(4);
    expect(neededAt(launcher - 7)).toBe(6);
    expect(neededAt((rifle?.accuracy ?? 0) - 4)).toBe(4);
  });

  test('have four heroes, two of them both on foot and aboard, each the only officer of its cards', () => {
    const heroes = cards.flatMap(({ card }) =>
      card.officers.map(
        ({ name, rank, hero }) => `${name} ${rank} ${hero} ${card.category} ${card.type} ${card.aboard}`,
      ),
    );
    expect(heroes).toEqual([
      'Sergeant A. Borz 1 true soldier 2 null',
      'Sergeant A. Borz 1 true combat-strider null Fire Toad',
      'Captain H. Newton 4 true soldier 1 null',
      'Captain H. Newton 4 true combat-strider null Fire Toad',
      'Atis-Astarte null true soldier null null',
      'Overseer alpha Urash null true combat-strider null Wraith golgoth',
    ]);
    for (const { card } of cards) expect(heroOfCard(card)).toEqual(card.officers[0] ?? null);
    for (const { card } of cards.filter((each) => each.card.aboard !== null))
      expect(cards.find((each) => each.card.designation === card.aboard)?.card).toMatchObject({
        structure: card.structure,
        weapons: card.weapons,
      });
  });

  test('added in a later version give way to a stored company’s card with the same id', () => {
    expect(cards.filter(({ replaceable }) => replaceable).map(({ card }) => card.id)).toEqual([
      'grim-golems',
      'atis-astarte',
      'urash-wraith-golgoth',
    ]);
    const own = { ...cardOf('grim-golems'), designation: 'Our golems' };
    const read = forceSchema.parse({ army: 'Therian', cards: [own], platoons: [] });
    expect(cardLookup(read.cards)('grim-golems')?.designation).toBe('Our golems');
    expect(cardLookup([])('grim-golems')?.designation).toBe('Grim golems');
    const fixed = { army: 'Therian', cards: [cardOf('storm-golems')], platoons: [] };
    expect(forceSchema.safeParse(fixed).success).toBe(false);
  });
});

test('the sample companies can be read, and one of the three has a deliberate error', async () => {
  const verdicts = (await system.samples()).map(({ id, roster }) => {
    const read = parseRoster(roster, system);
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    const evaluation = system.evaluate(read.value.force as never, null);
    const errors = system.rules.filter(
      (rule) => rule.severity === 'error' && rule.check(evaluation).length > 0,
    );
    return [id, errors.map((rule) => rule.id)];
  });
  expect(verdicts).toEqual([
    ['sierra-company', []],
    ['harbour-guard', []],
    ['newton-error', ['at43/unit/hero']],
  ]);
});
