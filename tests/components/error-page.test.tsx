import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import ErrorPage from '@/app/error';

afterEach(cleanup);

test('a page of which a part is missing after an update is to be reloaded, another one tried again', async () => {
  const missing = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });
  const reset = vi.fn();
  const { rerender } = render(<ErrorPage error={missing} reset={reset} />);
  screen.getByText(/Muster was updated, or the connection failed/);
  screen.getByRole('button', { name: 'Reload the page' });
  rerender(<ErrorPage error={new Error('defect')} reset={reset} />);
  screen.getByText(/There is a problem with Muster/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reset).toHaveBeenCalledOnce();
});
