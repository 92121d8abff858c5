import { expect, test } from 'vitest';
import { screen, within } from '@/tests/fixtures/dom';
import { openPage, press, reload, setWidth, soon, user } from '../fixtures/page';
import './navigation';
import { openSample, text } from './steps';

const lastProblem = async () =>
  within(await screen.findByRole('region', { name: 'Problems' }))
    .getAllByRole('listitem')
    .at(-1) as HTMLElement;

const manual = () => screen.findByRole('heading', { level: 1, name: /rules/ });

const LINK = 'Back to the roster';

test('a rules page opened directly or from the shelf links to the front page, and marks nothing as broken', async () => {
  await openPage('/rules/horizon-wars#hw/chq/quota');
  const link = await screen.findByRole('link', { name: 'Go to your rosters' });
  const current = () => [...document.querySelectorAll('[aria-current=true]')].map(text).join();
  await soon(current).toMatch(/Broken: Too few of the CHQ's own type/);
  expect(document.querySelectorAll('main .text-error')).toHaveLength(0);
  await user.click(link);
  await screen.findByRole('heading', { level: 1, name: 'Build a legal force' });

  await openSample('Ninth Column');
  await press('Rules', 'link');
  await press(LINK, 'link');
  await screen.findByLabelText('Force name');
});

test.for([
  ['Back', { width: 1440 }, () => history.back()],
  ['the link back', { width: 360 }, () => press(LINK, 'link')],
] as const)(
  '%s leads from a rule to the problem that it was opened from, at %o',
  async ([, { width }, back]) => {
    setWidth(width);
    await openSample('Ninth Column');
    const problem = within(await lastProblem());
    await user.click(problem.getByText(/^Rule, p\.\d+$/));
    await user.click(await problem.findByRole('link'));
    await manual();
    await reload();
    await screen.findByRole('link', { name: LINK });
    expect(screen.getAllByRole('link', { name: LINK })).toHaveLength(1);
    await back();
    await screen.findByLabelText('Force name');
    const link = within(await lastProblem()).getByRole('link');
    await soon(() => document.activeElement === link).toBe(true);
  },
);
