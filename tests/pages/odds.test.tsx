import { describe, expect, test } from 'vitest';
import { fireEvent, screen, within } from '@/tests/fixtures/dom';
import { openPage, press, reload, soon, user } from '../fixtures/page';
import { findDialog } from './play';
import { shown } from './shown';
import { choose, openSample } from './steps';

// The questions that a player has about odds, answered on the screen.

/** Waits until a part has a text. */
const expectText = (place: () => Element | null | undefined, pattern: RegExp) =>
  soon(() => shown(place())).toMatch(pattern);

const BREAKWATER = 'Breakwater against Heavy infantry';

/** The results of an attack, by its title: "Breakwater against Heavy infantry". */
const direction = (title: string) => screen.queryByRole('region', { name: title });

/** The results of both attacks. */
const ways = () => screen.queryAllByRole('region', { name: / against / });

/** Opens what a summary with this text hides. */
const unfold = async (place: HTMLElement, name: string) =>
  user.click(await within(place).findByText(name, { selector: 'summary, summary *' }));

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Distance, slider' });

/** The odds of an element in the builder, opened. */
async function openOdds(label: string): Promise<HTMLElement> {
  await press(new RegExp(`^${label} `));
  const panel = document.querySelector<HTMLElement>('[data-panel]') as HTMLElement;
  await unfold(panel, 'Odds');
  return panel;
}

describe('a player with questions about odds', () => {
  test('sees at which distances an element hits dug-in heavy infantry, by mouse', async () => {
    await openSample('Harbour Watch');
    const panel = await openOdds('Breakwater');
    await expectText(() => panel, /At least 1 hit, moved: 50 % or more up to 26″\./);
    await user.selectOptions(within(panel).getByRole('combobox', { name: 'Target' }), 'Heavy infantry');
    await expectText(() => panel, /At least 1 hit, standing: 50 % or more up to 3\d″/);
    await user.click(within(panel).getByRole('link', { name: 'Open in Odds' }));
    await screen.findByRole('heading', { level: 1, name: 'Odds' });
    // The target comes along.
    const there = () => direction(BREAKWATER);
    await expectText(there, /At least 1 hit: 50 % or more up to \d+″/);
    const before = shown(there());
    await user.click(within(there() as HTMLElement).getByText('Target dug in'));
    await soon(() => shown(there())).not.toBe(before);
    await expectText(there, /range 12 − 6 → 6 \+ A 3 \+ dug in 3 = 12/);
    await expectText(there, /At least 1 hit: 50 % or more up to 3\d″/);

    // What one more point of F gains, and what one more of A.
    const gains = () => screen.queryByRole('region', { name: 'One more point for Breakwater' });
    await expectText(gains, /F \+ 1 \d\.\d\d \(\+0\.\d\d\) \d\.\d\d A \+ 1 \d\.\d\d \d\.\d\d \(−0\.\d\d\)/);

    // What is on the page stays with reloading, and with leaving and coming back.
    await soon(() => window.location.search).toContain('set.shooting.a.dug-in=1');
    await soon(() => there()?.querySelectorAll('[aria-busy=true]').length).toBe(0);
    const now = shown(there());
    await reload();
    await soon(() => shown(there())).toBe(now);
    await press('Packs', 'link');
    await screen.findByRole('heading', { level: 1, name: 'Packs' });
    history.back();
    await soon(() => shown(there())).toBe(now);
    history.back();
    await screen.findByLabelText('Force name');
  });

  test('moves the slider and sees the chances change both ways', async () => {
    await openPage('/odds');
    await expectText(() => ways()[0], /range 12 \+ A 3 = 15/);
    fireEvent.change(slider(), { target: { value: '20' } });
    await expectText(() => ways()[0], /range 20 \+ A 3 = 23/);
    await expectText(() => ways().at(-1), /range 20 \+ A 1 = 21/);
    await unfold(ways()[0] as HTMLElement, 'Show as a table');
    const table = () =>
      within(ways()[0] as HTMLElement)
        .getAllByRole('table')
        .at(-1);
    await expectText(table, /Distance At least 1 hit At least 2 hits At least 3 hits 0″/);
  });

  test('is told that the element of a link is gone; what cannot be set counts as not set', async () => {
    await openPage('/odds?g=horizon-wars&ae=gone&set.shooting.distance=9999');
    await screen.findByText('This element is not in the roster any more. Choose another.');
    const [choice] = screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Element' });
    await user.selectOptions(choice as HTMLSelectElement, choice?.options[1] as HTMLOptionElement);
    await soon(() => ways().length).toBeGreaterThan(0);
    expect(slider().value).toBe('12');
  });

  test('compares the expected hits of two forces, and sees those of one in its charts', async () => {
    await openSample('Harbour Watch');
    await unfold(document.body, 'Firepower by distance');
    const charts = within(screen.getByRole('region', { name: 'Charts' }));
    await charts.findByRole('img', { name: 'Expected hits by distance' });
    await openSample('Ninth Column');
    await choose('More actions', /^Compare/);
    const compared = await findDialog('Compare');
    await unfold(compared, 'Firepower by distance');
    await within(compared).findByRole('img', { name: 'Expected hits by distance' });
    await expectText(() => compared, /A, Standing A, Moved B, Standing B, Moved/);
  });
});
