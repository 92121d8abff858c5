import { expect, test } from 'vitest';
import { isLikely } from '@/lib/odds/by-distance';
import type { OddsModel } from '@/lib/odds/model';
import { paperOdds } from '@/lib/odds/paper-odds';
import { checkRoster } from '@/lib/roster/check';
import { parseRoster } from '@/lib/roster/parse';
import { isDeck } from '@/lib/sheet/card';
import { papersOf } from '@/lib/sheet/papers';
import { type Evaluation, evaluate } from '@/lib/systems/horizon-wars/evaluate/evaluate';
import { type Force, forceSchema } from '@/lib/systems/horizon-wars/force';
import { system } from '@/lib/systems/horizon-wars/system';
import { runs } from '../fixtures/runs';

const model = (await system.odds?.()) as OddsModel<Evaluation>;
const sample = (await system.samples())[0];
const read = parseRoster(sample?.roster, system);
if (!read.ok) throw new Error(JSON.stringify(read.faults));
const harbour = read.value;
const evaluation = system.evaluate(harbour.force as Force, null);

/** The last whole distance of an unbroken reach from 0, by looking at every distance. */
function lastLikely(id: string, action: number): number | null {
  const likely = Array.from({ length: 37 }, (_, distance) =>
    isLikely(model.attack('shooting', { force: evaluation, id }, { target: 'a3-d2' }, { distance, action })),
  );
  const end = likely.indexOf(false);
  return likely[0] && end > 0 && !likely.slice(end).includes(true) ? end - 1 : null;
}

test('paper says for each element where a hit is as likely as not, standing and moved', async () => {
  const lines = await paperOdds(model, evaluation);
  const fighters = model.fighters(evaluation);
  expect(lines.map(({ label }) => label)).toEqual(fighters.map(({ label }) => label));
  let checked = 0;
  let special = 0;
  const idOf = (name: string) => fighters.find(({ label }) => label === name)?.id;
  for (const [index, { id }] of fighters.entries()) {
    const isSpecial = id === idOf('Tern') || id === idOf('Mortar Line');
    if (!isSpecial && checked >= runs(4, fighters.length)) continue;
    const way = (label: string, action: number) => {
      const last = lastLikely(id, action);
      return last === null ? null : `${label} up to ${last}″`;
    };
    // The aircraft engages or strikes, and light artillery may not move and shoot (p.64).
    const texts =
      id === idOf('Tern')
        ? [way('engage at altitude 1', 0), way('strike at altitude 1', 2)]
        : [way('standing', 0), ...(id === idOf('Mortar Line') ? [] : [way('moved', 1)])];
    if (texts.includes(null)) continue;
    checked += 1;
    expect(lines[index]?.lines[0]).toEqual({
      name: 'Odds',
      effect: `50 % to hit A 3, D 2 (light cavalry) once or more: ${texts.join('; ')}.`,
    });
    if (isSpecial) special += 1;
  }
  expect(special).toBe(2);
  expect(checked).toBeGreaterThan(runs(3, 5));
});

test('a fighter whose odds are refused has no line', async () => {
  const giant = evaluate(
    forceSchema.parse({
      elements: [{ id: 'x', kind: 'mech', name: 'Giant', presence: 1, stats: { m: 3, f: 21, a: 2, d: 2 } }],
    }),
    null,
  );
  expect(await paperOdds(model, giant)).toEqual([
    { label: 'Giant', what: 'Shooting · P 1 · F 21 · A 2 · D 2', lines: [], chart: null },
  ]);
});

test('cards have it only if it is chosen, each its own', async () => {
  const given = { roster: harbour, system, checked: checkRoster(harbour, system, null) };
  const choice = { roster: false, cards: true, summary: false, opponent: false };
  const linesOf = async (odds: boolean) => {
    const { papers } = await papersOf([given], { ...choice, odds });
    return papers.flatMap((paper) => (isDeck(paper) ? paper.cards : []));
  };
  const [plain, added] = [await linesOf(false), await linesOf(true)];
  expect(plain.flatMap(({ lines }) => lines).some(({ name }) => name === 'Odds')).toBe(false);
  const all = new Map((await paperOdds(model, evaluation)).map((each) => [each.label, each]));
  for (const { title, lines, chart } of added) {
    expect(lines.at(-1)).toEqual(all.get(title)?.lines[0]);
    expect(chart).toBeUndefined();
  }
  const { papers } = await papersOf([given], { ...choice, cards: false, charts: true });
  const charts = papers.flatMap((paper) => (isDeck(paper) ? paper.cards : []));
  expect(charts.map(({ title }) => title)).toEqual([...all.keys()]);
  for (const { title, lines, chart } of charts) {
    expect(lines).toEqual(all.get(title)?.lines);
    expect(chart).toEqual(all.get(title)?.chart);
  }
});

test('a chart has the curves of the screen, and its figures are in words', async () => {
  const { lines, chart } = (await paperOdds(model, evaluation))[0] ?? { lines: [] };
  expect(chart?.curves.map(({ label, dash }) => [label, dash])).toEqual([
    ...[1, 2, 3].map((hits) => [`At least ${hits} hit${hits > 1 ? 's' : ''}, standing`, 'solid']),
    ...[1, 2, 3].map((hits) => [`At least ${hits} hit${hits > 1 ? 's' : ''}, moved`, 'dashed']),
  ]);
  const standing = chart?.curves[0]?.points ?? [];
  expect(standing.map(({ x }) => x)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36]);
  expect(lines[1]?.name).toBe('At least 1 hit');
  expect(lines[1]?.effect).toMatch(/^standing 6″ [\d.>]+ %, 12″ 60\.8 %, 18″ .*; moved 6″ .* %\.$/);
});
