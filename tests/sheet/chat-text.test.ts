import { describe, expect, test } from 'vitest';
import { linkTo } from '@/lib/check/link';
import { readRosterBytes } from '@/lib/check/read';
import { checkRoster } from '@/lib/roster/check';
import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import { headlineFigures } from '@/lib/roster/shown/figures';
import type { AnyGameSystem } from '@/lib/roster/system';
import type { CardBrief } from '@/lib/sheet/card';
import { CHAT_LENGTH, chatText } from '@/lib/sheet/chat-text';
import { rosterSheet } from '@/lib/sheet/roster-sheet';
import { sheetMarkdown, sheetText } from '@/lib/sheet/text';
import { systems } from '@/lib/systems/registry';
import { contentsOf } from '../fixtures/contents';

const games = await Promise.all(systems.map(async ({ load }) => (await load()).system));

function partsOf(roster: Roster, system: AnyGameSystem) {
  const checked = checkRoster(roster, system);
  const sheet = rosterSheet({ roster, system, checked, pack: null });
  const figures = headlineFigures(system.figures(checked.evaluation)).map(
    ({ label, value }) => `${label} ${value}`,
  );
  const cards = system.cards?.(checked.evaluation) ?? [];
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
      for (const { title, brief } of elements) {
        const name = title.replace(/,? \d+$/, '').replace(`${brief?.kind} `, '');
        const parts = [name, brief?.kind, brief?.rank, ...(brief?.details ?? [])];
        const line = lines.find((each) => parts.every((part = '') => each.includes(part)));
        expect(line, title).toMatch(/^- (\d+ × )?/);
        expect(line?.replace(/^- (\d+ × )?/, '').startsWith(brief?.kind ?? ''), line).toBe(true);
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
const card = (title: string, kind: string, details: string[] = [], rank?: string) => ({
  title,
  brief: { kind, rank, details },
});
const textOf = (cards: { title: string; brief?: CardBrief }[], most?: number) =>
  linesOf(chatText({ sheet, figures: [], cards, link: 'https://muster.example/open#r1.x' }, most)).slice(
    1,
    -1,
  );

test('each line starts with the kind; elements that differ only in their names share one', () => {
  const cards = [
    card('Scouts 1', 'Infantry', ['1 pt', 'Ace']),
    card('B', 'Infantry', ['1 pt']),
    card('Scouts 2', 'Infantry', ['1 pt', 'Ace']),
    card('Tank 1', 'Tank', ['2 pts']),
    card('Tank 2', 'Tank', ['2 pts']),
    card('Tank Destroyers', 'Tank', ['3 pts']),
    card('Mech', 'Mech', ['3 pts'], 'CHQ'),
    { title: 'Help' },
  ];
  expect(textOf(cards)).toEqual([
    '- 2 × Infantry (Scouts 1, 2): each 1 pt · Ace',
    '- Infantry (B): 1 pt',
    '- 2 × Tank (1, 2): each 2 pts',
    '- Tank (Tank Destroyers): 3 pts',
    '- Mech, CHQ: 3 pts',
  ]);
  expect(textOf([card('Tanks', 'Tanks')])).toEqual(['- Tanks']);
});

test('a scenario is in the head', () => {
  const facts = [
    { label: 'Scenario', value: 'The Rescue', brief: true },
    { label: 'Era', value: 'Late' },
  ];
  const text = chatText({ sheet: { ...sheet, facts }, figures: ['FC 1'], cards: [], link: 'x' });
  expect(linesOf(text)).toEqual(['F · G', 'FC 1', 'Scenario: The Rescue', 'x']);
});

test('what does not fit is left out one by one: details from the last, names, elements; kind and rank stay', () => {
  const cards = Array.from({ length: 20 }, (_, at) =>
    card(
      `Unit ${at}`,
      at < 15 ? 'Tank' : `Kind ${at}`,
      ['1 pt', `${at}`.repeat(20)],
      at === 17 ? 'CHQ' : undefined,
    ),
  );
  const whole = textOf(cards).join('\n').length;
  let before = textOf(cards);
  for (let most = whole + 40; most > 0; most -= 7) {
    const lines = textOf(cards, most);
    const last = lines.at(-1) ?? '';
    if (lines.length === 20) expect(lines).toEqual(textOf(cards));
    else expect(last).toMatch(/^Left out: .*\. The link has everything\.$/);
    const details = / (\d+) of 40 details\./.exec(last);
    if (details) {
      const shown = lines.slice(0, -1).flatMap((line) => line.split(': ')[1]?.split(' · ') ?? []);
      expect(shown).toHaveLength(40 - Number(details[1]));
      // The second details go before any first one.
      if (shown.length > 20) expect(shown.filter((each) => each === '1 pt')).toHaveLength(20);
    }
    if (!last.includes('entries')) expect(lines.join('\n')).toContain('Kind 17');
    if (lines.length > 1) expect(lines.some((line) => /^- Kind 17.*, CHQ/.test(line))).toBe(true);
    expect(lines.join('\n').length).toBeLessThanOrEqual(before.join('\n').length + 60);
    before = lines;
  }
  expect(textOf(cards, 240).at(-1)).toBe('Left out: all names and details. The link has everything.');
  // Even a link that is too long is kept.
  expect(textOf(cards, 10)).toEqual([
    'Left out: 20 of 20 entries, and all names and details. The link has everything.',
  ]);
});

test('a text for a chat says what the force cannot be known by from its entries alone', async () => {
  const chats = await Promise.all(
    games.map(async (system) => (await samplesOf(system)).map((roster) => chatText(partsOf(roster, system)))),
  );
  const all = chats.flat().join('\n');
  for (const said of [
    'Era: The Maul',
    'Faction: Asori',
    'Army: Harbour Guard',
    'Long Battery): 2 pieces',
    'Horde · jump 12"',
    'Platoon Quay',
  ])
    expect(all).toContain(said);
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
    const parts = partsOf(roster, system);
    for (const text of [
      chatText(parts),
      sheetText(parts.sheet, parts.link),
      sheetMarkdown(parts.sheet, parts.link),
    ])
      expect(await pasted(text), name).toEqual([roster]);
  }
});
