import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FaultList } from '@/components/shared/import/fault-list';

const drawn = (count: number) =>
  renderToStaticMarkup(
    <FaultList
      faults={Array.from({ length: count }, (_, at) => ({
        path: `a[${at}]`,
        code: 'value' as const,
        message: 'This.',
      }))}
    />,
  );

test('a list draws at most 100 items and says how many more there are', () => {
  expect(drawn(100).match(/<li/g)).toHaveLength(100);
  expect(drawn(100)).not.toContain('more');
  expect(drawn(50_000).match(/<li/g)).toHaveLength(101);
  expect(drawn(50_000)).toContain('And 49,900 more.');
});
