import { describe, expect, test } from 'vitest';
import { checkText } from '@/lib/check/answer';
import { readPackValue } from '@/lib/check/read';
import { loadSystem } from '@/lib/systems/registry';
import { postedLines } from '@/tests/fixtures/posted-lines';
import { runs } from '@/tests/fixtures/runs';
import { games } from './every-game';
import { many } from './worst';

/** Minimal units that break as many rules as possible, so that the answer is far longer than the roster. */
const chatty = games.flatMap(({ system, chatty }) =>
  Object.entries(chatty?.forces ?? {}).map(([what, force]) => ({
    what,
    system,
    force,
    banned: chatty?.banned ?? [],
  })),
);

const pack = (system: string, types: string[]) => ({
  musterPack: 1,
  system,
  name: '装'.repeat(120),
  maxElements: 0,
  bans: { types },
});

/** Maximum length of an answer: a multiple of the roster's, plus bytes for the answer to a nearly empty one. */
const TIMES = 40;
const LEAST = 2000;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;
const rosterOf = (system: string, force: object) => JSON.stringify({ muster: 1, system, name: '', force });

describe.each(chatty)('the answer on $what of $system', ({ system, force, banned }) => {
  test.each([1, 10, 50, 100, 200])('has bounded length with %d of them', async (units) => {
    const request = rosterOf(system, force(units));
    const readPack = await readPackValue(pack(system, banned));
    if (!readPack.ok) throw new Error(JSON.stringify(readPack.faults));
    for (const under of [null, readPack.value]) {
      const answer = await checkText(request, 'x', under);
      if (!('problems' in answer)) throw new Error(JSON.stringify(answer));
      expect(bytesOf(JSON.stringify(answer))).toBeLessThan(TIMES * bytesOf(request) + LEAST);
      for (const { elements } of answer.problems) expect(elements.length).toBeLessThanOrEqual(200);
    }
  });

  test('names each unit at fault once per rule, however many there are', async () => {
    const request = rosterOf(system, force(200));
    const answer = await checkText(request, 'x');
    if (!('problems' in answer)) throw new Error(JSON.stringify(answer));
    const { problems } = answer;
    const whole = await loadSystem(system);
    const evaluation = whole?.evaluate(whole.forceSchema.parse(force(200)), null);
    for (const rule of whole?.rules ?? []) {
      const found = new Set(rule.check(evaluation).flatMap(({ elements }) => elements));
      const reported = problems.filter((problem) => problem.rule === rule.id);
      expect(new Set(reported.flatMap(({ elements }) => elements)), rule.id).toEqual(found);
      expect(reported.filter(({ more }) => more !== undefined).length).toBeLessThanOrEqual(1);
    }
    expect(problems.length).toBeLessThan(500 + 2 * (whole?.rules.length ?? 0));
  });
});

test('the answer to a request with one roster per line has bounded length', async () => {
  const lines = chatty.map(({ system, force }) => rosterOf(system, force(40)));
  const body = `${many(runs(10, 50), () => lines.join('\n')).join('\n')}\n`;
  expect(bytesOf(await postedLines(body))).toBeLessThan(TIMES * bytesOf(body));
});
