import { describe, expect, test } from 'vitest';
import { screen, within } from '@/tests/fixtures/dom';
import { fill, openPage, press, reload, setWidth, soon, user } from '../fixtures/page';
import { description } from '../fixtures/reading';
import { tabTo } from './focus';
import { open, problemsWith } from './games';
import { choose, openFiles, openSample, panel, problems, text, total, untilSaved } from './steps';

/** Opens a sample and sets up a set-piece battle so small that no one place holds the whole force. */
async function openBattle() {
  await openSample('Harbour Watch');
  await open('Scenario');
  await press('Set-piece battle', 'radio');
  await press(/^Patrol 9 points/, 'radio');
}

const button = (name: string) => screen.getByRole('button', { name });

describe('a button that has done what it can', () => {
  test('keeps its place and the focus, and is not pressed again', async () => {
    await openSample('Harbour Watch');
    for (const [section, name] of [
      ['Command resources', 'Remove all'],
      ['Squadrons and transports', 'Disembark all'],
    ] as const) {
      await open(section);
      const all = () => screen.getAllByRole('button', { name });
      const at = all().findIndex((each) => each.getAttribute('aria-disabled') !== 'true');
      const [pressed, count] = [all()[at] as HTMLElement, all().length];
      await user.dblClick(pressed);
      await soon(() => pressed.getAttribute('aria-disabled')).toBe('true');
      expect(document.activeElement).toBe(pressed);
      expect(all()).toHaveLength(count);
    }
  });

  test('that removes a squadron does not remove the next one by a double click', async () => {
    await openSample('Harbour Watch');
    await open('Squadrons and transports');
    const removals = () => screen.queryAllByRole('heading', { level: 4, name: /^Squadron \d/ });
    const before = removals().length;
    await press('Declare a squadron');
    await press('Declare a squadron');
    await soon(() => removals().length).toBe(before + 2);
    const region = within(screen.getByRole('region', { name: /^Squadron 1/ }));
    await user.dblClick(region.getByRole('button', { name: 'Remove' }));
    await soon(() => removals().length).toBe(before + 1);
  });
});

describe('the points limit of a set-piece battle', () => {
  test('is shown in place of the limit, and leads to the scenario, by mouse and keyboard', async () => {
    await openBattle();
    const reads = '9 points, by the set-piece battle: Deliberate Attack, Patrol, attacker.';
    for (const way of ['mouse', 'keyboard']) {
      await press(/^Force.*9 points/);
      await soon(() => text(panel('Force'))).toContain(reads);
      const force = within(panel('Force'));
      // No control is shown that would have no effect.
      expect(force.queryByRole('spinbutton', { name: 'Other limit' })).toBeNull();
      expect(force.queryByRole('group', { name: 'Points limit' })).toBeNull();
      const go = force.getByRole('button', { name: 'Go to the scenario' });
      expect(description(go)).toBe(reads);
      if (way === 'mouse') await user.click(go);
      else {
        await tabTo(go);
        await user.keyboard('{Enter}');
      }
      const heading = within(await screen.findByRole('region', { name: 'Scenario' })).getByRole('heading', {
        level: 2,
      });
      await soon(() => document.activeElement === heading).toBe(true);
    }
    await press('None', 'radio');
    await press(/^Force.*15 points/);
    const own = await screen.findByRole('spinbutton', { name: 'Other limit' });
    expect(own).toHaveProperty('value', '15');
    await fill(own, '20');
    await soon(() => total('Force cost')).toBe('15 of 20');
  });

  test('is shown on a phone too', async () => {
    for (const width of [360, 320]) {
      setWidth(width);
      await openBattle();
      await press('Close');
      await press(/^Force.*9 points/);
      await press('Go to the scenario');
      const sheet = await screen.findByRole('dialog', { name: /^Scenario/ });
      await soon(() => document.activeElement === within(sheet).getByRole('heading', { level: 2 })).toBe(
        true,
      );
    }
  });
});

const errorsNow = () => problems().filter((said) => /^error/i.test(said));

const placed = () => text(screen.getByText(/^\d+ of \d+ placed$/));

describe('filling in the places', () => {
  test('places every element as the battle allows in one press, and Undo reverts it', async () => {
    await openSample('Harbour Watch');
    await open('Scenario');
    await press('Set-piece battle', 'radio');
    await soon(placed).toMatch(/^0 of/);
    await tabTo(await screen.findByRole('button', { name: 'Place automatically' }));
    await user.keyboard('{Enter}');
    // It keeps its place and the focus.
    await soon(() => button('Place automatically').getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button('Place automatically'));
    await soon(() => errorsNow().join()).not.toContain('hw/scenario/');
    const [, count, all] = /^(\d+) of (\d+)/.exec(placed()) ?? [];
    expect(count).toBe(all);
    await user.keyboard('{Control>}z{/Control}');
    await soon(placed).toMatch(/^0 of/);
  });

  test('and other actions for every place are named in the history, also after a reload', async () => {
    await openSample('Harbour Watch');
    await open('Scenario');
    await press('Set-piece battle', 'radio');
    for (const name of ['Place automatically', 'All to reserve', 'Clear all places', 'Place automatically']) {
      const before = placed();
      await press(name);
      if (name !== 'All to reserve') await soon(placed).not.toBe(before);
    }
    const steps = async () => {
      await choose('More actions', 'Versions');
      const dialog = within(await screen.findByRole('dialog', { name: 'Versions' }));
      const all = dialog.getByLabelText<HTMLSelectElement>('State to save').options;
      await soon(() => text(all[0] as HTMLElement)).toMatch(/ · /);
      return [...all].map((each) => text(each).replace(/^.*? · /, ''));
    };
    const done = [
      'Placed automatically',
      'All places cleared',
      'All placed in reserve',
      'Placed automatically',
    ];
    expect((await steps()).slice(0, 5)).toEqual([...done, 'Scenario changed to set-piece']);
    await user.keyboard('{Escape}');
    await untilSaved();
    await reload();
    await screen.findByLabelText('Force name');
    expect((await steps()).slice(0, 4)).toEqual(done);
  });

  test('is not offered without elements', async () => {
    await openPage('/');
    await press('New force of Horizon Wars');
    await screen.findByRole('button', { name: 'Add element' });
    await open('Scenario');
    await press('Set-piece battle', 'radio');
    await screen.findByText(/^Elements appear here/);
    expect(screen.queryByRole('button', { name: 'Place automatically' })).toBeNull();
  });
});

describe('a button that changes every place', () => {
  test('says before it is pressed which error it leads to, and leads to that error only', async () => {
    await openBattle();
    const all = () => description(button('All to reserve'));
    await soon(all).toMatch(/^Causes an error: The reserve holds P\d+; the scenario allows P5 \(p\.75\)\.$/);
    const said = /The reserve holds P\d+; the scenario allows P5/.exec(all())?.[0] ?? '';
    await screen.findByText(new RegExp(said));
    expect(errorsNow().join()).toContain('hw/scenario/unassigned');
    await tabTo(button('All to reserve'));
    await user.keyboard('{Enter}');
    await soon(() => errorsNow().join()).toContain(said);
    expect(errorsNow().join()).not.toContain('hw/scenario/unassigned');
    // Pressing it again adds no error.
    await soon(all).toBe('');

    await soon(() => description(button('Clear all places'))).toMatch(/^Causes an error: Not placed yet: /);
    await press('Clear all places');
    await soon(() => problemsWith('hw/scenario/unassigned').map(text).join()).toMatch(/^error/i);
  });

  test('says nothing if it adds no error, and follows the force', async () => {
    await openBattle();
    const places = within(panel('Scenario')).getAllByRole('group', { name: /^Place of / });
    for (const place of places.slice(1)) await user.click(within(place).getByRole('radio', { name: 'Lost' }));
    const rest = await screen.findByRole('button', { name: 'Place rest in reserve' });
    await soon(() => description(rest)).toBe('');
    const before = errorsNow();
    await user.click(rest);
    await soon(() => errorsNow().length).toBeLessThan(before.length);
  });
});

describe('command resources spent on elements that are lost', () => {
  test('are advised against where they are spent, with the page, also on a phone and to a screen reader', async () => {
    setWidth(360);
    const elements = ['chq', 'eyes', 'ears'].map((id) => ({
      id,
      kind: 'conventional',
      type: id === 'chq' ? 'light-infantry' : 'recon',
      ...(id === 'chq' && { chq: true }),
    }));
    const scenario = { kind: 'adventure', context: 'losing', disposition: { eyes: 'lost' } };
    const roster = { muster: 1, system: 'horizon-wars', name: 'Lost', force: { elements, scenario } };
    await openPage('/');
    await screen.findByRole('button', { name: 'Open a file' });
    await openFiles(new File([JSON.stringify(roster)], 'lost.json'));
    await screen.findByLabelText('Force name');
    await open('Command');
    const sheet = within(await screen.findByRole('dialog', { name: /^Command/ }));
    const of = within(await sheet.findByRole('list', { name: 'Stats of reconnaissance' }));
    await user.click(of.getByRole('button', { name: /^\+1 F: / }));
    const advice =
      '1 of 2 reconnaissance elements is lost before the battle: 1 of the 2 CR spent on this type has no effect.';
    await soon(() => sheet.queryAllByRole('paragraph').map(text).join()).toContain(`${advice} p.89`);
    await soon(() => sheet.queryAllByRole('status').map(text).join()).toContain(`Advice: ${advice}`);
  });
});
