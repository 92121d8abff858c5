import { describe, expect, test } from 'vitest';
import { screen, waitFor, within } from '@/tests/fixtures/dom';
import { fillDatabase } from '../fixtures/database';
import { press, reload, saved, setWidth, soon, user } from '../fixtures/page';
import * as games from './games';
import { open, pressProblem, problemsWith, select, set } from './games';
import { printedOn } from './print';
import { panel, spaced, text, total, untilSaved } from './steps';

const begin = (name: string) => games.begin('AT-43', name);

/** A card file with the given cards, each completed from defaults. */
const cardFile = (...cards: Record<string, unknown>[]) =>
  JSON.stringify({
    musterCards: 1,
    system: 'at-43',
    name: 'Cards',
    cards: cards.map((card, index) => ({
      id: `card-${index + 1}`,
      designation: `Card ${index + 1}`,
      army: 'U.N.A.',
      category: 'soldier',
      ...card,
    })),
  });

/** Opens a file with “Open a card file”. */
async function openCardFile(content: string, name = 'list.json') {
  const input = panel('Cards').querySelector<HTMLInputElement>('input[type=file]');
  await user.upload(input as HTMLElement, new File([content], name, { type: 'application/json' }));
}

describe('a player of AT-43', () => {
  test('presses a problem, is shown the sixth unit of a platoon, and moves it to a new one', async () => {
    await begin('Six');
    await press('Add unit');
    for (let count = 0; count < 6; count++) await press('Add Steel troopers');
    await soon(() => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Into' }).value).toBe('1');
    await press(/^Steel troopers 6/);
    await select('Platoon', '0');
    const sentence = 'Platoon 1 has 6 units and 5 slots; no slot is left for Steel troopers 6';
    await soon(() => problemsWith(sentence).length).toBe(1);
    await pressProblem(sentence);
    const mend = await screen.findByRole('button', { name: 'Move to a new platoon' });
    await soon(() => mend === document.activeElement).toBe(true);
    await soon(() => spaced(panel('Platoons'))).toContain(sentence);
    await user.keyboard('{Enter}');
    await soon(() => problemsWith(sentence)).toEqual([]);
    await soon(() => spaced(panel('Platoons'))).toMatch(/Platoon 3.*1 of 5 slots/i);
  });

  test('sets support weapons, a hero’s machine and a ruling, and finds all of them on paper', async () => {
    await begin('Crews');
    await open('Cards');
    await press('New card');
    await games.write('Designation', 'Mortar crew');
    await press('Support unit', 'radio');
    await press('The support weapon is known', 'checkbox');
    await games.write('Support weapon', 'Heavy mortar');

    await press('Add unit');
    await press('Add Mortar crew');
    await press('Add Fire Toad');
    await press(/^Mortar crew.*support unit/);
    await set('Support weapons', 2);
    const sentence = 'Mortar crew has 2 support weapons, more than its 1 figure.';
    await soon(() => problemsWith(sentence).length).toBe(1);
    await pressProblem(sentence);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Support weapons' })),
    );
    await set('Figures', 5);
    await soon(() => problemsWith(sentence)).toEqual([]);

    await press(/^Fire Toad.*combat strider/);
    await select('Hero', 'Sergeant A. Borz, rank 1 (A. Borz aboard Bad Dog)');
    await soon(() => total('Leadership points per round')).toBe('?');
    await press('Reinforcement', 'radio');

    await open('Company');
    await user.click(await screen.findByText('Rulings'));
    await press('Only units of the assault wave count.', 'radio');
    await soon(() => total('Leadership points per round')).toBe('1');
    await soon(
      () => problemsWith('No unit of the assault wave has an officer or a hero').length,
    ).toBeGreaterThan(0);

    const paper = await printedOn('A4');
    for (const words of [
      'Heavy mortar',
      '2 with Mortar crew',
      'Sergeant A. Borz, with Fire Toad',
      '1 changed',
    ])
      expect(paper).toContain(words);
  });

  test('types the numbers and prices of a card, of which no digit changes another field', async () => {
    const value = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name }).value;
    await begin('Digits');
    await open('Cards');
    await press('New card');
    await press('Numbers are known', 'checkbox');
    await set('Minimum', 6);
    expect(value('Maximum')).toBe('6');
    await set('Maximum', 10);
    expect([value('Minimum'), value('Maximum')]).toEqual(['6', '10']);
    await press('A.P. are known', 'checkbox');
    await set('A.P. at the minimum', 120);
    expect(value('A.P. at the maximum')).toBe('120');
    await set('A.P. at the maximum', 180);
    await set('A.P. at the minimum', 130);
    expect([value('A.P. at the minimum'), value('A.P. at the maximum')]).toEqual(['130', '180']);
    // Fewer than at the minimum is refused, and says so.
    await set('A.P. at the maximum', 90);
    await user.tab();
    await screen.findByText(/^Kept 180: “90” is not a whole number from 130/);
  });

  test('exports cards to a file and imports them into another company', async () => {
    await begin('Givers');
    await open('Cards');
    await user.click(await screen.findByText('Sample cards'));
    await press('Copy and fill in Steel troopers');
    await set('Combat', 4);
    await press('All cards');
    await press('Save 1 card as a file');
    await soon(() => saved.map(({ name }) => name)).toEqual(['Givers-cards.json']);
    const file = (await saved[0]?.blob.text()) ?? '';
    expect(JSON.parse(file).cards).toMatchObject([
      { id: 'steel-troopers-2', designation: 'Steel troopers', combat: 4, protection: 5, ap: null },
    ]);
    await untilSaved();

    // Another player, with a phone.
    await fillDatabase([]);
    setWidth(360);
    await begin('Takers');
    await open('Cards');
    const sheet = await screen.findByRole('dialog', { name: 'Cards' });
    await user.upload(
      sheet.querySelector('input[type=file]') as HTMLElement,
      new File([file], 'list.json', { type: 'application/json' }),
    );
    await press('Add Steel troopers to the company');
    await soon(() => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Combat' }).value).toBe('4');
    await untilSaved();
    await reload();
    await open('Cards');
    const edit = await screen.findByRole('button', { name: 'Edit Steel troopers' });
    await soon(() => spaced(edit.closest('li') as HTMLElement)).toMatch(
      /^Steel troopers .* not in use · saved in this browser/,
    );
  });

  test.for([
    [
      'two cards with the same id',
      cardFile({ id: 'twin' }, { id: 'twin' }),
      'cards[1].id',
      'Card id "twin" is there twice; it must be unique.',
    ],
    [
      'A.P. that are not numbers',
      cardFile({ ap: { standard: 'ninety', maximum: 120 } }),
      'cards[0].ap.standard',
      'This is the text "ninety"; it must be a whole number from 0 to 9999.',
    ],
  ] as const)(
    'is told where a card file with %s is invalid, and keeps the existing cards',
    async ([, file, path, words]) => {
      await begin('Keepers');
      await open('Cards');
      await openCardFile(cardFile({}));
      await screen.findByRole('button', { name: 'Add Card 1 to the company' });
      await openCardFile(file, 'hostile.json');
      const refusal = await screen.findByRole('dialog', { name: 'This card file cannot be read' });
      for (const each of ['hostile.json', 'Nothing was changed.', path, words])
        expect(text(refusal)).toContain(each);
      await user.click(within(refusal).getByRole('button', { name: 'Cancel' }));
      await soon(() => screen.getAllByRole('button', { name: /^Add .* to the company$/ }).length).toBe(1);
    },
  );
});
