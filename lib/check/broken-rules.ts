import { packSystem } from '@/lib/roster/check';
import { loadSystem } from '@/lib/systems/registry';
import type { BrokenRule, Summary } from './summary';

/** A broken rule with its title and its breach. */
interface BrokenRuleInWords extends BrokenRule {
  title: string;
  breach: string;
}

/** A summary whose broken rules have their titles and breaches. */
export interface SummaryInWords extends Summary {
  rules: BrokenRuleInWords[];
}

/** Adds the titles and breaches of the broken rules; those of shared rules may differ between games. */
export async function summaryInWords(summary: Summary): Promise<SummaryInWords> {
  const games = [...new Set(summary.rules.map(({ system }) => system))];
  const texts = new Map(await Promise.all(games.map(async (id) => [id, await textsOf(id)] as const)));
  const rules = summary.rules.map((broken) => {
    const { rule, system } = broken;
    const { title = rule, breach = rule } = texts.get(system)?.get(rule) ?? {};
    return { ...broken, title, breach };
  });
  return { ...summary, rules };
}

async function textsOf(game: string) {
  const rules = [packSystem, ...((await loadSystem(game))?.rules ?? [])];
  return new Map(rules.map(({ id, title, breach }) => [id, { title, breach }]));
}
