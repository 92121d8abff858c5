import { severityWord } from '@/lib/roster/severity';
import { capitalised, counted } from '@/lib/roster/words';
import { cleanText } from '@/lib/sheet/clean';
import type { SummaryInWords } from './broken-rules';
import { faultText, gameName } from './result-text';
import { type Named, ruleGroups, type Summary } from './summary';

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
