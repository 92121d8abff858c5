import { describe, expect, test } from 'vitest';
import { checkRoster } from '@/lib/roster/check';
import { parseRoster } from '@/lib/roster/parse';
import type { AnyGameSystem } from '@/lib/roster/system';
import { layCard } from '@/lib/sheet/pdf/card-layout';
import { loadFonts } from '@/lib/sheet/pdf/fonts';
import { nodeFonts } from '@/lib/sheet/pdf/fonts-node';
import { system as forgeOfWar } from '@/lib/systems/forge-of-war/system';
import { printed } from './pdf';

const system = forgeOfWar as AnyGameSystem;
const samples = await system.samples();
const fonts = await loadFonts(nodeFonts(), '');

describe('on paper', () => {
  test.each(
    (['a4', 'letter'] as const).flatMap((paper) =>
      (['landscape', 'portrait'] as const).map((orientation) => ({ paper, orientation })),
    ),
  )('the play summary is one page of $paper, $orientation', async (options) => {
    const summary = await system.playSummary();
    const { pages } = await printed([summary], options);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.text).toContain('OPTIONAL RULES');
  });

  test.each(samples)('every unit of $name has one card', ({ roster }) => {
    const read = parseRoster(roster, system);
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    const cards = system.cards(checkRoster(read.value, system).evaluation);
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) expect([card.title, layCard(card, fonts).length]).toEqual([card.title, 1]);
  });
});
