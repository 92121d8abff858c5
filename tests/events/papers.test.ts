import { expect, test } from 'vitest';
import { type EventPaper, eventPaper } from '@/lib/events/papers';
import { type EventView, viewOf } from '@/lib/events/view';
import type { SlipPile } from '@/lib/sheet/card';
import type { Sheet } from '@/lib/sheet/sheet';
import { TestEvent } from './play';

/** An event of five players in its first round, in which Bea won. */
function played() {
  const event = new TestEvent({
    scoring: { win: 3, draw: 1, loss: 0, bye: 3, tieBreaks: ['scored', 'seed'] },
  });
  event.stepTo('open');
  for (const [name, team] of [
    ['Eve', ''],
    ['ann 10', 'Iron Club'],
    ['Ann 2', ''],
    ['Bea', ''],
    ['Cid', ''],
  ] as const)
    event.enter(`player-${name.replace(' ', '-')}`, name, team);
  event.stepTo('locked', 'revealed', 'running');
  const tables = [
    { a: 'player-Eve', b: 'player-ann-10' },
    { a: 'player-Cid', b: null },
    { a: 'player-Ann-2', b: 'player-Bea' },
  ];
  event.organiser({ act: 'pair', round: 1, players: 'all', tables });
  event.organiser({ act: 'begin', round: 1 });
  event.organiser({ act: 'result', round: 1, pairing: 2, score: { a: 3, b: 17, winner: 'b' } });
  return viewOf(event.state, { role: 'organiser' }, event.now) as EventView;
}

const made = (paper: EventPaper, view = played(), sums = false) =>
  eventPaper({ event: view, game: 'Horizon Wars', paper, round: view.rounds[0], sums });

/** The text of the cells of a table, with its smaller lines. */
const cellsOf = ({ columns, rows }: Sheet['tables'][number]) =>
  rows.map(({ cells }) =>
    columns.map(({ id }) => {
      const cell = cells[id];
      return cell?.kind === 'text' ? [cell.text, ...(cell.lines ?? [])].join(' / ') : undefined;
    }),
  );

test('pairings by table have a row per table with its result, and byes last', () => {
  const { title, label, tables, facts } = made('by-table') as Sheet;
  expect([title, label]).toEqual(['Autumn Cup', 'Pairings by table']);
  expect(tables[0] && cellsOf(tables[0])).toEqual([
    ['1', 'Eve', 'ann 10 / Iron Club', ''],
    ['2', 'Ann 2', 'Bea', '3 : 17'],
    ['–', 'Cid', 'Bye', ''],
  ]);
  expect(facts).toEqual([
    { label: 'Players', value: '5' },
    { label: 'Without a game', value: '1 bye' },
    { label: 'Date', value: '28 November 2026' },
    { label: 'Place', value: 'Village hall' },
    { label: 'As of', value: '28 Nov, 09:00' },
  ]);
});

test('pairings by name have a row per player, as people sort names', () => {
  const { tables } = made('by-name') as Sheet;
  expect(tables[0] && cellsOf(tables[0])).toEqual([
    ['Ann 2', '2', 'Bea'],
    ['ann 10 / Iron Club', '1', 'Eve'],
    ['Bea', '2', 'Ann 2'],
    ['Cid', '–', 'Bye'],
    ['Eve', '1', 'ann 10'],
  ]);
});

test('there is a slip for each game, none for a bye', () => {
  const { title, slips } = made('slips') as SlipPile;
  expect(title).toBe('Autumn Cup');
  expect(slips).toEqual([
    {
      table: '1',
      round: 'Round 1 of 3',
      sides: [
        { name: 'Eve', team: '' },
        { name: 'ann 10', team: 'Iron Club' },
      ],
    },
    {
      table: '2',
      round: 'Round 1 of 3',
      sides: [
        { name: 'Ann 2', team: '' },
        { name: 'Bea', team: '' },
      ],
    },
  ]);
});

test('standings say how many games have no result, and can add the sums of the tie-breaks', () => {
  const { facts, tables } = made('standings', played(), true) as Sheet;
  expect(facts).toContainEqual({ label: 'Without a result', value: '1 game' });
  const [standings, sums] = tables.map(cellsOf);
  expect(standings?.slice(0, 2)).toEqual([
    ['1', 'Bea', '3', '1–0–0', '17', expect.stringMatching(/^\d+$/)],
    ['2', 'Cid', '3', '0–0–0 / 1 bye', '0', expect.stringMatching(/^\d+$/)],
  ]);
  expect(tables[0]?.columns.map(({ label }) => label).slice(-2)).toEqual(['Points scored', 'Lot']);
  expect(tables[0]?.note).toBe('Lots were drawn when the event was made; the higher one wins.');
  expect(sums?.[0]?.slice(0, 2)).toEqual(['1', 'Bea']);
  expect(sums?.[0]?.[2]).toMatch(
    /^ \/ Points scored: 17, scored against Ann 2 \/ Lot: \d+, drawn when the event was made; the higher lot wins$/,
  );
  expect((made('standings') as Sheet).tables).toHaveLength(1);
});

test('without a round there are no pairings, but standings', () => {
  const event = new TestEvent();
  const view = viewOf(event.state, { role: 'organiser' }, event.now) as EventView;
  expect(made('by-table', view)).toBeNull();
  expect((made('standings', view) as Sheet).tables[0]?.rows).toEqual([]);
});

test('a time zone that is unknown here does not keep papers from being made', () => {
  const view = played();
  const other = { ...view, settings: { ...view.settings, zone: 'Mars/Olympus' } };
  expect((made('by-table', other) as Sheet).facts.at(-1)).toEqual({ label: 'As of', value: '28 Nov, 09:00' });
});
