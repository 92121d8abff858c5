import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleRoster } from '@/components/shared/rosters/new-roster';
import { asItStands } from '@/lib/play/as-it-stands';
import { trackerAt } from '@/lib/play/setup';
import { checkRoster } from '@/lib/roster/check';
import { minus } from '@/lib/roster/text/words';
import type { Sheet, SheetBoxes } from '@/lib/sheet/sheet';
import { sheetMarkdown, sheetText } from '@/lib/sheet/text';
import { runs } from '../fixtures/runs';
import { type PlayedGame, playedGames, type Table, tableOf } from './games';

// The boxes on paper are the boxes in play: as many, and as many of them ticked at the start.

const games = await Promise.all(
  (await playedGames()).map(async (game) => {
    const { anyRoster }: { anyRoster: fc.Arbitrary<unknown> } = await import(
      `../rules/${game.id}/arbitrary.ts`
    );
    return { ...game, anyRoster };
  }),
);

const boxesOf = ({ tables }: Sheet): SheetBoxes[] =>
  tables.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => Object.values(cells).filter((cell) => cell.kind === 'boxes')),
  );

/** The boxes in play of one on paper: a toggle or a choice is one. Past the last box, paper has a blank for the total. */
function inPlay({ setup, match }: Table, { marks = [] }: SheetBoxes) {
  const found = marks.map(([row, tracker, value]) => {
    const at = trackerAt(setup, new Map(), [match.sides[0]?.id ?? '', row, tracker]);
    if (at?.kind === 'choice') return { count: 1, ticked: Number(at.start === value) };
    return { count: at?.kind === 'toggle' ? 1 : (at?.most ?? 0), ticked: Number(at?.start ?? 0) };
  });
  const sumOf = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
  const count = sumOf(found.map((each) => each.count));
  return { count, ticked: Math.min(count, sumOf(found.map(({ ticked }) => ticked))) };
}

/** The bars in play of boxes that stand for one tracker. */
function barsInPlay({ setup, match }: Table, { marks: [mark] = [] }: SheetBoxes) {
  const [row = '', tracker = ''] = mark ?? [];
  return trackerAt(setup, new Map(), [match.sides[0]?.id ?? '', row, tracker])?.bars ?? [];
}

function paperOf({ match }: Table, { system }: PlayedGame): Sheet {
  const [side] = match.sides;
  if (side === undefined) throw new Error('no side');
  const { evaluation, report } = checkRoster(side.roster, system);
  return system.sheet(side.roster, evaluation, report);
}

/** The rows that are printed and not in play: lost before the battle. */
function isOutOfPlay({ setup }: Table, { marks = [] }: SheetBoxes): boolean {
  const rows = new Set(setup.sides[0]?.rows.map(({ row }) => row.id));
  return marks.length > 0 && marks.every(([row]) => !rows.has(row));
}

/** Whether a Battle Royale mech has an upgrade twice: an error, and a row each on paper. */
function repeats(roster: unknown): boolean {
  const { mech } = (roster as { force: { mech?: { upgrades: { id: string }[] } } }).force;
  const ids = mech?.upgrades.map(({ id }) => id) ?? [];
  return new Set(ids).size < ids.length;
}

test.each(games)('the boxes of $id on paper are those in play', ({ anyRoster, ...game }) => {
  fc.assert(
    fc.property(anyRoster, (roster) => {
      fc.pre(!repeats(roster));
      const table = tableOf([roster], game);
      const sheet = paperOf(table, game);
      const boxes = boxesOf(sheet).filter((each) => !isOutOfPlay(table, each));
      const onPaper = boxes.map(({ count, ticked }) => ({ count, ticked }));
      expect(boxes.map((each) => inPlay(table, each))).toEqual(onPaper);
      const alone = boxes.filter(({ marks = [] }) => marks.length === 1);
      expect(alone.map((each) => barsInPlay(table, each))).toEqual(alone.map(({ bars = [] }) => bars));
      expect(boxesOf(asItStands(sheet, table.setup, table.state, 'a')).map(({ ticked }) => ticked)).toEqual(
        boxesOf(sheet).map(({ ticked }) => ticked),
      );
    }),
    { numRuns: runs(40, 200) },
  );
});

/** Marks that change stats, by game. */
const hurt: Record<string, Record<string, number>> = {
  'at-43': { lost: 2, frame: 1 },
  'battle-royale': { 'lost-f': 1, 'lost-m': 1 },
  'command-horizon': { lost: 1, stuns: 1 },
  'forge-of-war': { 'd-markers': 1, wounds: 1 },
  'horizon-wars': { 'lost-f': 1, 'lost-a': 1 },
};

describe.each(games)('the sheet of $id as it stands', ({ anyRoster, ...game }) => {
  test('has every stat of the screen that its tables have, with that of the start', async () => {
    const samples = await game.system.samples();
    const fullest = [...samples].sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0];
    const roster = await sampleRoster(game.system, fullest?.id ?? '');
    const table = tableOf([roster], game);
    for (const { row } of table.standing.sides[0]?.rows ?? [])
      for (const [tracker, by] of Object.entries(hurt[game.id] ?? {}))
        table.do({ add: ['a', row.id, tracker], by });
    const before = paperOf(table, game);
    const sheet = asItStands(before, table.setup, table.state, 'a');
    const byId = new Map(table.standing.sides[0]?.rows.map(({ row, values }) => [row.id, values]));
    let changed = 0;
    for (const [at, { rows }] of sheet.tables.entries())
      for (const [line, { row = '', cells }] of rows.entries())
        for (const { cell = '', now, start } of byId.get(row)?.stats ?? []) {
          const [drawn, first] = [cells[cell], before.tables[at]?.rows[line]?.cells[cell]];
          if (drawn === undefined || typeof now !== 'number' || now === start) continue;
          changed += 1;
          if (drawn.kind === 'boxes') expect(drawn.lines).toContain(`${now} of ${start} left`);
          else {
            expect(drawn.text).toMatch(new RegExp(`^${minus(now)}(?!\\d)`));
            if (first?.kind === 'text' && first.text !== '') expect(drawn.lines?.[0]).toBe(`(${first.text})`);
            expect(drawn.strong).toBe(true);
            expect(sheetText(sheet)).toContain(`(${minus(Number(start))}`);
            expect(sheetMarkdown(sheet)).toContain(`**${minus(now)}`);
          }
        }
    expect(changed).toBeGreaterThan(0);
  });
});
