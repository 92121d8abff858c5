import { describe, expect, test } from 'vitest';
import { verdictSheets } from '@/lib/check/verdict-sheet';
import { eventText, packText } from '@/lib/roster/pack/text';
import { parsePack } from '@/lib/roster/parse';
import { loadSystem, systems } from '@/lib/systems/registry';

describe.each(systems.map(({ id }) => id))('a pack of %s', async (id) => {
  const system = await loadSystem(id);
  if (!system) throw new Error(id);
  const read = (fields: object) => parsePack({ musterPack: 1, name: 'Open', system: id, ...fields }, system);
  const packOf = (fields: object) => {
    const parsed = read(fields);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
    return parsed.value;
  };

  test('has a date, a place and an organiser, which no rule looks at', () => {
    const pack = packOf({ date: '2028-02-29', place: ' Calais ', organiser: 'Jo Marsh' });
    expect(eventText(pack)).toBe('29 February 2028 · Calais · Jo Marsh');
    expect(eventText(packOf({ place: '' }))).toBe('');
    expect(packText(pack, system)).toBe(packText(packOf({}), system));
  });

  test.each([
    ['2027-02-29', 'its month has the days 01 to 28'],
    ['2100-02-29', 'its month has the days 01 to 28'],
    ['2028-02-30', 'its month has the days 01 to 29'],
    ['2027-04-31', 'its month has the days 01 to 30'],
    ['2027-12-00', 'its month has the days 01 to 31'],
    ['2027-13-01', 'a year has the months 01 to 12'],
    ['0000-00-00', 'a year has the months 01 to 12'],
  ])('refuses the day %s, which does not exist', (date, right) => {
    const message = `${date} is not a day of the calendar; ${right}.`;
    expect(read({ date })).toMatchObject({ faults: [{ path: 'date', message }] });
  });

  test('refuses a date in another form, and texts over 120 characters', () => {
    for (const date of ['29.2.2028', '28-02-29', '2028-2-29', '2028-02-29T10:00', ''])
      expect(read({ date })).toMatchObject({
        faults: [{ path: 'date', message: expect.stringMatching(/it must be a date as in 2026-11-24\.$/) }],
      });
    for (const field of ['place', 'organiser']) {
      expect(read({ [field]: 'x'.repeat(120) }).ok).toBe(true);
      expect(read({ [field]: 'x'.repeat(121) })).toMatchObject({ faults: [{ path: field }] });
    }
  });

  test('prints them on verdict sheets', () => {
    const head = { packText: '', date: new Date(0), version: '1' };
    const factsOf = (fields: object) =>
      verdictSheets([], { ...head, pack: packOf(fields) }).flatMap(({ facts }) => facts);
    expect(factsOf({ date: '2026-11-24', place: 'Calais', organiser: 'Jo' }).slice(0, 3)).toEqual([
      { label: 'Date', value: '24 November 2026' },
      { label: 'Place', value: 'Calais' },
      { label: 'Organiser', value: 'Jo' },
    ]);
    expect(factsOf({}).map(({ label }) => label)).not.toContain('Place');
  });
});
