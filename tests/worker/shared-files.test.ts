import { afterEach, expect, test, vi } from 'vitest';
import { FILE_NAME, receiveShared } from '@/worker/shared-files';

afterEach(() => vi.unstubAllGlobals());

/** What is kept of a shared form: each file or text, with the name of the file. */
async function keptOf(fields: readonly (readonly [string, string | File])[]) {
  const kept: Response[] = [];
  vi.stubGlobal('caches', {
    open: async () => ({ put: async (_: string, put: Response) => kept.push(put) }),
  });
  vi.stubGlobal(
    'Response',
    class extends Response {
      static override redirect = (url: string) => new Response(url);
    },
  );
  const body = new FormData();
  for (const [field, value] of fields) body.append(field, value);
  const answer = await receiveShared(new Request('https://muster.test/open/', { method: 'POST', body }));
  return {
    to: await answer.text(),
    kept: await Promise.all(kept.map(async (each) => [each.headers.get(FILE_NAME), await each.text()])),
  };
}

test('each shared file is kept by its name', async () => {
  const shared = await keptOf([
    ['files', new File(['{}'], 'Łódź.json')],
    ['files', new File(['%PDF'], 'list.pdf')],
    ['text', ''],
  ]);
  expect(shared.kept).toEqual([
    [encodeURIComponent('Łódź.json'), '{}'],
    ['list.pdf', '%PDF'],
  ]);
  expect(shared.to).toBe('/open/?files');
});

test('title, text and address are one text: a title alone is not a list', async () => {
  const { kept } = await keptOf([
    ['title', 'My list'],
    ['text', ''],
    ['url', 'https://muster.test/open#r1.x'],
  ]);
  expect(kept).toEqual([[null, 'My list\nhttps://muster.test/open#r1.x']]);
});
