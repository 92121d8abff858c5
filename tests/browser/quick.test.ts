import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { opener, openSample, soon } from './builder';
import { storedRosters } from './two-games';
import { expect, test } from './visit';

// The consequences of an input are rendered after its frame; faster input is not lost.

/** Types into fields or presses keys in them one after another, with no frame in between. */
async function inputWithoutFrames(
  page: Page,
  inputs: ([field: Locator, text: string] | [field: Locator, key: 'ArrowUp'])[],
) {
  const fields = await Promise.all(inputs.map(async ([field]) => field.elementHandle()));
  await page.evaluate(
    async ([nodes, texts]) => {
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      for (const [index, node] of nodes.entries()) {
        const text = texts[index] as string;
        if (text === 'ArrowUp')
          node?.dispatchEvent(new KeyboardEvent('keydown', { key: text, bubbles: true, cancelable: true }));
        else {
          node?.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, cancelable: true }));
          write?.call(node, text);
          node?.dispatchEvent(new Event('input', { bubbles: true }));
        }
        // Lets React finish its synchronous work for the event, but not deferred work.
        for (let turn = 0; turn < 20; turn += 1) await null;
      }
    },
    [fields, inputs.map(([, act]) => act)] as const,
  );
}

const storedForce = async (page: Page) => ((await storedRosters(page))[0] as { force: unknown }).force;

describe('input faster than the page renders', () => {
  test('is not lost in the fields of an element, and is saved', async ({ visit }) => {
    const page = await visit();
    await openSample(page, 'Harbour Watch');
    await opener(page, 'Capstan').click();
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    const figure = page.getByRole('spinbutton', { name: 'Firepower' });
    const before = Number(await figure.inputValue());
    await inputWithoutFrames(page, [
      [name, 'Capstan X'],
      [figure, 'ArrowUp'],
      [figure, 'ArrowUp'],
      [name, 'Capstan XY'],
      [figure, 'ArrowUp'],
    ]);
    await soon(() => figure.inputValue()).toBe(`${before + 3}`);
    expect(await name.inputValue()).toBe('Capstan XY');
    await opener(page, 'Capstan XY').waitFor();
    await soon(() => storedForce(page)).toMatchObject({
      elements: expect.arrayContaining([
        expect.objectContaining({
          name: 'Capstan XY',
          stats: expect.objectContaining({ f: before + 3 }),
        }),
      ]),
    });
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Control+z');
    await soon(() => figure.inputValue()).toBe(`${before}`);
    await soon(() => name.inputValue()).toBe('Capstan');
  });

  test('is not lost in the fields of a card, nor in the name that its id follows', async ({ visit }) => {
    const page = await visit();
    await page.goto('/');
    await page.getByRole('button', { name: 'New force of AT-43' }).click();
    await page.getByRole('button', { name: /^Cards /i }).click();
    await page.getByRole('button', { name: 'New card' }).click();
    const name = page.getByLabel('Designation');
    const figure = (label: string) => page.getByRole('spinbutton', { name: label, exact: true });
    await page.getByRole('radio', { name: 'Combat strider' }).check({ force: true });
    await page.getByRole('checkbox', { name: 'Structure points are known' }).check({ force: true });
    await inputWithoutFrames(page, [
      [name, 'S'],
      [name, 'St'],
      [figure('Frame'), '4'],
      [figure('Propulsion'), '3'],
      [name, 'Str'],
      [figure('Frame'), 'ArrowUp'],
    ]);
    await soon(() => storedForce(page)).toMatchObject({
      cards: [{ designation: 'Str', structure: { frame: 5, propulsion: 3 } }],
    });
    expect(await name.inputValue()).toBe('Str');
    expect(await figure('Frame').inputValue()).toBe('5');
    expect(await figure('Propulsion').inputValue()).toBe('3');
  });
});
