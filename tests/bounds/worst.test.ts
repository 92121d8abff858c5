import { describe, expect, test } from 'vitest';
import { answerOf, checkResultOf, examine } from '@/lib/check/answer';
import { linkTo } from '@/lib/check/link';
import { readPackValue, readRosterValue } from '@/lib/check/read';
import { rowProblems } from '@/lib/check/result-text';
import { checkRoster } from '@/lib/roster/check';
import { FILE_BYTES } from '@/lib/roster/limits';
import { parsePack, parseRoster } from '@/lib/roster/parse';
import type { AnyGameSystem } from '@/lib/roster/system';
import { chatText } from '@/lib/sheet/chat-text';
import { rosterSheet } from '@/lib/sheet/roster-sheet';
import { sheetMarkdown, sheetText } from '@/lib/sheet/text';
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

/** Counts the steps of pieces of work, by part. */
function counter(): { parts: Map<string, number>; count: <Value>(part: string, work: () => Value) => Value } {
  const parts = new Map<string, number>();
  return {
    parts,
    count: <Value>(part: string, work: () => Value): Value => {
      let value: Value | undefined;
      const taken = countSteps(() => {
        value = work();
      });
      parts.set(part, (parts.get(part) ?? 0) + taken);
      return value as Value;
    },
  };
}

type Counted = ReturnType<typeof counter>['count'];

/** Reads, checks and answers a force; returns what was read. */
function checkedIn(count: Counted, system: AnyGameSystem, { force, pack }: { force: object; pack: object }) {
  const readPack = count('reading a pack', () => parsePack(pack, system));
  const read = count('reading', () => parseRoster(rosterOf(system.id, force), system));
  if (!read.ok || !readPack.ok) throw new Error('it was refused');
  const [roster, given] = [read.value, readPack.value];
  const examined = count('check', () => ({ roster, system, checked: checkRoster(roster, system, given) }));
  count('answer', () => JSON.stringify(answerOf({ ok: true, value: examined })));
  return { examined, roster, pack: given };
}

/** Everything else that is done with a force: each rule by itself, and what is shown, printed and shared. */
function shownIn(count: Counted, system: AnyGameSystem, checked: ReturnType<typeof checkedIn>) {
  const { examined, roster, pack } = checked;
  const evaluation = count('evaluation', () => system.evaluate(roster.force, pack));
  for (const rule of system.rules) {
    const findings = count(rule.id, () => rule.check(evaluation));
    count(`${rule.id} in words`, () => findings.map(({ facts }) => rule.message(facts)));
  }
  count('totals', () => JSON.stringify(system.totals(evaluation)));
  count('figures', () => system.figures(evaluation));
  count('uses', () => system.uses(evaluation));
  count('labels', () => system.labels(roster.force));
  const row = count('row', () => checkResultOf({ ok: true, value: examined }, 'worst'));
  count('sentences', () => row.read && rowProblems(row.read));
  const { report } = examined.checked;
  const sheet = count('sheet', () => rosterSheet({ roster, system, checked: { evaluation, report }, pack }));
  const link = 'https://muster.example';
  count('link', () => linkTo(link, roster, pack));
  count('text', () => sheetText(sheet));
  count('Markdown', () => sheetMarkdown(sheet));
  count('chat', () => chatText({ sheet, figures: [], cards: system.cards?.(evaluation) ?? [], link }));
}

async function stepsOf(game: Game, units: number, lists: number, alsoShown = true): Promise<Steps> {
  const system = await gameOf(game.system);
  const { parts, count } = counter();
  let letters = 0;
  for (const given of game.forces(units, lists)) {
    letters += JSON.stringify(given.force).length + JSON.stringify(given.pack).length;
    const checked = checkedIn(count, system, given);
    if (alsoShown) shownIn(count, system, checked);
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

    test('take about four times the steps for four times the units, or the lists of each', async () => {
      const [units, lists] = worst.base;
      const base = await stepsOf(worst, units, lists);
      // Allows 0.1 steps per character, for parts that take hardly any.
      for (const [what, now] of [
        ['units', await stepsOf(worst, 4 * units, lists)],
        ['lists', await stepsOf(worst, units, 4 * lists)],
      ] as const)
        for (const [part, steps] of now.parts)
          expect(steps, `${part}, ${what}`).toBeLessThan(
            5.5 * (base.parts.get(part) ?? 0) + 0.1 * now.letters,
          );
    });

    test('take at most twelve steps per character to be read, checked and answered', async () => {
      const { parts, letters } = await stepsOf(worst, ...worst.most, false);
      const steps = ['reading', 'check', 'answer'].reduce((sum, part) => sum + (parts.get(part) ?? 0), 0);
      expect(steps).toBeLessThan(Math.max(12 * letters, FEW_STEPS));
    });
  },
);
