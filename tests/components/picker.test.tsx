import 'fake-indexeddb/auto';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { drawPanel } from '../fixtures/drawn-panel';

afterEach(cleanup);

/** The names of the offers that are shown. */
const names = () =>
  [...document.querySelectorAll('[data-offer]')].map(
    (offer) => offer.querySelector('h3, h4, h5')?.textContent,
  );

test.each([
  ['horizon-wars', 'Lt Inf', /^Light infantry$/],
  ['horizon-wars', 'inf lt', /^Light infantry$/],
  ['horizon-wars', 'Hvy Cav', /^Heavy cavalry$/],
  ['horizon-wars', 'sf', /^Special forces$/],
  ['horizon-wars', 'tank heavy', /^Heavy cavalry$/],
  ['horizon-wars', 'P3 mech', /^(Siege walker|Fire support|Air sentinel|Battering ram)$/],
  ['horizon-wars', 'jets jump', /^(Raider|Jump-jet bomber)$/],
  ['horizon-wars', 'mech f6', /^(Siege walker|Fire support)$/],
  ['command-horizon', 'tank', /tank|command|Armoured company|Spearhead/i],
  ['command-horizon', 'artillery', /artillery|Battery/i],
  ['forge-of-war', 'tank', /^Light tank$/],
  ['forge-of-war', 'elite infantry', /./],
  ['at-43', 'soldier', /./],
] as const)('the search in the picker of %s knows “%s”', async (game, query, wanted) => {
  await drawPanel(game, { kind: 'picker' });
  await screen.findAllByRole('button', { name: /^Add / });
  // More than the search may find: the offers of a tab, for each tab.
  const all = names().length * (screen.queryAllByRole('tab').length || 1);
  const user = userEvent.setup();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), query);
  const found = names();
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(all);
  expect(found[0]).toMatch(wanted);
});
