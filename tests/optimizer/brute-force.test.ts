import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BranchAndBound } from '@/lib/optimizer/branch-and-bound';
import { optimize } from '@/lib/optimizer/optimize';
import { any as anyForce, exactly, highestCost, prepare } from '@/lib/optimizer/prepared';
import { setUp } from '@/lib/optimizer/setup';
import { checkRoster, errorsOf } from '@/lib/roster/check';
import type { IntegerProgram } from '@/lib/roster/collection/optimizer';
import { parseRoster } from '@/lib/roster/parse';
import { permanentErrors } from '@/lib/roster/rule';
import { systems } from '@/lib/systems/registry';
import { isDeep, runs } from '../fixtures/runs';
import { at43 } from './at-43';
import { battleRoyale } from './battle-royale';
import { bestRank, differenceOf, everyLegal, type Game, type Request } from './brute-force';
import { commandHorizon } from './command-horizon';
import { forgeOfWar } from './forge-of-war';
import { horizonWars } from './horizon-wars';

const games: [Game, number][] = [
  [horizonWars, 30],
  [battleRoyale, 20],
  [commandHorizon, 25],
  [forgeOfWar, 20],
  [at43, 12],
];
const onlyGame = process.env.MUSTER_OPTIMIZER_GAME;

test('every game is tested', () => {
  expect(games.map(([{ system }]) => system.id).sort()).toEqual(systems.map(({ id }) => id).sort());
});

/** The setup of a search for a request; null if the setup finds a conflict. */
function setupOf({ system, model }: Game, request: Request) {
  const steps = setUp({ ...request, system, model });
  let step = steps.next();
  while (!step.done) step = steps.next();
  const ready = step.value;
  if (!ready.ok) throw new Error(JSON.stringify(ready.faults));
  return 'conflict' in ready.value ? null : ready.value;
}

/** Whether the variables satisfy the rows of a program. */
const keepsTo = ({ constraints: rows }: IntegerProgram, variables: readonly number[]) =>
  rows.every(({ coefficients: of, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }) => {
    const total = variables.reduce((before, count, at) => before + count * (of[at] ?? 0), 0);
    return least <= total && total <= most;
  });

const costOf = ({ base, cost }: IntegerProgram, variables: readonly number[]) =>
  base + variables.reduce((before, count, at) => before + count * (cost[at] ?? 0), 0);

describe.each(
  games
    .filter(([{ system }]) => onlyGame === undefined || system.id === onlyGame)
    .map(([game, defaultRuns]) => ({ id: game.system.id, game, defaultRuns })),
)('$id', ({ game, defaultRuns }) => {
  const { system, model } = game;
  const permanent = permanentErrors(system.rules);

  test('the first answer ranks like the best legal force, and each further one like the best of the rest', async () => {
    const property = fc.asyncProperty(game.anyRequest(isDeep ? 9 : 7), async (request) => {
      const { collection, pack, asked } = request;
      const built = await optimize(collection, system, model, { pack, asked, count: 3, seconds: 60 });
      if (!built.ok) throw new Error('The request cannot be read');
      const { answers, conflict } = built.value;
      const legal = [...everyLegal(game, request)];
      expect(answers[0]?.rank ?? null).toEqual(bestRank(legal));
      expect(conflict.length > 0).toBe(legal.length === 0);
      const before: (readonly number[])[] = [];
      for (const { rank, roster, fielded, proven, bestOfRest } of answers) {
        expect(parseRoster(JSON.parse(JSON.stringify(roster)), system)).toMatchObject({ ok: true });
        const { report, evaluation } = checkRoster(roster, system, pack);
        expect(report.legal).toBe(true);
        expect(game.cost(evaluation)).toBe(rank.cost);
        expect(rank).toEqual(bestRank(legal, before));
        expect(bestOfRest).toBe(true);
        expect(proven).toBe(JSON.stringify(rank) === JSON.stringify(answers[0]?.rank));
        expect(before.every((other) => differenceOf(fielded, other) >= 2)).toBe(true);
        before.push(fielded);
      }
      if (answers.length < 3) expect(bestRank(legal, before)).toBe(null);
    });
    await fc.assert(property, { numRuns: runs(defaultRuns) });
  }, 36_000_000);

  test('every legal force satisfies the rows of a program, with its cost', () => {
    const property = fc.property(game.anyRequest(isDeep ? 8 : 6), (request) => {
      const legal = [...everyLegal(game, request)];
      const ready = setupOf(game, request);
      if (ready === null) {
        expect(legal).toEqual([]);
        return;
      }
      const { entries, programs, limit, least } = ready;
      for (const { rank, fielded } of legal) {
        const low = entries.map(
          ({ id }) => fielded[request.collection.entries.findIndex((each) => each.id === id)] ?? 0,
        );
        // Only the helpers are free.
        const fixed = entries.map((entry, at) => ({ ...entry, max: low[at] ?? 0 }));
        const prepared = programs.map((program) => prepare(program, fixed, { limit, least, low }));
        const also = (each: (typeof prepared)[number]) => [exactly(highestCost, rank.cost)(each)];
        const search = new BranchAndBound(prepared, anyForce, also, (_, counts) => counts);
        for (const _ of search.run());
        expect(search.best, JSON.stringify([rank, fielded])).not.toBe(null);
      }
    });
    fc.assert(property, { numRuns: runs(Math.ceil(defaultRuns / 2)) });
  }, 36_000_000);

  test('a force that satisfies the rows of a program breaks only rules that it broke with one model, and has its cost', () => {
    const property = fc.property(
      game.anyRequest(8),
      fc.infiniteStream(fc.nat({ max: 3 })),
      (request, some) => {
        const ready = setupOf(game, request);
        if (ready === null) return;
        const { entries, programs, limit, least } = ready;
        for (const program of programs)
          for (let attempt = 0; attempt < 12; attempt++) {
            const fielded = entries.map(({ count }) => Math.min(count, some.next().value));
            const variables = [
              ...fielded,
              ...program.helpers.map((most) => Math.min(most, some.next().value)),
            ];
            const cost = costOf(program, variables);
            if (!keepsTo(program, variables) || cost > (limit ?? cost) || cost < (least ?? cost)) continue;
            const { evaluation, errors } = errorsOf(program.force(variables), system, request.pack);
            expect(game.cost(evaluation)).toBe(cost);
            expect(errors.filter(({ rule }) => !permanent.has(rule))).toEqual([]);
          }
      },
    );
    fc.assert(property, { numRuns: runs(defaultRuns * 3) });
  }, 36_000_000);
});
