import { describe, expect, test } from 'vitest';
import { sampleRoster } from '@/components/shared/rosters/new-roster';
import { isMatchLink, linkedText, matchLink } from '@/lib/check/link';
import { readMatchText } from '@/lib/check/read-match';
import { asItStands } from '@/lib/play/as-it-stands';
import { eventDetails, eventTitle, resetSentence } from '@/lib/play/event-words';
import { forOpponent, matchForOpponent } from '@/lib/play/for-opponent';
import { historyOf } from '@/lib/play/history';
import type { Intent } from '@/lib/play/intent';
import type { ChangeEvent } from '@/lib/play/mark';
import type { Result } from '@/lib/play/match';
import { withoutLog } from '@/lib/play/state';
import { matchText } from '@/lib/play/text';
import { checkRoster } from '@/lib/roster/check';
import type { SheetBoxes } from '@/lib/sheet/sheet';
import { systems } from '@/lib/systems/registry';
import { playedGames, requireValue, type Table, tableOf } from './games';

const games = await playedGames();
const game = (id: string) => games.find((each) => each.id === id) as (typeof games)[number];

const horizon = game('horizon-wars');
const force = await sampleRoster(horizon.system, 'combined-force');
const elements = (force.force as { elements: { id: string; name: string }[] }).elements;
const breakwater = elements.find(({ name }) => name === 'Breakwater')?.id ?? '';
const row = ['a', breakwater] as const;

const last = ({ state }: Table) => state.done.at(-1) as ChangeEvent;

/** What the bar and the history say of the last step. */
function said(table: Table) {
  const { setup, state } = table;
  return [eventTitle(setup, state.free, last(table)), ...eventDetails(setup, state.free, last(table))];
}

describe('the words of a step', () => {
  test('name the row and what changed', () => {
    const table = tableOf([force], horizon);
    table.do({ add: [...row, 'lost-f'], by: 2 });
    expect(said(table)).toEqual(['Breakwater: F lost +2']);
    table.do({ add: [...row, 'lost-f'], by: -1 });
    expect(said(table)).toEqual(['Breakwater: F lost −1']);
    table.do({ set: [...row, 'activated'], to: 1 });
    expect(said(table)).toEqual(['Breakwater: Activated']);
    table.do({ set: [...row, 'activated'], to: 0 });
    expect(said(table)).toEqual(['Breakwater: not activated']);
    table.do({ set: [...row, 'place'], to: 'reserve' });
    expect(said(table)).toEqual(['Breakwater: Place: In reserve']);
    table.do({ set: [...row, 'note'], to: 'behind the hill' });
    expect(said(table)).toEqual(['Breakwater: Note']);
    table.do({ act: 'hit', row, input: { take: ['f', 'a', 'a', 'a'] } });
    expect(said(table)).toEqual([
      'Breakwater: Hit',
      'Damage +4',
      'F lost +1',
      'A lost +3',
      'Action tokens −1',
    ]);
  });

  test('name the side where there are several, the turn, and a tracker of the players', () => {
    const table = tableOf([force, force], horizon);
    table.do({ add: ['b', 'score'], by: 3 });
    expect(said(table)).toEqual(['Side 2: Score +3']);
    table.do({ free: { scope: 'side', kind: 'counter', label: 'Objectives' } });
    expect(said(table)).toEqual(['Tracker “Objectives”']);
    table.do({ act: 'act', row });
    table.do({ act: 'next' });
    expect(said(table)).toEqual(['Turn 2', 'Action tokens (1 row)', 'Activated (1 row)']);
    expect(resetSentence(table.setup, last(table))).toBe(
      'Reset: Action tokens (1 row) and Activated (1 row).',
    );
  });

  test('name what was picked, and the row that its side paid for', async () => {
    const command = game('command-horizon');
    const roster = await sampleRoster(command.system, (await command.system.samples())[0]?.id ?? '');
    const table = tableOf([roster, emptyOf(command)], command);
    const squad = table.setup.sides[0]?.rows.find(({ row }) => row.id.includes('/'))?.row;
    const buy = (what: string): Intent => ({
      act: 'pay',
      row: ['a', squad?.id ?? ''],
      input: { buy: what },
    });
    table.do(buy('stun'));
    expect(said(table)).toEqual(['Side 1: Buy · Remove a stun · 1 CP a marker', 'Command points −1']);
    table.do(buy('move-fire-10'));
    expect(last(table).act).toBe('pay:move-fire-10');
    expect(said(table)).toEqual([
      `${squad?.label}: Buy · Move and fire, 10 cm · 1 CP`,
      'Side 1: Command points −1',
      'Moved: 10 cm',
      'Fired',
    ]);
    const alone = tableOf([roster], command);
    alone.do(buy('move-fire-10'));
    expect(said(alone)).toContain('Command points −1');
    // As matches before had it.
    const older = { ...last(table), act: 'pay' };
    expect(eventTitle(table.setup, table.state.free, older)).toBe(`${squad?.label}: Buy`);
  });

  test('name the side whose turn it is', () => {
    const command = game('command-horizon');
    const table = tableOf([emptyOf(command), emptyOf(command)], command);
    table.do({ act: 'next' });
    expect(said(table)[0]).toBe('Side 2’s turn');
    table.do({ act: 'next' });
    expect(said(table)[0]).toBe('Turn 2, Side 1’s turn');
  });
});

const emptyOf = ({ system }: (typeof games)[number]) => ({
  muster: 1,
  system: system.id,
  name: '',
  player: '',
  notes: '',
  force: system.emptyForce(),
});

describe('the history', () => {
  test('has a line for quick taps on one tracker, under the turns, and says how far back it is', () => {
    const table = tableOf([force], horizon);
    for (let tap = 0; tap < 3; tap++) table.do({ add: [...row, 'damage'], by: 1 });
    table.do({ set: [...row, 'reacted'], to: 1 });
    table.do({ act: 'next' });
    table.do({ add: [...row, 'damage'], by: 1 });
    const turns = historyOf(table.setup, table.state).map(({ title, lines }) => [
      title,
      ...lines.map(({ title, after }) => `${title} ${after}`),
    ]);
    expect(turns).toEqual([
      ['Turn 1', 'Breakwater: Damage +3 3', 'Breakwater: Reacted 2'],
      ['Turn 2', 'Turn 2 1', 'Breakwater: Damage +1 0'],
    ]);
  });

  test('has a line for each tap that is not quick', () => {
    const table = tableOf([force], horizon);
    table.do({ add: [...row, 'damage'], by: 1 });
    table.do({ add: [...row, 'damage'], by: 1 });
    const [one, two] = table.state.done as [ChangeEvent, ChangeEvent];
    const linesAt = (apart: number) =>
      historyOf(table.setup, { ...table.state, done: [one, { ...two, at: one.at + apart }] })[0]?.lines
        .length;
    expect([linesAt(5000), linesAt(5001)]).toEqual([1, 2]);
  });
});

describe('what the opponent gets', () => {
  const company = game('at-43');

  test('has no secret marks and no notes', async () => {
    const roster = await sampleRoster(company.system, 'harbour-guard');
    const table = tableOf([roster, roster], company);
    table.do({ set: ['a', 'wager'], to: 2 });
    table.do({ set: ['a', 'note'], to: 'plan' });
    table.do({ add: ['a', 'vp'], by: 1 });
    const seen = forOpponent(table.setup, table.state);
    expect([...seen.marks.values()]).toEqual([1]);
    expect(seen.done).toEqual([]);
  });

  test('has the sides in each other’s places, and lists without secrets under their fingerprint', async () => {
    const table = tableOf([force, { ...force, notes: 'secret' }], horizon);
    table.do({ add: [...row, 'damage'], by: 2 });
    const theirs = matchForOpponent({ ...table.match, notes: 'mine' }, horizon.system);
    expect(theirs.sides.map(({ mine }) => mine)).toEqual([false, true]);
    const link = matchLink('https://muster.example', withoutLog(theirs, table.state));
    expect(isMatchLink(link)).toBe(true);
    const read = requireValue(await readMatchText(requireValue(linkedText(link))));
    expect(read.otherFingerprints).toEqual([]);
    expect(read.stopped).toBe(null);
    expect(JSON.stringify(read.match)).not.toMatch(/secret|mine":"/);
    expect(read.state.marks.get([...row, 'damage'].join('\0'))).toBe(2);
    expect(read.match.log).toEqual([]);
  });
});

describe('the sheet as it stands', () => {
  test('has the marks ticked, what is past the boxes in words, and a line for each row', () => {
    const table = tableOf([force], horizon);
    const { evaluation, report } = checkRoster(force, horizon.system);
    const sheet = horizon.system.sheet(force, evaluation, report);
    const boxes = () =>
      asItStands(sheet, table.setup, table.state, 'a')
        .tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => Object.values(cells)))
        .find((cell): cell is SheetBoxes => cell.kind === 'boxes' && cell.marks?.[0]?.[0] === breakwater);
    table.do({ add: [...row, 'damage'], by: 5 });
    expect(boxes()).toMatchObject({ count: 13, ticked: 5 });
    table.do({ add: [...row, 'damage'], by: 9 });
    expect(boxes()).toMatchObject({ ticked: 13, lines: ['14 marked'] });
    table.do({ act: 'hit', row, input: { take: ['f'] } });
    const [note] = asItStands(sheet, table.setup, table.state, 'a').notes;
    expect(note?.title).toBe('As it stands');
    expect(note?.lines).toContain('Breakwater · P 3 · F 5 of 6 · M 3 · A 4 · D 2 · damage 15');
    const lineAfter = (intent: Intent) => {
      table.do(intent);
      const line = asItStands(sheet, table.setup, table.state, 'a').notes[0]?.lines.find((each) =>
        each.startsWith('Breakwater ·'),
      );
      expect(matchText(table.match, table.standing)).toContain(line);
      return line?.split(' · damage 15')[1];
    };
    // What the list shows as marks to tap: tokens that are spent, and that it has acted.
    expect(lineAfter({ act: 'act', row })).toBe(' · action tokens 1 of 2 · activated');
    expect(lineAfter({ set: [...row, 'tokens'], to: 2 })).toBe(' · activated');
    expect(lineAfter({ set: [...row, 'activated'], to: 0 })).toBe('');
    expect(lineAfter({ set: [...row, 'tokens'], to: 0 })).toBe(' · action tokens 0 of 2');
  });
});

describe('the result in words', () => {
  const table = tableOf([force, force], horizon);
  const lineOf = (result: Partial<Result>) =>
    matchText(
      {
        name: 'Final',
        result: { ended: Date.UTC(2026, 10, 26, 12), winner: 'a', scores: {}, how: '', notes: '', ...result },
      },
      table.standing,
    )[1];
  const [first] = table.standing.sides;

  test('has the winner, the scores, the day and how it ended', () => {
    expect(lineOf({})).toBe(`${first?.name} won, 0 : 0 · 26 November 2026`);
    expect(lineOf({ winner: 'draw', scores: { a: 2, b: 2 }, how: ' Time was called ' })).toBe(
      'Drawn, 2 : 2 · 26 November 2026 · Time was called',
    );
    expect(lineOf({ winner: null })).toBe('Ended, not decided, 0 : 0 · 26 November 2026');
  });
});

test('matches count turns or rounds as their game does', () => {
  expect(systems.map(({ id, turn }) => [id, turn])).toEqual(
    games.map(({ id, model }) => [id, model.turn.noun]),
  );
});
