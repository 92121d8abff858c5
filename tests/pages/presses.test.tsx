import { expect, onTestFinished, test } from 'vitest';
import { screen, within } from '@/tests/fixtures/dom';
import { press, savedBy, soon, user } from '../fixtures/page';
import { pressFirst } from './shelf';
import { newForce, verdict } from './steps';

// The number of presses for a whole force, from the front page to the saved PDF; typing is not counted. By touch, on a
// narrow screen, and by keyboard: in tests/browser.

/** Counts presses on the page. */
function counted(): () => number {
  let count = 0;
  const note = () => {
    count += 1;
  };
  document.addEventListener('pointerdown', note, true);
  onTestFinished(() => document.removeEventListener('pointerdown', note, true));
  return () => count;
}

/** The elements to add, by tab of the picker: 15 points. */
const wanted: [tab: RegExp, ...names: string[]][] = [
  [
    /^Conventional/,
    'light infantry',
    'light infantry',
    'airborne infantry',
    'light artillery',
    'reconnaissance',
  ],
  [/^Mechs/, 'Siege walker, P3 mech', 'Siege walker, P3 mech', 'Marksman, P2 mech'],
  [/^Aircraft/, 'Assault transport, P2 aircraft'],
];

test('a 15-point force by mouse takes at most 35 presses to the saved PDF', async () => {
  const presses = counted();
  await newForce('Counted');
  await pressFirst('Add element');
  await press('Add light infantry as the CHQ');
  for (const [tab, ...names] of wanted) {
    await press(tab, 'tab');
    for (const name of names) await press(`Add ${name}`);
  }
  await pressFirst(/^Command resources/);
  await pressFirst('+1 F: 1 CR for 1 element');
  await pressFirst(/^Squadrons and transports/);
  await pressFirst(/^Embark Airborne infantry/);
  await pressFirst(/^Scenario/);
  await press('Set-piece battle', 'radio');
  await pressFirst('Place automatically');
  await pressFirst('Print');
  const dialog = within(await screen.findByRole('dialog', { name: 'Print the roster' }));
  await dialog.findByText(/is ready\.$/);
  const { name } = await savedBy(() => press('Save PDF'));
  expect(name).toBe('Counted.pdf');
  // As many as by hand: none goes uncounted.
  expect(presses()).toBeGreaterThan(20);
  expect(presses()).toBeLessThanOrEqual(35);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await soon(verdict).toMatch(/^legal$/i);
});
