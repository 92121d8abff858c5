import { afterAll, expect, test } from 'vitest';
import { matchFileText } from '@/lib/play/match';
import { type PlayedGame, playedGames, tableOf } from '../play/games';
import { answersOf, folderOf, muster } from './run';

const game = (await playedGames())[0] as PlayedGame;
const [sample] = (await game.system.samples()).map(({ roster }) => roster);

function saved() {
  const table = tableOf([sample, sample], game);
  table.do({ add: ['a', 'score'], by: 3 });
  table.do({ act: 'next' });
  return table.saved;
}

const match = saved();
const folder = folderOf({
  'whole.json': matchFileText(match),
  'cut.json': matchFileText(match).slice(0, -90),
  'stopped.json': JSON.stringify({ ...match, log: [...match.log, { n: 9 }] }),
});
afterAll(() => folder.remove());

const play = (...args: string[]) => muster(['play', ...args], { cwd: folder.path });

test('prints rows and sides, as text', async () => {
  const { status, out, err } = await play('whole.json');
  expect({ status, err }).toEqual({ status: 0, err: '' });
  const lines = out.split('\n');
  expect(lines[0]).toBe('Case · turn 2  whole.json');
  expect(lines[2]).toMatch(/^Side 1 · FP \d+ of \d+ · \d+ to activate · score 3$/);
  expect(lines[3]).toMatch(/^\S.* · P \d+ · F \d+/);
});

test('prints trackers and derived values as JSON, a line a match', async () => {
  const run = await play('--json', 'whole.json', 'whole.json');
  expect(run.status).toBe(0);
  const [first, second] = answersOf(run);
  expect(second).toEqual(first);
  expect(first).toMatchObject({
    source: 'whole.json',
    system: game.id,
    events: 2,
    match: { values: { turn: 2 } },
    sides: [{ id: 'a', values: { score: 3 } }, { id: 'b' }],
    otherFingerprints: [],
    unknown: [],
  });
  expect(first.sides[0].rows[0]).toMatchObject({ id: 'e1', values: { damage: 0, status: 'effective' } });
});

test('says why a match cannot be read, or a part of it, and exits with 2', async () => {
  const cut = await play('cut.json', 'whole.json', 'none.json');
  expect(cut.status).toBe(2);
  expect(cut.out).toMatch(/^cut\.json {2}Cannot be read\n {2}[A-Z].*\.\n/);
  expect(cut.out).toContain('Case · turn 2  whole.json');
  expect(cut.out).toContain(
    'none.json  Cannot be read\n  There is no none.json in this folder; check its name, or give its path.',
  );
  const stopped = await play('stopped.json');
  expect(stopped.status).toBe(2);
  expect(stopped.out).toContain('note  log[2]: This event has another form;');
  const [answer] = answersOf(await play('--json', 'stopped.json', 'none.json'));
  expect(answer).toMatchObject({ events: 2, stopped: { path: 'log[2]', unread: 1 } });
});
