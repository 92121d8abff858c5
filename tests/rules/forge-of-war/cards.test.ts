import { describe, expect, test } from 'vitest';
import type { SheetCard } from '@/lib/sheet/card';
import { system } from '@/lib/systems/forge-of-war/system';
import { carrier, cavalry, check, force, infantry } from '../../fixtures/forge-of-war';

const cardsOf = (...given: Parameters<typeof force>): SheetCard[] =>
  system.cards(check(force(...given)).evaluation);
const cardOf = (...given: Parameters<typeof infantry>) => cardsOf([infantry(...given)])[0];
const box = (card: SheetCard | undefined, label: string) => card?.boxes.find((each) => each.label === label);
const line = (card: SheetCard | undefined, name: string) => card?.lines.find((each) => each.name === name);
const stats = (card: SheetCard | undefined) =>
  card?.stats.map(({ label, value, small }) => `${label} ${value}${small ? ` (${small})` : ''}`);

describe('the card of a unit', () => {
  test('exists for every unit, in the order of the roster', () => {
    const cards = cardsOf([infantry('u2'), carrier('v1', { passengers: ['u2'] }), infantry('u1')]);
    expect(cards.map(({ title }) => title)).toEqual(['u2', 'v1', 'u1']);
    expect(cards[0]).toMatchObject({ what: 'Infantry · Professional', marks: ['Embarked on v1'] });
  });

  test('has the values and the move, W above 1, attacks, and the FV with pistols', () => {
    expect(stats(cardOf('u1'))).toEqual(['CV 7', 'SV 7', 'FV 6', 'AV 1', 'Move 6"']);
    const chief = cardOf('u1', {
      profile: { attacks: 2, w: 3 },
      weapons: ['automatic-pistol×10'],
      jumpPacks: true,
    });
    expect(stats(chief)).toEqual(['CV 7', 'SV 7', 'FV 7 ((2) 6 + 1)', 'AV 1', 'W 3', 'Move 6" (jump 12")']);
    expect(chief?.stats.map(({ strong }) => strong ?? false)).toEqual([
      false,
      false,
      true,
      false,
      false,
      false,
    ]);
  });

  test('lists each weapon with its weight of fire and its special effect', () => {
    const card = cardOf('u1', { weapons: ['assault-rifle×8', 'plasma-rifle', 'gone'] });
    expect(card?.lines).toEqual([
      { name: '8 × Assault rifle', effect: '24" · value 1 · fire 2 dice to 12", 1 beyond if still' },
      {
        name: '1 × Plasma rifle',
        effect:
          '24" · value 6 · fire 2 dice to 12", 1 beyond if still. Roll a d10 after firing: on a 1 the shooters take a hit.',
      },
      { name: '1 × gone', effect: 'Unknown.' },
    ]);
  });

  test('marks heavy weapons that take two figures, names mounts and crews, and gives close combat only a value', () => {
    const whip = { id: 'whip', name: 'Whip', range: 0, value: 3, weightOfFire: 0 };
    const [foot, powered, tank] = cardsOf(
      [
        infantry('u1', { weapons: ['laser-cannon', 'whip'] }),
        infantry('u2', { weapons: ['laser-cannon'], profile: { av: 4 } }),
        carrier('v1', { weapons: ['howitzer@turret', 'howitzer@crewed', 'laser-cannon@hull×2'] }),
      ],
      [whip],
    );
    expect(foot?.lines.slice(0, 2)).toEqual([
      { name: '1 × Laser cannon', effect: '48" · value 6 · fire 1 · heavy' },
      { name: '1 × Whip', effect: 'close combat · value 3' },
    ]);
    expect(line(powered, '1 × Laser cannon')?.effect).toBe('48" · value 6 · fire 1');
    expect(tank?.lines.slice(0, 2).map(({ effect }) => effect)).toEqual([
      'turret · 120" · value 7 (9 against vehicles) · fire 6 infantry, 8 horde, 1 vehicle · indirect, inaccurate, template __"',
      'crewed · 120" · value 7 (9 against vehicles) · fire 6 infantry, 8 horde, 1 vehicle · indirect, inaccurate, template __"',
    ]);
    const said = tank?.lines.map(({ name }) => name);
    expect(said).toEqual(expect.arrayContaining(['Crewed weapons', 'Turret, pintle', 'Sponson, hull']));
    const [turret] = cardsOf([carrier('v1', { weapons: ['howitzer@turret'] })]);
    expect(turret?.lines.map(({ name }) => name)).not.toContain('Sponson, hull');
  });

  test('shows terrifying units, grenades, and riders’ values on foot', () => {
    const [card] = cardsOf([
      cavalry('u1', {
        terrifying: true,
        fragGrenades: true,
        onFoot: { troop: 'line-infantry', profile: { cv: 7, sv: 8, fv: 6, av: 1, w: 2 } },
      }),
    ]);
    expect(card?.marks).toEqual(['Changed', 'Terrifying', 'Frag grenades']);
    expect(line(card, 'On foot')?.effect).toMatch(
      /^Line Infantry, 8 figures: CV 7, SV 8, FV 6, AV 1, W 2\. One in four/,
    );
    expect(line(card, 'Terrifying')).toBeDefined();
    expect(line(card, 'Frag grenades')).toBeDefined();
  });

  test('has the tracks of one of several vehicles', () => {
    const [card] = cardsOf([carrier('v1', { figures: 3, profile: { w: 2 }, weapons: ['tank-cannon×3'] })]);
    expect(card?.boxes.map(({ label, count }) => `${label} ${count}`)).toEqual([
      'Figures 3',
      'Wounds of one 2',
      'D-markers of one 3',
      'Systems out of one 2',
    ]);
  });

  test('explains each special rule in a line', () => {
    const card = cardOf('u1', { role: 'force-commander', jumpPacks: true, weapons: ['mortar-light'] });
    expect(line(card, 'Jump packs')?.effect).toContain('over difficult ground alone');
    expect(card?.lines.map(({ name }) => name)).toEqual([
      '1 × Light mortar',
      'Force commander',
      'Jump packs',
      'Heavy weapons',
      'Indirect fire',
    ]);
    expect(card?.lines.slice(1).every(({ effect }) => effect.endsWith('.'))).toBe(true);
    expect(cardOf('u1', { role: 'leader' })?.lines).toEqual([]);
    expect(
      line(cardOf('u1', { weapons: ['mortar-light'], profile: { av: 4 } }), 'Heavy weapons'),
    ).toBeUndefined();
  });

  test('has figures with bars, and D-markers with those that stay', () => {
    const card = cardOf('u1');
    expect(box(card, 'Figures')).toMatchObject({ count: 10, bars: [5, 7, 8] });
    expect(box(card, 'Figures')?.lines).toEqual(['half 5 · third 3 · quarter 2 left']);
    expect(box(card, 'D-markers')).toMatchObject({ count: 3, bars: [1, 2] });
    expect(box(card, 'D-markers')?.lines).toContain('1 stays at half, 2 at a quarter');
    expect(box(cardOf('u1', { training: 'horde' }), 'D-markers')).toMatchObject({ count: 1, bars: [] });
  });

  test('has wounds but no figures track for a single figure, and a number for a large horde', () => {
    const alone = cardOf('u1', { figures: 1, profile: { w: 3 } });
    expect(alone?.boxes.map(({ label, count }) => `${label} ${count}`)).toEqual(['Wounds 3', 'D-markers 3']);
    const horde = box(cardOf('u1', { figures: 200, training: 'horde' }), 'Figures');
    expect(horde).toMatchObject({
      count: 0,
      lines: ['200 figures', 'half 100 · third 66 · quarter 50 left'],
    });
  });

  test('has a vehicle’s armour, its capacity and a box for each of its systems', () => {
    const [card] = cardsOf([carrier('v1', { weapons: ['heavy-flame-thrower', 'heavy-machine-gun×2'] })]);
    expect(card?.boxes.map(({ label, count }) => `${label} ${count}`)).toEqual([
      'D-markers 3',
      'Systems out 4',
    ]);
    expect(stats(card)).toContain('W 1');
    expect(box(card, 'Systems out')?.bars).toEqual([1, 3]);
    expect(line(card, 'Armour')?.effect).toBe('Front 8, sides 7, rear 6.');
    expect(card?.lines.map(({ name }) => name)).toContain('Transport 10');
  });
});

describe('the play summary', async () => {
  const summary = await system.playSummary();

  test('has its sections, with a rules section in each row', () => {
    expect(summary.tables.map(({ title }) => title)).toEqual([
      'The turn',
      'Shooting',
      'Close combat',
      'D-markers',
      'Vehicles',
      'Optional rules',
    ]);
    for (const { cells } of summary.tables.flatMap(({ rows }) => rows))
      expect(cells.page).toMatchObject({ text: expect.stringMatching(/^\d+(\.\d)?$/) });
  });
});
