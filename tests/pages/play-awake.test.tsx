import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { screen } from '@/tests/fixtures/dom';
import { press, soon, user } from '../fixtures/page';
import { acted, expectStored, play } from './play';

/** What was asked of the browser's wake lock, which a counter stands in for. */
let locks = { asked: 0, held: 0 };
let refuses = false;
let lose: () => Promise<void> = async () => undefined;

beforeEach(() => {
  locks = { asked: 0, held: 0 };
  refuses = false;
  const request = async () => {
    locks.asked += 1;
    if (refuses) throw new DOMException('Power is low.', 'NotAllowedError');
    locks.held += 1;
    const lock = new EventTarget();
    const release = async () => {
      locks.held -= 1;
      lock.dispatchEvent(new Event('release'));
    };
    lose = release;
    return Object.assign(lock, { release });
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
});

afterEach(() => void Reflect.deleteProperty(navigator, 'wakeLock'));

const dark = () =>
  screen.queryByRole('menuitem', { name: 'The screen may go dark: this browser does not keep it on here' });

/** Opens the menu of the match. */
const openMenu = async () => {
  await press('More actions');
  await screen.findByRole('menuitem', { name: 'History' });
};

const closeMenu = async () => {
  await user.keyboard('{Escape}');
  await soon(() => screen.queryAllByRole('menuitem')).toEqual([]);
};

describe('the screen of a match', () => {
  test('is kept on from the first tap, again when it is seen again, and not after it is left', async () => {
    await play();
    expect(locks).toEqual({ asked: 0, held: 0 });
    await user.click(acted('Capstan'));
    await soon(() => locks).toEqual({ asked: 1, held: 1 });
    await user.click(acted('Jackdaw'));
    await expectStored(2);
    expect(locks).toEqual({ asked: 1, held: 1 });
    // The browser takes it away when the page is hidden.
    await lose();
    document.dispatchEvent(new Event('visibilitychange'));
    await soon(() => locks).toEqual({ asked: 2, held: 1 });
    await openMenu();
    expect(dark()).toBeNull();
    await closeMenu();
    await press('All matches', 'link');
    await soon(() => locks).toEqual({ asked: 2, held: 0 });
  });

  test('may go dark where the browser refuses, which the menu says, and the next tap asks again', async () => {
    await play();
    refuses = true;
    await user.click(acted('Capstan'));
    await soon(() => locks).toEqual({ asked: 1, held: 0 });
    await openMenu();
    await soon(dark).not.toBeNull();
    await closeMenu();
    refuses = false;
    await user.click(acted('Jackdaw'));
    await soon(() => locks).toEqual({ asked: 2, held: 1 });
    await openMenu();
    expect(dark()).toBeNull();
  });
});
