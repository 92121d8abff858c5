import { describe, expect, test } from 'vitest';
import { systems } from '@/lib/systems/registry';
import { screen, within } from '@/tests/fixtures/dom';
import { fill, openPage, press, setWidth, soon, user } from '../fixtures/page';
import { begin, select } from './games';
import { pressFirst } from './shelf';
import { add, newForce, spaced, text } from './steps';

// What is only unfinished, or not wrong, does not look wrong.

/** The first button of a row, which opens its element. */
const opener = (label: string) =>
  screen.getAllByRole('button', { name: new RegExp(`^${label} `) })[0] as HTMLElement;

/** The buttons of the picker that add. */
const adding = () => [...document.querySelectorAll<HTMLButtonElement>('[data-adds]')];

describe.each([{ width: 1440 }, { width: 360 }])('on a screen $width wide', ({ width }) => {
  test.for(systems.filter(({ id }) => id !== 'battle-royale'))(
    'a new force of $name is not yet legal, until it has a unit',
    async ({ name }) => {
      setWidth(width);
      await openPage('/');
      await press(`New force of ${name}`);
      await screen.findByLabelText('Force name');
      await soon(() => text(screen.getByRole('region', { name: 'Verdict' }))).toMatch(/^not yet legal/i);
      expect(screen.queryAllByText(/^not legal/i)).toEqual([]);
      await pressFirst(/^Add (element|unit)$/);
      await soon(() => adding().filter(({ disabled }) => !disabled).length).toBeGreaterThan(0);
      await user.click(adding().find(({ disabled }) => !disabled) as HTMLElement);
      await user.keyboard('{Escape}');
      await soon(() => text(document.body)).not.toMatch(/not yet legal/i);
    },
  );
});

test('an aircraft is not offered as the CHQ, in its menu or its editor', async () => {
  await newForce('Flown');
  await add('Aircraft', 'Assault transport, P2 aircraft');
  await add('Mechs', 'Marksman, P2 mech');
  const itemsOf = async (label: string) => {
    await press(`More actions for ${label}`);
    const items = (await screen.findAllByRole('menuitem')).map(text);
    await user.keyboard('{Escape}');
    return items.join();
  };
  expect(await itemsOf('Assault transport')).not.toContain('CHQ');
  expect(await itemsOf('Assault transport')).toContain('Make it an Ace');
  expect(await itemsOf('Marksman')).toContain('Make it the CHQ');
  await user.click(opener('Assault transport'));
  await screen.findByRole('checkbox', { name: /^Ace/ });
  expect(screen.queryByRole('checkbox', { name: /^CHQ/ })).toBeNull();
});

test('a mech that may not be added does not say that it fits', async () => {
  await newForce('Super');
  await pressFirst('Add element');
  await press('Mechs', 'tab');
  const offers = () => [...document.querySelectorAll('[data-offer]')];
  await soon(() => offers().length).toBeGreaterThan(0);
  for (const offer of offers()) {
    const { disabled, ariaDisabled } = offer.querySelector('[data-adds]') as HTMLButtonElement;
    expect(text(offer).includes('fits')).toBe(!disabled && ariaDisabled !== 'true');
  }
  expect(adding().filter(({ disabled }) => disabled).length).toBeGreaterThan(0);
});

test('Forge of War arms all figures at once, and says which bear no weapon', async () => {
  await begin('Forge of War', 'Armed');
  await pressFirst('Add unit');
  await press('Add Line Infantry');
  await press('Add Garrison');
  await user.click(opener('Line Infantry'));
  await screen.findByText('Arms all 10 figures.');
  await press('Add weapon');
  const count = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'How many: Assault rifle' });
  expect(count.value).toBe('10');
  await fill(count, '8');
  await soon(() => text(opener('Line Infantry'))).toContain('2 unarmed');
  await screen.findAllByText('Line Infantry has 2 of 10 figures without a weapon.');
  await screen.findAllByText('Garrison has 10 figures without a weapon.');
  await select('Weapon to add', 'light-support-weapon');
  await screen.findByText('Arms 2 of 10 figures.');
  await press('Add weapon');
  await soon(() => text(opener('Line Infantry'))).not.toContain('unarmed');
});

test('AT-43 lists the unknown values with the verdict, and opens their unit', async () => {
  await openPage('/');
  const samples = await screen.findByRole('article', { name: 'Samples of AT-43' });
  const [sample] = within(samples).getAllByRole('button', { name: /^Sample/ });
  await user.click(sample as HTMLElement);
  const list = await screen.findByRole('region', { name: 'Problems' });
  await soon(() => spaced(list)).toMatch(/depends on values that are unknown: .*A\.P\. of its fighters/);
  expect(text(list)).not.toMatch(/no problems|none/i);
  const [first] = within(list).getAllByRole('button', { name: /A\.P\. of its fighters/ });
  const unit = text(first?.querySelector('bdi') as Element);
  await user.click(first as HTMLElement);
  await screen.findByRole('heading', { level: 2, name: unit });
});
