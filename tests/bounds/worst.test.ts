import { describe, expect, test } from 'vitest';
import { answerOf, examine } from '@/lib/check/answer';
import { checkResultOf } from '@/lib/check/check-result';
import { linkTo } from '@/lib/check/link';
import { readPackValue, readRosterValue } from '@/lib/check/read';
import { rowProblems } from '@/lib/check/result-text';
import { checkRoster } from '@/lib/roster/check';
import { parsePack, parseRoster } from '@/lib/roster/parse';
import { FILE_BYTES } from '@/lib/roster/roster';
import { chatText } from '@/lib/sheet/chat-text';
import { sheetMarkdown } from '@/lib/sheet/markdown';
import { rosterSheet } from '@/lib/sheet/roster-sheet';
import { sheetText } from '@/lib/sheet/text';
import { loadSystem } from '@/lib/systems/registry';
import { games } from './every-game';
import { countSteps } from './steps';

async function gameOf(id: string) {
  const system = await loadSystem(id);
  if (!system) throw new Error(`no game ${id}`);
  return system;
}

const rosterOf = (system: string, force: object) => ({ muster: 1, system, name: 'Worst', force });

/** The work on the worst rosters of a size, in total. */
interface Steps {
  /** Characters of their files. */
  letters: number;
  /** Steps by part of the work. */
  parts: Map<string, number>;
}

type Game = (typeof games)[number];

async function stepsOf({ system: id, forces }: Game, units: number, lists: number): Promise<Steps> {
  const system = await gameOf(id);
  const parts = new Map<string, number>();
  let letters = 0;
  const count = <Value>(part: string, work: () => Value): Value => {
    let value: Value | undefined;
    const taken = countSteps(() => {
      value = work();
    });
    parts.set(part, (parts.get(part) ?? 0) + taken);
    return value as Value;
  };
  for (const { force, pack } of forces(units, lists)) {
    letters += JSON.stringify(force).length + JSON.stringify(pack).length;
    const readPack = count('reading a pack', () => parsePack(pack, system));
    const read = count('reading', () => parseRoster(rosterOf(id, force), system));
    if (!read.ok || !readPack.ok) throw new Error('it was refused');
    const evaluation = count('evaluation', () => system.evaluate(read.value.force, readPack.value));
    for (const rule of system.rules) {
      const findings = count(rule.id, () => rule.check(evaluation));
      count(`${rule.id} in words`, () => findings.map(({ facts }) => rule.message(facts)));
    }
    count('totals', () => JSON.stringify(system.totals(evaluation)));
    count('figures', () => system.figures(evaluation));
    count('uses', () => system.uses(evaluation));
    count('labels', () => system.labels(read.value.force));
    const examined = count('check', () => ({
      roster: read.value,
      system,
      checked: checkRoster(read.value, system, readPack.value),
    }));
    const row = count('row', () => checkResultOf({ ok: true, value: examined }, 'worst'));
    count('sentences', () => row.read && rowProblems(row.read));
    count('answer', () => JSON.stringify(answerOf({ ok: true, value: examined })));
    const { report } = examined.checked;
    const sheet = count('sheet', () =>
      rosterSheet({ roster: read.value, system, checked: { evaluation, report }, pack: readPack.value }),
    );
    count('link', () => linkTo('https://muster.example', read.value, readPack.value));
    count('text', () => sheetText(sheet));
    count('Markdown', () => sheetMarkdown(sheet));
    count('chat', () =>
      chatText({
        sheet,
        figures: [],
        cards: system.cards?.(evaluation) ?? [],
        link: 'https://muster.example',
      }),
    );
  }
  return { letters, parts };
}

/** A number of steps that is acceptable at any size: elements of small games have few characters each. */
const FEW_STEPS = 1_000_000;

describe.each(games.map((worst) => [worst.system, worst] as const))(
  'the worst rosters of %s',
  (id, worst) => {
    test('can be read, and break every rule', async () => {
      const system = await gameOf(id);
      const broken = new Set<string>();
      for (const { force, pack } of worst.forces(...worst.most)) {
        const text = JSON.stringify(rosterOf(id, force));
        expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(FILE_BYTES);
        const read = await readRosterValue(JSON.parse(text));
        const readPack = await readPackValue(pack);
        if (!read.ok || !readPack.ok) throw new Error(JSON.stringify([read, readPack]).slice(0, 500));
        for (const each of [readPack.value, null]) {
          const examined = examine(read, each);
          if (examined.ok) for (const { rule } of examined.value.checked.report.problems) broken.add(rule);
        }
      }
      const rules = system.rules.map((rule) => rule.id).filter((rule) => !worst.unbroken.includes(rule));
      expect(rules.filter((rule) => !broken.has(rule))).toEqual([]);
    });

    test.each([
      ['units', [1, 2, 4], [1, 1, 1]],
      ['lists of each', [1, 1, 1], [1, 2, 4]],
    ])('take about twice the steps for twice the %s', async (_, units, lists) => {
      const [baseUnits, baseLists] = worst.base;
      const [least, ...larger] = await Promise.all(
        units.map((times, at) => stepsOf(worst, baseUnits * times, baseLists * (lists[at] ?? 1))),
      );
      let before = least as Steps;
      for (const now of larger) {
        // Allows 0.1 steps per character, for parts that take hardly any.
        for (const [part, steps] of now.parts)
          expect(steps, part).toBeLessThan(2.4 * (before.parts.get(part) ?? 0) + 0.1 * now.letters);
        before = now;
      }
    });

    test('take at most twelve steps per character to be read, checked and answered', async () => {
      const { parts, letters } = await stepsOf(worst, ...worst.most);
      const steps = ['reading', 'check', 'answer'].reduce((sum, part) => sum + (parts.get(part) ?? 0), 0);
      expect(steps).toBeLessThan(Math.max(12 * letters, FEW_STEPS));
    });
  },
);
