import type { SheetVerdict } from '@/lib/sheet/sheet';
import { packSystem } from './check';
import { proxyRule } from './collection/proxy-rule';
import { quotedPack } from './pack/pack';
import type { Problem, Report } from './report';
import type { AnyRule, Finding, Rule } from './rule';
import { pageText, verdictAlone, verdictKind, verdictText } from './verdict';

/** A game's rules. */
interface Ruled {
  rules: readonly AnyRule<never>[];
}

const byId = new WeakMap<Ruled['rules'], Map<string, AnyRule<never>>>();

/** Returns the rule with this id, including the rules that every game has. */
function ruleOfGame(id: string, { rules: all }: Ruled): AnyRule<never> | undefined {
  const known = byId.get(all);
  if (known) return known.get(id);
  const rules = new Map<string, AnyRule<never>>(
    [packSystem, proxyRule, ...all].map((rule) => [rule.id, rule]),
  );
  byId.set(all, rules);
  return rules.get(id);
}

/** Returns the title of a game's rule; undefined for a rule that it does not have. */
export const titleOf = (rule: string, game: Ruled): string | undefined => ruleOfGame(rule, game)?.title;

/** Ends a clause with one full stop: "… the company is of U.N.A." has it already. */
const ended = (clause: string): string => (clause.endsWith('.') ? clause : `${clause}.`);

/** Returns a rule's sentence about a finding. */
export const findingText = <Facts>(
  { message }: Pick<Rule<never, Facts>, 'message'>,
  { facts }: Finding<Facts>,
): string => ended(message(facts));

/** The parts of a problem that its sentence is made from. */
type SentenceParts = Pick<Problem, 'rule' | 'facts' | 'byPack' | 'more' | 'page'>;

function clauseOf({ rule, facts, byPack, more }: Omit<SentenceParts, 'page'>, game: Ruled): string {
  if (more !== undefined) return `The same applies to ${more} more`;
  const clause = ruleOfGame(rule, game)?.message(facts) ?? rule;
  return byPack === null ? clause : `${clause}, by ${quotedPack(byPack)}`;
}

/** Returns a problem's sentence: what is wrong and what may be, with the numbers, and whether the pack causes it. */
export const sentenceOf = (problem: Omit<SentenceParts, 'page'>, game: Ruled): string =>
  ended(clauseOf(problem, game));

/** The same with the page: "… needs 3 heavy infantry (p.57)." */
export const sentenceWithPage = (problem: SentenceParts, game: Ruled): string =>
  ended(`${clauseOf(problem, game)}${problem.page === null ? '' : ` (${pageText(problem.page)})`}`);

/** The verdict as paper shows it, each problem with its page. */
export const sheetVerdict = (report: Report, game: Ruled): SheetVerdict => ({
  kind: verdictKind(report),
  alone: verdictAlone(report),
  text: verdictText(report),
  problems: report.problems.map((problem) => ({
    severity: problem.severity,
    rule: problem.rule,
    text: sentenceWithPage(problem, game),
  })),
});
