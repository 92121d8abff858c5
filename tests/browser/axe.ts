import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const { source } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as {
  source: string;
};

interface Axe {
  run: (part: string | { include: Element[] }, options: object) => Promise<{ violations: Violation[] }>;
}

interface Violation {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

declare global {
  interface Window {
    axe: Axe;
  }
}

const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Style sheets and media are not loaded again for every run: only the rule on media that play unasked looks at them. */
const lean = { resultTypes: ['violations'], preload: false };

/** The rules that take most of the time of a run, by what is drawn. */
const drawn = ['color-contrast', 'target-size'];

/** The looks of text, on which its contrast depends, and the kinds of targets under 24 px, that were checked on any page. */
const checked = new Set<string>();

/** Checks two texts of each look, and two small targets of each kind, that are not known yet, in a part of the page. */
const drawnFaults = (page: Page, part: string) =>
  page.evaluate(
    async ([part, known, options]) => {
      const looks = new Map<string, Element[]>();
      const add = (key: string, node: Element) => {
        const alike = looks.get(key) ?? [];
        if (!known.includes(key) && alike.length < 2) looks.set(key, [...alike, node]);
      };
      const isFaint = '[inert], :disabled, [aria-disabled=true], label:has(:disabled)';
      for (const node of document.querySelectorAll<HTMLElement>(`:is(${part}), :is(${part}) *`)) {
        if (!node.checkVisibility({ visibilityProperty: true })) continue;
        const { width, height } = node.getBoundingClientRect();
        if (node.matches('a[href], button, input, select, textarea, summary, [tabindex="0"]'))
          if (width > 1 && Math.min(width, height) < 24)
            add(`${node.tagName} ${node.className} in ${node.parentElement?.className}`, node);
        const isText = [...node.childNodes].some(
          (child) => child.nodeType === 3 && child.textContent?.trim(),
        );
        if (!(isText || node.matches('input, select, textarea')) || node.closest(isFaint)) continue;
        const { color, fontSize, fontWeight } = getComputedStyle(node);
        const size = Number.parseFloat(fontSize);
        const look = [color, size >= 24 || (size >= 18.6 && Number(fontWeight) >= 700)];
        for (let around: Element | null = node; around; around = around.parentElement) {
          const { backgroundColor, backgroundImage, opacity } = getComputedStyle(around);
          look.push(backgroundColor, backgroundImage, opacity);
          if (backgroundColor.startsWith('rgb(')) break;
        }
        add(look.join().replaceAll('rgba(0, 0, 0, 0),none,1', ''), node);
      }
      const include = [...looks.values()].flat();
      if (include.length === 0) return { violations: [], looks: [] };
      const { violations } = await window.axe.run({ include }, options);
      return { violations, looks: [...looks.keys()] };
    },
    [part, [...checked], { ...lean, runOnly: drawn }] as const,
  );

/**
 * The violations that axe finds in a part of the page: all rules in light mode, and colour contrast in dark mode too.
 * Axe is injected once per page, since that takes as long as a run.
 */
export async function axeFaults(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found: string[] = [];
  const note = (scheme: string, violations: Violation[]) => {
    for (const { id, nodes } of violations)
      for (const { html, failureSummary } of nodes)
        found.push(`${scheme} ${id}: ${html.slice(0, 160)} ${failureSummary}`);
  };
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations, looks } = await drawnFaults(page, part);
    note(colorScheme, violations);
    if (violations.length === 0) for (const look of looks) checked.add(look);
  }
  const rules = Object.fromEntries(drawn.map((rule) => [rule, { enabled: false }]));
  const others = await page.evaluate(
    async ([part, options]) => (await window.axe.run(part, options)).violations,
    [part, { ...lean, runOnly: all, rules }] as const,
  );
  note('light', others);
  return found;
}

/** The kinds of nodes that were checked on any page. */
const checkedKinds = new Set<string>();

/** As `axeFaults`, if the part shows kinds of nodes that were checked on no page yet, told apart by classes and attributes. */
export async function axeFaultsOfNew(page: Page, part: string): Promise<string[]> {
  const kinds = await page.evaluate((part) => {
    const kindOf = (node: Element) =>
      [node.tagName, node.getAttribute('class'), ...node.getAttributeNames()].join(' ');
    return [...new Set([...document.querySelectorAll(`:is(${part}) *:not(svg *)`)].map(kindOf))];
  }, part);
  if (kinds.every((kind) => checkedKinds.has(kind))) return [];
  const faults = await axeFaults(page, part);
  if (faults.length === 0) for (const kind of kinds) checkedKinds.add(kind);
  return faults;
}
