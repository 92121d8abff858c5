import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkRoster } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack/pack';
import { parsePack, parseRoster } from '@/lib/roster/parse';
import type { Problem } from '@/lib/roster/report';
import { loadSystem, systems } from '@/lib/systems/registry';

const folder = path.resolve('../shared/cases');

interface Verdict {
  legal: boolean;
  totals: Record<string, unknown>;
  problems: { rule: string; severity: string; elements?: string[] }[];
}

interface Case {
  roster: { system: string; name: string };
  pack?: { system: string };
  expected: Verdict | { unreadable: true };
}

const cases: Case[] = existsSync(folder)
  ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ndjson'))
      .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'))
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Case)
      .filter(({ roster }) => systems.some(({ id }) => id === roster.system))
  : [];

if (cases.length === 0) console.log(`Conformance cases skipped: ${folder} is not here.`);

/** Advice that was added after the cases were written, which they cannot list. */
const LATER = ['fow/weapon/unarmed'];

/** Problems in the form of the cases: each rule once, with all its elements if the case lists them. */
function summarised(problems: Problem[], expected: Verdict['problems']) {
  const byRule = new Map<string, { rule: string; severity: string; elements: Set<string> }>();
  for (const { rule, severity, elements } of problems) {
    if (LATER.includes(rule)) continue;
    const known = byRule.get(rule) ?? { rule, severity, elements: new Set<string>() };
    for (const id of elements) known.elements.add(id);
    byRule.set(rule, known);
  }
  const expectedElements = new Map(expected.map((problem) => [problem.rule, problem.elements]));
  return [...byRule.values()]
    .sort((a, b) => (a.rule < b.rule ? -1 : 1))
    .map(({ rule, severity, elements }) =>
      expectedElements.get(rule) ? { rule, severity, elements: [...elements].sort() } : { rule, severity },
    );
}

/** Totals in the form of the cases. */
function flattened(totals: object): Record<string, unknown> {
  const {
    commandResources,
    discounts,
    limit: _,
    ...rest
  } = totals as {
    commandResources?: object;
    discounts?: { reason: string; points: number }[];
    limit?: unknown;
  };
  const pairs = discounts?.map(({ reason, points }) => [reason, points]).sort();
  return { ...rest, ...commandResources, ...(pairs ? { discounts: pairs } : {}) };
}

describe.skipIf(cases.length === 0)('the conformance cases', () => {
  test.each(cases.map((each) => [each.roster.name, each] as const))(
    '%s',
    async (_, { roster, pack, expected }) => {
      const system = await loadSystem(roster.system);
      if (!system) throw new Error(`no game ${roster.system}`);
      const read = parseRoster(roster, system);
      const packSystem = pack ? await loadSystem(pack.system) : null;
      const readPack = pack && packSystem ? parsePack(pack, packSystem) : null;
      const faults = [read, readPack].flatMap((each) => (each?.ok === false ? each.faults : []));
      if ('unreadable' in expected) {
        expect(faults).not.toEqual([]);
        for (const { path, message } of faults) {
          expect(path).not.toBe('');
          expect(message).toMatch(/^["A-Z].*[.?]$/);
        }
        return;
      }
      expect(faults).toEqual([]);
      if (!read.ok) return;
      const packRead = readPack?.ok ? readPack.value : ((pack ?? null) as Pack | null);
      const { report } = checkRoster(read.value, system, packRead);
      expect({
        legal: report.legal,
        totals: flattened(report.totals),
        problems: summarised(report.problems, expected.problems),
      }).toEqual({
        ...expected,
        problems: expected.problems.map((problem) =>
          problem.elements ? { ...problem, elements: [...problem.elements].sort() } : problem,
        ),
      });
    },
  );
});
