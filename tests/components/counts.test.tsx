import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ResultSummary } from '@/components/check/result-summary';
import { Counts } from '@/components/check/results';

test('the numbers of the lists are those of the lines that have arrived', () => {
  const lines = (['legal', 'legal', 'illegal', 'undecided', 'unreadable'] as const).map(
    (kind) => ({ kind }) as ResultSummary,
  );
  render(<Counts lines={lines} />);
  const numbers = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(numbers).toEqual([
    ['Lists', '5'],
    ['Legal', '2'],
    ['Not legal', '1'],
    ['No error found', '1'],
    ['Cannot be read', '1'],
  ]);
});
