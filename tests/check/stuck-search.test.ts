import { afterEach, expect, test, vi } from 'vitest';
import { Checking } from '@/components/check/checking';
import type { ResultSummary } from '@/components/check/result-summary';
import burning from '@/data/horizon-wars/samples/burning-error.json';
import type { ResultFix } from '@/lib/check/answer';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const fix = (edit: string): ResultFix['fix'] => ({ edits: [edit], changes: 1, effect: [], proven: false });
const line = { kind: 'illegal' } as ResultSummary;

/** A worker that gives rosters, or searches for fixes: the first one of these finds one and never ends. */
function stubWorkers() {
  let searches = 0;
  class FakeWorker {
    onmessage: (event: { data: unknown }) => void = () => {};
    isAlive = true;
    constructor(private readonly url: URL) {}
    postMessage({ id }: { id: number }) {
      const reply = (data: object) =>
        setTimeout(() => this.isAlive && this.onmessage({ data: { id, ...data } }));
      reply({ begun: true });
      if (!this.url.href.includes('fix-worker')) reply({ value: { roster: burning, pack: null } });
      else if (searches++ === 0) reply({ progress: { fix: fix('so far'), ended: false } });
      else reply({ value: { fix: fix('whole'), ended: true } });
    }
    terminate() {
      this.isAlive = false;
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  // As in a browser; the listeners are those of leaving the page.
  vi.stubGlobal('window', {
    setTimeout: (run: () => void, after: number) => setTimeout(run, after),
    clearTimeout: (timer: number) => clearTimeout(timer),
    addEventListener: () => {},
    removeEventListener: () => {},
  });
}

test('a list whose search never ends has what was found, and the others are searched', async () => {
  vi.useFakeTimers();
  stubWorkers();
  const checking = new Checking();
  const lines: ResultSummary[] = [{ ...line }, { ...line }];
  checking.now = { ...checking.now, lines };
  const done = checking.fixes.complete([0, 1], () => {}, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(10_000);
  await done;
  expect(lines.map((each) => checking.fixes.of(each)?.fix?.edits)).toEqual([['so far'], ['whole']]);
});
