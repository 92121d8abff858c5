import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readBody } from '@/lib/check/body';
import { readRosterText } from '@/lib/check/read';
import { readCaseText } from '@/lib/cli/odds';
import { matchHeadSchema } from '@/lib/play/match-schema';
import { parseCollection } from '@/lib/roster/collection/parse-collection';
import { parsePack, parseRoster, parseWith } from '@/lib/roster/parse';
import { listOf } from '@/lib/roster/schemas';
import { suggestion } from '@/lib/roster/text/near';
import { system } from '@/lib/systems/horizon-wars/system';

const schema = z.strictObject({
  name: z._default(z.string(), ''),
  units: z._default(
    listOf(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('foot'), type: z.enum(['light-infantry', 'heavy-infantry']) }),
        z.strictObject({ kind: z.literal('flyer'), altitude: z.optional(z.number()) }),
      ]),
      5,
    ),
    [],
  ),
}) as unknown as z.ZodMiniType<unknown>;

const faultsIn = (json: unknown) => {
  const read = parseWith(schema, json);
  return read.ok ? [] : read.faults.map(({ path, code, message }) => `${path} ${code} ${message}`);
};
const unit = (type: string) => ({ units: [{ kind: 'foot', type }] });
const MUST = 'it must be one of: light-infantry, heavy-infantry.';

test('a value near to a known one gets a suggestion; another does not', () => {
  expect(faultsIn(unit('light-infantri'))).toEqual([
    `units[0].type value This is the text "light-infantri"; ${MUST} Did you mean light-infantry?`,
  ]);
  expect(faultsIn(unit('cavalry'))).toEqual([`units[0].type value This is the text "cavalry"; ${MUST}`]);
  expect(faultsIn({ units: [{ kind: 'flier' }] })).toEqual([
    'units[0].kind value This is the text "flier"; it must be one of: foot, flyer. Did you mean flyer?',
  ]);
});

test('an unknown field gets the name of an absent field of its own object', () => {
  const removed = 'unknown-field Unknown field; remove it.';
  expect(faultsIn({ nmae: 'A' })).toEqual([`nmae ${removed} Did you mean name?`]);
  expect(faultsIn({ nmae: 'A', name: 'B' })).toEqual([`nmae ${removed}`]);
  expect(faultsIn({ points: 1 })).toEqual([`points ${removed}`]);
  expect(faultsIn({ units: [{ kind: 'flyer', altitud: 1 }] })).toEqual([
    `units[0].altitud ${removed} Did you mean altitude?`,
  ]);
  // Another kind of unit has an altitude.
  expect(faultsIn({ units: [{ kind: 'foot', type: 'light-infantry', altitud: 1 }] })).toEqual([
    `units[0].altitud ${removed}`,
  ]);
});

test('the nearest of several words is suggested, and long words are not compared', () => {
  expect(suggestion('heavys', ['heavier', 'heavy'])).toBe(' Did you mean heavy?');
  expect(suggestion('Heavy', ['heavy'])).toBe(' Did you mean heavy?');
  expect(suggestion('mf', ['m', 'f'])).toBe('');
  const long = 'a'.repeat(60);
  expect(suggestion(`${long.slice(1)}b`, [long])).toBe(` Did you mean ${long}?`);
  expect(suggestion(`${long}b`, [long])).toBe('');
  expect(suggestion('heavi', [...Array.from({ length: 200 }, () => 'other'), 'heavy'])).toBe('');
});

test('every kind of file gets suggestions', async () => {
  const element = { id: 'e1', kind: 'conventional', type: 'light-infantri' };
  const game = 'horizon-wars';
  const roster = { muster: 1, system: game, name: '', force: { elements: [element], limitt: 1 } };
  const reads = [
    parseRoster(roster, system),
    parsePack({ musterPack: 1, system: game, name: '', mechCapp: 1 }, system),
    await parseCollection({ musterCollection: 1, system: game, name: '', entriess: [] }, system),
    parseWith(matchHeadSchema(system), { musterMatch: 1, system: game, name: '', sidess: [] }),
  ];
  const near = reads.map((read) =>
    read.ok ? [] : read.faults.flatMap(({ message }) => /Did you mean [^?]*\?$/.exec(message) ?? []),
  );
  expect(near).toEqual([
    ['Did you mean light-infantry?', 'Did you mean limit?'],
    ['Did you mean mechCap?'],
    ['Did you mean entries?'],
    ['Did you mean sides?'],
  ]);
});

test.each([
  ['thunderr', 'Did you mean thunderer?'],
  ['E1', 'Did you mean e1?'],
  ['e12', ''],
  ['kestrel', ''],
])('a reference to the unknown element %s gets a suggestion only if one is near', (id, near) => {
  const elements = ['thunderer', 'e1'].map((each) => ({
    id: each,
    kind: 'conventional',
    type: 'light-infantry',
  }));
  const force = { elements, squadrons: [{ mechs: [id, 'e1'] }] };
  const read = parseRoster({ muster: 1, system: 'horizon-wars', name: '', force }, system);
  expect(read.ok ? [] : read.faults.map(({ message }) => message)).toEqual([
    `No element has the id "${id}".${near && ` ${near}`}`,
  ]);
});

test.each([
  ['horizon-war', 'Did you mean horizon-wars?'],
  ['Horizon Wars', 'Did you mean horizon-wars?'],
  ['chess', ''],
])('the unknown game %s gets a suggestion only if one is near', async (game, near) => {
  const given = { muster: 1, system: game, name: '', force: {} };
  for (const text of [JSON.stringify(given), JSON.stringify({ system: game, kind: 'shooting' })]) {
    const read = text.includes('muster') ? await readRosterText(text) : await readCaseText(text);
    const says = read.ok ? '' : read.faults.map(({ message }) => message).join();
    expect(says.split('.').at(-1)?.trim() ?? '').toBe(near);
  }
});

test('an unknown field of a request gets a suggestion', async () => {
  const body = async (fields: object) => {
    const { read } = await readBody(new TextEncoder().encode(JSON.stringify({ roster: {}, ...fields })));
    return read.ok ? '' : read.faults[0]?.message;
  };
  expect(await body({ pak: {} })).toBe('Unknown field; remove it. Did you mean pack?');
  expect(await body({ formt: 'csv' })).toBe('Unknown field; remove it.');
});
