import type { Pack } from './pack';
import { PACK_PAGE } from './pack';
import type { Problem, Report } from './report';
import type { Roster } from './roster';
import { ruleOf } from './rule';
import { byGravity } from './severity';
import type { AnyGameSystem } from './system';

/** A pack is for the roster's game; where it is not, none of its fields is applied. */
export const packSystem = ruleOf<{ system: string; name: string; pack: string }>()({
  id: 'pack/system',
  severity: 'error',
  page: PACK_PAGE,
  title: 'The roster is of the game the pack is for',
  breach: "Roster of another game than the pack's",
  check: ({ system, name, pack }) => (system === pack ? [] : [{ elements: [], name, pack }]),
  message: ({ name, pack }) =>
    `The pack is for another game (${pack}); this roster is for ${name}, and nothing else of the pack was applied.`,
});

/** What a check worked out: the report, and the reckoning it rests on for whoever shows more. */
export interface Checked<Reckoning = unknown> {
  reckoning: Reckoning;
  report: Report;
}

/**
 * Checks a roster by its game's rules, under a pack or alone. Never throws on a parsed roster, and
 * changes nothing.
 */
export function checkRoster(roster: Roster, system: AnyGameSystem, pack: Pack | null = null): Checked {
  const problems: Problem[] = [];
  const foreign = pack !== null && pack.system !== system.id;
  if (foreign) runRule(packSystem, { system: system.id, name: system.name, pack: pack.system }, problems);
  const applied = foreign ? null : pack;
  const reckoning = system.reckon(roster.force, applied);
  for (const rule of system.rules) runRule(rule, reckoning, problems);
  if (applied && problems.length > 0) namePack(problems, applied.name, withoutPack(roster, system));
  const legal = problems.every((problem) => problem.severity !== 'error');
  const unknown = system.unknowns?.(reckoning) ?? 0;
  return {
    reckoning,
    report: { legal, unknown, totals: system.totals(reckoning), problems: byGravity(problems) },
  };
}

function withoutPack({ force }: Roster, system: AnyGameSystem): Problem[] {
  const problems: Problem[] = [];
  const reckoning = system.reckon(force, null);
  for (const rule of system.rules) runRule(rule, reckoning, problems);
  return problems;
}

/** Says of each problem that would not be there, or not with these numbers, without a pack that it is the pack's. */
function namePack(problems: Problem[], name: string, without: readonly Problem[]) {
  for (const problem of problems) {
    const { rule, elements, message } = problem;
    const own = without.some(
      (each) => each.rule === rule && each.message === message && `${each.elements}` === `${elements}`,
    );
    if (!own && !rule.startsWith('pack/'))
      problem.message = `${message.replace(/\.$/, '')}, by ${name.trim() || 'the pack'}.`;
  }
}

function runRule<Reckoning>(rule: AnyGameSystem['rules'][number], reckoning: Reckoning, problems: Problem[]) {
  const { id, severity, page } = rule;
  for (const finding of rule.check(reckoning))
    problems.push({
      rule: id,
      severity,
      elements: finding.elements,
      page,
      message: rule.message(finding, reckoning),
    });
}
