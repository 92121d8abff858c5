import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { disclosedOf } from '@/lib/events/disclosed';
import { lastOf, sealed } from '@/lib/events/log';
import { TestEvent } from '../events/play';
import { folderOf, muster } from './run';

const event = new TestEvent();
event.stepTo('open');
event.enter('player-ann', 'Ann');
event.enter('player-ben', 'Ben');
event.send('player-ann', 'first');
event.send('player-ben', 'second');
event.stepTo('locked');
event.organiser({ act: 'unlock', player: 'player-ben', reason: 'A misprint' });
event.send('player-ben', 'third');
event.stepTo('revealed');
const decoder = new TextDecoder();
const contents = Object.fromEntries(
  [...event.contents].map(([hash, bytes]) => [hash, decoder.decode(bytes)]),
);
const whole = JSON.parse(JSON.stringify({ musterEvent: 1, log: event.log, contents }));
const lists = disclosedOf(whole);

/** An event in which a result was taken away after the next round was paired, as an earlier version let players. */
function withErased() {
  const played = new TestEvent({ pairing: 'by-hand' });
  played.stepTo('open');
  for (const name of ['Ann', 'Ben']) played.enter(`player-${name}`, name);
  played.stepTo('locked', 'revealed', 'running');
  const tables = [{ a: 'player-Ann', b: 'player-Ben' }];
  const report = { act: 'report', round: 1, pairing: 0, score: { a: 20, b: 11, winner: 'a' } } as const;
  played.organiser({ act: 'pair', round: 1, players: 'all', tables });
  played.organiser({ act: 'begin', round: 1 });
  for (const { a, b } of tables) for (const id of [a, b]) played.player(id, report);
  played.organiser({ act: 'pair', round: 2, players: 'all', tables });
  const data = { ...report, side: 'b', score: { a: 0, b: 1, winner: 'b' } } as const;
  const log = [...played.log, sealed(lastOf(played.state), 'player-Ben', played.now, data)];
  return JSON.stringify({ musterEvent: 1, log, contents: {} });
}

const $schema = 'https://muster.test/schema/event.json';

const folder = folderOf({
  'erased.json': withErased(),
  'cup.json': JSON.stringify({ $schema, ...whole }),
  'lists.json': JSON.stringify({ musterLists: 1, lists }),
  'changed.json': JSON.stringify({ musterLists: 1, lists: [{ ...lists[0], text: 'other' }, lists[1]] }),
  'cut.json': JSON.stringify({ ...whole, log: whole.log.toSpliced(2, 1) }),
  'comma.json': '{"musterEvent":1,,}',
  'deep.json': `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`,
});
afterAll(() => folder.remove());
const run = (...args: string[]) => muster(['event', ...args], { cwd: folder.path });

test('revealed lists are compared with what was committed to, from either file', async () => {
  const said =
    'Ann: as committed\nBen: as committed, replaced after the first lock\n2 lists of 2 as committed.\n';
  for (const file of ['lists.json', 'cup.json'])
    expect(await run('verify', file)).toEqual({ status: 0, out: said, err: '' });
  const changed = await run('verify', 'changed.json');
  expect(changed.status).toBe(1);
  expect(changed.out).toMatch(/^Ann: NOT the list that was committed to\n.*\n1 list of 2 as committed\.\n$/);
});

test('an event is brought to a server, audited there, and taken away unchanged', async () => {
  const imported = await run('import', 'cup.json', '--data', 'data');
  expect(imported).toEqual({ status: 0, out: 'Autumn Cup: its links work on this server now.\n', err: '' });
  expect((await run('import', 'cup.json', '--data', 'data')).err).toBe(
    'The server has an event autumn-cup already.\n',
  );
  expect(await run('audit', 'autumn-cup', '--data', 'data')).toMatchObject({ status: 0, err: '' });
  const exported = await run('export', 'autumn-cup', '-o', 'out.json', '--data', 'data');
  expect(exported).toMatchObject({ status: 0, err: '' });
  expect(JSON.parse(readFileSync(path.join(folder.path, 'out.json'), 'utf8'))).toEqual({ $schema, ...whole });
  const again = await run('export', 'autumn-cup', '-o', 'out.json', '--data', 'data');
  expect(again).toMatchObject({ status: 2, err: 'out.json: This file exists already.\n' });
});

test('a result that a player took away after the next round was paired is named, from file and server', async () => {
  const said =
    /^Entry 13 of the log changed the agreed result at table 1 of round 1 \(20 : 11, Ann won\): Ben reported another one/m;
  const id = new TestEvent().state.id;
  expect((await run('import', 'erased.json', '--data', 'erased')).status).toBe(0);
  for (const source of [['erased.json'], [id, '--data', 'erased']])
    expect(await run('audit', ...source)).toMatchObject({ status: 1, out: expect.stringMatching(said) });
});

test('what is damaged, unknown or no event is said in a sentence, with exit status 2', async () => {
  expect((await run('audit', 'cut.json')).err).toContain(
    'Entry 3 of the log is missing: entry 4 is in its place.',
  );
  for (const what of ['verify', 'audit', 'import'])
    expect(await run(what, 'comma.json')).toMatchObject({
      status: 2,
      err: 'comma.json cannot be read.\n- At column 18, there is a comma too many; remove it.\n',
    });
  for (const what of ['verify', 'audit', 'import'])
    expect(await run(what, 'deep.json')).toMatchObject({
      status: 2,
      err: expect.stringContaining('nested more than 64 deep'),
    });
  const unknown = await run('export', 'spring-cup', '-o', 'no.json', '--data', 'data');
  expect(unknown).toMatchObject({ status: 2, err: 'The server has no event spring-cup.\n' });
  expect(existsSync(path.join(folder.path, 'no.json'))).toBe(false);
});
