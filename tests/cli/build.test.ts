import { afterAll, describe, expect, test } from 'vitest';
import { checkText } from '@/lib/check/answer';
import { answersOf, folderOf, muster } from './run';

const line = (value: object) => JSON.stringify(value);
const stats = { m: 3, f: 3, a: 2, d: 2 };
const mech = (id: string, presence: number, fields: object = {}) => ({
  id,
  name: id,
  count: 1,
  element: { kind: 'mech', presence, stats },
  ...fields,
});
const collection = {
  musterCollection: 1,
  system: 'horizon-wars',
  name: 'My 6mm collection',
  entries: [
    { id: 'a', count: 4, stars: 3, element: { kind: 'conventional', type: 'heavy-infantry' } },
    mech('Thunderer', 3, { stars: 5, min: 1 }),
    mech('Vulture', 3),
  ],
};
const pack = { musterPack: 1, name: 'Open', system: 'horizon-wars' };

const folder = folderOf({
  'mine.json': line(collection),
  'sly.json': line({ ...collection, name: 'A\u001b[31mB' }),
  'broken.json': line({ ...collection, entries: [{ id: 'a', count: 0 }] }),
  'cards.json': line({ musterCollection: 1, system: 'at-43', name: '', entries: [] }),
  'burning.json': line({ ...pack, limit: 9, eras: ['burning'] }),
  'both.json': line({
    ...collection,
    entries: [mech('Thunderer', 3, { min: 1 }), mech('Vulture', 3, { min: 1 })],
  }),
});
afterAll(folder.remove);
const build = (...args: string[]) => muster(['build', ...args], { cwd: folder.path });

describe('muster build', () => {
  test('answers a line of JSON a roster, the best first', async () => {
    const run = await build('--json', '--limit', '9', '--count', '2', 'mine.json');
    expect(run).toMatchObject({ status: 0, err: '' });
    const [best, next, ...more] = answersOf(run);
    expect(more).toEqual([]);
    expect(Object.keys(best)).toEqual(['source', 'rank', 'proven', 'roster']);
    expect(best).toMatchObject({
      source: 'mine.json',
      rank: { cost: 9, stars: 17, elements: 5 },
      proven: true,
      roster: { muster: 1, force: { limit: 9, era: 'open' } },
    });
    expect(next.proven).toBe(false);
    for (const { roster } of [best, next])
      expect(await checkText(line(roster), '')).toMatchObject({ legal: true });
  });

  test('says in words what is fielded, what stays at home and whether that is proven', async () => {
    const { out, status } = await build('--limit', '9', '--count', '1', 'mine.json');
    expect(status).toBe(0);
    expect(out.split('\n')).toEqual([
      'My 6mm collection  mine.json',
      '  roster 1  FC 9 of 9 · FP 11 · CR 0 of 2 · Game 42 min · 17 stars · 5 elements · proven: no legal roster ranks higher',
      '    fields   4 × Heavy infantry; 1 × Thunderer; CHQ: Heavy infantry 1',
      '    at home  1 × Vulture',
      '',
    ]);
  });

  test('goes by a pack, its limit and its one era', async () => {
    const [best] = answersOf(await build('--json', '--pack', 'burning.json', 'mine.json'));
    expect(best.roster.force).toMatchObject({ limit: 9, era: 'burning' });
    const other = await build('--json', '--pack', 'burning.json', '--era', 'open', 'mine.json');
    expect(other.status).toBe(1);
    expect(answersOf(other)).toEqual([
      { source: 'mine.json', rank: null, conflict: ['The era is Open; “Open” allows only the Burning.'] },
    ]);
  });

  test('exits with 1 and names the conflict where there is no roster', async () => {
    const run = await build('--json', '--limit', '5', 'both.json');
    expect(answersOf(run)).toEqual([
      { source: 'both.json', rank: null, conflict: ['limit 5; Thunderer and Vulture both required: 6'] },
    ]);
    expect(run.status).toBe(1);
    expect((await build('--limit', '5', 'both.json')).out).toContain(
      'No legal roster\n  because  limit 5; Thunderer and Vulture both required: 6\n',
    );
  });

  test('exits with 2 where something cannot be read, or is no call', async () => {
    const broken = await build('--json', 'broken.json');
    expect(broken.status).toBe(2);
    expect(answersOf(broken)).toMatchObject([
      {
        source: 'broken.json',
        rank: null,
        unreadable: [{ path: 'entries[0].count' }, { path: 'entries[0].element' }],
      },
    ]);
    expect((await build('nowhere.json')).out).toContain('There is no such file or folder.');
    const era = await build('--era', 'stone-age', 'mine.json');
    expect([era.status, era.out]).toEqual([2, '']);
    expect(era.err).toContain('--era: This is the text "stone-age"; it must be one of: open');
    for (const args of [
      ['--limit', '-1'],
      ['--count', '0'],
      ['--limit', 'x'],
    ])
      expect((await build(...args, 'mine.json')).status).toBe(2);
  });

  test('says which games it builds rosters of', async () => {
    const run = await build('cards.json');
    expect([run.status, run.out, run.err]).toEqual([
      2,
      '',
      'Muster builds rosters of Horizon Wars so far; this collection is of AT-43.\n',
    ]);
  });

  test('shows nothing of a name that would change the screen', async () => {
    expect((await build('--limit', '9', 'sly.json')).out).not.toContain('\u001b');
  });
});
