import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { addressesOfBuilder } from '../bench/weight.mjs';
import { add, labels, newForce, openSample, problems, remove, soon, text, untilSaved } from './builder';
import { expect, test } from './visit';

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

describe('the pages', () => {
  test('allow no code from other origins and no eval', async ({ address }) => {
    for (const path of ['/', '/build', '/rules/horizon-wars', '/nowhere']) {
      const { headers } = await fetch(address + path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/'unsafe-eval'|https?:|\*/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  test('an unknown address shows a not-found page with a link back', async ({ visit }) => {
    const page = await visit({ allow: /404/ });
    for (const path of ['/nowhere', '/rules/chess', '/build/x']) {
      expect((await page.goto(path))?.status()).toBe(404);
      await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
      await page.getByRole('link', { name: 'Back to the rosters' }).click();
      await page.getByRole('heading', { level: 1, name: 'Build a legal force' }).waitFor();
    }
  });

  test("a problem's link leads to its rule, in view and marked", async ({ visit }) => {
    const page = await visit();
    await openSample(page, 'Ninth Column');
    const [problem] = await problems(page).all();
    await problem?.locator('summary').click();
    const link = problem?.getByRole('link');
    const id = link ? await text(link) : '';
    expect(id).toMatch(/^hw\/era\/burning\//);
    await link?.click();
    await page.getByRole('heading', { level: 1, name: /rules and rulings/ }).waitFor();
    const rule = page.getByRole('listitem').filter({ has: page.getByText(id, { exact: true }) });
    await soon(async () => {
      const box = await rule.boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= 900;
    }).toBe(true);
    const other = page.getByRole('listitem').first();
    const colour = (node: HTMLElement | SVGElement) => getComputedStyle(node).backgroundColor;
    expect(await rule.evaluate(colour)).not.toBe(await other.evaluate(colour));
    await soon(() => text(rule)).toContain('p.100');
    await page.goBack();
    await page.getByRole('button', { name: 'Add element' }).waitFor();
  });

  test('colours follow the system, then the player’s choice, which is remembered', async ({ visit }) => {
    const light = await visit();
    await light.goto('/');
    const dark = await visit({ dark: true });
    await dark.goto('/');
    const [day, night] = [await background(light), await background(dark)];
    expect(day).not.toBe(night);
    const toggle = light.getByRole('button', { name: /^Colours: / });
    await toggle.click();
    expect(await background(light)).toBe(day);
    await toggle.click();
    await soon(() => background(light)).toBe(night);
    expect(await toggle.getAttribute('aria-label')).toMatch(/^Colours: dark/);
    await light.reload();
    expect(await background(light)).toBe(night);
    await light.getByRole('button', { name: /^Colours: dark/ }).click();
    await soon(() => background(light)).toBe(day);
  });

  test('the builder works without the parts that cannot be loaded after it', async ({ visit }) => {
    const page = await visit({ allow: /ERR_FAILED|Failed to load/ });
    await newForce(page, 'Thin line');
    await add(page, 'Conventional', 'light infantry');
    await untilSaved(page);
    const needed = new Set(await addressesOfBuilder(page));
    await page.route('**/*.js', (route) =>
      needed.has(route.request().url()) ? route.continue() : route.abort(),
    );
    await page.reload();
    await page.getByLabel('Force name').waitFor();
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    await page.getByRole('menuitem', { name: /^Share/ }).click();
    const messages = page.getByRole('region', { name: 'Messages' });
    await soon(() => text(messages)).toMatch(/This part of the page could not be loaded/);
    await add(page, 'Conventional', 'light infantry');
    await soon(() => labels(page)).toEqual(['Light infantry 1', 'Light infantry 2']);
    await untilSaved(page);
  });

  test('nothing is animated with reduced motion', async ({ visit }) => {
    const page = await visit({ reducedMotion: true });
    const still = async () =>
      expect(
        await page.evaluate(() =>
          [...document.querySelectorAll('*')].flatMap((node) => {
            const { transitionDuration, animationDuration, animationName } = getComputedStyle(node);
            const long = (durations: string) =>
              durations.split(',').some((each) => Number.parseFloat(each) > 0);
            const moves = long(transitionDuration) || (animationName !== 'none' && long(animationDuration));
            return moves ? [`${node.tagName}.${node.getAttribute('class')}`] : [];
          }),
        ),
      ).toEqual([]);
    await openSample(page, 'Ninth Column');
    await page.getByRole('button', { name: /^Terrier/ }).click();
    await still();
    await remove(page, 'Outriders');
    await still();
    await page.getByRole('button', { name: 'Print' }).click();
    await still();
    await page.getByText(/is ready\.$/).waitFor();
    await page.goto('/');
    await still();
  });

  test('the title names what is shown', async ({ visit }) => {
    const page = await visit();
    await newForce(page, 'Sixth Rifles');
    await soon(() => page.title()).toBe('Sixth Rifles · Horizon Wars · Muster');
    await page.getByRole('link', { name: 'Rules' }).click();
    await soon(() => page.title()).toBe('Rules of Horizon Wars · Muster');
    await page.getByRole('link', { name: 'Rosters', exact: true }).click();
    await soon(() => page.title()).toBe('Muster');
  });
});
