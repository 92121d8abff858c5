import { expect, test } from 'vitest';
import { boundCommands } from '@/components/shared/commands';
import { systems } from '@/lib/systems/registry';
import { screen, within } from '@/tests/fixtures/dom';
import { fullestSample } from '../fixtures/fullest-sample';
import { openPage, soon, user } from '../fixtures/page';
import { storedRosters } from './shelf';
import { text, untilSaved } from './steps';

// In a text field, single-key shortcuts type letters and do nothing else.

/** The single-key shortcuts that the builder lists. */
async function singleKeys(): Promise<string[]> {
  await user.keyboard('?');
  const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const listed = [...keys.querySelectorAll('dt')].map((term) =>
    [...term.querySelectorAll('kbd')].map((key) => text(key)),
  );
  await user.keyboard('{Escape}');
  await soon(() => document.querySelector('dialog[open]')).toBeNull();
  return listed.flatMap(([key, ...others]) => (key?.length === 1 && others.length === 0 ? [key] : []));
}

/** The values of a roster with their paths, except texts and null. */
function leaves(value: unknown, path = ''): string[] {
  if (typeof value === 'string' || value === null) return [];
  if (typeof value !== 'object') return [`${path} is ${value}`];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
}

const typed = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';

/** Text fields in a part of the page, one for each label without digits; number fields count as one. */
function textFields(part: Element, seen: Set<string>): HTMLInputElement[] {
  return [...part.querySelectorAll<HTMLInputElement>(typed)].filter((field) => {
    if (field.disabled || field.closest('[hidden], dialog:not([open])')) return false;
    const isFigure = field.getAttribute('role') === 'spinbutton' || field.inputMode === 'numeric';
    const sort = isFigure
      ? 'figure'
      : [field.tagName, field.type, field.labels?.[0]?.textContent].join(' ').replace(/\d+/g, '');
    if (seen.has(sort)) return false;
    seen.add(sort);
    return true;
  });
}

const panelTitle = () => document.getElementById('panel-title');

// All games share one list of commands.
test.for(systems.slice(0, 1))(
  'single-key shortcuts, typed into a field, change nothing but the field in $name',
  async (system) => {
    await openPage('/');
    const samples = await screen.findByRole('article', { name: `Samples of ${system.name}` });
    const sample = await fullestSample(system.load);
    await user.click(within(samples).getByRole('button', { name: new RegExp(`^Sample ${sample}`) }));
    await screen.findByLabelText('Force name');
    // The page is drawn a moment before it takes keys.
    await soon(() => boundCommands().length).toBeGreaterThan(0);
    screen.getByRole('heading', { level: 1 }).focus();
    const keys = (await singleKeys()).map((key) => key.toLowerCase());
    expect(keys).toEqual(expect.arrayContaining(['?', 'p']));
    const seen = new Set<string>();
    let tried = 0;
    const tryAll = async (part: Element) => {
      for (const each of part.querySelectorAll('details')) each.setAttribute('open', '');
      for (const field of textFields(part, seen)) {
        tried += 1;
        await untilSaved();
        const before = await storedRosters();
        const title = panelTitle() === null;
        const was = field.value;
        field.focus();
        await user.keyboard('{Control>}{End}{/Control}');
        await user.keyboard(`${keys.join('')}{Delete}`);
        expect(document.activeElement).toBe(field);
        const most = Number(field.getAttribute('maxlength') ?? Number.POSITIVE_INFINITY);
        expect(field.value).toBe((was + keys.join('')).slice(0, most));
        expect(document.querySelectorAll('dialog[open], [role=menuitem]')).toHaveLength(0);
        expect(panelTitle() === null).toBe(title);
        field.blur();
        await untilSaved();
        expect(leaves(await storedRosters())).toEqual(leaves(before));
      }
    };
    const outline = screen.getByRole('heading', { level: 1 }).parentElement as HTMLElement;
    await tryAll(outline);
    for (const opener of outline.querySelectorAll<HTMLElement>('[data-opens]')) {
      await user.click(opener);
      await soon(panelTitle).not.toBeNull();
      await tryAll(panelTitle()?.closest('section') as HTMLElement);
    }
    expect(tried).toBeGreaterThanOrEqual(3);
  },
);
