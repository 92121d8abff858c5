import { packSystem } from '@/lib/roster/check';
import { loadSystem } from '@/lib/systems/registry';
import type { BrokenRule, Summary } from './summary';

/** A broken rule with its words: what it asks, and what is wrong where it is broken. */
interface BrokenRuleInWords extends BrokenRule {
  title: string;
  breach: string;
}

/** A summary that names the rules broken in words too. */
export interface SummaryInWords extends Summary {
  rules: BrokenRuleInWords[];
}

/** A summary with the words of its rules; those that games share may have words of their own in each. */
export async function summaryInWords(summary: Summary): Promise<SummaryInWords> {
  const games = [...new Set(summary.rules.map(({ system }) => system))];
  const words = new Map(await Promise.all(games.map(async (id) => [id, await wordsOf(id)] as const)));
  const rules = summary.rules.map((broken) => {
    const { rule, system } = broken;
    const { title = rule, breach = rule } = words.get(system)?.get(rule) ?? {};
    return { ...broken, title, breach };
  });
  return { ...summary, rules };
}

async function wordsOf(game: string) {
  const rules = [packSystem, ...((await loadSystem(game))?.rules ?? [])];
  return new Map(rules.map(({ id, title, breach }) => [id, { title, breach }]));
}
