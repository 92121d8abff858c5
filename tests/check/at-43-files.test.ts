import Ajv from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import harbour from '@/data/at-43/samples/harbour-guard.json';
import { readLibraryBytes } from '@/lib/check/read';
import { jsonSchema } from '@/lib/node/schema';
import { parseRoster } from '@/lib/roster/parse';
import { type CardFile, cardFileText } from '@/lib/systems/at-43/catalogue/catalogue';
import { system } from '@/lib/systems/at-43/system';

// biome-ignore lint/suspicious/noExplicitAny: tests damage these files in any way
type Json = any;

const file = (): Json => ({
  musterCards: 1,
  system: 'at-43',
  name: 'Harbour',
  cards: structuredClone(harbour.force.cards),
});
const bytes = (value: unknown) =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
const read = (value: unknown) => readLibraryBytes(bytes(value), system);

describe('a card file', () => {
  test('is read with defaults filled in, and round-trips', async () => {
    const first = await read(file());
    if (!first.ok) throw new Error(JSON.stringify(first.faults));
    const { cards, name } = first.value as CardFile;
    expect(cards).toHaveLength(4);
    expect(cards[0]).toMatchObject({ id: 'dock-hands', faction: null, structure: null, abilities: [] });
    expect(await read(cardFileText(name, cards))).toEqual(first);
  });

  test('may omit most figures', async () => {
    const bare = { id: 'x', designation: 'X', army: 'Y', category: 'vehicle' };
    const result = await read({ musterCards: 1, system: 'at-43', cards: [bare] });
    expect(result).toMatchObject({
      ok: true,
      value: { name: '', cards: [{ type: null, movement: null, morale: null, ap: null, weapons: [] }] },
    });
  });

  test('accepts nerves of steel', async () => {
    const golems = file();
    golems.cards[0].morale = 'nerves-of-steel';
    expect((await read(golems)).ok).toBe(true);
  });

  test.each<[string, (file: Json) => void, string, string]>([
    [
      'two cards with the same id',
      (f) => (f.cards[1].id = 'dock-hands'),
      'cards[1].id',
      'Card id "dock-hands" is there twice; it must be unique.',
    ],
    [
      'the id of a built-in card',
      (f) => (f.cards[0].id = 'steel-troopers'),
      'cards[0].id',
      'The card "steel-troopers" comes with the app; a card of one\'s own needs another id.',
    ],
    [
      'A.P. that are not numbers',
      (f) => (f.cards[0].ap.standard = 'ninety'),
      'cards[0].ap.standard',
      'This is the text "ninety"; it must be a whole number from 0 to 9999.',
    ],
    [
      'fractional A.P. of an officer',
      (f) => (f.cards[0].officers[0].ap = 7.5),
      'cards[0].officers[0].ap',
      'This is 7.5; it must be a whole number from 0 to 9999.',
    ],
    [
      'an invalid morale',
      (f) => (f.cards[0].morale = 'steely'),
      'cards[0].morale',
      'This is the text "steely"; it must be a whole number from 0 to 99, "nerves-of-steel" or null.',
    ],
    [
      'a maximum below the minimum',
      (f) => (f.cards[0].numbers = { min: 5, max: 4 }),
      'cards[0].numbers.max',
      'This is 4; it must be at least the minimum, 5.',
    ],
    [
      'an unknown type',
      (f) => (f.cards[0].type = 4),
      'cards[0].type',
      'This is 4; it must be a whole number from 1 to 3.',
    ],
    [
      'two officers with the same name',
      (f) => f.cards[0].officers.push(f.cards[0].officers[0]),
      'cards[0].officers[1].name',
      'Name "Bosun" is there twice; it must be unique.',
    ],
    ['an unknown field', (f) => (f.cards[0].speed = 3), 'cards[0].speed', 'Unknown field; remove it.'],
    ['another game', (f) => (f.system = 'chess'), 'system', 'This is the text "chess"; it must be "at-43".'],
    ['no cards', (f) => Reflect.deleteProperty(f, 'cards'), 'cards', 'This is missing; it must be a list.'],
  ])('with %s is refused with path and sentence', async (_, damage, path, message) => {
    const bad = file();
    damage(bad);
    expect(await read(bad)).toMatchObject({ ok: false, faults: [{ path, message }] });
  });

  test.each<[string, unknown, string]>([
    ['a roster', harbour, 'This is a roster; it must be a file of what players made.'],
    ['a pack', { musterPack: 1 }, 'This is a pack; it must be a file of what players made.'],
    ['a list', [], 'This is an empty list; it must be an object.'],
  ])('is not %s', async (_, value, message) => {
    expect(await read(value)).toMatchObject({ ok: false, faults: [{ path: '', message }] });
  });

  test('is refused if it is not JSON', async () => {
    const result = await read('{"musterCards": 1,');
    expect(result.ok).toBe(false);
  });

  test('agrees with the published schema', async () => {
    const schema = await jsonSchema('library', 'at-43');
    const validate = new Ajv({ strict: true, allowUnionTypes: true }).compile(schema as object);
    expect(validate(file()), JSON.stringify(validate.errors)).toBe(true);
    const bad = file();
    bad.cards[0].ap.standard = 'ninety';
    expect(validate(bad)).toBe(false);
    expect(await jsonSchema('library', 'horizon-wars')).toBeNull();
  });
});

describe('a company that cannot be read', () => {
  test.each<[string, (force: Json) => void, string, string]>([
    [
      'two units with the same id',
      (force) => (force.platoons[1].slots[0].id = 'u1'),
      'force.platoons[1].slots[0].id',
      'Unit id "u1" is there twice; it must be unique.',
    ],
    [
      'an unknown commander',
      (force) => (force.commander = 'u99'),
      'force.commander',
      'No unit has the id "u99".',
    ],
    [
      'an own card with the id of a built-in one',
      (force) => (force.cards[1].id = 'fire-toad'),
      'force.cards[1].id',
      'The card "fire-toad" comes with the app; a card of one\'s own needs another id.',
    ],
    [
      'no figures',
      (force) => (force.platoons[0].slots[0].figures = 0),
      'force.platoons[0].slots[0].figures',
      'This is 0; it must be a whole number from 1 to 999.',
    ],
    [
      'an entered value that is not a number',
      (force) => (force.platoons[0].slots[0].ap = null),
      'force.platoons[0].slots[0].ap',
      'This is null; it must be a whole number from 0 to 9999.',
    ],
    [
      'an unknown wave',
      (force) => (force.platoons[0].slots[0].wave = 'third'),
      'force.platoons[0].slots[0].wave',
      'This is the text "third"; it must be one of: assault, reinforcement.',
    ],
    [
      'no platoons',
      (force) => Reflect.deleteProperty(force, 'platoons'),
      'force.platoons',
      'This is missing; it must be a list.',
    ],
    [
      'no army',
      (force) => Reflect.deleteProperty(force, 'army'),
      'force.army',
      'This is missing; it must be text.',
    ],
  ])('because of %s', (_, damage, path, message) => {
    const roster: Json = structuredClone(harbour);
    damage(roster.force);
    expect(parseRoster(roster, system)).toMatchObject({ ok: false, faults: [{ path, message }] });
  });
});
