import { describe, expect, test } from 'vitest';
import { screen, within } from '@/tests/fixtures/dom';
import { fill, openPage, press, setWidth, soon, user } from '../fixtures/page';
import { add, labels, newForce, openSample, rosters, row, text } from './steps';

// Adding elements: first the CHQ, then by search, with what fits and how many the force has.

const offers = () => [...document.querySelectorAll<HTMLElement>('[data-offer]')];

const titleOf = (offer: HTMLElement) => text(within(offer).getByRole('heading'));

/** An offer once it is there. */
const offer = async (name: string) =>
  (await screen.findByRole('heading', { name })).closest('[data-offer]') as HTMLElement;

const search = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search' });

describe.each([1440, 360])('on a screen %i wide', (width) => {
  test('a Horizon Wars force starts with its CHQ, and shows what that changes', async () => {
    setWidth(width);
    await newForce('Led');
    await press('Add element');
    const light = await offer('Light infantry');
    await soon(() => text(light)).toContain('needs 3 of its type at 15 points');
    await soon(() => text(light)).toMatch(/Dearer: armoured artillery \+2/);
    await press('Add light infantry as the CHQ');
    await soon(() => screen.queryByRole('tab', { name: 'CHQ' })).toBeNull();
    await screen.findByText('Costs with light infantry as the CHQ.');
    if (width < 720) await press('Close');
    await soon(() => text(row('Light infantry'))).toMatch(/CHQ/i);
  });

  test('the search covers every kind, and offers over the limit say by how much', async () => {
    setWidth(width);
    await openSample('Harbour Watch');
    await press('Add element');
    const light = await offer('Light infantry');
    await soon(() => text(light)).toContain('over by 1');
    await fill(await search(), 'WALKER siege');
    await soon(() => offers().length).toBe(1);
    const walker = await offer('Siege walker');
    await soon(() => text(walker)).toContain('over by 3');
    await press('Add Siege walker, P3 mech');
    // Enter adds what is marked: the element whose name begins with the search.
    await fill(await search(), 'guns');
    await soon(() =>
      offers()
        .filter((each) => each.matches('[data-best]'))
        .map(titleOf),
    ).toEqual(['Gunship']);
    await user.type(await search(), '{Enter}');
    await soon(() => text(document.querySelector('[data-picker-top]') as HTMLElement)).toContain('Gunship');
    await fill(await search(), 'no such thing');
    await soon(() => offers().length).toBe(0);
    await screen.findByText('Nothing matches your search.');
    await fill(await search(), '');
    // Of three in the force, the last is removed first.
    const again = await offer('Light infantry');
    const less = within(again).getByRole('button', { name: 'Remove one: light infantry' });
    for (const left of ['2', '1', '']) {
      await user.click(less);
      await soon(() => text(again.querySelector('span.min-w-6') as HTMLElement)).toBe(
        left && `${left} in the force`,
      );
    }
    expect(less.getAttribute('aria-disabled')).toBe('true');
    expect(labels()).not.toContain('Second Section');
  });
});

test('in a sheet, A focuses the search too', async () => {
  setWidth(600);
  await newForce('Sheet');
  await press('Add element');
  const sheet = await screen.findByRole('dialog');
  within(sheet).getByRole('button', { name: 'Close' }).focus();
  await user.keyboard('a');
  const field = await search();
  await soon(() => document.activeElement === field).toBe(true);
});

describe.each(['Mechs', 'Aircraft'])('the tab %s', (tab) => {
  test('starts with bare stats, which open the editor', async () => {
    await newForce('Bare');
    await press('Add element');
    await press(tab, 'tab');
    await soon(() => text(screen.getByRole('tabpanel'))).toMatch(/^Start from bare stats/);
    await user.click(within(screen.getByRole('tabpanel')).getAllByRole('button')[0] as HTMLElement);
    await screen.findByRole('spinbutton', { name: 'Firepower' });
    await soon(labels).toHaveLength(1);
  });
});

test('an untouched new force is not stored; an edited one is', async () => {
  await openPage('/');
  await press('New force of Horizon Wars');
  await screen.findByLabelText('Force name');
  await press('Rosters', 'link');
  await screen.findByText('No rosters yet');
  await newForce('Touched');
  await press('Rosters', 'link');
  await soon(() => rosters().length).toBe(1);
  await press('New force: Forge of War');
  await screen.findByLabelText('Force name');
  await soon(() => document.title).toBe('New force · Forge of War · Muster');
});

test('each new force has a name of its own, and an untouched second one is not stored either', async () => {
  await openPage('/');
  await press('New force of Horizon Wars');
  await add('Mechs', 'Raider, P1 mech');
  await press('Rosters', 'link');
  await press('New force: Horizon Wars');
  await soon(() => document.title).toBe('New force 2 · Horizon Wars · Muster');
  await screen.findByLabelText('Force name');
  await press('Rosters', 'link');
  await screen.findByRole('button', { name: 'New force: Horizon Wars' });
  await soon(() => rosters().length).toBe(1);
});

test('elements are copied from another roster of the game, with their names and upgrades', async () => {
  await openSample('Ninth Column');
  await user.click(screen.getByRole('button', { name: /^Terrier / }));
  await fill(await screen.findByLabelText('Notes'), 'Behind the first');
  await newForce('Copies');
  await press('Add element');
  await user.click(await screen.findByText('From a roster', { selector: 'summary *' }));
  const field = await screen.findByLabelText<HTMLSelectElement>('Roster');
  await user.selectOptions(field, await within(field).findByRole('option', { name: 'Ninth Column' }));
  await press('Copy Terrier');
  await soon(labels).toEqual(['Terrier']);
  expect(text(row('Terrier'))).toContain('P2 mech · Assisted targeting');
  expect(text(row('Terrier'))).toContain('Behind the first');
  await press('Copy Terrier');
  await soon(labels).toEqual(['Terrier 1', 'Terrier 2']);
});
