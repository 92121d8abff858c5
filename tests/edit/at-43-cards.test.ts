import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLibraryBytes } from '@/lib/check/read';
import { withoutHidden } from '@/lib/roster/text/visible';
import type { Card } from '@/lib/systems/at-43/catalogue/card';
import {
  cardFileText,
  cardOutlines,
  pagesOf,
  remainingSamples,
  sampleCards,
} from '@/lib/systems/at-43/catalogue/catalogue';
import { takeCard, unitsOf } from '@/lib/systems/at-43/edits/edit';
import {
  blankCard,
  copyOf,
  editCard,
  followingId,
  prefilledCard,
  putCards,
  removeCard,
  usersOf,
} from '@/lib/systems/at-43/edits/edit-cards';
import { type Force, forceSchema } from '@/lib/systems/at-43/force';
import { system } from '@/lib/systems/at-43/system';
import { card, company, officer, platoon, unit } from '../fixtures/at-43';
import { frozen } from '../fixtures/frozen';
import { anyRoster } from '../rules/at-43/arbitrary';

const force = frozen(
  company(
    [
      platoon([
        unit('u1', {
          officer: 'Chief',
          specialWeapons: [{ name: 'Lance', count: 1 }],
          specialists: ['Medic', 'Medic'],
          equipment: ['Rope'],
        }),
        unit('u2', { hero: { card: 'zora', name: 'Zora' } }),
        unit('u3', { card: 'staff', officer: 'Chief' }),
      ]),
    ],
    { cards: [card('zora', { officers: [officer('Zora', { hero: true })] })] },
  ).force,
);
const cardIn = (given: Force, id: string) => given.cards.find((each) => each.id === id) as Card;
const unitIn = (given: Force, id: string) => unitsOf(given).find((each) => each.id === id);
const squad = cardIn(force, 'squad');
const renamed = (list: 'specialWeapons' | 'officers' | 'specialists' | 'equipment', name: string) =>
  editCard(force, 'squad', { [list]: squad[list].with(0, { ...squad[list][0], name } as never) });

describe('a card', () => {
  test('starts blank, in the company’s army, with a free id', () => {
    const first = putCards(force, [blankCard(force)]);
    const second = putCards(first, [blankCard(first)]);
    expect(second.cards.slice(-2).map(({ id, army, type, ap }) => [id, army, type, ap])).toEqual([
      ['new-card', 'Testers', null, null],
      ['new-card-2', 'Testers', null, null],
    ]);
    expect(forceSchema.parse(second)).toEqual(second);
  });

  test('does not take the id of a stored card, which it would replace', () => {
    expect(blankCard(force, ['new-card', 'new-card-2']).id).toBe('new-card-3');
    expect(copyOf(cardIn(force, 'squad'), force, ['squad-2']).id).toBe('squad-3');
  });

  test('has an id that follows its designation, unless it was chosen separately', () => {
    const given = putCards(force, [blankCard(force)]);
    const blank = cardIn(given, 'new-card');
    expect(followingId(blank, 'Line troopers', given)).toBe('line-troopers');
    expect(followingId(blank, 'Squad', given)).toBe('squad-2');
    expect(followingId(blank, 'Line troopers', given, ['line-troopers'])).toBe('line-troopers-2');
    expect(followingId({ ...blank, id: 'my-own' }, 'Line troopers', given)).toBe('my-own');
  });

  test('copied from another of the company has the next designation', () => {
    expect(copyOf(cardIn(force, 'squad'), force).designation).toBe('squad 2');
  });

  test('is prefilled with what the extracts state', () => {
    const [ironRain, lancelot] = cardOutlines.map((beginning) => prefilledCard(beginning, force));
    expect(ironRain).toMatchObject({
      id: 'iron-rain',
      designation: 'Iron Rain',
      army: force.army,
      weapons: [{ name: 'Light MG', count: 2, area: null, special: false }],
    });
    expect(lancelot?.weapons).toMatchObject([{ name: 'Light grenade launcher', count: 2, area: 3 }]);
    for (const beginning of cardOutlines) {
      const now = putCards(force, [prefilledCard(beginning, force)]);
      expect(forceSchema.parse(now)).toEqual(now);
    }
  });

  test('with the id of a sample is added in its place', () => {
    const sample = sampleCards.find(({ id }) => id === 'grim-golems') as Card;
    const own = { ...sample, designation: 'Our golems' };
    expect(takeCard(force, sample)).toBe(force);
    expect(cardIn(takeCard(force, own), 'grim-golems').designation).toBe('Our golems');
    expect(remainingSamples([own])).not.toContain(sample);
    expect(pagesOf(sample)).toEqual([77]);
    expect(pagesOf(own)).toEqual([]);
  });

  test('is copied from every sample with a new id', () => {
    const now = sampleCards.reduce((given, sample) => putCards(given, [copyOf(sample, given)]), force);
    expect(now.cards).toHaveLength(force.cards.length + sampleCards.length);
    expect(cardIn(now, 'steel-troopers-2')).toMatchObject({ designation: 'Steel troopers', protection: 5 });
    expect(forceSchema.parse(now)).toEqual(now);
  });

  test('replaces one with the same id, but never a sample of the app', () => {
    const other = { ...cardIn(force, 'squad'), protection: 9 };
    const now = putCards(force, [other]);
    expect(now.cards.map(({ id }) => id)).toEqual(force.cards.map(({ id }) => id));
    expect(cardIn(now, 'squad').protection).toBe(9);
    expect(putCards(force, [sampleCards[0] as Card]).cards).toEqual(force.cards);
  });

  test('is added up to a maximum of 200', () => {
    const many = Array.from({ length: 600 }, (_, at) => ({ ...cardIn(force, 'squad'), id: `c${at}` }));
    const now = putCards(force, many);
    expect(now.cards).toHaveLength(200);
    expect(forceSchema.parse(now)).toEqual(now);
  });

  test('updates its units and its hero when its id changes', () => {
    const now = editCard(force, 'squad', { id: 'band' });
    expect(unitsOf(now).map((each) => each.card)).toEqual(['band', 'band', 'staff']);
    const hero = editCard(force, 'zora', { id: 'zora-2' });
    expect(unitIn(hero, 'u2')?.hero).toEqual({ card: 'zora-2', name: 'Zora' });
  });

  test('updates the units with an option when it is renamed, but not those of another card', () => {
    expect(unitIn(renamed('officers', 'Boss'), 'u1')?.officer).toBe('Boss');
    expect(unitIn(renamed('officers', 'Boss'), 'u3')?.officer).toBe('Chief');
    expect(unitIn(renamed('specialWeapons', 'Pike'), 'u1')?.specialWeapons).toEqual([
      { name: 'Pike', count: 1 },
    ]);
    expect(unitIn(renamed('specialists', 'Doctor'), 'u1')?.specialists).toEqual(['Doctor', 'Doctor']);
    expect(unitIn(renamed('equipment', 'Cord'), 'u1')?.equipment).toEqual(['Cord']);
    const { officers } = cardIn(force, 'zora');
    const hero = editCard(force, 'zora', { officers: [{ ...officers[0], name: 'Zoë' } as never] });
    expect(unitIn(hero, 'u2')?.hero).toEqual({ card: 'zora', name: 'Zoë' });
  });

  test('of a renamed machine keeps its heroes aboard, unless another card has the old name', () => {
    const [machine, hero] = [cardIn(force, 'squad'), cardIn(force, 'zora')];
    const aboard = putCards(force, [{ ...hero, aboard: machine.designation }]);
    const rename = (given: Force) => editCard(given, 'squad', { designation: 'Walker' });
    expect(cardIn(rename(aboard), 'zora').aboard).toBe('Walker');
    const twin = putCards(aboard, [{ ...machine, id: 'twin' }]);
    expect(cardIn(rename(twin), 'zora').aboard).toBe(machine.designation);
  });

  test('is removed', () => {
    expect(usersOf(force, 'squad')).toBe(2);
    expect(usersOf(force, 'zora')).toBe(1);
    expect(removeCard(force, 'squad').cards.map(({ id }) => id)).toEqual(['staff', 'zora']);
  });
});

test('the cards of any company are unchanged after writing and reading a file', () =>
  fc.assert(
    fc.asyncProperty(anyRoster, async (json) => {
      const { cards } = forceSchema.parse(json.force);
      const name = withoutHidden(json.name);
      const bytes = new TextEncoder().encode(cardFileText(name, cards));
      expect(await readLibraryBytes(bytes, system)).toEqual({
        ok: true,
        value: { musterCards: 1, system: 'at-43', name, cards },
      });
    }),
    { numRuns: 100 },
  ));
