import { describe, expect, test } from 'vitest';
import { screen, waitFor, within } from '@/tests/fixtures/dom';
import { press, reload, soon, user } from '../fixtures/page';
import { expectFocus, pressKeys, tabTo } from './focus';
import { shown } from './shown';
import { labels, openSample, row } from './steps';

/** The button in a row that opens its element. */
const opener = (label: string) => within(row(label)).getByRole('button', { name: new RegExp(`^${label} `) });

const findKeys = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

describe('with the keyboard alone', () => {
  test('? lists the keys, and Escape closes the list and returns the focus', async () => {
    await openSample('Rustbelt Rovers');
    opener('Signalman').focus();
    await user.keyboard('?');
    const lines = [...(await findKeys()).querySelectorAll('dl > div')];
    const listed = lines.map((line) =>
      [...line.querySelectorAll('kbd, dd')].map((part) => part.textContent).join(' '),
    );
    expect(listed.sort()).toEqual([
      '? Show keyboard shortcuts',
      'A Add element',
      'Alt ↑ Move the element up',
      'Alt ↓ Move the element down',
      'C CHQ on or off',
      'Ctrl Y Redo (or Ctrl Shift Z)',
      'Ctrl Z Undo',
      'D Duplicate the element',
      'Delete Remove the element',
      'Enter Open the element in focus',
      'Esc Close what is open',
      'F Show fixes that make the force legal',
      'P Print the roster',
      'X Ace on or off',
    ]);
    await pressKeys('{Escape}');
    await soon(() => screen.queryByRole('dialog')).toBeNull();
    await expectFocus(opener('Signalman'));
  });

  test('the row menu shows the same keys, and cannot move a row past the ends', async () => {
    await openSample('Rustbelt Rovers');
    const [first = '', last = ''] = [labels().at(0), labels().at(-1)];
    for (const [label, disabled] of [
      [first, 'Move up'],
      [last, 'Move down'],
    ] as const) {
      await press(`More actions for ${label}`);
      const items = await screen.findAllByRole('menuitem');
      for (const line of [/CHQ\s+C$/, /^Duplicate\s+D$/, /^Move up\s+Alt ↑$/, /^Move down\s+Alt ↓$/])
        expect(items.map(shown)).toContainEqual(expect.stringMatching(line));
      const dimmed = items.filter(
        (item) => item.matches(':disabled') || item.getAttribute('aria-disabled') === 'true',
      );
      expect(dimmed.map(shown)).toEqual([expect.stringContaining(disabled)]);
      await user.keyboard('{Escape}');
    }
  });

  test('single-key shortcuts can be switched off, and stay off', async () => {
    await openSample('Rustbelt Rovers');
    screen.getByRole('button', { name: 'More actions' }).focus();
    await pressKeys('{Enter}');
    await expectFocus(await screen.findByRole('menuitem', { name: /^Share/ }));
    await pressKeys('{End}');
    await expectFocus(screen.getByRole('menuitem', { name: /^Keyboard shortcuts/ }));
    await user.keyboard('{Enter}');
    await tabTo(within(await findKeys()).getByRole('checkbox', { name: 'Single-key shortcuts' }));
    await pressKeys(' ', '{Escape}');
    await reload();
    await waitFor(() => opener('Signalman').focus());
    await pressKeys('a', 'c', 'd', 'p', 'x', '?', '{Delete}');
    // Shortcuts with Alt are not single keys.
    await pressKeys('{Alt>}{ArrowUp}{/Alt}');
    await soon(() => labels()[0]).toBe('Signalman');
    expect(labels()).toHaveLength(6);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the focus moves nearby when the focused element is removed', async () => {
    await openSample('Harbour Watch');
    const pressed = async (name: RegExp, times = 1) => {
      const [button] = await screen.findAllByRole('button', { name });
      button?.focus();
      for (let time = 0; time < times; time += 1) await pressKeys('{Enter}');
    };
    await pressed(/^Command resources/);
    await pressed(/Remove \+1 F/, 2);
    await pressed(/Remove all/);
    await pressed(/^Squadrons and transports/);
    await pressed(/Disembark Rope Section from Tern/);
    await pressed(/^Embark$/);
    await pressed(/Disembark all/);
    await pressed(/Declare a squadron/);
    await pressed(/Remove/);
    await pressed(/^Scenario/);
    screen.getByRole('radio', { name: 'Adventure' }).focus();
    await pressKeys(' ');
    await pressed(/All to reserve/);
    await pressed(/Clear all places/);
    for (const label of labels()) {
      opener(label).focus();
      await pressKeys('{Delete}');
    }
    await expectFocus(screen.getByRole('button', { name: 'Add element' }));
  });
});
