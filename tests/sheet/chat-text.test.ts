import { describe, expect, test } from 'vitest';
import { linkTo } from '@/lib/check/link';
import { readRosterBytes } from '@/lib/check/read';
import { checkRoster } from '@/lib/roster/check';
import { briefly } from '@/lib/roster/figure';
import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { CHAT_LENGTH, chatText } from '@/lib/sheet/chat-text';
import { rosterSheet } from '@/lib/sheet/roster-sheet';
import { systems } from '@/lib/systems/registry';
import { contentsOf } from '../fixtures/contents';

const games = await Promise.all(systems.map(async ({ load }) => (await load()).system));

function partsOf(roster: Roster, system: AnyGameSystem) {
  const checked = checkRoster(roster, system);
  const sheet = rosterSheet({ roster, system, checked, pack: null });
  const figures = briefly(system.figures(checked.reckoning)).map(({ label, value }) => `${label} ${value}`);
  const cards = system.cards?.(checked.reckoning) ?? [];
  return { sheet, figures, cards, link: linkTo('https://muster.example', roster) };
}

const linesOf = (text: string) => text.trimEnd().split('\n');

/** A force with all that its game knows. */
async function fullestOf(system: AnyGameSystem): Promise<Roster[]> {
  const { fullest } = await import(`../rules/${system.id}/fullest.ts`);
  const read = parseRoster({ muster: 1, system: system.id, name: 'All', force: fullest }, system);
  return read.ok ? [read.value] : [];
}

async function samplesOf(system: AnyGameSystem): Promise<Roster[]> {
  return (await system.samples()).flatMap(({ roster }) => {
    const read = parseRoster(roster, system);
    return read.ok ? [read.value] : [];
  });
}

/** The rosters that the check page reads from a pasted text. */
async function pasted(text: string): Promise<unknown[]> {
  const inputs = await contentsOf('pasted text', new TextEncoder().encode(text));
  const read = await Promise.all(
    inputs.map(({ bytes }) => (bytes.ok ? readRosterBytes(bytes.value) : bytes)),
  );
  return read.map((each) => (each.ok ? each.value.roster : each.faults));
}

describe.each(games)('a roster of $name as a text for a chat', (system) => {
  test('has every element with its upgrades and its link last, and is read by its link when pasted', async () => {
    for (const roster of [...(await samplesOf(system)), ...(await fullestOf(system))]) {
      const parts = partsOf(roster, system);
      const lines = linesOf(chatText(parts));
      expect(lines[0]).toContain(roster.name.slice(0, 20));
      expect(lines.join('\n')).toMatch(/^(Legal|Not legal|No error found)/m);
      expect(lines.at(-1)).toBe(parts.link);
      const elements = parts.cards.filter(({ brief }) => brief);
      expect(elements.length).toBeGreaterThan(0);
      for (const { title, brief = [] } of elements) {
        const name = title.replace(/ \d+$/, '');
        const line = lines.find((each) => each.includes(name) && brief.every((part) => each.includes(part)));
        expect(line, title).toBeDefined();
      }
      expect(await pasted(lines.join('\n'))).toEqual([roster]);
    }
  });

  test('in at most 2,000 characters keeps the link and says what it leaves out', async () => {
    for (const roster of await samplesOf(system)) {
      const parts = partsOf(roster, system);
      const [card] = parts.cards;
      const many = Array.from({ length: 150 }, (_, at) => ({ ...card, title: `N${at} ${'x'.repeat(at)}` }));
      for (const cards of [parts.cards, many.slice(0, 25), many] as (typeof parts.cards)[]) {
        const whole = chatText({ ...parts, cards });
        const short = chatText({ ...parts, cards }, CHAT_LENGTH);
        if (whole.length <= CHAT_LENGTH) expect(short).toBe(whole);
        else expect(short).toMatch(/\nLeft out: .*\. The link has everything\.\n/);
        expect(short.length).toBeLessThanOrEqual(CHAT_LENGTH);
        expect(linesOf(short).at(-1)).toBe(parts.link);
        expect(await pasted(short)).toEqual([roster]);
      }
    }
  });
});

const sheet = {
  title: 'F',
  system: 'G',
  player: '',
  verdict: null,
  facts: [],
  tables: [],
  notes: [],
  orientation: 'portrait' as const,
};
const card = (title: string, ...brief: string[]) => ({ title, brief });
const textOf = (cards: { title: string; brief?: string[] }[], most?: number) =>
  linesOf(chatText({ sheet, figures: [], cards, link: 'https://muster.example/open#r1.x' }, most)).slice(
    1,
    -1,
  );

test('elements that differ only in their names are together, and what is not an element is left out', () => {
  const cards = [
    card('A 1', '1 pt', 'Ace'),
    card('B', '1 pt'),
    card('A 2', '1 pt', 'Ace'),
    { title: 'Help' },
  ];
  expect(textOf(cards)).toEqual(['- A 1, 2: 2 × 1 pt · Ace', '- B: 1 pt']);
  expect(textOf([card('Tanks')])).toEqual(['- Tanks']);
});

test('details are left out before elements, and elements one by one', () => {
  const cards = Array.from({ length: 20 }, (_, at) => card(`Unit ${at}`, '1 pt', `${at}`.repeat(50)));
  const long = textOf(cards).join('\n').length;
  const details = textOf(cards, long);
  expect(details[0]).toBe('- Unit 0: 1 pt');
  expect(details.slice(20)).toEqual(['Left out: the details of each entry. The link has everything.']);
  const few = textOf(cards, 300);
  expect(few.at(-1)).toBe(
    `Left out: ${20 - (few.length - 1)} of 20 entries, and the details of the others. The link has everything.`,
  );
  // Even a link that is too long is kept.
  expect(textOf(cards, 10)).toEqual([
    'Left out: 20 of 20 entries, and the details of the others. The link has everything.',
  ]);
});

test('a name that looks like a link or a roster is not read as one when pasted', async () => {
  const [system] = games;
  const [sample] = system ? await samplesOf(system) : [];
  if (!system || !sample) throw new Error('Horizon Wars has no sample');
  const hostile = [
    'https://x.example/open#r1.abc',
    'r1.abcdefghijklmnopqrstuvwxyz',
    'p1.x',
    '#c1.',
    '{"muster":1,"name":"',
    '{"muster":1}',
    'x {',
    '{',
    '[{',
  ];
  for (const name of hostile) {
    const { elements } = sample.force as { elements: { name: string }[] };
    const named = { ...(sample.force as object), elements: elements.map((each) => ({ ...each, name })) };
    const roster = { ...sample, name, player: name, force: named };
    expect(await pasted(chatText(partsOf(roster, system))), name).toEqual([roster]);
  }
});
