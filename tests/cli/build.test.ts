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
  'led.json': line({
    ...collection,
    name: 'Led',
    entries: [
      ...[4, 2, 2].map((count, at) => {
        const type = ['light-infantry', 'heavy-infantry', 'recon'][at];
        return { id: `t${at}`, count, min: count, element: { kind: 'conventional', type } };
      }),
      mech('Lance', 1, { min: 1 }),
    ],
  }),
  'burning.json': line({ ...pack, limit: 9, eras: ['burning'] }),
  'both.json': line({
    ...collection,
    entries: [mech('Thunderer', 3, { min: 1 }), mech('Vulture', 3, { min: 1 })],
  }),
});
afterAll(folder.remove);
const build = (...args: string[]) => muster(['build', ...args], { cwd: folder.path });

describe('muster build', () => {
  test('prints one line of JSON per roster, best first', async () => {
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

  test('prints what is fielded, what is not fielded and whether that is proven', async () => {
    const { out, status } = await build('--limit', '9', '--count', '1', 'mine.json');
    expect(status).toBe(0);
    expect(out.split('\n')).toEqual([
      'My 6mm collection  mine.json',
      '  roster 1  FC 9 of 9 · FP 11 · CR 0 of 2 · Game 42 min · 17 stars · 5 elements · proven: no legal roster ranks higher',
      '    fielded  4 × Heavy infantry; 1 × Thunderer; CHQ: Heavy infantry 1',
      '    unused   1 × Vulture',
      '',
    ]);
  });

  test('says what a further roster gains and lacks against the first', async () => {
    const { out } = await build('--limit', '9', '--count', '2', 'mine.json');
    expect(out.split('\n').slice(4)).toEqual([
      expect.stringMatching(/^ {2}roster 2 .*by 2 models or more, none ranks higher$/),
      '    fielded  2 × Heavy infantry; 1 × Thunderer; 1 × Vulture; CHQ: Heavy infantry 1',
      '    unused   2 × Heavy infantry',
      '    gains    1 × Vulture',
      '    lacks    1 point; 5 stars; 2 × Heavy infantry',
      '',
    ]);
  });

  test('spends command resources, unless they are to stay unspent', async () => {
    const spentOf = async (...args: string[]) => {
      const [best] = answersOf(await build('--json', '--limit', '12', ...args, 'led.json'));
      expect(best.roster.name).toBe('Led, 12 points, 1');
      return best.roster.force.commandResources;
    };
    expect(await spentOf('--unspent')).toEqual([]);
    expect(await spentOf()).toEqual([{ type: 'light-infantry', raise: { f: 1 }, upgrades: [] }]);
  });

  test('applies a pack with its limit and its only era', async () => {
    const [best] = answersOf(await build('--json', '--pack', 'burning.json', 'mine.json'));
    expect(best.roster.force).toMatchObject({ limit: 9, era: 'burning' });
    const other = await build('--json', '--pack', 'burning.json', '--era', 'open', 'mine.json');
    expect(other.status).toBe(1);
    expect(answersOf(other)).toEqual([
      {
        source: 'mine.json',
        rank: null,
        conflict: ['The era is Open; “Open” allows only the Burning.'],
        smallestChange: 'A legal roster is possible in the Burning.',
      },
    ]);
  });

  test('exits with 1 and names the conflict if there is no roster', async () => {
    const run = await build('--json', '--limit', '5', 'both.json');
    expect(answersOf(run)).toEqual([
      {
        source: 'both.json',
        rank: null,
        conflict: ['limit 5; Thunderer and Vulture both required: 6'],
        smallestChange: 'A legal roster is possible with a limit of 6.',
      },
    ]);
    expect(run.status).toBe(1);
    expect((await build('--limit', '5', 'both.json')).out).toContain(
      'No legal roster\n  because  limit 5; Thunderer and Vulture both required: 6\n  instead  A legal roster is possible with a limit of 6.\n',
    );
  });

  test('exits with 2 if something cannot be read, and with 64 if an option is invalid', async () => {
    const broken = await build('--json', 'broken.json');
    expect(broken.status).toBe(2);
    expect(answersOf(broken)).toMatchObject([
      {
        source: 'broken.json',
        rank: null,
        unreadable: [{ path: 'entries[0].count' }, { path: 'entries[0].element' }],
      },
    ]);
    expect((await build('nowhere.json')).out).toContain(
      'There is no nowhere.json in this folder; check its name, or give its path.',
    );
    const era = await build('--era', 'stone-age', 'mine.json');
    expect([era.status, era.out]).toEqual([2, '']);
    expect(era.err).toContain('--era: This is the text "stone-age"; it must be one of: open');
    for (const args of [
      ['--limit', '-1'],
      ['--count', '0'],
      ['--limit', 'x'],
    ])
      expect((await build(...args, 'mine.json')).status).toBe(64);
  });

  test.each([
    [
      'battle-royale',
      [{ id: 'a', name: 'Ash', count: 1, element: { presence: 3, stats: { m: 5, f: 5, a: 4, d: 3 } } }],
      [],
      '1 × Ash',
    ],
    [
      'command-horizon',
      [
        { id: 'a', count: 3, element: { type: 'light-tanks' } },
        { id: 'b', count: 1, element: { type: 'heavy-weapons-platoon' } },
      ],
      ['--faction', 'asori', '--limit', '2'],
      '2 × Light tanks; Faction: Asori',
    ],
    [
      'forge-of-war',
      [
        {
          id: 'a',
          count: 2,
          element: {
            type: 'infantry',
            training: 'militia',
            profile: { cv: 5, sv: 4, fv: 4, av: 0 },
            figures: 10,
          },
        },
      ],
      ['--limit', '1'],
      '1 × Infantry',
    ],
    [
      'at-43',
      [{ id: 'a', count: 6, element: { card: 'steel-troopers', figures: 6, ap: 150 } }],
      ['--army', 'U.N.A.', '--limit', '900'],
      '6 × Steel troopers; Army: U.N.A.; 2 platoons',
    ],
  ])('builds rosters of %s', async (system, entries, args, fields) => {
    const files = folderOf({
      'it.json': line({ musterCollection: 1, system, name: 'Mine', entries }),
    });
    const run = await muster(['build', ...args, 'it.json'], { cwd: files.path });
    files.remove();
    expect([run.status, run.err]).toEqual([0, '']);
    expect(run.out).toContain(`fielded  ${fields}\n`);
    expect(run.out).toContain('proven');
  });

  test('prints no control characters from a name', async () => {
    expect((await build('--limit', '9', 'sly.json')).out).not.toContain('\u001b');
  });
});
