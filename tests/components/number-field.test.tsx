import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import type { Panel } from '@/components/builder/context';
import { loadEditor } from '@/components/systems/load-editor';
import type { Roster } from '@/lib/roster/roster';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { builderOf, panelIn } from '../fixtures/rendered-panel';

afterEach(cleanup);

const { system, editor } = await loadEditor('horizon-wars');
const sample = (await system.samples()).find(({ name }) => name === 'Harbour Watch');

/** Draws a panel of the sample Harbour Watch; returns what its force is now. */
function draw(panelOf: (force: Force) => Panel) {
  if (!sample) throw new Error('There is no such sample.');
  const builder = builderOf({ roster: sample.roster as Roster, pack: null, system, editor });
  const force = () => builder.store.state().roster.force as Force;
  render(panelIn(builder, panelOf(force())));
  return force;
}

const number = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });

/** What a screen reader reads after a field's name. */
const described = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

/** The text of the region that is read out when it changes. */
const announced = (field: Element) =>
  field.closest('div:has(> [aria-live=polite])')?.querySelector(':scope > [aria-live=polite]')?.textContent;

const user = userEvent.setup();

async function fill(field: HTMLInputElement, text: string) {
  await user.clear(field);
  if (text) await user.type(field, text);
}

describe('a number field', () => {
  test('accepts only whole numbers in range, says so, and reports rejected values', async () => {
    const force = draw(() => ({ kind: 'section', id: 'force' }));
    const field = number('Other limit');
    const before = force();
    for (const wrong of ['3.5', 'abc', '-1', '10000', '1e2', '0x10', '1 5']) {
      await user.click(field);
      await user.paste(wrong);
      expect(field.value).toBe(wrong);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(described(field)).toContain('Whole number from 0 to 9999, or empty.');
      expect(announced(field)).toContain('Whole number from 0 to 9999');
      expect(force()).toBe(before);
      await user.tab();
      expect(field.value).toBe('15');
      expect(field.getAttribute('aria-invalid')).toBeNull();
      expect(announced(field)).toContain(`“${wrong}” is not a whole number`);
    }
    await fill(field, ' 20 ');
    expect(force().limit).toBe(20);
    await fill(field, '');
    expect(force().limit).toBeNull();
    await fill(field, '12');
    await user.keyboard('{ArrowUp}');
    expect(force().limit).toBe(13);
    expect(screen.getByRole('radio', { name: '12' })).toHaveProperty('checked', false);
  });

  test('that may not be empty reverts to its last value, and no other field changes', async () => {
    const force = draw(({ elements }) => ({
      kind: 'element',
      id: elements.find(({ name }) => name === 'Capstan')?.id ?? '',
    }));
    const firepower = number('Firepower');
    const before = force();
    for (const wrong of ['', '2.5', 'many', '100']) {
      await user.clear(firepower);
      if (wrong) await user.paste(wrong);
      expect(described(firepower)).toContain('Whole number from 0 to 99.');
      await user.click(number('Movement'));
      expect(firepower.value).toBe('4');
      expect(announced(firepower)).toMatch(/^Kept 4: /);
      expect(force()).toBe(before);
    }
    await user.click(firepower);
    await user.keyboard('5');
    expect(force()).not.toEqual(before);
    await user.click(screen.getByRole('button', { name: 'Decrease Firepower' }));
    expect(force()).toEqual(before);
    for (const name of ['Movement', 'Armour/Agility', 'Defence'])
      expect(number(name).getAttribute('aria-invalid')).toBeNull();
  });
});
