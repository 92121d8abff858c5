import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trackerAt } from '@/lib/play/setup';
import { checkRoster } from '@/lib/roster/check';
import type { Sheet, SheetBoxes } from '@/lib/sheet/sheet';
import { type PlayedGame, playedGames, type Table, tableOf } from './games';

// The boxes on paper are the boxes in play: as many, and as many of them ticked at the start.

/** Which trackers a sheet prints as boxes, in the order of its rows: all of a row, then the next row. */
const printed: Record<string, readonly (readonly string[])[]> = {
  'horizon-wars': [['damage']],
  // Uses of upgrades have a table of their own, in the order of the books.
  'battle-royale': [
    ['damage'],
    ['fragmentation-screen', 'minelayer', 'stealth-lost', 'drones', 'missiles', 'flights'],
  ],
};

const games = await Promise.all(
  (await playedGames())
    .filter(({ id }) => id in printed)
    .map(async (game) => {
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

/** The boxes in play: a toggle is one. Past the last box, paper has a blank for the total. */
function inPlay({ setup }: Table, trackers: readonly string[]) {
  return [...setup.rowAt.values()].flatMap(({ path }) =>
    trackers.flatMap((tracker) => {
      const at = trackerAt(setup, new Map(), [...path, tracker]);
      if (at === null) return [];
      const count = at.kind === 'toggle' ? 1 : (at.most ?? 0);
      return { count, ticked: Math.min(count, Number(at.start)) };
    }),
  );
}

function paperOf(table: Table, { system }: PlayedGame) {
  const [side] = table.match.sides;
  if (side === undefined) throw new Error('no side');
  const { evaluation, report } = checkRoster(side.roster, system);
  return boxesOf(system.sheet(side.roster, evaluation, report)).map(({ count, ticked }) => ({
    count,
    ticked,
  }));
}

function repeats(roster: unknown): boolean {
  const { mech } = (roster as { force: { mech?: { upgrades: { id: string }[] } } }).force;
  const ids = mech?.upgrades.map(({ id }) => id) ?? [];
  return new Set(ids).size < ids.length;
}

test.each(games)('the boxes of $id on paper are those in play', ({ anyRoster, ...game }) => {
  fc.assert(
    fc.property(anyRoster, (roster) => {
      // An upgrade taken twice, where that is an error, has a row each on paper.
      fc.pre(!repeats(roster));
      const table = tableOf([roster], game);
      const play = (printed[game.id] ?? []).flatMap((trackers) => inPlay(table, trackers));
      const lost = table.match.sides[0]?.roster.force as { scenario?: { disposition?: object } };
      const isLost = Object.values(lost.scenario?.disposition ?? {}).includes('lost');
      // What was lost before the battle is on paper, and not in play.
      if (isLost) expect(play.length).toBeLessThan(paperOf(table, game).length);
      else expect(play).toEqual(paperOf(table, game));
    }),
    { numRuns: 200 },
  );
});
