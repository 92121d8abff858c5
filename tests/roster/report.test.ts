import { expect, test } from 'vitest';
import { checkRoster } from '@/lib/roster/check';
import { parsePack, parseRoster } from '@/lib/roster/parse';
import { sentenceOf } from '@/lib/roster/sentence';
import { system } from '@/lib/systems/horizon-wars/system';

/** The report of a Maul with `count` recon, each marked as the CHQ: one error for all of them, and two for each. */
function reconOf(count: number, pack: object | null = null) {
  const elements = Array.from({ length: count }, (_, at) => ({
    id: `e${at}`,
    kind: 'conventional',
    type: 'recon',
    chq: true,
  }));
  const force = { era: 'maul', limit: 9999, elements };
  const read = parseRoster({ muster: 1, system: system.id, name: 'Recon', force }, system);
  const readPack = pack && parsePack({ musterPack: 1, name: 'Open', system: system.id, ...pack }, system);
  if (!read.ok || (readPack && !readPack.ok)) throw new Error('The roster or pack cannot be read');
  return checkRoster(read.value, system, readPack?.value ?? null).report;
}

const of = (rule: string, { problems }: ReturnType<typeof reconOf>) =>
  problems.filter((problem) => problem.rule === rule);

const sentencesOf = (rule: string, report: ReturnType<typeof reconOf>) =>
  of(rule, report).map((problem) => sentenceOf(problem, system));

test('a report has a problem for each finding, up to five hundred', () => {
  const report = reconOf(200);
  expect(of('hw/chq/type', report)).toHaveLength(200);
  expect(of('hw/era/maul/mechs-only', report)).toHaveLength(200);
  expect(report.problems.some(({ more }) => more)).toBe(false);
});

test('beyond that, the rest of a rule is one problem that names them all, and no rule is left out', () => {
  const report = reconOf(200, { bans: { types: ['recon'] } });
  expect(of('hw/chq/one', report)[0]?.elements).toHaveLength(200);
  expect(sentencesOf('hw/chq/one', report)[0]).toBe(
    `200 elements are marked as the CHQ, and there may be one: ${Array.from({ length: 20 }, (_, at) => `Reconnaissance ${at + 1}`).join(', ')} and 180 more. The first counts.`,
  );
  const types = of('hw/chq/type', report);
  expect(types).toHaveLength(200);
  expect(types.at(-1)).not.toHaveProperty('more');
  const mechsOnly = of('hw/era/maul/mechs-only', report);
  expect(mechsOnly.map(({ elements }) => elements.length)).toEqual([
    ...Array.from({ length: 99 }, () => 1),
    101,
  ]);
  expect(mechsOnly.at(-1)).toMatchObject({ more: 101 });
  expect(sentencesOf('hw/era/maul/mechs-only', report).slice(-2)).toEqual([
    'Reconnaissance 99 is not a mech; a Maul allows only mechs.',
    'The same applies to 101 more.',
  ]);
  expect(of('hw/force/under-limit', report)).toHaveLength(1);
  expect(report.legal).toBe(false);
});

test('problems caused by a pack name it, and others do not', () => {
  const report = reconOf(200, { limit: 1 });
  expect(sentencesOf('hw/force/over-limit', report)[0]).toMatch(/, by “Open”\.$/);
  for (const rule of ['hw/chq/type', 'hw/era/maul/mechs-only'])
    for (const message of sentencesOf(rule, report)) expect(message).not.toContain('Open');
});

test('a pack without a name is called the pack', () => {
  const report = reconOf(2, { name: ' ', maxElements: 1, limit: 1 });
  expect(sentencesOf('pack/max-elements', report)).toEqual(['The force has 2 elements; the pack allows 1.']);
  expect(sentencesOf('hw/force/over-limit', report)[0]).toMatch(/, by the pack\.$/);
});
