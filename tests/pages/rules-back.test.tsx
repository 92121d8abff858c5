import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, reload, setWidth, soon, user } from '../fixtures/page';
import { openSample } from './steps';

const lastProblem = async () =>
  within(await screen.findByRole('region', { name: 'Problems' }))
    .getAllByRole('listitem')
    .at(-1) as HTMLElement;

const manual = () => screen.findByRole('heading', { level: 1, name: /rules/ });

const LINK = 'Back to the roster';

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
