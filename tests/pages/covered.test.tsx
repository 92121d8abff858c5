import { expect, test } from 'vitest';
import { screen } from '@/tests/fixtures/dom';
import { fill, press, setWidth, soon, user } from '../fixtures/page';
import { add, newForce, text } from './steps';

const rowText = () => text(document.querySelector('[data-element]') as Element);

/** Opens the only element and renames it. */
async function rename(name: string) {
  await user.click(await screen.findByRole('button', { name: /P2 mech|^Marksman|^Renamed/ }));
  await fill(await screen.findByRole('textbox', { name: 'Name' }), name);
}

test('a force that a phone’s sheet covers is rendered when the sheet closes, and then in full', async () => {
  setWidth(360);
  await newForce('Covered');
  await add('Mechs', 'Marksman, P2 mech');
  await user.keyboard('{Escape}');
  await soon(() => screen.queryAllByRole('button', { name: /^Marksman/ }).length).toBe(1);
  for (const [before, after] of [
    ['Marksman', 'Renamed'],
    ['Renamed', 'Renamed again'],
  ] as const) {
    await rename(after);
    expect(screen.queryByRole('region', { name: 'Elements' })).toBeNull();
    expect(rowText()).toContain(before);
    expect(rowText()).not.toContain(after);
    await user.keyboard('{Escape}');
    await soon(rowText).toContain(after);
    await screen.findByRole('region', { name: 'Elements' });
  }
});

test('beside the panel of a wide window, the force is rendered with each change', async () => {
  await newForce('Beside');
  await add('Mechs', 'Marksman, P2 mech');
  await press('Close');
  await rename('Renamed');
  await soon(rowText).toContain('Renamed');
  await screen.findByRole('region', { name: 'Elements' });
});
