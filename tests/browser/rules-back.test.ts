import type { Page } from 'playwright-core';
import { linkTo } from '@/lib/check/link';
import { axeFaults } from './axe';
import { openSample, problems, soon, text } from './builder';
import { chooseFiles, pack, small } from './check';
import { bitmap, pictureOf } from './codes';
import { expectFocus } from './keyboard';
import { expect, test, type Visit } from './visit';

const manual = (page: Page) => page.getByRole('heading', { level: 1, name: /rules/ });

const backs: [how: string, size: Visit & { width: number }, back: (page: Page) => Promise<unknown>][] = [
  [
    'the link back',
    { width: 1440 },
    (page) => page.getByRole('link', { name: 'Back to the roster' }).click(),
  ],
  ['Back', { width: 360, height: 640, touch: true }, (page) => page.goBack()],
];

test.for(backs)(
  '%s leads from a rule to the problem that it was opened from, at %o',
  async ([, size, back], { visit }) => {
    const page = await visit(size);
    await openSample(page, 'Ninth Column');
    const problem = problems(page).last();
    await problem.getByText(/^Rule, p\.\d+$/).click();
    await problem.getByRole('link').click();
    await manual(page).waitFor();
    // In view from the middle of the page as well, and after a reload.
    await page.reload();
    await soon(() => page.getByRole('link', { name: 'Back to the roster' }).count()).toBe(1);
    const box = await page.getByRole('link', { name: 'Back to the roster' }).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(size.width === 360 ? 640 : 900);
    await back(page);
    await page.getByLabel('Force name').waitFor();
    await expectFocus(problems(page).last().getByRole('link'));
  },
);

test('a rules page opened at a rule shows it below its bar, and ids on request', async ({ visit }) => {
  const page = await visit();
  await page.goto('/rules/horizon-wars#hw/chq/quota');
  const link = page.getByRole('link', { name: 'Go to your rosters' });
  await soon(() => text(page.locator('[aria-current=true]'))).toMatch(
    /Broken: Too few of the CHQ's own type/,
  );
  // The bar with the link back does not cover the rule that is scrolled to.
  const [bar, rule] = [await link.boundingBox(), await page.locator('[aria-current=true]').boundingBox()];
  expect(rule?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  // Ids are shown on request.
  const id = page.getByText('hw/chq/quota', { exact: true });
  expect(await id.isVisible()).toBe(false);
  await page.getByText('Ids of rules and rulings').click();
  await id.waitFor();
  expect(await axeFaults(page)).toEqual([]);
});

test('the link back from a rule leads to the scanned roster', async ({ visit }) => {
  const page = await visit({ width: 360, height: 640, touch: true });
  await page.goto('/scan');
  await chooseFiles(page, 'Pack from a file', pack);
  const code = pictureOf(linkTo('https://muster.example', small('Lancers', 'Ann')), 800, 800);
  await chooseFiles(page, 'Choose a picture', { name: 'code.bmp', content: bitmap(code, 800, 800) });
  const main = page.getByRole('main');
  await soon(() => text(main)).toMatch(/Not legal Lancers Ann/i);
  await main.locator('summary').first().click();
  await main.getByRole('link', { name: /^pack/ }).click();
  await manual(page).waitFor();
  await page.getByRole('link', { name: 'Back to the scan' }).click();
  await soon(() => text(main)).toMatch(/Not legal Lancers Ann .*Against “Calais Open 2026”/i);
  await expectFocus(main.getByRole('link', { name: /^pack/ }));
});
