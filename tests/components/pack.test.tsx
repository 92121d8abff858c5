import 'fake-indexeddb/auto';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import type { Panel } from '@/components/builder/context';
import { loadSystem } from '@/lib/systems/registry';
import { drawPanel } from '../fixtures/drawn-panel';

// What a pack bans and sets, where the force would choose it.

afterEach(cleanup);

const user = userEvent.setup();
const section = (id: string): Panel => ({ kind: 'section', id });

/** A control's description for screen readers. */
const description = (control: Element) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

/** Expects a control to be greyed out, but focusable and described by the reason. */
async function expectGreyed(role: 'button' | 'checkbox', name: string | RegExp, why: string) {
  const control = await screen.findByRole(role, { name });
  control.focus();
  expect(document.activeElement).toBe(control);
  expect(control.getAttribute('aria-disabled')).toBe('true');
  expect(description(control)).toContain(why);
}

const press = async (role: 'button' | 'tab', name: string | RegExp) =>
  user.click(await screen.findByRole(role, { name }));

const bannedIn = (list: string) =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name: list }).options]
    .filter(({ disabled }) => disabled)
    .map(({ textContent }) => textContent);

describe('what a pack bans is greyed, and says why', () => {
  test('in Battle Royale', async () => {
    const bans = { upgrades: ['smart-missile', 'stealth-suite'] };
    const { open } = await drawPanel('battle-royale', section('start'), { bans });
    await expectGreyed('button', 'Use Rocketeer, P1 mech', 'Has smart missile, banned by “Open”.');
    await expectGreyed('button', 'Use Phantom, P1 mech', 'Has stealth suite, banned by “Open”.');
    act(() => open(section('mech')));
    await expectGreyed('checkbox', /^Stealth suite/, 'Banned by “Open”.');
    act(() => open(section('upgrades')));
    await expectGreyed('checkbox', /^Smart missile/, 'Banned by “Open”.');
  });

  test('in Command Horizon', async () => {
    const { store } = await drawPanel(
      'command-horizon',
      { kind: 'picker' },
      { bans: { types: ['light-tanks'] } },
    );
    const { roster } = store.state();
    await expectGreyed('button', 'Add light tanks', 'Banned by “Open”.');
    await press('button', 'Add light tanks');
    expect(store.state().roster).toBe(roster);
    await press('tab', 'Groups');
    await expectGreyed('button', 'Add armoured company', 'Has light tanks, banned by “Open”.');
    await press('tab', 'Units');
    await press('button', 'Add heavy tanks');
    await press('button', 'Edit Heavy tanks');
    expect(bannedIn('Type')).toEqual(['Light tanks, banned by “Open”']);
  });

  test('in Forge of War', async () => {
    await drawPanel('forge-of-war', { kind: 'picker' }, { bans: { types: ['garrison'] } });
    await press('button', 'Add Line Infantry');
    await press('button', 'Edit Line Infantry');
    expect(bannedIn('Generic troop')).toEqual(['Garrison, banned by “Open”']);
  });

  test('in AT-43', async () => {
    const types = await idsOf('at-43', 'bans.types', ['Star troopers', 'A. Borz']);
    await drawPanel('at-43', { kind: 'picker' }, { bans: { types, upgrades: ['Missile launcher'] } });
    await expectGreyed('button', 'Add Star troopers', 'Banned by “Open”.');
    await press('button', 'Add Steel troopers');
    await press('button', 'Edit Steel troopers');
    const launchers = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Bearers: Missile launcher' });
    await user.click(launchers);
    await user.keyboard('1');
    await user.tab();
    expect(launchers.value).toBe('0');
    expect(description(launchers)).toContain('Banned by “Open”.');
    expect(bannedIn('Card')).toContain('Star troopers (U.N.A.), banned by “Open”');
    expect(bannedIn('Hero')).toEqual([expect.stringMatching(/^Sergeant A. Borz, .*, banned by “Open”$/)]);
  });
});

/** The ids of options of a pack's list, by the names that its editor shows. */
async function idsOf(game: string, list: string, names: string[]) {
  const system = await loadSystem(game);
  const field = system?.packFields.find(({ id }) => id === list);
  if (field?.kind !== 'list') throw new Error(list);
  return field.options.flatMap(({ id, name }) => (names.includes(name) ? [id] : []));
}

describe('what a pack sets', () => {
  test.each([
    ['horizon-wars', { limit: 12 }, 'force', 'Other limit', '12 points, set by “Open”.'],
    ['horizon-wars', { mechCap: 12 }, 'force', 'Mech cap', 'At most 12 points of mechs, set by “Open”.'],
    ['at-43', { limit: 12 }, 'company', 'Limit', '12 A.P., set by “Open”.'],
  ])('replaces the control in %s: %o', async (game, fields, id, label, reads) => {
    const { store } = await drawPanel(game, section(id), fields);
    expect(description(screen.getByRole('button', { name: 'Go to the pack' }))).toBe(reads);
    expect(screen.queryByRole('spinbutton', { name: label })).toBeNull();
    // The new force starts with the same value, which can be edited again without the pack.
    act(() => store.buildFor(null));
    expect(screen.getByRole('spinbutton', { name: label })).toHaveProperty('value', '12');
  });

  test('cannot be changed in the force: super-mechs and rulings', async () => {
    const set = { superMechs: false, rulings: { 'mobile-infantry-presence': 2 } };
    const { store } = await drawPanel('horizon-wars', section('force'), set);
    const texts = screen.getAllByRole('button', { name: 'Go to the pack' }).map(description);
    expect(texts).toEqual(['No super-mechs, set by “Open”.', 'P2, as in the CHQ matrix, set by “Open”.']);
    expect(screen.queryByRole('checkbox', { name: 'Super-mechs' })).toBeNull();
    expect(screen.queryByRole('radio', { name: /as in the CHQ matrix/ })).toBeNull();
    act(() => store.buildFor(null));
    expect(screen.getAllByRole('radio', { name: /as in the CHQ matrix/ })).toHaveLength(1);
    expect(screen.getByRole('checkbox', { name: 'Super-mechs' })).toBeTruthy();
  });

  test('is shown at the control if the force may still choose', async () => {
    const { store } = await drawPanel('command-horizon', section('force'), { maxElements: 12 });
    const control = screen.getByRole('spinbutton', { name: 'Maximum units' });
    expect(description(control)).toContain('“Open”: at most 12 units.');
    act(() => store.buildFor(null));
    expect(description(control)).not.toContain('Open');
  });
});
