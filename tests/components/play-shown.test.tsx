import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type Play, PlayContext } from '@/components/play/context';
import { EndDialog } from '@/components/play/end-dialog';
import { RemainsDialog } from '@/components/play/remains-dialog';
import { RowMarks } from '@/components/play/row-line';
import { Rows } from '@/components/play/rows';
import type { Intent } from '@/lib/play/intent';
import { lookBack } from '@/lib/play/outcome';
import { playedGames, type Table, tableOf } from '../play/games';

// What the pages of a match show of each game. The match is in memory.

const games = await playedGames();

const tableFor = async (id: string) => {
  const game = games.find((each) => each.id === id) as (typeof games)[number];
  const [sample] = await game.system.samples();
  return tableOf([sample?.roster, sample?.roster], game);
};

function show(table: Table, children: React.ReactNode) {
  const taps: Intent[] = [];
  const played = { head: table.match, state: table.state, log: table.log, failure: null };
  const session = {
    setup: table.setup,
    played: () => played,
    standing: () => table.standing,
    subscribe: () => () => undefined,
    past: lookBack(table.setup),
  };
  const play = { session, opened: null, open: () => undefined, tap: (intent: Intent) => taps.push(intent) };
  render(<PlayContext value={play as unknown as Play}>{children}</PlayContext>);
  return taps;
}
afterEach(cleanup);

test('the end of a match suggests the score that the game counts, and the side that has won', async () => {
  const company = await tableFor('at-43');
  company.do({ set: ['b', 'vp'], to: 3 });
  show(company, <EndDialog onClose={() => undefined} />);
  const score = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name }).value;
  expect([score('Score, Side 1'), score('Score, Side 2')]).toEqual(['0', '3']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Side 2' }).checked).toBe(true);
  cleanup();
  const duel = await tableFor('battle-royale');
  duel.do({ set: ['a', 'mech', 'removed'], to: 1 });
  show(duel, <EndDialog onClose={() => undefined} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Side 2' }).checked).toBe(true);
  // What the rules name stands above the score.
  fireEvent.change(screen.getByLabelText('Score, Side 1'), { target: { value: '9' } });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Side 2' }).checked).toBe(true);
});

test('a result begun earlier is there again, but for the scores that were marked since', async () => {
  const company = await tableFor('at-43');
  show(company, <EndDialog onClose={() => undefined} />);
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  fireEvent.change(field('Score, Side 2'), { target: { value: '1' } });
  fireEvent.change(field('Notes on the result'), { target: { value: 'Held' } });
  cleanup();
  company.do({ set: ['b', 'vp'], to: 4 });
  show(company, <EndDialog onClose={() => undefined} />);
  expect([field('Score, Side 2').value, field('Notes on the result').value]).toEqual(['4', 'Held']);
});

test('a tap in the list gives the next place in the sequence, or clears it', async () => {
  const table = await tableFor('at-43');
  const shown = () => table.standing.sides[0]?.rows[0] as { row: never; values: never };
  const { id, label } = table.setup.sides[0]?.rows[0]?.row ?? { id: '', label: '' };
  let taps = show(table, <RowMarks side="a" {...shown()} />);
  fireEvent.click(screen.getByRole('button', { name: `${label}, Place in the sequence, none` }));
  expect(taps).toEqual([{ act: 'order', row: ['a', id] }]);
  cleanup();
  table.do(taps[0] as Intent);
  taps = show(table, <RowMarks side="a" {...shown()} />);
  fireEvent.click(screen.getByRole('button', { name: `${label}, Place in the sequence, 1` }));
  expect(taps).toEqual([{ set: ['a', id, 'order'], to: 0 }]);
  cleanup();
  show(await tableFor('horizon-wars'), <RowMarks side="a" {...shown()} />);
  expect(screen.queryByRole('button', { name: /sequence/ })).toBe(null);
});

test('What remains has the turn, the minutes played and expected, and the details of a side', async () => {
  const table = await tableFor('horizon-wars');
  table.match.started = Date.now() - 60_000;
  show(table, <RemainsDialog onClose={() => undefined} />);
  expect(screen.getByText(/minute/).textContent).toMatch(
    /^Turn 1 · 1 minute played, \d+ expected \(p\.15\)$/,
  );
  expect(screen.getAllByText(/tokens to go · .* effective on the table/)).toHaveLength(2);
});

test('a game without a mark for having acted can show what is to activate, too', async () => {
  const table = await tableFor('battle-royale');
  show(table, <Rows />);
  fireEvent.change(screen.getByRole('combobox', { name: 'Show' }), { target: { value: 'toActivate' } });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  cleanup();
  show(table, <RemainsDialog onClose={() => undefined} />);
  expect(screen.getAllByText('2 of 2 left, 1 to activate')).toHaveLength(2);
});
