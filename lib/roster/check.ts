import { sum } from './edits/list-edits';
import { nameOfGame } from './game-names';
import { FORCE_SIZE } from './limits';
import { PACK_PAGE, type Pack, packName } from './pack/pack';
import { MAX_PROBLEMS, type Problem, type Report } from './report';
import type { Roster } from './roster';
import { type AnyRule, type Finding, ruleOf } from './rule';
import type { AnyGameSystem } from './system';
import { bySeverity } from './verdict';

/** A pack is for the roster's game; if not, none of its fields is applied. */
export const packSystem = ruleOf<{ system: string; name: string; pack: string }>()({
  id: 'pack/system',
  severity: 'error',
  permanent: true,
  page: PACK_PAGE,
  title: 'The roster and the pack are for the same game',
  breach: "Roster of another game than the pack's",
  check: ({ system, name, pack }) =>
    system === pack ? [] : [{ elements: [], path: [], facts: { name, pack } }],
  message: ({ name, pack }) =>
    `The pack is for another game (${nameOfGame(pack)}); this roster is for ${name}, and nothing else of the pack was applied`,
});

/** The result of a check: the report, and the evaluation it is based on. */
export interface Checked<Evaluation = unknown> {
  evaluation: Evaluation;
  report: Report;
}

/** A roster with its game and the result of its check. */
export interface CheckedRoster {
  roster: Roster;
  system: AnyGameSystem;
  checked: Checked;
  /** The pack it was checked against; that of the document if omitted. */
  pack?: Pack | null;
}

/**
 * Checks a roster by its game's rules, with or without a pack. Never throws on a parsed roster, and
 * does not change it.
 */
export function checkRoster(roster: Roster, system: AnyGameSystem, pack: Pack | null = null): Checked {
  const foreign = pack !== null && pack.system !== system.id;
  const problems = foreign
    ? problemsOf([packSystem], { system: system.id, name: system.name, pack: pack.system })
    : [];
  const applied = foreign ? null : pack;
  const evaluation = system.evaluate(roster.force, applied);
  problems.push(...problemsOf(system.rules, evaluation));
  if (applied && problems.length > 0)
    namePack(problems, applied, system, system.evaluate(roster.force, null));
  const legal = problems.every((problem) => problem.severity !== 'error');
  const unknown = sum(system.unknowns?.(evaluation) ?? [], ({ values }) => values.length);
  return { evaluation, report: { legal, unknown, totals: system.totals(evaluation), problems } };
}

/** An error of a force: the rule and what it found. */
export interface FoundError {
  rule: string;
  finding: Finding;
}

/**
 * Returns only the errors of a force, for callers that check many: no totals, no warnings, nothing about the pack.
 * There are none exactly if `checkRoster` says that the force is legal, for a pack of the game or no pack.
 */
export function errorsOf(force: unknown, system: AnyGameSystem, pack: Pack | null): FoundErrors {
  const evaluation: unknown = system.evaluate(force, pack);
  const errors: FoundError[] = [];
  for (const rule of orderedRules(system.rules)) {
    // Rules are sorted by severity, errors first.
    if (rule.severity !== 'error') break;
    for (const finding of rule.check(evaluation)) errors.push({ rule: rule.id, finding });
  }
  return { evaluation, errors };
}

/** The errors of a force, with the evaluation they are based on. */
export interface FoundErrors {
  evaluation: unknown;
  errors: FoundError[];
}

/**
 * Marks each problem that would not exist, or not with these numbers, without the pack as the pack's. The pack's own
 * rules name it themselves.
 * @param without the roster's evaluation without the pack
 */
function namePack(problems: readonly Problem[], pack: Pack, { rules }: AnyGameSystem, without: unknown) {
  const there = new Set(problems.map(ruleAndElements));
  const own = new Set<string>();
  for (const rule of rules)
    for (const { elements, facts } of rule.check(without)) {
      const place = ruleAndElements({ rule: rule.id, elements });
      if (there.has(place)) own.add(keyOf({ rule: rule.id, elements, facts }));
    }
  for (const problem of problems)
    if (problem.more === undefined && !problem.rule.startsWith('pack/') && !own.has(keyOf(problem)))
      problem.byPack = packName(pack);
}

const ruleAndElements = ({ rule, elements }: Pick<Problem, 'rule' | 'elements'>) => `${rule} ${elements}`;

/** Returns a key of a problem: its rule, its elements and its numbers. */
export const keyOf = (problem: Pick<Problem, 'rule' | 'elements' | 'facts'>): string =>
  ruleAndElements(problem) + JSON.stringify(problem.facts);

const sorted = new WeakMap<object, unknown>();

/** A game's rules, the most severe first; they are the same for every roster. */
function orderedRules<Evaluation>(rules: readonly AnyRule<Evaluation>[]): readonly AnyRule<Evaluation>[] {
  const known = sorted.get(rules) as readonly AnyRule<Evaluation>[] | undefined;
  if (known) return known;
  const ordered = bySeverity(rules);
  sorted.set(rules, ordered);
  return ordered;
}

/** Returns what the rules find, the most severe first; the first finding of each rule is always listed. */
function problemsOf<Evaluation>(rules: readonly AnyRule<Evaluation>[], evaluation: Evaluation): Problem[] {
  const problems: Problem[] = [];
  for (const rule of orderedRules(rules)) {
    const findings = rule.check(evaluation);
    if (findings.length === 0) continue;
    const room = Math.max(1, MAX_PROBLEMS - problems.length);
    // A single further finding is listed too, rather than counted as "1 more".
    const listed = findings.length - room > 1 ? room : findings.length;
    const more = findings.length - listed;
    for (const finding of more === 0 ? findings : findings.slice(0, listed))
      problems.push(problemOf(rule, finding));
    if (more === 0) continue;
    const others = new Set(findings.slice(listed).flatMap(({ elements }) => elements));
    const path = findings[listed]?.path ?? [];
    problems.push({ ...problemOf(rule, { elements: [...others], path, facts: {} }), more });
  }
  return problems;
}

const problemOf = <Evaluation>(
  { id, severity, page }: AnyRule<Evaluation>,
  { elements, path, facts }: Finding,
): Problem => ({
  rule: id,
  severity,
  elements: elements.length > FORCE_SIZE ? elements.slice(0, FORCE_SIZE) : elements,
  path,
  page,
  facts,
  byPack: null,
});
