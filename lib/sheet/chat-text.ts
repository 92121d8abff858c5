import { shownFingerprint } from '@/lib/roster/fingerprint-text';
import { shortLabels } from '@/lib/roster/words';
import type { SheetCard } from './card';
import { cleanSheet, cleanText } from './clean';
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
 * Returns a roster as a text for a chat: name, figures and verdict; a line for each element with its upgrades, like ones
 * together; the link last.
 * @param most maximum length; what does not fit is left out, details first, then entries, and a line says so. The link
 *   is kept even if it alone is longer
 */
export function chatText({ sheet, figures, cards, link }: ChatParts, most?: number): string {
  const { title, system, player, verdict, fingerprint } = cleanSheet(sheet);
  const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');
  const head = [joined([title, system]), player, joined(figures), verdict?.text ?? ''].filter(
    (line) => line !== '',
  );
  const foot = [...(fingerprint === undefined ? [] : [`Fingerprint ${shownFingerprint(fingerprint)}`]), link];
  const groups = groupsOf(cards);
  const text = (elements: readonly string[]) =>
    `${[...head, ...elements].map(withoutLinks).concat(foot).join('\n')}\n`;
  const whole = text(groups.map((group) => elementLine(group)));
  if (most === undefined || whole.length <= most) return whole;

  const total = groups.reduce((sum, { titles }) => sum + titles.length, 0);
  const short = groups.map((group) => elementLine(group, 1));
  const withoutDetails = text([...short, 'Left out: the details of each entry. The link has everything.']);
  if (withoutDetails.length <= most) return withoutDetails;
  const lines: string[] = [];
  let left = total;
  const leftOut = () =>
    `Left out: ${left} of ${total} entries, and the details of the others. The link has everything.`;
  for (const [at, line] of short.entries()) {
    if (text([...lines, line, leftOut()]).length > most) break;
    lines.push(line);
    left -= groups[at]?.titles.length ?? 0;
  }
  return text([...lines, leftOut()]);
}

/** Elements that differ in nothing but their names. */
interface Group {
  titles: string[];
  brief: readonly string[];
}

function groupsOf(cards: ChatParts['cards']): Group[] {
  const groups = new Map<string, Group>();
  for (const { title, brief } of cards) {
    if (brief === undefined) continue;
    const parts = brief.map(cleanText);
    const key = JSON.stringify(parts);
    const group = groups.get(key) ?? { titles: [], brief: parts };
    group.titles.push(cleanText(title));
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** "- Scouts 1, 2: 2 × 1 pt · Reconnaissance"; with at most `parts` of what is said about each. */
function elementLine({ titles, brief }: Group, parts = brief.length): string {
  const names = `- ${shortLabels(titles).join(', ')}`;
  const said = brief.slice(0, parts).join(' · ');
  if (said === '') return names;
  return titles.length === 1 ? `${names}: ${said}` : `${names}: ${titles.length} × ${said}`;
}

/** Changes what the reader of pasted texts would take for a link or a roster: only the link at the end is one. */
const withoutLinks = (line: string): string =>
  line.replace(/(?<!\w)([rpc]\d+)\./g, '$1 .').replace(/\{|^\[/g, '(');
