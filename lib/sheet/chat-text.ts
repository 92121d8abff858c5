import { sum } from '@/lib/roster/edits/list-edits';
import { shownFingerprint } from '@/lib/roster/fingerprint/text';
import { counted, shortLabels } from '@/lib/roster/text/words';
import type { CardBrief, SheetCard } from './card';
import { cleanSheet, cleanText, withoutLinks } from './clean';
import type { Sheet } from './sheet';

/** Maximum length of a message in many chats. */
export const CHAT_LENGTH = 2000;

/** What a chat text is made of. */
export interface ChatParts {
  sheet: Sheet;
  /** The brief figures: "FC 15 of 15". */
  figures: readonly string[];
  /** The game's cards; those with `brief` are elements. */
  cards: readonly Pick<SheetCard, 'title' | 'brief'>[];
  /** The link to the roster. */
  link: string;
}

/**
 * Returns a roster as a text for a chat: name, figures, verdict and scenario; a line for each kind of element with its
 * details, like ones together; the link last.
 * @param most maximum length; what does not fit is left out, and a line says so: first details, the least important
 *   first, then names, then entries. The link is kept even if it alone is longer
 */
export function chatText({ sheet, figures, cards, link }: ChatParts, most?: number): string {
  const { title, system, player, verdict, facts, fingerprint } = cleanSheet(sheet);
  const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');
  const head = [
    joined([title, system]),
    player,
    joined(figures),
    verdict?.text ?? '',
    ...facts.flatMap(({ label, value, brief }) => (brief ? `${label}: ${value}` : [])),
  ].filter((line) => line !== '');
  const foot = [...(fingerprint === undefined ? [] : [`Fingerprint ${shownFingerprint(fingerprint)}`]), link];
  const text = (groups: readonly Group[], leftOut = '') =>
    `${[...head, ...groups.map(elementLine), leftOut && `Left out: ${leftOut}. The link has everything.`]
      .filter((line) => line !== '')
      .map(withoutLinks)
      .concat(foot)
      .join('\n')}\n`;
  const groups = together(cards.flatMap(elementOf));
  const whole = text(groups);
  if (most === undefined || whole.length <= most) return whole;
  const fits = (each: string) => each.length <= most;
  const order = omissions(groups);
  const details = order.filter(({ at }) => at >= 0).length;
  const without = (count: number) =>
    text(
      omitted(groups, order.slice(0, count)),
      count <= details
        ? `${count} of ${counted(details, 'detail')}`
        : `all details and ${count - details} of ${counted(order.length - details, 'name')}`,
    );
  const least = firstWhere(1, order.length, (count) => fits(without(count)));
  if (least !== null) return without(least);

  const kinds = together(groups.map((group) => ({ ...group, names: [], details: [] }))).sort(byRank);
  const total = sum(kinds, ({ count }) => count);
  const cut = (entries: number) => {
    const shown = kinds.slice(0, kinds.length - entries);
    const left = total - sum(shown, ({ count }) => count);
    return text(
      shown,
      left === 0 ? 'all names and details' : `${left} of ${total} entries, and all names and details`,
    );
  };
  return cut(firstWhere(0, kinds.length, (entries) => fits(cut(entries))) ?? kinds.length);
}

/** Elements that differ in nothing but their names. */
interface Group extends CardBrief {
  count: number;
  /** The names that say more than the kind. */
  names: readonly string[];
}

/** An element as a group of its own; none for a card that is no element. */
function elementOf({ title, brief }: ChatParts['cards'][number]): Group[] {
  if (brief === undefined) return [];
  const kind = cleanText(brief.kind);
  const label = cleanText(title);
  const number = label.startsWith(`${kind} `) ? label.slice(kind.length + 1) : '';
  const name = label === kind ? '' : /^\d/.test(number) ? number : label;
  const details = brief.details.map(cleanText);
  return [{ kind, rank: brief.rank, details, count: 1, names: name === '' ? [] : [name] }];
}

function together(elements: readonly Group[]): Group[] {
  const groups = new Map<string, Group>();
  for (const element of elements) {
    const { kind, rank, details, count, names } = element;
    const key = JSON.stringify([kind, rank, details]);
    const group = groups.get(key);
    groups.set(
      key,
      group ? { ...group, count: group.count + count, names: [...group.names, ...names] } : element,
    );
  }
  return [...groups.values()];
}

/** What is in command first. */
const byRank = (one: Group, other: Group): number => Number(!one.rank) - Number(!other.rank);

/** A detail of a group by its place, or its names (-1). */
interface Omission {
  group: Group;
  at: number;
}

/** All that can be left out of lines: the last details first, from the last line up, and names after all details. */
const omissions = (groups: readonly Group[]): Omission[] =>
  groups
    .flatMap((group) => [
      ...group.details.map((_, at) => ({ group, at })),
      ...(group.names.length > 0 ? [{ group, at: -1 }] : []),
    ])
    .reverse()
    .sort((one, other) => other.at - one.at);

function omitted(groups: readonly Group[], left: readonly Omission[]): Group[] {
  // The last of a group decides: its details are left out from the end.
  const ends = new Map(left.map(({ group, at }) => [group, at]));
  return groups.map((group) => {
    const end = ends.get(group) ?? group.details.length;
    return { ...group, details: group.details.slice(0, Math.max(0, end)), ...(end < 0 ? { names: [] } : {}) };
  });
}

/** The least of the whole numbers from one to another that passes a test which all above it pass; null if none does. */
function firstWhere(from: number, to: number, passes: (value: number) => boolean): number | null {
  let [low, high] = [from, to + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low > to ? null : low;
}

/** "- 2 × Light infantry (Scouts 1, 2): each 1 pt · Reconnaissance", "- P3 mech (Anvil), CHQ: 3 pts". */
function elementLine({ kind, rank, details, count, names }: Group): string {
  const what = `${count > 1 ? `${count} × ` : ''}${kind}`;
  const called = names.length > 0 ? ` (${shortLabels(names).join(', ')})` : '';
  const said = details.length > 0 ? `: ${count > 1 ? 'each ' : ''}${details.join(' · ')}` : '';
  return `- ${what}${called}${rank ? `, ${rank}` : ''}${said}`;
}
