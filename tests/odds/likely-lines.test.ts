import { expect, test } from 'vitest';
import { isLikely } from '@/lib/odds/by-distance';
import { likelyLines } from '@/lib/odds/likely-lines';
import type { OddsModel } from '@/lib/odds/model';
import { checkRoster } from '@/lib/roster/check';
import { parseRoster } from '@/lib/roster/parse';
import { isDeck } from '@/lib/sheet/card';
import { papersOf } from '@/lib/sheet/papers';
import { type Evaluation, evaluate } from '@/lib/systems/horizon-wars/evaluate/evaluate';
import { type Force, forceSchema } from '@/lib/systems/horizon-wars/force';
import { system } from '@/lib/systems/horizon-wars/system';

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
  const lines = await likelyLines(model, evaluation);
  const fighters = model.fighters(evaluation);
  expect(lines.map(({ label }) => label)).toEqual(fighters.map(({ label }) => label));
  let checked = 0;
  let special = 0;
  const idOf = (name: string) => fighters.find(({ label }) => label === name)?.id;
  for (const [index, { id }] of fighters.entries()) {
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
    expect(lines[index]?.effect).toBe(
      `50 % to hit A 3, D 2 (light cavalry) once or more: ${texts.join('; ')}.`,
    );
    if (id === idOf('Tern') || id === idOf('Mortar Line')) special += 1;
  }
  expect(special).toBe(2);
  expect(checked).toBeGreaterThan(5);
});

test('a fighter whose odds are refused has no line', async () => {
  const giant = evaluate(
    forceSchema.parse({
      elements: [{ id: 'x', kind: 'mech', name: 'Giant', presence: 1, stats: { m: 3, f: 21, a: 2, d: 2 } }],
    }),
    null,
  );
  expect(await likelyLines(model, giant)).toEqual([{ label: 'Giant', name: 'Odds', effect: '' }]);
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
  const effects = new Map((await likelyLines(model, evaluation)).map(({ label, effect }) => [label, effect]));
  for (const { title, lines } of added)
    expect(lines.at(-1)).toEqual({ name: 'Odds', effect: effects.get(title) });
});
