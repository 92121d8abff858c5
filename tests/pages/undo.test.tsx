import { describe, expect, test, vi } from 'vitest';
import { screen, waitFor, within } from '@/tests/fixtures/dom';
import { fill, openPage, press, reload, setWidth, soon, user } from '../fixtures/page';
import {
  add,
  expectRosters,
  headField,
  labels,
  newForce,
  openSample,
  remove,
  total,
  untilSaved,
  verdict,
} from './steps';

const SAMPLE = 'Harbour Watch';
const OPENED = 'Capstan';

/** The field values and row texts of the left column. */
function forceAsShown(): string[] {
  const outline = document.querySelector('main h1')?.parentElement;
  const fields = outline?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [];
  const rows = outline?.querySelectorAll<HTMLElement>('[data-opens], li > button') ?? [];
  return [
    ...[...fields].map(({ value }) => value),
    ...[...rows].map(({ textContent }) => textContent.replace(/\s+/g, ' ')),
  ];
}

/** The force as shown once it no longer changes after an edit. */
async function settled(): Promise<string[]> {
  let shown: string[] = [];
  await soon(() => {
    const before = shown;
    shown = forceAsShown();
    return before.join() === shown.join();
  }).toBe(true);
  return shown;
}

const button = (name: 'Undo' | 'Redo') => screen.getAllByRole('button', { name })[0] as HTMLElement;

const isDisabled = (name: 'Undo' | 'Redo') => button(name).getAttribute('aria-disabled') === 'true';

/** The button that opens a row's element. */
const opener = (label: string) =>
  screen.getAllByRole('button', { name: new RegExp(`^${label} `) })[0] as HTMLElement;

const nameField = () => screen.getByLabelText<HTMLInputElement>('Force name');

/** Puts the caret at the end of a field. */
async function goToEnd(field: HTMLElement) {
  field.focus();
  await user.keyboard('{End}');
}

const undoKey = () => user.keyboard('{Control>}z{/Control}');
const redoKey = () => user.keyboard('{Control>}y{/Control}');
const shiftRedoKey = () => user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');

const undoWays: [name: string, undo: () => Promise<void>, redo: () => Promise<void>][] = [
  ['by button', () => user.click(button('Undo')), () => user.click(button('Redo'))],
  ['with Ctrl+Z and Ctrl+Y', undoKey, redoKey],
  ['with Ctrl+Z and Ctrl+Shift+Z', undoKey, shiftRedoKey],
];

/** Slows down the clock that undo steps go by: letters typed one after the other are one step on a slow machine too. */
function slowClock() {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() / 100);
  // Edits go by the time of their event.
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => performance.now());
}

// All games share one history.
describe('undo in a force of Horizon Wars', () => {
  const edits: [what: string, edit: () => Promise<void>][] = [
    ['a typed name', () => fill(nameField(), 'Renamed')],
    ['a typed player', async () => fill(await headField('Player (commander)'), 'Zoë')],
    [
      'a number',
      async () => {
        await user.click(opener(OPENED));
        (await screen.findByRole('spinbutton', { name: 'Firepower' })).focus();
        await user.keyboard('{ArrowUp}');
      },
    ],
    ['an element’s name', () => fill(screen.getByLabelText('Name'), 'Rechristened')],
    ['two added', () => add('Conventional', 'light infantry')],
    ['another added', () => press('Add heavy cavalry')],
    ['one removed', () => remove('Light infantry')],
    [
      'one moved',
      async () => {
        opener('Heavy cavalry').focus();
        await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
      },
    ],
    [
      'a choice in a section',
      async () => {
        await press(/^Force /);
        await press('12', 'radio');
      },
    ],
  ];

  test('by button and by either key undoes and redoes every kind of edit', async () => {
    await openSample(SAMPLE);
    const states = [await settled()];
    for (const [what, edit] of edits) {
      await edit();
      await expect.poll(forceAsShown, { message: what }).not.toEqual(states.at(-1));
      states.push(await settled());
    }
    const forth = states.slice(1);
    for (const [way, undo, redo] of undoWays) {
      for (const state of states.slice(0, -1).reverse()) {
        await undo();
        await expect.poll(forceAsShown, { message: way }).toEqual(state);
      }
      expect(isDisabled('Undo')).toBe(true);
      for (const state of forth) {
        await redo();
        await expect.poll(forceAsShown, { message: way }).toEqual(state);
      }
      expect(isDisabled('Redo')).toBe(true);
    }
  });

  test('goes back after a reload too, a step for each of several fast presses', async () => {
    await openSample(SAMPLE);
    const before = labels();
    await add('Conventional', 'light infantry');
    for (let more = 1; more < 6; more += 1) {
      screen.getByRole('button', { name: 'Add light infantry' }).click();
      await new Promise(requestAnimationFrame);
    }
    await soon(() => labels().length).toBe(before.length + 6);
    await untilSaved();
    await user.keyboard('{Escape}');
    const undoneTo = async (count: number) => {
      while (labels().length > count) await undoKey();
      await soon(() => labels().length).toBe(count);
    };
    await undoneTo(before.length + 4);
    await untilSaved();
    await reload();
    await soon(() => labels().length).toBe(before.length + 4);
    expect(isDisabled('Redo')).toBe(false);
    for (let step = 0; step < 4; step += 1) await undoKey();
    await soon(labels).toEqual(before);
    for (let step = 0; step < 6; step += 1) await redoKey();
    await soon(() => labels().length).toBe(before.length + 6);
  });

  test('treats typing an element’s name as one step, not one per letter', async () => {
    slowClock();
    await openSample(SAMPLE);
    await user.click(opener(OPENED));
    const name = await screen.findByLabelText<HTMLInputElement>('Name');
    await goToEnd(name);
    await user.keyboard(' Two');
    await waitFor(() => opener(`${OPENED} Two`));
    await undoKey();
    await soon(() => name.value).toBe(OPENED);
    expect(isDisabled('Undo')).toBe(true);
  });

  test('in the message of a removal uses the same history, and disappears with the next edit', async () => {
    await openSample(SAMPLE);
    const messages = () => within(screen.getByRole('region', { name: 'Messages' }));
    const undo = () => messages().findByRole('button', { name: 'Undo' });
    const before = await settled();
    await remove(OPENED);
    await user.click(await undo());
    await soon(forceAsShown).toEqual(before);
    expect(isDisabled('Undo')).toBe(true);
    expect(isDisabled('Redo')).toBe(false);

    // The message does not undo once another edit follows, so nothing typed is lost.
    await remove(OPENED);
    const without = await settled();
    const message = () => messages().queryAllByText(`${OPENED} removed.`);
    await soon(() => message().length).toBeGreaterThan(0);
    (await undo()).focus();
    await fill(nameField(), 'Renamed');
    await soon(() => message().length).toBe(0);
    await undoKey();
    await soon(forceAsShown).toEqual(without);

    // The message also disappears when the removal is undone by keyboard.
    await undoKey();
    await soon(forceAsShown).toEqual(before);
    await remove(OPENED);
    (await undo()).focus();
    await undoKey();
    await soon(forceAsShown).toEqual(before);
    await soon(() => message().length).toBe(0);
    expect(document.activeElement?.tagName).not.toBe('BODY');
  });

  test('works on a phone, in an open sheet', async () => {
    setWidth(360);
    await openSample(SAMPLE);
    await user.click(opener(OPENED));
    const value = async () => {
      const sheet = within(await screen.findByRole('dialog'));
      return sheet.findByRole<HTMLInputElement>('spinbutton', { name: 'Firepower' });
    };
    const figure = await value();
    const before = figure.value;
    await press('Increase Firepower');
    await soon(() => figure.value).toBe(`${Number(before) + 1}`);
    figure.focus();
    await undoKey();
    await soon(() => figure.value).toBe(before);
    await redoKey();
    await soon(() => figure.value).toBe(`${Number(before) + 1}`);
    await user.keyboard('{Escape}');
    await user.click(button('Undo'));
    await user.click(opener(OPENED));
    await soon(async () => (await value()).value).toBe(before);
  });
});

test('a new force is built, saved, and there again after a reload', async () => {
  await newForce('Harbour Watch');
  await add('Conventional', 'light infantry', 'light infantry');
  await soon(labels).toEqual(['Light infantry 1', 'Light infantry 2']);
  await untilSaved();
  await reload();
  await soon(labels).toEqual(['Light infantry 1', 'Light infantry 2']);
  await press('Undo');
  await soon(labels).toEqual(['Light infantry']);
  await openPage('/');
  await expectRosters(['Harbour Watch']);
});

test('a sample opens, and Back leads to the shelf', async () => {
  await openSample('Harbour Watch');
  await soon(verdict).toBe('Legal');
  expect(total('Force cost')).toBe('15 of 15');
  history.back();
  await screen.findByRole('button', { name: 'New pack' });
});
