import { packSystem } from '@/lib/roster/check';
import { listIn } from '@/lib/roster/maps';
import type { Use } from '@/lib/roster/pack/rules';
import type { Fault } from '@/lib/roster/report';
import type { Severity } from '@/lib/roster/rule';
import { capitalised, counted } from '@/lib/roster/text/words';
import { severities, severityWord, verdictKind } from '@/lib/roster/verdict';
import { cleanText } from '@/lib/sheet/clean';
import { loadSystem } from '@/lib/systems/registry';
import type { CheckResult, ReadableResult } from './answer';
import { faultText, gameName } from './result-text';

/** Many checked rosters in numbers. */
export interface Summary {
  rosters: number;
  legal: number;
  /** How many of the legal ones are undecided: figures that the rules need are unknown. */
  undecided: number;
  notLegal: number;
  unreadable: number;
  /** The first 100 inputs that could not be read, each with its first fault. */
  notRead: ({ index: number; source: string } & Fault)[];
  /** Broken rules, by severity, then by the number of rosters, descending. */
  rules: BrokenRule[];
  /** Types, then upgrades, each by the number of rosters, descending. */
  fielded: UsageCount[];
  /** The same force handed in more than once. */
  same: { system: string; fingerprint: string; rosters: Named[] }[];
  /** Players with several lists that differ. */
  players: { player: string; rosters: Named[] }[];
}

export interface BrokenRule {
  rule: string;
  system: string;
  severity: Severity;
  rosters: number;
}

/** Groups rules for lists: those whose breach makes a roster illegal, and those that only warn or advise. */
export const ruleGroups = <Rule extends Pick<BrokenRule, 'severity'>>(rules: readonly Rule[]) =>
  [
    { title: 'Rules broken', rules: rules.filter(({ severity }) => severity === 'error') },
    { title: 'Warnings and advice', rules: rules.filter(({ severity }) => severity !== 'error') },
  ].filter((group) => group.rules.length > 0);

export interface UsageCount {
  what: Use['what'];
  id: string;
  name: string;
  system: string;
  /** The number of rosters that have it, and its total count. */
  rosters: number;
  times: number;
}

/** A key for a type or upgrade, unique across games. */
export const usageKey = (system: string, { what, id }: Pick<Use, 'what' | 'id'>): string =>
  `${system} ${what} ${id}`;

/** A reference to a roster in a summary. */
export interface Named {
  /** Its index among all rows, from 0. */
  index: number;
  source: string;
  name: string;
  player: string;
}

/** Maximum number of unreadable inputs that are listed. */
const MAX_NOT_READ = 100;

/** Summarises rows one by one; retains numbers, names and fingerprints, never a roster. */
export interface Tally {
  add: (row: CheckResult) => void;
  summary: () => Summary;
}

/** Makes an empty tally. */
export function tally(): Tally {
  const rules = new Map<string, BrokenRule>();
  const fielded = new Map<string, UsageCount>();
  const lists = new Map<string, (Named & { player: string })[]>();
  const players = new Map<string, Map<string, Named[]>>();
  const notRead: Summary['notRead'] = [];
  const count = { rosters: 0, legal: 0, undecided: 0, notLegal: 0, unreadable: 0 };

  const addRead = (read: ReadableResult, index: number, source: string) => {
    count[read.legal ? 'legal' : 'notLegal'] += 1;
    if (verdictKind(read) === 'undecided') count.undecided += 1;
    addRules(rules, read);
    addUses(fielded, read);
    const named = { index, source, name: read.name, player: read.player };
    const list = `${read.system} ${read.fingerprintFull}`;
    listIn(lists, list).push(named);
    const player = foldedName(read.player);
    if (player === '') return;
    const own = players.get(player) ?? new Map<string, Named[]>();
    players.set(player, own);
    listIn(own, list).push(named);
  };

  return {
    add({ source, faults, read }) {
      const index = count.rosters++;
      if (read !== null) addRead(read, index, source);
      else if (count.unreadable++ < MAX_NOT_READ)
        notRead.push({ index, source, path: '', code: 'file', message: '', ...faults[0] });
    },
    summary: () => ({
      ...count,
      notRead: [...notRead],
      rules: [...rules.values()].sort(
        (a, b) =>
          severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
          b.rosters - a.rosters ||
          (a.rule < b.rule ? -1 : 1),
      ),
      fielded: [...fielded.values()].sort(
        (a, b) =>
          Number(a.what === 'upgrades') - Number(b.what === 'upgrades') ||
          b.rosters - a.rosters ||
          b.times - a.times ||
          (a.name < b.name ? -1 : 1),
      ),
      same: [...lists].flatMap(([list, rosters]) => {
        const [system = '', fingerprint = ''] = list.split(' ');
        return rosters.length > 1 ? [{ system, fingerprint, rosters }] : [];
      }),
      players: [...players.values()].flatMap((own) => {
        const rosters = [...own.values()].flat().sort((a, b) => a.index - b.index);
        return own.size > 1 ? [{ player: rosters[0]?.player ?? '', rosters }] : [];
      }),
    }),
  };
}

/** Summarises rows. */
export function summaryOf(rows: Iterable<CheckResult>): Summary {
  const all = tally();
  for (const row of rows) all.add(row);
  return all.summary();
}

/** A player's name without case and extra spaces, for comparing names. */
const foldedName = (player: string): string =>
  player.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

function addRules(rules: Map<string, BrokenRule>, { system, problems }: ReadableResult) {
  for (const rule of new Set(problems.map((problem) => problem.rule))) {
    const key = `${system} ${rule}`;
    const severity = problems.find((problem) => problem.rule === rule)?.severity ?? 'error';
    const broken = rules.get(key) ?? { rule, system, severity, rosters: 0 };
    broken.rosters += 1;
    rules.set(key, broken);
  }
}

function addUses(fielded: Map<string, UsageCount>, { system, uses }: ReadableResult) {
  const seen = new Set<string>();
  for (const { what, id, name } of uses) {
    const key = usageKey(system, { what, id });
    const one = fielded.get(key) ?? { what, id, name, system, rosters: 0, times: 0 };
    one.times += 1;
    if (!seen.has(key)) one.rosters += 1;
    seen.add(key);
    fielded.set(key, one);
  }
}

/** "40 rosters: 30 legal, 7 not legal, 1 undecided, 2 unreadable". */
export function countText(
  count: Pick<Summary, 'rosters' | 'legal' | 'undecided' | 'notLegal' | 'unreadable'>,
): string {
  const { rosters, legal, undecided, notLegal, unreadable } = count;
  const parts = [`${legal - undecided} legal`, `${notLegal} not legal`];
  if (undecided > 0) parts.push(`${undecided} with no error found`);
  if (unreadable > 0) parts.push(`${unreadable} unreadable`);
  return `${counted(rosters, 'roster')}: ${parts.join(', ')}`;
}

/** A roster as a summary names it: "Lancers (lists/01.json)". */
const namedText = ({ name, source }: Named): string =>
  `${cleanText(name) || 'Unnamed'} (${cleanText(source)})`;

/** A summary in words and numbers, line by line. */
export function summaryLines(summary: SummaryInWords): string[] {
  const { notRead, rules, fielded, same, players } = summary;
  const several = new Set(fielded.map(({ system }) => system)).size > 1;
  const fieldedLines = (kind: Summary['fielded'][number]['what']) =>
    fielded
      .filter(({ what }) => what === kind)
      .map(({ name, rosters, times, system }) => {
        const game = several ? `, ${gameName({ system })}` : '';
        return `${capitalised(cleanText(name))}${game}: ${times} in ${counted(rosters, 'roster')}`;
      });
  const blocks: [string, string[]][] = [
    ['Cannot be read', notRead.map((fault) => cleanText(`${fault.source}: ${faultText(fault)}`))],
    ...ruleGroups(rules).map(({ title, rules }): [string, string[]] => [
      title,
      rules.map(
        ({ rule, severity, rosters, breach }) =>
          `${counted(rosters, 'roster')}: ${breach} (${severityWord(severity).toLowerCase()}, ${rule})`,
      ),
    ]),
    ['Types fielded', fieldedLines('types')],
    ['Upgrades fielded', fieldedLines('upgrades')],
    ['The same list more than once', same.map(({ rosters }) => rosters.map(namedText).join(', '))],
    [
      'Players with more than one list',
      players.map(({ player, rosters }) => `${cleanText(player)}: ${rosters.map(namedText).join(', ')}`),
    ],
  ];
  return [
    countText(summary),
    ...blocks.flatMap(([title, lines]) =>
      lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line}`)] : [],
    ),
  ];
}

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
