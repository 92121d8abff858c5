import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { watchParts } from '@/components/frame/offline/repair';
import { PART_MISSING } from '@/lib/worker/client';

const FILES = '/_next/static/';

beforeAll(() => {
  // As it runs in a page: without what is around it in its module.
  // biome-ignore lint/security/noGlobalEval: its own text
  globalThis.eval(`(${watchParts})('/sw.js', '${FILES}', '${PART_MISSING}')`);
});

const deleted: string[] = [];
beforeEach(() => {
  deleted.length = 0;
  vi.stubGlobal('caches', {
    keys: async () => ['serwist-precache-v2-here', 'muster-on-demand', 'another-app'],
    delete: async (name: string) => deleted.push(name),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.querySelector('[data-repair]')?.remove();
});

/** Lets a script fail as a browser does. */
function failScript(src: string) {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = src;
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
}

const message = () => screen.queryByRole('alert')?.textContent ?? '';
const answer = (type: string) => async () => new Response('', { headers: { 'Content-Type': type } });

test('a part that does not load is said once, and a script of another site is not', () => {
  failScript('https://elsewhere.test/a.js');
  expect(message()).toBe('');
  failScript(`${FILES}a.js`);
  failScript(`${FILES}b.js`);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(message()).toMatch(/^A part of Muster could not be loaded\..*Your rosters are not affected\./);
});

test('a page in place of a script is said, an error of another kind is not', () => {
  const filename = `https://muster.test${FILES}a.js`;
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('x'), filename }));
  expect(message()).toBe('');
  window.dispatchEvent(new ErrorEvent('error', { error: new SyntaxError('Unexpected token <'), filename }));
  expect(message()).toMatch(/^A part of Muster/);
});

test('a part of a worker that does not load is said', () => {
  window.dispatchEvent(new Event(PART_MISSING));
  expect(message()).toMatch(/^A part of Muster/);
});

test('a repair changes nothing while the server does not have the app', async () => {
  vi.stubGlobal('fetch', answer('text/html'));
  failScript(`${FILES}a.js`);
  await userEvent.click(screen.getByRole('button', { name: 'Repair Muster' }));
  await waitFor(() => expect(message()).toMatch(/Nothing was changed/));
  expect(deleted).toEqual([]);
});

test('a repair clears what is stored of the app, and loads the page again', async () => {
  vi.stubGlobal('fetch', answer('text/javascript'));
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  failScript(`${FILES}a.js`);
  await userEvent.click(screen.getByRole('button', { name: 'Repair Muster' }));
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(deleted).toEqual(['serwist-precache-v2-here', 'muster-on-demand']);
});
