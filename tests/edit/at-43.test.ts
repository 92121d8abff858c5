import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardSchema } from '@/lib/systems/at-43/catalogue/card';
import { sampleCards } from '@/lib/systems/at-43/catalogue/catalogue';
import {
  addUnit,
  bearersOf,
  draftOf,
  duplicateUnit,
  heroesFor,
  moveToPlatoon,
  moveToSlot,
  moveUnit,
  newUnitId,
  openPlatoon,
  removeUnit,
  setBearers,
  setCard,
  setCommander,
  setExtras,
  setHero,
  setOfficer,
  setUnit,
  setWave,
  takeCard,
  unitsOf,
} from '@/lib/systems/at-43/edits/edit';
import {
  addPlatoon,
  armiesOf,
  cardsSummary,
  companySummary,
  movePlatoon,
  namePlatoon,
  patternPlatoon,
  platoonsSummary,
  removePlatoon,
  setSlot,
  setSlots,
} from '@/lib/systems/at-43/edits/edit-company';
import { offerOf } from '@/lib/systems/at-43/edits/offers';
import { type Force, forceSchema } from '@/lib/systems/at-43/force';
import { card, check, company, hq, officer, platoon, unit } from '../fixtures/at-43';
import { frozen } from '../fixtures/frozen';
import { runs } from '../fixtures/runs';
import { anyRoster } from '../rules/at-43/arbitrary';

const roster = company(
  [
    platoon(
      [hq, unit('u1', { specialWeapons: [{ name: 'Lance', count: 1 }] }), unit('u2')],
      undefined,
      'Able',
    ),
    platoon([unit('u3')], [{ types: [1] }]),
  ],
  { commander: 'hq' },
);
const force = frozen(roster.force);
const places = (given: Force) => given.platoons.map(({ slots }) => slots.map(({ id }) => id).join(' '));
const unitIn = (given: Force, id: string) => unitsOf(given).find((each) => each.id === id);
const squad = force.cards.find(({ id }) => id === 'squad') as Force['cards'][number];

/** Any company, with one of its units. */
const forceAndId = anyRoster
  .map((json) => frozen(forceSchema.parse(json.force)))
  .filter((given) => unitsOf(given).length > 0)
  .chain((given) =>
    fc.record({ given: fc.constant(given), id: fc.constantFrom(...unitsOf(given).map(({ id }) => id)) }),
  );

describe('a unit', () => {
  test('is added with the fewest fighters of its card and nothing else, with a free id', () => {
    const next = addUnit(force, draftOf(squad), newUnitId(force), 1);
    expect(places(next)).toEqual(['hq u1 u2', 'u3 u4']);
    expect(unitIn(next, 'u4')).toEqual({
      id: 'u4',
      card: 'squad',
      name: '',
      figures: 5,
      supportWeapons: 0,
      specialWeapons: [],
      extraFighters: 0,
      specialists: [],
      equipment: [],
      wave: 'assault',
    });
    expect(forceSchema.parse(next)).toEqual(next);
  });

  test('is added to a new platoon if there is none', () => {
    const bare: Force = { ...force, platoons: [] };
    expect(places(addUnit(bare, draftOf(squad), 'u1', openPlatoon(bare)))).toEqual(['u1']);
  });

  test('goes to the first platoon with an empty slot, by its pattern or the book’s five', () => {
    expect(openPlatoon(force)).toBe(0);
    const full = ['a', 'b'].reduce((now, id) => addUnit(now, draftOf(squad), id, 0), force);
    expect(openPlatoon(setSlots(full, 1, 3))).toBe(1);
    expect(openPlatoon(setSlots(force, 1, 3))).toBe(0);
  });

  test('without a slot in any platoon goes to a new one, and so does its copy', () => {
    const full = setSlots(
      ['a', 'b'].reduce((now, id) => addUnit(now, draftOf(squad), id, 0), force),
      1,
      1,
    );
    expect(openPlatoon(full)).toBe(2);
    expect(places(addUnit(full, draftOf(squad), 'c', openPlatoon(full)))).toEqual([
      'hq u1 u2 a b',
      'u3',
      'c',
    ]);
    expect(places(duplicateUnit(full, 'u1').force)).toEqual(['hq u1 u2 a b', 'u3', 'u4']);
  });

  test('of a hero’s own card comes with the hero', () => {
    const hero = officer('Zora', { hero: true });
    const drawn = (officers: object[]) => draftOf(cardSchema.parse(card('zora', { officers })));
    expect(drawn([hero]).officer).toBe('Zora');
    expect(drawn([officer('Chief')])).not.toHaveProperty('officer');
    expect(drawn([hero, officer('Chief')])).not.toHaveProperty('officer');
  });

  test('of every sample card can be added, saved and read again', () => {
    let now = force;
    for (const each of sampleCards) now = addUnit(takeCard(now, each), draftOf(each), newUnitId(now), 1);
    expect(unitsOf(now)).toHaveLength(4 + sampleCards.length);
    expect(now.cards).toEqual(force.cards);
    expect(forceSchema.parse(now)).toEqual(now);
  });

  test('is not added to a company of 200', () => {
    const [first] = force.platoons[0]?.slots ?? [];
    const slots = Array.from({ length: 200 }, (_, at) => ({ ...first, id: `x${at}` }));
    const full = { ...force, platoons: [{ name: '', slots }] } as Force;
    expect(addUnit(full, draftOf(squad), 'y', 0)).toEqual(full);
    expect(duplicateUnit(full, 'x0').force).toEqual(full);
  });

  test('is duplicated after itself', () => {
    const { force: next, id } = duplicateUnit(force, 'u1');
    expect(places(next)).toEqual(['hq u1 u4 u2', 'u3']);
    expect(unitIn(next, id)).toEqual({ ...unitIn(force, 'u1'), id: 'u4' });
  });

  test('moves within the whole list, into the platoon of its new neighbour', () => {
    expect(places(moveUnit(force, 'u3', 1))).toEqual(['hq u3 u1 u2', '']);
    expect(places(moveUnit(force, 'hq', 2))).toEqual(['u1 u2 hq', 'u3']);
    expect(places(moveUnit(force, 'u1', 99))).toEqual(['hq u2', 'u3 u1']);
    expect(places(moveToSlot(force, 'u2', 0, 0))).toEqual(['u2 hq u1', 'u3']);
    expect(places(moveToPlatoon(force, 'u1', 1))).toEqual(['hq u2', 'u3 u1']);
  });

  test('has bearers, specialists and equipment set by number', () => {
    const two = setBearers(force, 'u1', 'Mortar', 2);
    expect(unitIn(two, 'u1')?.specialWeapons).toEqual([
      { name: 'Lance', count: 1 },
      { name: 'Mortar', count: 2 },
    ]);
    expect(unitIn(setBearers(two, 'u1', 'Lance', 0), 'u1')?.specialWeapons).toEqual([
      { name: 'Mortar', count: 2 },
    ]);
    expect(bearersOf(unitIn(two, 'u1') as never, 'Mortar')).toBe(2);
    const medics = setExtras(force, 'u1', 'specialists', 'Medic', 2);
    expect(unitIn(medics, 'u1')?.specialists).toEqual(['Medic', 'Medic']);
    expect(unitIn(setExtras(medics, 'u1', 'specialists', 'Medic', 1), 'u1')?.specialists).toEqual(['Medic']);
  });

  test('has its other fields set', () => {
    const sets = [
      (now: Force) => setUnit(now, 'u1', { name: 'Able' }),
      (now: Force) => setCard(now, 'u1', 'staff'),
      (now: Force) => setUnit(now, 'u1', { figures: 7 }),
      (now: Force) => setUnit(now, 'u1', { extraFighters: 2 }),
      (now: Force) => setUnit(now, 'u1', { supportWeapons: 1 }),
      (now: Force) => setWave(now, 'u1', 'reinforcement'),
      (now: Force) => setCommander(now, 'u1'),
    ];
    const next = sets.reduce((now, set) => set(now), force);
    expect(unitIn(next, 'u1')).toEqual({
      ...unitIn(force, 'u1'),
      name: 'Able',
      card: 'staff',
      figures: 7,
      extraFighters: 2,
      supportWeapons: 1,
      wave: 'reinforcement',
    });
    expect(next.commander).toBe('u1');
  });

  test('loses officer, hero and typed value without leaving fields in the file', () => {
    const given = setUnit(
      setHero(setOfficer(force, 'u1', 'Chief'), 'u1', { card: 'zora', name: 'Zora' }),
      'u1',
      { ap: 9 },
    );
    expect(unitIn(given, 'u1')).toMatchObject({
      officer: 'Chief',
      hero: { card: 'zora', name: 'Zora' },
      ap: 9,
    });
    expect(setUnit(setHero(setOfficer(given, 'u1', null), 'u1', null), 'u1', { ap: undefined })).toEqual(
      force,
    );
  });

  test('is offered the heroes of its army, category and type, but not those of its own card', () => {
    const zora = (id: string, given: Record<string, unknown>) =>
      card(id, { officers: [officer(id, { hero: true }), officer('Aide')], ...given });
    const { cards } = company([platoon([])], {
      cards: [
        zora('same', {}),
        zora('open', { type: null }),
        zora('other army', { army: 'Strangers' }),
        zora('other kind', { category: 'vehicle' }),
        zora('other type', { type: 2 }),
        card('alone', { numbers: { min: 1, max: 1 }, officers: [officer('Yuri', { hero: true })] }),
      ],
    }).force;
    const designation = { 'hero-aboard': 'designation' };
    const named = (id: string) => cards.find((each) => each.id === id) ?? null;
    expect(heroesFor(squad, cards, designation).map(({ name }) => name)).toEqual(['same', 'open', 'Yuri']);
    expect(heroesFor(named('same'), cards, designation).map(({ name }) => name)).toEqual(['open', 'Yuri']);
    expect(heroesFor(null, cards, designation)).toEqual([]);
    expect(heroesFor(named('alone'), cards, designation)).toEqual([]);
  });

  test('is offered a hero aboard his machine, or under the ruling, aboard any of its kind', () => {
    const walker = (id: string, given: Record<string, unknown> = {}) =>
      card(id, { category: 'combat-strider', ...given });
    const { cards } = company([platoon([])], {
      cards: [
        walker('walker'),
        walker('runner'),
        walker('zora', { aboard: 'walker', officers: [officer('Zora', { hero: true })] }),
      ],
    }).force;
    const offered = (id: string, value: string) =>
      heroesFor(cards.find((each) => each.id === id) ?? null, cards, { 'hero-aboard': value }).map(
        ({ name }) => name,
      );
    expect(offered('walker', 'designation')).toEqual(['Zora']);
    expect(offered('runner', 'designation')).toEqual([]);
    expect(offered('runner', 'category-type')).toEqual(['Zora']);
  });
});

describe('removing', () => {
  test('a unit leaves a company that can be saved', () => {
    fc.assert(
      fc.property(forceAndId, ({ given, id }) => {
        const without = removeUnit(given, id);
        expect(forceSchema.parse(without)).toEqual(without);
        expect(without.commander).not.toBe(id);
        expect(unitIn(without, id)).toBeUndefined();
      }),
      { numRuns: runs(40, 200) },
    );
  });

  test('a platoon goes with its units and the commander among them', () => {
    const without = removePlatoon(force, 0);
    expect(places(without)).toEqual(['u3']);
    expect(without.commander).toBeUndefined();
    expect(removePlatoon(force, 1).commander).toBe('hq');
  });
});

describe('a platoon', () => {
  test('is added, named, moved, and has a pattern of five slots that accept any type', () => {
    expect(places(addPlatoon(force))).toEqual(['hq u1 u2', 'u3', '']);
    expect(namePlatoon(force, 1, 'Bravo').platoons[1]?.name).toBe('Bravo');
    expect(places(movePlatoon(force, 1, 0))).toEqual(['u3', 'hq u1 u2']);
    const patterned = patternPlatoon(force, 0, true);
    expect(patterned.platoons[0]?.pattern).toEqual(Array(5).fill({ categories: [], types: [] }));
    expect(patternPlatoon(patterned, 0, false)).toEqual(force);
  });

  test('keeps the types of its slots when the pattern grows, and each slot is set separately', () => {
    const three = setSlots(force, 1, 3);
    expect(three.platoons[1]?.pattern?.map(({ types }) => types)).toEqual([[1], [], []]);
    const set = setSlot(three, 1, 2, { categories: ['vehicle'], types: [] });
    expect(set.platoons[1]?.pattern?.[2]).toEqual({ categories: ['vehicle'], types: [] });
  });
});

describe('what the editor shows of a company', () => {
  test('summarises each section in a line', () => {
    const { evaluation } = check(roster);
    expect(companySummary(evaluation, force)).toBe('Testers · no limit · Colonel');
    expect(platoonsSummary(evaluation)).toBe('2 platoons · 4 units');
    expect(cardsSummary(evaluation, force)).toBe('2 cards of its own');
    expect(cardsSummary(evaluation, { ...force, cards: [] })).toBe('Sample cards only');
  });

  test('lists the armies of the cards with their factions', () => {
    expect(armiesOf(sampleCards)).toEqual([
      { army: 'U.N.A.', factions: ['White Stars'] },
      { army: 'Therian', factions: [] },
      { army: 'Red Blok', factions: [] },
    ]);
  });

  test('says which rules a unit of a card would break in its place', () => {
    const { evaluation } = check(roster);
    const broken = (id: string, at: number) => {
      const [offered] = [...sampleCards, ...force.cards].filter((each) => each.id === id);
      return offerOf(offered as never, at, evaluation).breaks.map(({ rule }) => rule);
    };
    expect(broken('squad', 0)).toEqual([]);
    expect(broken('squad', 1)).toEqual(['at43/platoon/pattern']);
    expect(broken('fire-toad', 0)).toEqual(['at43/unit/army']);
  });
});
