import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import burning from '@/data/horizon-wars/samples/burning-error.json';
import combined from '@/data/horizon-wars/samples/combined-force.json';
import { checkText } from '@/lib/check/answer';
import { answersOf, folderOf, muster } from './run';

const line = (value: object) => JSON.stringify(value);
const pack = { musterPack: 1, name: 'Calais Open', system: 'horizon-wars' };

/** A roster whose mech has spent 3 points too many. */
const over = {
  muster: 1,
  system: 'horizon-wars',
  name: 'Over',
  force: {
    limit: 15,
    elements: [
      { id: 'e1', kind: 'conventional', type: 'light-infantry', chq: true },
      { id: 'e2', kind: 'mech', name: 'Alpha', presence: 2, stats: { m: 5, f: 5, a: 5, d: 2 } },
    ],
  },
};

/** The elements of the sample without the upgrade that its era does not allow. */
const unarmed = burning.force.elements.map((each) => (each.id === 'e9' ? { ...each, upgrades: [] } : each));

const folder = folderOf({
  'burning.json': line(burning),
  'lists/legal.json': line(combined),
  'lists/many.ndjson': `${line(combined)}\n${line(burning)}\n`,
  'other/burning.json': line(burning),
  'broken.json': '{"muster":1',
  'small.json': line({ ...pack, maxElements: 0 }),
  'other.json': line({ ...pack, system: 'battle-royale' }),
  'legal-column.json': line({ ...burning, force: { ...burning.force, elements: unarmed } }),
  'sly.json': line({ ...burning, name: 'A\u001b[31mB' }),
  'over.json': line(over),
  'written/taken.json': 'mine',
});
afterAll(folder.remove);

const fix = (...args: string[]) => muster(['fix', ...args], { cwd: folder.path });
const read = (file: string) => readFileSync(path.join(folder.path, file), 'utf8');

describe('muster fix', () => {
  test('prints the problems, then the fixes, with their effect on the figures', async () => {
    const run = await fix('burning.json');
    expect(run.out.split('\n').slice(2)).toEqual([
      '  error    Terrier has Assisted targeting; in the Burning a mech may have no upgrades and no Ace. (p.100, hw/era/burning/mech-upgrades)',
      '  fix 1    Remove Assisted targeting from Terrier (cost 3 · proven: no fix costs less)',
      '  fix 2    Remove Terrier (cost 12 · FC 15 → 13 of 15 · FP 23 → 21 · Game 108 min → 96 min)',
      '',
    ]);
    expect(run).toMatchObject({ status: 0, err: '' });
  });

  test('shows several steps on a stat as one change', async () => {
    const [words, json] = [await fix('over.json'), await fix('--json', 'over.json')];
    expect(words.out).toContain('\n  fix 1    Lower Armour/Agility of Alpha to 2 (cost 4');
    // Not every set of cheaper edits was tried.
    expect(words.out).toContain('(cost 4 · perhaps not the smallest');
    expect(answersOf(json)[0].fixes[0].edits).toMatchObject([
      { kind: 'stat', cost: 3, text: 'Lower Armour/Agility of Alpha to 2' },
    ]);
  });

  test('prints one line of JSON per roster, in order', async () => {
    const run = await fix('--json', 'lists', 'burning.json');
    const answers = answersOf(run);
    expect(answers.map(({ legal, fixes }) => [legal, fixes.length])).toEqual([
      [true, 0],
      [true, 0],
      [false, 2],
      [false, 2],
    ]);
    expect(answers[3]).toMatchObject({
      source: 'burning.json',
      name: 'Ninth Column',
      system: 'horizon-wars',
      fixes: [
        {
          cost: 3,
          proven: true,
          source: 'change',
          edits: [
            {
              kind: 'upgrade-off',
              elements: ['e9'],
              cost: 2,
              text: 'Remove Assisted targeting from Terrier',
            },
          ],
          roster: { muster: 1, name: 'Ninth Column' },
        },
        { cost: 12, source: 'removal' },
      ],
      searched: {
        checks: expect.any(Number),
        upTo: expect.any(Number),
        seconds: expect.any(Number),
        ended: expect.any(Boolean),
      },
    });
    expect(await checkText(line(answers[3].fixes[0].roster), '')).toMatchObject({ legal: true });
    expect(run.status).toBe(0);
  });

  test('takes back what changed since an earlier, legal state', async () => {
    const run = await fix('--json', '--before', 'legal-column.json', 'burning.json');
    expect(answersOf(run)[0].fixes[0]).toMatchObject({
      source: 'take-back',
      edits: [{ kind: 'take-back', cost: 1 }],
    });
    expect((await fix('--before', 'lists/many.ndjson', 'burning.json')).status).toBe(2);
    expect((await fix('--before', 'broken.json', 'burning.json')).err).toMatch(
      /^The earlier roster broken\.json cannot be read/,
    );
  });

  test('lists at most the requested number of fixes', async () => {
    expect(answersOf(await fix('--json', '--most', '1', 'burning.json'))[0].fixes).toHaveLength(1);
  });

  test('applies a pack, and exits with 1 if there is no fix', async () => {
    const run = await fix('--pack', 'small.json', '--seconds', '0.2', 'lists/legal.json');
    expect(run.out).toMatch(/no fix {3}None was found in \d\.\d s/);
    expect(run.status).toBe(1);
    const other = await fix('--json', '--pack', 'other.json', 'lists/legal.json');
    expect(answersOf(other)).toMatchObject([{ legal: false, fixes: [] }]);
    expect(other.status).toBe(1);
  });

  test('exits with 2 if something cannot be read, and continues', async () => {
    const run = await fix('--json', 'broken.json', 'nowhere.json', 'burning.json');
    expect(answersOf(run).map((answer) => 'unreadable' in answer)).toEqual([true, true, false]);
    expect(run.status).toBe(2);
    expect((await fix('--pack', 'nowhere.json', 'burning.json')).status).toBe(2);
  });

  test('lists every possible edit', async () => {
    const run = await fix('--edits', '--json', 'burning.json');
    const edits = answersOf(run);
    expect(edits.length).toBeGreaterThan(50);
    expect(edits).toContainEqual({
      source: 'burning.json',
      kind: 'upgrade-off',
      elements: ['e9'],
      cost: 2,
      text: 'Remove Assisted targeting from Terrier',
      roster: expect.objectContaining({ muster: 1 }),
    });
    expect((await fix('--edits', 'lists/legal.json')).out).toMatch(/^ {2}remove {9}11 {2}Remove /m);
    expect(run.status).toBe(0);
  });

  test('writes the first fix to a file or into a folder, and overwrites nothing', async () => {
    const run = await fix('--apply', '-o', 'fixed.json', 'burning.json');
    expect(run).toMatchObject({ status: 0, err: '', out: expect.stringContaining('Written to fixed.json.') });
    expect(await checkText(read('fixed.json'), '')).toMatchObject({ legal: true, name: 'Ninth Column' });
    const again = await fix('--apply', '-o', 'fixed.json', 'burning.json');
    expect([again.status, again.err]).toEqual([
      2,
      'fixed.json cannot be written. The file already exists and was not changed.\n',
    ]);
    expect((await fix('--apply', '-o', 'written', 'lists', 'burning.json')).status).toBe(0);
    // A folder is made, and rosters of one name get different files.
    expect((await fix('--apply', '-o', 'new/folder/', 'burning.json', 'other/burning.json')).status).toBe(0);
    expect(readdirSync(path.join(folder.path, 'new/folder'))).toEqual(['burning-2.json', 'burning.json']);
    expect(await checkText(read('written/many-2.json'), '')).toMatchObject({ legal: true });
    expect(existsSync(path.join(folder.path, 'written/legal.json'))).toBe(false);
    const two = await fix('--apply', '-o', 'one.json', 'burning.json', 'lists/many.ndjson');
    expect(two.status).toBe(2);
    expect(two.err).toContain('give a folder for several');
  });

  test('refuses --apply without -o, and invalid options', async () => {
    for (const args of [
      ['--apply'],
      ['-o', 'x.json'],
      ['--most', '0'],
      ['--most', '1.5'],
      ['--seconds', '-1'],
    ]) {
      const run = await fix(...args, 'burning.json');
      expect([run.status, run.out, run.err.startsWith('error: ')]).toEqual([64, '', true]);
    }
    expect(existsSync(path.join(folder.path, 'x.json'))).toBe(false);
  });

  test('prints no control characters from a name', async () => {
    const run = await fix('sly.json');
    expect(run.out).not.toContain('\u001b');
  });
});
