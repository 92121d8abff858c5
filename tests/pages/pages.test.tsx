import { describe, expect, test } from 'vitest';
import { systems } from '@/lib/systems/registry';
import { screen, within } from '@/tests/fixtures/dom';
import { openPage, press, soon, user } from '../fixtures/page';
import { spaced } from './steps';

describe('the pages', () => {
  test('an unknown roster shows a not-found page with a link back', async () => {
    for (const path of ['/build', '/build?r=nobody']) {
      await openPage(path);
      await screen.findByRole('heading', { name: 'Roster not found' });
      await press('Go to your rosters', 'link');
      await screen.findByRole('heading', { level: 1, name: 'Build a legal force' });
    }
  });

  test('open their keys with ?, wherever they are', async () => {
    const undoing = ['/', '/pack', '/collection'];
    for (const path of [...undoing, '/check', '/scan', '/odds', '/open', '/rules/horizon-wars', '/build']) {
      await openPage(path);
      const name = 'Keyboard shortcuts';
      // A page listens for a key, and lists it, once the code of that part has run.
      await soon(async () => {
        await user.keyboard('{Escape}?');
        return screen.queryAllByRole('dialog', { name }).map(spaced).join();
      }).toMatch(
        undoing.includes(path)
          ? /^(?=.*\? Show keyboard shortcuts)(?=.*Ctrl Z Undo)/
          : /\? Show keyboard shortcuts.*Esc Close/,
      );
      await user.keyboard('{Escape}');
      await soon(() => screen.queryByRole('dialog', { name })).toBeNull();
    }
  });

  test('of rules begin with the game’s own rules, those of packs come last, and short forms are explained', async () => {
    for (const { id, load } of systems) {
      await openPage(`/rules/${id}`);
      const said = screen.getByRole('main').textContent;
      const { system } = await load();
      for (const { meaning } of await system.glossary()) expect(said).toContain(meaning);
      const titles = screen
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => (textContent ?? '').replace(/^\d+/, '').trim());
      expect(titles.indexOf('Pack'), id).toBe(titles.length - 1);
      expect(['Short forms', 'Rulings', 'Fixes', 'Collection']).not.toContain(titles[0]);
      expect(titles).toContain('Short forms');
    }
  });

  test('the rules page lists every rule with its page and severity, and every ruling', async () => {
    await openPage('/rules/horizon-wars');
    const rules = screen
      .getAllByRole('listitem')
      .map(spaced)
      .filter((said) => /(hw|pack)\/[a-z]/.test(said));
    expect(rules.length).toBeGreaterThan(50);
    for (const said of rules)
      expect(said).toMatch(/\.\s+(Error|Warning|Advice)\s+Broken: [A-Z][\s\S]*(p\.\d+|The pack)$/);
    const contents = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    expect(contents.length).toBeGreaterThan(8);
    for (const link of contents)
      expect(document.querySelector(link.getAttribute('href') ?? '')?.textContent).toContain(
        link.textContent,
      );

    await user.type(screen.getByRole('searchbox', { name: 'Search the rules' }), 'chq quota');
    const shown = () =>
      [...document.querySelectorAll<HTMLElement>('li[id]')].filter((row) => row.closest('[hidden]') === null);
    await soon(() => shown().length).toBeLessThan(10);
    expect(shown().map(({ id }) => id)).toContain('hw/chq/quota');
    await soon(() =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toMatch(/^\d of \d+ entries$/);
    await user.clear(screen.getByRole('searchbox', { name: 'Search the rules' }));
    await soon(() => shown().length).toBeGreaterThan(50);
    await user.click(screen.getByText('Ids of rules and rulings'));
    for (const id of ['mobile-infantry-presence', 'chq-quota-basis', 'burning-points'])
      expect(within(document.body).getAllByText(id).length).toBeGreaterThan(0);
  });
});
