import { screen, within } from '@/tests/fixtures/dom';
import { press, user } from '../fixtures/page';
import * as games from './games';

// Steps in the builder of Forge of War.

/** Starts a new force with these generic troops, each given with its tab in the picker. */
export async function begin(name: string, ...troops: [tab: string, troop: string][]) {
  await games.begin('Forge of War', name);
  await press('Add unit');
  for (const [tab, troop] of troops) {
    await press(tab, 'tab');
    await press(`Add ${troop}`);
  }
}

/** Opens a unit of the list. */
export const edit = async (label: string) =>
  user.click(
    within(screen.getByRole('region', { name: 'Units' })).getByRole('button', {
      name: new RegExp(`^${label}`),
    }),
  );

/** Chooses a weapon by its id and adds it to the open unit. */
export async function arm(weapon: string, count: number) {
  const choice = await screen.findByLabelText<HTMLSelectElement>('Weapon to add');
  await user.selectOptions(choice, weapon);
  const name = choice.selectedOptions[0]?.text.split(' · ')[0] ?? '';
  await press('Add weapon');
  await games.set(`How many: ${name}`, count);
}
