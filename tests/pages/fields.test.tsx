import { expect, test } from 'vitest';
import { screen } from '@/tests/fixtures/dom';
import { fill, press, setWidth, soon, user } from '../fixtures/page';
import { openSample, total } from './steps';

/** Starts to record every text of a live region, as a screen reader would announce it. */
function recordAnnouncements(): string[] {
  const said: string[] = [];
  const regions = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive], output';
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(regions);
      const text = region?.textContent?.replace(/\s+/g, ' ').trim();
      if (text) said.push(text);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  return said;
}

/** Presses a field, types digits, and returns what the field says then. */
async function typedInto(field: HTMLInputElement, digits: string, touch: boolean): Promise<string> {
  await user.pointer({ keys: touch ? '[TouchA]' : '[MouseLeft]', target: field });
  await user.keyboard(digits);
  return field.value;
}

/** Every number field that can be used, in every panel, each once by its label. */
async function inEachField(each: (field: HTMLInputElement, label: string) => Promise<void>) {
  const seen = new Set<string>();
  for (const opener of document.querySelectorAll('[data-opens]')) {
    await user.click(opener);
    await soon(() => document.querySelector('[data-panel]')).not.toBeNull();
    for (const field of screen.queryAllByRole<HTMLInputElement>('spinbutton')) {
      const label = field.labels?.[0]?.textContent ?? '';
      if (seen.has(label) || field.disabled) continue;
      seen.add(label);
      await each(field, label);
    }
  }
  return seen.size;
}

test.for([
  ['a mouse', 1440],
  ['a finger', 820],
] as const)('a press with %s on any number field selects its number', async ([by, width]) => {
  const touch = by === 'a finger';
  setWidth(width);
  await openSample('Harbour Watch');
  const walked = await inEachField(async (field, label) => {
    const before = field.value;
    expect(await typedInto(field, '6', touch), label).toBe('6');
    expect(await typedInto(field, '12', touch), `${label}, pressed again`).toBe('12');
    await user.click(field);
    await user.click(field);
    expect(await typedInto(field, '6', touch), `${label}, pressed three times`).toBe('6');
    await fill(field, before);
  });
  expect(walked).toBeGreaterThan(5);
});

test('a rejected number changes nothing in the force, and is read out', async () => {
  await openSample('Harbour Watch');
  const heard = recordAnnouncements();
  await press(/^Force.*15 points/);
  const field = await screen.findByRole('spinbutton', { name: 'Other limit' });
  await fill(field, '10000');
  await soon(() => heard.join()).toContain('Whole number from 0 to 9999');
  expect(total('Force cost')).toBe('15 of 15');
  await user.tab();
  expect(field).toHaveProperty('value', '15');
  await soon(() => heard.join()).toContain('“10000” is not a whole number');
  await fill(field, ' 20 ');
  await soon(() => total('Force cost')).toBe('15 of 20');
  await fill(field, '');
  await soon(() => total('Force cost')).toBe('15');
});
