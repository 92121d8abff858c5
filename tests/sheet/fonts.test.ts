import { expect, test } from 'vitest';
import { row, sheet } from './fixture';
import { printed } from './pdf';

test('an earlier print does not take glyphs from a later one', async () => {
  const said = (name: string) => [
    sheet([row(name, [1, 2, 3, 4, 5], name, 1)], { title: name, facts: [{ label: name, value: name }] }),
  ];
  // A colon reuses the glyph of the full stop, an accented letter that of the base letter.
  await printed(said(':;…¡! ÀÉÎÕÜ àéîõü ŻŚĆ żść Ñ ñ Ç ç'));
  const { pages } = await printed(said('A.P. of U.N.A., CENSUS zone'));
  expect(pages[0]?.text.match(/A\.P\. of U\.N\.A\., CENSUS zone/gi)).toHaveLength(6);
});
