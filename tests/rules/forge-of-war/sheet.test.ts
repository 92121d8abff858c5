import { describe, expect, test } from 'vitest';
import type { Roster } from '@/lib/roster/roster';
import type { Force } from '@/lib/systems/forge-of-war/force';
import { system } from '@/lib/systems/forge-of-war/system';
import { carrier, cavalry, check, force, infantry, led } from '../../fixtures/forge-of-war';

function sheetOf(roster: Roster<Force>) {
  const { evaluation, report } = check(roster);
  const sheet = system.sheet(roster, evaluation, report);
  const titled = (title: string) => sheet.tables.find((each) => each.title === title);
  const cell = (id: string, index = 0, title = 'Units') => titled(title)?.rows[index]?.cells[id];
  const note = (start: string) => sheet.notes.find(({ title }) => title.startsWith(start));
  return { sheet, titled, cell, note };
}
const vehicleCell = (id: string, given: Parameters<typeof carrier>[1] = {}) =>
  sheetOf(force([carrier('v1', given)])).cell(id, 0, 'Armour and vehicles');

test('totals count units, all figures, vehicles and D-markers by training', () => {
  const trained = ['elite', 'veteran', 'professional', 'militia', 'horde'].map((training, index) =>
    infantry(`u${index}`, { training }),
  );
  expect(
    check(force([...trained, carrier('v1', { figures: 2 }), carrier('v2', { type: 'armour' })])).totals,
  ).toEqual({ units: 7, figures: 53, vehicles: 3, dMarkers: 5 + 4 + 3 + 2 + 1 + 3 * 2 + 3 });
  // By a ruling, several vehicles are one unit.
  expect(check(force([carrier('v1', { figures: 2 })], [], { 'vehicle-groups': 'unit' })).totals).toEqual({
    units: 1,
    figures: 2,
    vehicles: 1,
    dMarkers: 3,
  });
});

describe('a line of the sheet', () => {
  test.each([
    [10, [5, 7, 8], 'half 5 · third 3 · quarter 2 left'],
    [12, [6, 8, 9], 'half 6 · third 4 · quarter 3 left'],
    [5, [3, 4], 'half 2 · third 1 · quarter 1 left'],
    [2, [1], 'half 1 left'],
  ])('marks the track of %i figures', (figures, bars, line) => {
    expect(sheetOf(force([infantry('u1', { figures })])).cell('figures')).toEqual({
      kind: 'boxes',
      count: figures,
      ticked: 0,
      total: '',
      marks: [['u1', 'figures-lost']],
      bars,
      lines: [line],
    });
  });

  test('has no bars for a single figure, and counts a large horde in words', () => {
    const [one, many] = [1, 201].map((figures) =>
      sheetOf(force([infantry('u1', { figures })])).cell('figures'),
    );
    expect(one).toEqual({
      kind: 'boxes',
      count: 1,
      ticked: 0,
      total: '',
      marks: [['u1', 'figures-lost']],
    });
    expect(many).toEqual({
      kind: 'text',
      text: '201 figures',
      lines: ['half 100 · third 67 · quarter 50 left'],
    });
  });

  test('has D-marker boxes by training, and W boxes if W is above 1', () => {
    const { cell } = sheetOf(
      force([infantry('u1', { training: 'elite', profile: { w: 3 } }), infantry('u2')]),
    );
    expect(cell('markers')).toMatchObject({ count: 5 });
    expect(cell('markers', 1)).toMatchObject({ count: 3 });
    expect(cell('wounds')).toMatchObject({ count: 3 });
    expect(cell('wounds', 1)).toEqual({ kind: 'text', text: '–' });
    expect(
      sheetOf(force([infantry('u1')]))
        .titled('Units')
        ?.columns.map(({ id }) => id),
    ).not.toContain('wounds');
  });

  test('prints FV with its +1 and a mark if every figure bears a pistol', () => {
    const fv = (...weapons: string[]) => sheetOf(force([infantry('u1', { weapons })])).cell('fv');
    expect(fv('automatic-pistol×10')).toEqual({ kind: 'text', text: '7*', strong: true, lines: ['6 + 1'] });
    expect(fv('automatic-pistol×4', 'automatic-pistol×6')).toMatchObject({ text: '7*' });
    expect(fv('automatic-pistol×9')).toEqual({ kind: 'text', text: '6' });
  });

  test('has the move of its type, or of its special movement', () => {
    const move = (given: Record<string, unknown>) => sheetOf(force([infantry('u1', given)])).cell('move');
    expect(move({})).toMatchObject({ text: '6"' });
    expect(move({ type: 'cavalry' })).toMatchObject({ text: '12"' });
    expect(move({ type: 'monstrous-creature' })).toMatchObject({ text: '6"' });
    expect(move({ move: 8 })).toMatchObject({ text: '8"' });
    expect(move({ jumpPacks: true })).toMatchObject({ text: '6"', lines: ['jump 12"'] });
    expect(vehicleCell('move', { grav: true })).toMatchObject({ text: '12"', lines: ['grav 12"'] });
    expect(vehicleCell('move')).toMatchObject({ text: '12"' });
    expect(vehicleCell('move', { type: 'armour' })).toMatchObject({ text: '8"' });
  });

  test('shows that it is no longer generic, and its transport', () => {
    const { cell } = sheetOf(
      force([
        infantry('u1', { troop: 'line-infantry', profile: { sv: 8 } }),
        infantry('v1', { transport: { capacity: 12 }, passengers: ['u1'] }),
        infantry('v2', { transport: { capacity: 3 } }),
      ]),
    );
    expect(cell('name')).toMatchObject({
      lines: [
        'Line Infantry · Infantry · Professional',
        'No longer generic: SV 8 instead of 7',
        'Embarked on v1',
      ],
    });
    expect(cell('name', 1)).toMatchObject({ lines: ['Infantry · Professional', 'Carries u1 (10 of 12)'] });
    expect(cell('name', 2)).toMatchObject({ lines: ['Infantry · Professional', 'Carries up to 3 figures'] });
  });

  test('shows a vehicle’s front and rear armour, and a box for each weapon and for propulsion', () => {
    expect(vehicleCell('av')).toEqual({ kind: 'text', text: '7', lines: ['front 8', 'rear 6'] });
    expect(vehicleCell('av', { profile: { facing: 0 } })).toEqual({ kind: 'text', text: '7' });
    expect(vehicleCell('systems', { weapons: ['heavy-flame-thrower', 'heavy-machine-gun×2'] })).toEqual({
      kind: 'boxes',
      count: 4,
      ticked: 0,
      total: '',
      marks: ['weapon-1', 'weapon-2', 'weapon-3', 'propulsion'].map((id) => ['v1/1', id]),
      bars: [1, 3],
      lines: ['1 Heavy flame thrower · 2–3 Heavy machine gun · 4 Propulsion'],
    });
  });

  test('counts the systems of a vehicle with very many in words', () => {
    expect(vehicleCell('systems', { weapons: ['heavy-machine-gun×59'] })).toMatchObject({ count: 60 });
    expect(vehicleCell('systems', { weapons: ['heavy-machine-gun×60'] })).toEqual({
      kind: 'text',
      text: '–',
      lines: ['1–60 Heavy machine gun · 61 Propulsion'],
    });
  });

  test('lists weapons with range, value and weight of fire', () => {
    const { cell } = sheetOf(force([infantry('u1', { weapons: ['howitzer', 'mortar-light×2', 'gone'] })]));
    expect(cell('weapons')).toMatchObject({
      lines: [
        '1 × Howitzer · 120" · value 7 (9 against vehicles) · fire 6 infantry, 8 horde, 1 vehicle · indirect, inaccurate, template __"',
        '2 × Light mortar · 24" · value 1 · fire 3 infantry, 4 horde, 1 vehicle · heavy · indirect, inaccurate, template __"',
        '1 × gone · unknown',
      ],
    });
  });

  test('shows mounts of weapons, and the accuracy and template of indirect fire', () => {
    const lob = { id: 'lob', name: 'Lobber', range: 30, value: 2, weightOfFire: 1, indirect: true };
    const lines = (weapons: string[], own: object[] = [], rulings: object = {}) =>
      sheetOf(force([carrier('v1', { weapons })], own, rulings)).cell('weapons', 0, 'Armour and vehicles')
        ?.lines;
    expect(
      lines(['heavy-machine-gun@turret', 'heavy-machine-gun@hull×2', 'heavy-machine-gun@turret']),
    ).toEqual([
      '2 × Heavy machine gun · turret · 36" · value 2 · fire 3',
      '2 × Heavy machine gun · hull · 36" · value 2 · fire 3',
    ]);
    expect(lines(['laser-cannon@crewed'])).toEqual(['1 × Laser cannon · crewed · 48" · value 6 · fire 1']);
    expect(lines(['lob'], [lob])).toEqual([
      '1 × Lobber · 30" · value 2 · fire 1 · indirect, accuracy ____, template __"',
    ]);
    expect(lines(['lob'], [{ ...lob, accuracy: 'accurate', template: 4 }])).toEqual([
      '1 × Lobber · 30" · value 2 · fire 1 · indirect, accurate, template 4"',
    ]);
    expect(lines(['howitzer'], [], { howitzer: 'direct' })).toEqual([
      '1 × Howitzer · 120" · value 7 (9 against vehicles) · fire 6 infantry, 8 horde, 1 vehicle',
    ]);
  });

  test('marks a weapon as heavy if it takes two figures', () => {
    const gun = (profile: Record<string, number>, rulings: object = {}) =>
      sheetOf(force([infantry('u1', { weapons: ['laser-cannon'], profile })], [], rulings)).cell('weapons')
        ?.lines?.[0];
    expect(gun({ av: 3 })).toContain('heavy');
    expect(gun({ av: 4 })).not.toContain('heavy');
    expect(gun({ av: 4 }, { 'mounted-heavy': 'heavy' })).toContain('heavy');
  });

  test('shows terrifying units, grenades, and riders’ values on foot', () => {
    const { cell } = sheetOf(
      force([
        cavalry('u1', {
          terrifying: true,
          fragGrenades: true,
          figures: 11,
          weapons: ['automatic-pistol×11'],
          onFoot: { troop: 'marines', profile: { cv: 8, sv: 7, fv: 8, av: 3, attacks: 2 } },
        }),
      ]),
    );
    expect(cell('name')?.lines).toEqual([
      'Cavalry · Professional',
      'Terrifying · Frag grenades',
      'On foot, Marines, 9 figures: CV 8, SV 7, FV 9 (2) with pistols, AV 3',
      'On foot no longer generic: training professional instead of veteran, AV 3 instead of 4',
    ]);
  });

  test('has all wounds of a vehicle, and separate tracks for each vehicle of a unit', () => {
    expect(vehicleCell('wounds')).toMatchObject({ count: 1 });
    expect(vehicleCell('wounds', { profile: { w: 0 } })).toMatchObject({ kind: 'text', text: '–' });
    const { titled, cell } = sheetOf(
      force([carrier('v1', { figures: 3, weapons: ['tank-cannon×3', 'heavy-machine-gun'] })]),
    );
    expect(titled('Armour and vehicles')?.rows).toHaveLength(3);
    const at = (id: string, index: number) => cell(id, index, 'Armour and vehicles');
    expect([0, 1, 2].map((index) => at('name', index)?.lines?.[0])).toEqual([
      'Vehicle · Professional',
      '2 of 3',
      '3 of 3',
    ]);
    expect(at('figures', 0)).toMatchObject({
      count: 3,
      marks: [1, 2, 3].map((number) => [`v1/${number}`, 'removed']),
    });
    for (const index of [0, 1, 2]) {
      const row = `v1/${index + 1}`;
      expect(at('markers', index)).toMatchObject({ count: 3, marks: [[row, 'd-markers']] });
      expect(at('wounds', index)).toMatchObject({ count: 1, marks: [[row, 'wounds']] });
      expect(at('systems', index)).toMatchObject({
        count: 3,
        lines: ['1 Tank cannon · 2 Heavy machine gun · 3 Propulsion'],
      });
    }
    const grouped = sheetOf(force([carrier('v1', { figures: 2 })], [], { 'vehicle-groups': 'unit' }));
    expect(grouped.cell('markers', 0, 'Armour and vehicles')).toMatchObject({ marks: [['v1', 'd-markers']] });
    expect(grouped.cell('markers', 1, 'Armour and vehicles')).toMatchObject({ kind: 'text', text: '' });
    const many = sheetOf(force([carrier('v1', { figures: 50 })])).titled('Armour and vehicles')?.rows ?? [];
    expect(many).toHaveLength(20);
    expect(many.at(-1)?.cells.name?.lines).toEqual(['20 of 50', 'and 30 more alike']);
  });
});

describe('the head of the sheet', () => {
  const facts = (roster: Roster<Force>) =>
    new Map(sheetOf(roster).sheet.facts.map(({ label, value }) => [label, value]));

  test('names the commanders with their roles and their bonus to others', () => {
    const roles = ['leader', 'command-squad', 'force-commander'];
    expect(facts(force(roles.map((role, index) => infantry(`u${index}`, { role })))).get('Command')).toBe(
      'u0 (leader), u1 (command squad, +1 in sight within 12") and u2 (force commander, +1 in sight within 12")',
    );
    expect(facts(force([infantry('u1')])).get('Command')).toBe('None');
    expect(sheetOf(led([])).titled('Units')?.note).toMatch(/Bold names command\.$/);
    expect(sheetOf(force([infantry('u1')])).titled('Units')?.note).not.toContain('Bold');
  });

  test('has the notes, with long ones in a separate table before the reference tables', () => {
    const noted = (notes: string) => ({ ...force([infantry('u1')]), notes });
    expect(facts(noted('Hold.\n\nThen move.')).get('Notes')).toBe('Hold. · Then move.');
    expect(facts(noted(' \n')).has('Notes')).toBe(false);
    const { sheet } = sheetOf(noted('Hold the road. '.repeat(30)));
    expect(sheet.tables.map(({ title }) => title)).toEqual([
      'Units',
      'Notes',
      'Target numbers',
      'Close combat numbers',
    ]);
  });
});

describe('the second page', () => {
  test('has the target numbers by AV, cover and band', () => {
    const { titled, cell } = sheetOf(force([infantry('u1', { weapons: ['rpg-he'] })]));
    expect(titled('Target numbers')).toMatchObject({ startsPage: true });
    expect(cell('who', 0, 'Target numbers')).toMatchObject({
      text: 'SV 7, value 0, no harm to vehicles',
      lines: ['u1: RPG (HE) 12"'],
    });
    const column = (id: string) => [0, 1, 2, 3, 4].map((row) => cell(id, row, 'Target numbers')?.lines?.[0]);
    expect(cell('who', 0, 'Target numbers')).toMatchObject({ rowSpan: 5 });
    expect(column('cover')).toEqual(['Open', 'Soft cover −1', 'Hard cover −2', 'Fortified −3', 'Bunker −4']);
    expect(column('av4')).toEqual(['3 / 2', '2 / 1', '1 / 1(10)', '1(10) / 1(9)', '1(9) / 1(8)']);
    expect(column('av6')).toEqual(['–', '–', '–', '–', '–']);
  });

  const numbers = (roster: Roster<Force>, title: string, row: number) =>
    [0, 1, 3, 6, 9].map((av) => sheetOf(roster).cell(`av${av}`, row, title)?.lines?.[0]);

  test('treats cover as armour, which a weapon’s value cancels, by a ruling', () => {
    const gunners = (cover: string) =>
      force([infantry('u1', { weapons: ['heavy-machine-gun'] })], [], { cover });
    expect(numbers(gunners('modifier'), 'Target numbers', 2)).toEqual([
      '5 / 4',
      '5 / 4',
      '4 / 3',
      '1 / 1(10)',
      '1(8) / 1(7)',
    ]);
    expect(numbers(gunners('armour'), 'Target numbers', 2)).toEqual([
      '7 / 6',
      '6 / 5',
      '4 / 3',
      '1 / 1(10)',
      '1(8) / 1(7)',
    ]);
    expect(sheetOf(gunners('armour')).cell('cover', 2, 'Target numbers')?.lines).toEqual([
      'Hard cover AV +2',
    ]);
    expect(sheetOf(gunners('armour')).titled('Target numbers')?.note).toContain('added to the AV');
  });

  test('has close combat numbers by AV, in the open and over an obstacle, with the full value', () => {
    const blade = { id: 'blade', name: 'Blade', range: 0, value: 3, weightOfFire: 0 };
    const roster = force([infantry('u1', { weapons: ['blade×4', 'assault-rifle'] }), carrier('v1')], [blade]);
    const { titled, cell } = sheetOf(roster);
    const title = 'Close combat numbers';
    expect(titled(title)?.rows).toHaveLength(4);
    expect(cell('who', 0, title)).toMatchObject({ text: 'FV 6, value 3', lines: ['u1: Blade'], rowSpan: 2 });
    expect(cell('who', 2, title)).toMatchObject({
      text: 'FV 6, value 0, no harm to vehicles',
      lines: ['u1'],
    });
    expect([0, 1].map((row) => cell('cover', row, title)?.lines?.[0])).toEqual(['Open', 'Obstacle −2']);
    expect(numbers(roster, title, 0)).toEqual(['9', '8', '6', '3', '1(10)']);
    expect(numbers(roster, title, 1)).toEqual(['7', '6', '4', '1', '1(8)']);
    expect(numbers(roster, title, 2)).toEqual(['6', '5', '3', '–', '–']);
    // A weapon for close combat does not fire.
    expect(titled('Target numbers')?.rows).toHaveLength(5);
    // With a blade for every figure, no figure fights unarmed.
    expect(
      sheetOf(force([infantry('u1', { weapons: ['blade×10'] })], [blade])).titled(title)?.rows,
    ).toHaveLength(2);
  });

  test('has riders’ shooting and fighting on foot', () => {
    const roster = force([
      cavalry('u1', { weapons: ['assault-rifle'], onFoot: { profile: { cv: 7, sv: 5, fv: 4, av: 1 } } }),
    ]);
    const { titled, cell } = sheetOf(roster);
    expect(titled('Target numbers')?.rows).toHaveLength(10);
    expect(cell('who', 5, 'Target numbers')).toMatchObject({
      text: 'SV 5, value 1',
      lines: ['u1 on foot: Assault rifle 12"'],
    });
    expect(cell('who', 2, 'Close combat numbers')).toMatchObject({ lines: ['u1 on foot'] });
  });

  test('names the changed rulings and their values', () => {
    const plain = sheetOf(led([]));
    expect(plain.note('Rulings')).toBeUndefined();
    expect(plain.note('Damage')?.lines.at(-1)).toContain('destruction too');
    const { note, titled } = sheetOf(
      led([], [], { 'vehicle-wound': 'moderate', 'shortfall-dice': 'divided', cover: 'armour' }),
    );
    expect(note('Rulings')?.lines).toEqual([
      'What cover does: It is added to the AV, and the value of a weapon cancels it.',
      'Dice where 0 or less is needed: Figures divided by the shortfall and 2, rounded up, roll.',
      'What a wound takes from damage: Moderate damage alone.',
    ]);
    expect(note('Damage')?.lines.at(-1)).toContain('not destruction');
    expect(note('Shooting')?.lines.slice(-2)).toEqual([
      'Cover is added to the AV; the value of the weapon cancels it too.',
      'Needed 0 or less: figures ÷ (shortfall + 2), rounded up, roll; each 1 again, for 10 less the shortfall or less.',
    ]);
    expect(titled('Target numbers')?.note).toContain('of fewer dice');
    expect(titled('Close combat numbers')?.note).toContain('of fewer dice');
  });

  test('has the reference tables for play, and names the units that may take a stance', () => {
    const { sheet, note } = sheetOf(
      led([
        infantry('u1'),
        infantry('u2', { profile: { av: 5 } }),
        infantry('u3', { weapons: ['plasma-rifle'] }),
        cavalry('u4'),
      ]),
    );
    expect(sheet.notes.map(({ title }) => title)).toEqual([
      'Weapons (16)',
      'Shooting (8.3)',
      'Activation (4.1)',
      'Rally (5.2)',
      'Close combat (9.3)',
      'Damage to vehicles (10.7)',
      'Indirect fire (14)',
      'Stance (12)',
    ]);
    expect(note('Stance')?.lines.at(-1)).toBe('Here: u1, u3, u4 on foot and chief.');
    expect(note('Weapons')?.lines[0]).toMatch(/^\* {2}every figure has a pistol/);
    expect(note('Weapons')?.lines).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Plasma rifle: /)]),
    );
  });
});
