import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const { source } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as {
  source: string;
};

interface Axe {
  run: (part: string, options: object) => Promise<{ violations: Violation[] }>;
}

interface Violation {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const colour = 'color-contrast';

/**
 * The violations that axe finds in a part of the page: all rules in light mode, and colour contrast in dark mode too.
 * With `colours` false, contrast is not checked. Axe is injected once per page, since that takes as long as a run.
 */
export async function axeFaults(page: Page, part = 'html', colours = true): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found: string[] = [];
  const run = async (colorScheme: 'light' | 'dark', runOptions: object) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = await page.evaluate(
      async ([place, options]) =>
        (await (window as unknown as { axe: Axe }).axe.run(place, options)).violations,
      [part, { ...runOptions, resultTypes: ['violations'] }] as const,
    );
    for (const { id, nodes } of violations)
      for (const { html, failureSummary } of nodes)
        found.push(`${colorScheme} ${id}: ${html.slice(0, 160)} ${failureSummary}`);
  };
  await run('light', { runOnly: all, rules: { [colour]: { enabled: colours } } });
  if (colours) await run('dark', { runOnly: [colour] });
  return found;
}
