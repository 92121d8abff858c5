import { describe, expect, test } from 'vitest';
import { parseRoster } from '@/lib/roster/parse';
import { schemas } from '@/lib/systems/forge-of-war/catalogue/data-schema';
import { flagFields } from '@/lib/systems/forge-of-war/fields';
import { system } from '@/lib/systems/forge-of-war/system';
import { readData } from '../../data/files';

const { play, rulings, special, troops, weapons } = readData('forge-of-war', schemas);

test('no cover is duplicated, and every weapon of a troop is in the list', () => {
  const ids = play.covers.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const known = new Set(weapons.map(({ id }) => id));
  for (const troop of troops) expect(troop.weapons.filter(({ id }) => !known.has(id))).toEqual([]);
});

test('the special rule of every flag is in the list', () => {
  const known = new Set(special.map(({ id }) => id));
  expect(flagFields.map((field) => field.special).filter((id) => !known.has(id))).toEqual([]);
});

test('a ruling with a text on the sheet has one for each of its values', () => {
  for (const { byRuling = [] } of play.tables)
    for (const { ruling, lines } of byRuling) {
      const values = rulings.find(({ id }) => id === ruling)?.values.map(({ value }) => value);
      expect(Object.keys(lines)).toEqual(values);
    }
});

test('each value of the ruling on vehicle features lists the types built like a vehicle', () => {
  const ruling = rulings.find(({ id }) => id === 'vehicle-features');
  expect(Object.keys(play.features)).toEqual(ruling?.values.map(({ value }) => value));
});

test('what covers and stances add in play is what their tables say', () => {
  const linesOf = (id: string) => play.tables.find((table) => table.id === id)?.lines ?? [];
  const added = linesOf('activation').flatMap(({ modifier, text }) =>
    /^in (a )?(soft|hard|fortif)/.test(text) ? [modifier] : [],
  );
  expect(play.covers.map(({ id, activation }) => `${id} +${activation}`)).toEqual(
    ['+0', ...added, added.at(-1)].map((each, index) => `${play.covers[index]?.id} ${each}`),
  );
  const texts = Object.fromEntries(linesOf('stance').map(({ modifier, text }) => [modifier, text]));
  for (const { name, av, sv, rally, shoots } of play.stances.slice(1)) {
    const text = texts[name] ?? '';
    expect(text).toContain(`AV +${av}`);
    expect([text.includes(`SV −${-sv}`), text.includes(`rallies at +${rally}`)]).toEqual([sv < 0, rally > 0]);
    expect(text.includes('does not shoot')).toBe(!shoots);
  }
});

describe('the tables of sections 15 and 16', () => {
  test('the generic troops', () => {
    expect(
      troops.map(
        ({ id, training, cv, sv, fv, av, facing }) =>
          `${id} ${training.join('/')} ${cv}/${sv}/${fv}/${av}${facing ? `(${facing})` : ''}`,
      ),
    ).toEqual([
      'special-forces-assault elite 10/7/8/3',
      'special-forces-field elite 9/7/7/2',
      'special-forces-recon elite 9/8/7/2',
      'commandos veteran 8/7/7/2',
      'close-assault-team veteran/elite 8/7/8/4',
      'line-infantry professional 7/7/6/1',
      'garrison militia 6/5/5/1',
      'citizen-militia militia 5/4/4/0',
      'rioters horde 3/2/4/0',
      'insurgents professional 8/6/6/0',
      'human-brutes veteran 7/5/8/1',
      'marines veteran 8/7/8/4',
      'assault-marines elite 9/8/8/5',
      'marine-leaders elite 10/8/8/4',
      'brute-troopers professional 7/5/8/1',
      'brute-leaders veteran 8/5/8/2',
      'brute-generals elite 9/5/9/3',
      'brute-minions militia 6/5/4/0',
      'tech-alien-troopers professional 8/7/5/2',
      'tech-alien-elites veteran 8/8/5/3',
      'tech-alien-battlesuits elite 9/9/6/4',
      'hivers-small horde 5/4/5/1',
      'hivers-large horde 5/4/7/2',
      'hive-leaders horde 7/4/8/3',
      'hive-monsters horde 6/3/9/4',
      'armoured-personnel-carrier elite/veteran/professional/militia/horde 7/6/0/7(1)',
    ]);
  });

  test('the weapons', () => {
    const weight = (given: (typeof weapons)[number]['weightOfFire']) =>
      typeof given === 'number' ? `${given}` : Object.values(given).join(',');
    expect(
      weapons.map(
        ({ id, range, value, weightOfFire, heavy, indirect, vehicleBonus, fvBonus }) =>
          `${id} ${range} ${value} ${weight(weightOfFire)}${heavy ? ' H' : ''}${indirect ? ' I' : ''}${vehicleBonus ? ` v${vehicleBonus}` : ''}${fvBonus ? ` f${fvBonus}` : ''}`,
      ),
    ).toEqual([
      'minigun-20mm 24 4 4 H',
      'cannon-40mm 48 4 2 H',
      'advanced-assault-rifle 24 2 2,1',
      'assault-rifle 24 1 2,1',
      'automatic-pistol 12 2 1 f1',
      'flame-thrower 12 1 3',
      'heavy-flame-thrower 12 1 3 H',
      'rpg-he 24 0 2,3,1',
      'rpg-heap 24 4 1',
      'heavy-machine-gun 36 2 3 H',
      'howitzer 120 7 6,8,1 I v2',
      'laser-cannon 48 6 1 H',
      'light-support-weapon 36 1 3',
      'missile-launcher-he 48 1 2,3,1 H',
      'missile-launcher-heap 48 6 1 H',
      'mortar-heavy 48 1 3,4,1 H I',
      'mortar-light 24 1 3,4,1 H I',
      'plasma-rifle 24 6 2,1',
      'shotgun-manstopper 12 1 2',
      'shotgun-solid 12 0 2',
      'sniper-rifle 36 2 1 H',
      'submachine-gun 12 1 2',
      'tank-cannon 72 6 4,6,1 v2',
    ]);
  });
});

describe('The sample forces', async () => {
  const samples = await system.samples();
  test('are three, one of them with a deliberate error', () => {
    const verdicts = samples.map(({ roster }) => {
      const read = parseRoster(roster, system);
      if (!read.ok) throw new Error(JSON.stringify(read.faults));
      const evaluation = system.evaluate(read.value.force as never, null);
      return system.rules
        .filter(({ severity }) => severity !== 'advice')
        .flatMap((rule) => rule.check(evaluation).map(() => rule.id));
    });
    expect(verdicts).toEqual([[], [], ['fow/transport/capacity']]);
  });
});
