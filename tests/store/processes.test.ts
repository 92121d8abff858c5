import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundled } from '@/scripts/bundle.mjs';
import { makeEvent } from './event';
import { kinds, type Place, storesOf } from './stores';

const EVENT = 'event-0001';
const WRITER = fileURLToPath(new URL('./writer.mjs', import.meta.url));

let bundle: string;
beforeAll(async () => {
  bundle = await bundled('store', 'lib/store/store.ts', { log: 'lib/events/log.ts' });
});

/** Starts a process that sends lists; `accepted` fills with their contents. */
function startWriter({ options }: Place, name: string, count: number) {
  const log = path.join(path.dirname(bundle), 'log.js');
  const args = [WRITER, bundle, log, JSON.stringify(options), EVENT, name, `${count}`];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  const accepted: string[] = [];
  const lines = createInterface(child.stdout);
  lines.on('line', (line) => line !== 'ready' && accepted.push(line));
  return {
    accepted,
    /** Resolves when this many were accepted. */
    reaches: async (number: number) => {
      while (accepted.length < number) await once(lines, 'line');
    },
    end: () => child.kill('SIGKILL'),
    ended,
  };
}

describe.each(kinds)('$title', ({ kind, isLeftOut }) => {
  describe.skipIf(isLeftOut)('is shared by processes', () => {
    const { place, open } = storesOf(kind);

    /** The contents of the lists that the log of the event has. */
    const sentIn = async (store: Awaited<ReturnType<typeof open>>) =>
      (await store.entries(EVENT)).flatMap(({ data }) => (data.act === 'list' ? data.list.content : []));

    test('processes that start at once on an empty database make its tables once', async () => {
      const there = place();
      const writers = ['one', 'two', 'three'].map((name) => startWriter(there, name, 0));
      for (const { ended } of writers) expect(await ended).toEqual([0, null]);
      await makeEvent(await open(there), EVENT);
    });

    test('two processes make all of their changes', async () => {
      const there = place();
      const store = await open(there);
      await makeEvent(store, EVENT);
      const writers = ['one', 'two'].map((name) => startWriter(there, name, 40));
      for (const { ended } of writers) expect(await ended).toEqual([0, null]);
      const accepted = writers.flatMap((writer) => writer.accepted);
      expect(accepted).toHaveLength(80);
      expect((await sentIn(store)).sort()).toEqual(accepted.sort());
      expect(await store.audit(EVENT)).toEqual([]);
    });

    test('a process that is killed under load loses nothing that it accepted and leaves nothing half', async () => {
      const there = place();
      const store = await open(there);
      await makeEvent(store, EVENT);
      for (const name of ['one', 'two', 'three']) {
        const before = (await sentIn(store)).length;
        const writer = startWriter(there, name, 100_000);
        await writer.reaches(20);
        writer.end();
        await writer.ended;
        const sent = await sentIn(store);
        expect(sent).toEqual(expect.arrayContaining(writer.accepted));
        // Those that were confirmed but not yet answered: at most one from each of its clients.
        expect(sent.length - before - writer.accepted.length).toBeLessThanOrEqual(8);
        expect(await store.audit(EVENT)).toEqual([]);
      }
    });
  });
});
