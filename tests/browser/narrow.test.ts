import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { systems } from '@/lib/systems/registry';
import { labels, navigateTo, remove, soon, text } from './builder';
import { openFile } from './files';
import { expectFits, expectFitsEverywhere } from './fits';
import { expectFocus } from './keyboard';
import { start } from './play';
import { openFiles, rosterFile, rosters } from './shelf';
import { brokenForceText } from './troubled';
import { expect, test } from './visit';

const phone = { width: 360, height: 640, touch: true };

/** Expects all tap targets to be at least 44 px high and wide, except links inside a sentence (WCAG 2.5.5). */
async function expectTapTargets(page: Page) {
  const small = await page.evaluate(() => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    const found = (modal ?? document).querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role=tab], [role=menuitem], [title="Drag to reorder"]',
    );
    return [...found].flatMap((node) => {
      const label = node.matches('[type=checkbox], [type=radio]') ? node.closest('label') : null;
      const target = label ?? node;
      const { width, height } = target.getBoundingClientRect();
      const hidden =
        !node.checkVisibility({ visibilityProperty: true }) || getComputedStyle(node).clipPath !== 'none';
      const inSentence = node.matches('a') && getComputedStyle(node).display === 'inline';
      if (hidden || inSentence || node.matches(':disabled')) return [];
      return width >= 43.5 && height >= 43.5
        ? []
        : [
            `${node.tagName} ${node.getAttribute('aria-label') ?? target.textContent?.slice(0, 40)}: ${Math.round(width)} × ${Math.round(height)}`,
          ];
    });
  });
  expect(small).toEqual([]);
}

const bar = (page: Page) => page.getByRole('button', { name: /^Verdict: (Not )?legal/i });

/** Expects the totals bar to be fully in view. */
async function expectBarInView(page: Page) {
  const box = await page.locator('[data-totals-bar]').boundingBox();
  expect(box && Math.round(box.y + box.height)).toBe(640);
  expect(box?.x).toBe(0);
  expect(box?.width).toBe(360);
}

/** Simulates a service worker with a newer version of the app waiting. */
function offerUpdate() {
  const registration = { waiting: { postMessage() {} }, active: {}, installing: null, addEventListener() {} };
  const serviceWorker = {
    controller: {},
    ready: Promise.resolve(registration),
    register: async () => registration,
    addEventListener() {},
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker });
}

/** Controls of the main part that cannot be scrolled clear of the offer that floats over the page. */
const covered = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('a[href], button, select')].flatMap((node) => {
      if (!node.checkVisibility({ visibilityProperty: true })) return [];
      node.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, bottom, width } = node.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, bottom - 2);
      return !there || there.closest('[data-offer]') ? [node.textContent] : [];
    }),
  );

describe('with touch, at 360 × 640', () => {
  test('a player builds, fixes and prints a force by tapping, and every panel fits and has large tap targets', async ({
    visit,
  }) => {
    const page = await visit(phone);
    await page.goto('/');
    await expectFits(page);
    await expectTapTargets(page);
    await page.getByRole('button', { name: 'New force of Horizon Wars' }).tap();
    // No field takes the focus, since that would open the on-screen keyboard.
    await page.getByLabel('Force name').waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toMatch(/^(BODY|H1)$/);
    await page.getByLabel('Force name').fill('Thumbs');
    await expectBarInView(page);
    await expectFits(page);
    await expectTapTargets(page);
    await page.getByRole('button', { name: 'Add element' }).tap();
    const picker = page.getByRole('dialog', { name: 'Add element' });
    await soon(() => picker.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 640 });
    await expectTapTargets(page);
    await picker.getByRole('tab', { name: 'Conventional' }).tap();
    for (const name of ['light infantry', 'light infantry', 'reconnaissance'])
      await picker.getByRole('button', { name: `Add ${name}`, exact: true }).tap();
    await expectFits(page);
    await expectTapTargets(page);
    await soon(() => text(picker)).toMatch(/FC 4 of 15/i);
    await picker.getByRole('tab', { name: 'Mechs' }).tap();
    await picker.getByRole('button', { name: 'Add Siege walker, P3 mech' }).tap();
    await expectFits(page);
    await expectTapTargets(page);
    await picker.getByRole('tab', { name: 'Aircraft' }).tap();
    await expectTapTargets(page);
    await expectFits(page);
    await picker.getByRole('button', { name: 'Close' }).tap();
    await soon(() => labels(page)).toHaveLength(4);
    await expectBarInView(page);
    await expectFits(page);
    await expectTapTargets(page);

    // The element opens in a sheet of full screen height, with the totals at the bottom.
    await page.getByRole('button', { name: /^Siege walker / }).tap();
    const sheet = page.getByRole('dialog', { name: 'Siege walker' });
    await soon(() => sheet.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 640 });
    await sheet.getByRole('button', { name: 'Increase Firepower' }).tap();
    await sheet.getByText('1 over (18 of 17)').waitFor();
    await soon(() => text(sheet)).toMatch(/FC 7 of 15.*Not legal/i);
    await sheet.getByRole('checkbox', { name: /^Ace/ }).tap();
    await soon(() => text(sheet)).toMatch(/FC 8 of 15/i);
    // Only its content scrolls; header and totals stay in place.
    expect(await sheet.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    await expectFits(page);
    await expectTapTargets(page);
    await sheet.getByRole('button', { name: 'Close' }).tap();

    // From the bar to the problems, and from there to the cause.
    await bar(page).tap();
    const all = page.getByRole('dialog', { name: 'Verdict' });
    await expectFits(page);
    await expectTapTargets(page);
    await all
      .getByRole('button', { name: /hw|points/i })
      .first()
      .waitFor();
    await all.getByRole('button', { name: /^Error .*Siege walker/ }).tap();
    await sheet.waitFor();
    await sheet.getByRole('button', { name: 'Decrease Firepower' }).tap();
    await soon(() => text(sheet)).toMatch(/ Legal /i);
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await soon(() => text(all)).toMatch(/^Verdict Legal/i);
    // This Close is where the other was: a tap within the time of a double tap is not taken as meant for it.
    await page.waitForTimeout(600);
    await all.getByRole('button', { name: 'Close' }).tap();
    await all.waitFor({ state: 'hidden' });

    for (const label of await labels(page)) {
      const menu = page.getByRole('button', { name: `More actions for ${label}`, exact: true });
      await menu.scrollIntoViewIfNeeded();
      const { x = -1, width = 0 } = (await menu.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(360);
    }
    await remove(page, 'Siege walker');
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).tap();
    await soon(() => labels(page)).toHaveLength(4);
    await page.getByRole('button', { name: 'More actions for Siege walker' }).tap();
    await expectTapTargets(page);
    await expectFits(page);
    await page.getByRole('menuitem', { name: 'Make it the CHQ' }).tap();
    await page.getByRole('button', { name: 'Print' }).tap();
    await expectTapTargets(page);
    await expectFits(page);
    await page.getByText('Thumbs.pdf is ready.').waitFor();
    await page.getByRole('button', { name: 'Close' }).tap();

    // Every panel of a force full of problems.
    await navigateTo(page, '/');
    await openFile(page, 'Open a file', brokenForceText());
    await page.getByRole('button', { name: 'Add element' }).waitFor();
    await expectFits(page);
    await expectTapTargets(page);
    for (const name of [
      /^Force /,
      /^Command resources/,
      /^Squadrons/,
      /^Scenario/,
      /^Colossus/,
      /^Gull/,
      /^Scouts/,
    ]) {
      await page.getByRole('button', { name }).first().tap();
      await expectFits(page);
      await expectTapTargets(page);
      await page.getByRole('button', { name: 'Close' }).tap();
    }
    await bar(page).tap();
    await expectFits(page);
    await expectTapTargets(page);
  });

  test('every control can be scrolled clear of the offer of a new version', async ({ visit }) => {
    const page = await visit({ ...phone, before: offerUpdate });
    await page.goto('/');
    await openFiles(
      page,
      ...['Anvil', 'Barrow', 'Copper', 'Drover', 'Ember'].map((name) => rosterFile(name)),
    );
    await rosters(page).nth(4).waitFor();
    const offer = page.getByRole('region', { name: 'New version' });
    await offer.waitFor();
    expect(await covered(page)).toEqual([]);
    await expectFits(page);
    await expectTapTargets(page);
    await rosters(page).first().tap();
    await page.getByRole('button', { name: 'Add element' }).waitFor();
    expect(await covered(page)).toEqual([]);
    await expectBarInView(page);
  });
});

/** Words in the rows that are broken in two or overlap others. */
const brokenWords = (page: Page) =>
  page.getByRole('button', { name: /^More actions for / }).evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const words: { said: string; box: DOMRect }[] = [];
      const faults: string[] = [];
      const walker = document.createTreeWalker(
        button.closest('li') as Element,
        NodeFilter.SHOW_TEXT,
        // Text for screen readers only is one pixel wide.
        (node) =>
          (node.parentElement?.closest('[class*=sr-only]')?.clientWidth ?? 0) === 1
            ? NodeFilter.FILTER_REJECT
            : NodeFilter.FILTER_ACCEPT,
      );
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        for (const { index, 0: said } of (node.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + said.length);
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
          if (boxes.length > 1 && !/[-–]/.test(said)) faults.push(`${said} is broken`);
          for (const box of boxes) words.push({ said, box });
        }
      words.forEach(({ said, box }, index) => {
        for (const other of words.slice(index + 1)) {
          const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          if (wide > 1 && high > 4) faults.push(`${said} overlaps ${other.said}`);
        }
      });
      return faults;
    }),
  );

/** Pairs in the header of which one covers the other. */
const overlapping = (page: Page) =>
  page.locator('header').evaluate((header) => {
    const shown = [...header.querySelectorAll('a, button, h1, span, bdi')].filter((node) => {
      const { width, height } = node.getBoundingClientRect();
      // The room that is kept for a longer text is empty.
      if (node.matches('[data-room]')) return false;
      return width > 1 && height > 1 && node.checkVisibility({ visibilityProperty: true });
    });
    return shown.flatMap((one, index) => {
      const a = one.getBoundingClientRect();
      return shown.slice(index + 1).flatMap((other) => {
        const b = other.getBoundingClientRect();
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide <= 1 || high <= 1 || one.contains(other)) return [];
        return [[one, other].map((node) => node.getAttribute('aria-label') ?? node.textContent).join(' / ')];
      });
    });
  });

/** Expects that a page fits phones, and that nothing in its header overlaps; it is 320 px wide afterwards. */
async function expectGood(page: Page, what: string) {
  await expectFitsEverywhere(page, what, [390, 320]);
  for (const width of [390, 352, 351, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect([what, width, await overlapping(page)]).toEqual([what, width, []]);
  }
}

/** The number of stats in the last line of each row of a match. */
const inLastLine = (page: Page) =>
  page.locator('li > [data-place] .condensed').evaluateAll((rows) =>
    rows.map(({ children }) => {
      const tops = [...children].map((stat) => stat.getBoundingClientRect().top);
      return tops.filter((top) => top === tops.at(-1)).length;
    }),
  );

/** Lines above the rows of a match, and each phase of its guide, that are cut off for want of room. */
async function cutLines(page: Page): Promise<string[]> {
  const cut = () =>
    page
      .locator('[data-scrolls] > * .line-clamp-3')
      .evaluateAll((lines) =>
        lines.flatMap((line) =>
          line.clientHeight < line.scrollHeight || line.scrollWidth > line.clientWidth
            ? [line.textContent]
            : [],
        ),
      );
  const guide = page.getByRole('button', { name: /Show the next phase$/ });
  const found = new Set<string>();
  const seen = new Set<string>();
  for (let said = await text(guide); !seen.has(said); said = await text(guide)) {
    seen.add(said);
    for (const line of await cut()) found.add(line);
    await guide.tap();
  }
  expect(seen.size).toBeGreaterThan(1);
  return [...found];
}

/** Expects the contents of the rules to be closed until they are opened, and open on a wide screen. */
async function expectContents(page: Page) {
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const summary = contents.locator('summary');
  const link = contents.getByRole('link', { name: 'Force', exact: true });
  expect(await link.isVisible()).toBe(false);
  await summary.focus();
  await page.keyboard.press('Tab');
  await expectFocus(page.getByRole('searchbox'));
  await summary.focus();
  await page.keyboard.press('Enter');
  await link.waitFor();
  await page.keyboard.press('Tab');
  await expectFocus(link);
  await summary.click();
  await link.waitFor({ state: 'hidden' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await link.waitFor();
  expect(await summary.isVisible()).toBe(false);
  await page.setViewportSize({ width: 320, height: 640 });
}

describe('from 320 to 390 px, nothing is wider than the window, cut off, broken or overlapping', () => {
  const size = { width: 320, height: 640, touch: true };

  test.for(['Harbour Watch', 'Two Faces', 'Host of the Red Tide', 'Iron Chapter', 'Newton out of place'])(
    'in the builder and the match of %s',
    async (sample, { visit }) => {
      const page = await visit(size);
      await page.goto('/');
      await page.getByRole('button', { name: `Sample ${sample}` }).tap();
      await page.getByRole('button', { name: 'Print' }).waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await expectGood(page, 'the builder');
      expect(await brokenWords(page)).toEqual([]);
      await start(page);
      await expectGood(page, 'the match');
      expect(await cutLines(page)).toEqual([]);
      // No stat stands alone in a line.
      if (sample === 'Harbour Watch') expect(Math.min(...(await inLastLine(page)))).toBeGreaterThan(1);
    },
  );

  test('on every other page', async ({ visit }) => {
    const page = await visit({ ...size, allow: /404/ });
    await page.goto('/');
    await page.getByRole('button', { name: 'New force of Horizon Wars' }).tap();
    await page.getByRole('button', { name: 'Add element' }).waitFor();
    await expectGood(page, 'a new force');
    const games = systems.flatMap(({ id }) => [`/rules/${id}`, `/odds?g=${id}`]);
    const shared = ['/', '/pack', '/collection', '/play', '/event', '/scan', '/open'];
    for (const address of [...games, ...shared, '/nowhere', '/build?r=nobody']) {
      await navigateTo(page, address);
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      await expectGood(page, address);
      if (['/', '/rules/horizon-wars', '/nowhere', '/build?r=nobody'].includes(address))
        await expectTapTargets(page);
      if (address === '/rules/horizon-wars') await expectContents(page);
    }
    await page.goto('/check');
    await openFile(page, 'Choose files', brokenForceText());
    await page
      .getByText(/^Not legal/)
      .first()
      .waitFor();
    await expectGood(page, '/check');
  });
});
