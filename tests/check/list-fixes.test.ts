import { describe, expect, test, vi } from 'vitest';
import { CheckSession } from '@/components/check/check-session';
import { ListFixes, MAX_IN_ADVANCE } from '@/components/check/list-fixes';
import type { ResultSummary } from '@/components/check/result-summary';
import burning from '@/data/horizon-wars/samples/burning-error.json';
import combined from '@/data/horizon-wars/samples/combined-force.json';
import type { ResultFix } from '@/lib/check/answer';
import { findRowFix } from '@/lib/check/find-row-fix';

const never = () => new AbortController().signal;
const OFF = 'Remove Assisted targeting from Terrier';

type Job = Parameters<ConstructorParameters<typeof ListFixes>[0]['find']>[0];

/** Searches for as long as it takes, so that the result does not depend on the machine. */
const searchedFully = ({ roster, pack }: Job, signal: AbortSignal): Promise<ResultFix> =>
  findRowFix(roster, pack, { seconds: 60, signal });

/** A table with these lists, checked, and the search for their fixes. */
async function tableOf(...given: object[]) {
  const session = new CheckSession();
  const lines: ResultSummary[] = [];
  const files = given.map((roster, at) => ({
    path: `${at}.json`,
    file: new Blob([JSON.stringify(roster)]),
  }));
  await session.check(files, 0, async (from, some) => void lines.splice(from, lines.length, ...some));
  const find = vi.fn((job: Job, signal: AbortSignal) => searchedFully(job, signal));
  const fixes = new ListFixes({
    lines: () => lines,
    job: async (place) => {
      const { read } = await session.row(place);
      return read && { roster: read.roster, pack: session.pack };
    },
    find,
    changed: () => {},
  });
  const fixOf = (place: number) => fixes.of(lines[place] as ResultSummary);
  return { lines, fixes, find, fixOf };
}

describe('the fixes of the lists on the table', () => {
  test('are searched for automatically, only for lists that are not legal, in order', async () => {
    const { fixes, find, fixOf } = await tableOf(burning, combined, { ...burning, name: 'Second' }, {});
    expect(fixes.progress()).toEqual({ illegal: 2, searched: 0, found: 0, working: false });
    fixes.go();
    await expect.poll(() => fixes.progress()).toEqual({ illegal: 2, searched: 2, found: 2, working: false });
    expect(find.mock.calls.map(([{ roster }]) => roster.name)).toEqual([burning.name, 'Second']);
    expect(fixOf(0)?.fix).toEqual({ edits: [OFF], changes: 1, effect: [], proven: true });
    expect([fixOf(1), fixOf(3)]).toEqual([undefined, undefined]);
    expect(fixes.at([0, 1, 3])).toEqual(new Map([[0, fixOf(0)]]));
  });

  test('are searched for automatically for the first 200 only, and for another when it is opened', async () => {
    const { fixes, find, fixOf } = await tableOf(
      ...Array.from({ length: MAX_IN_ADVANCE + 2 }, () => burning),
    );
    find.mockImplementation(async () => ({ fix: null, ended: true }));
    fixes.go();
    await expect.poll(() => fixes.progress()).toMatchObject({ searched: MAX_IN_ADVANCE, working: false });
    expect(fixes.missing([0, MAX_IN_ADVANCE, MAX_IN_ADVANCE + 1])).toEqual([
      MAX_IN_ADVANCE,
      MAX_IN_ADVANCE + 1,
    ]);
    await fixes.open(MAX_IN_ADVANCE, never());
    expect(fixOf(MAX_IN_ADVANCE)).toEqual({ fix: null, ended: true });
    // A list that was searched is not searched again.
    await fixes.open(0, never());
    expect(find).toHaveBeenCalledTimes(MAX_IN_ADVANCE + 1);
  });

  test('are completed for a file, with progress, until stopped', async () => {
    const { fixes, find } = await tableOf(burning, burning, burning);
    const progress: number[] = [];
    await fixes.complete([0, 1], (done) => void progress.push(done), never());
    expect(progress).toEqual([0, 1]);
    expect(fixes.missing([0, 1, 2])).toEqual([2]);
    await fixes.complete([2], () => {}, AbortSignal.abort());
    expect(find).toHaveBeenCalledTimes(2);
  });

  test('are discarded for a list that was rechecked or removed in the meantime', async () => {
    const { lines, fixes, find, fixOf } = await tableOf(burning, burning);
    let answer = (_: ResultFix) => {};
    find.mockImplementation(
      () =>
        new Promise<ResultFix>((resolve) => {
          answer = resolve;
        }),
    );
    fixes.go();
    await expect.poll(() => find.mock.calls).toHaveLength(1);
    const [before] = lines;
    lines[0] = { ...(before as ResultSummary) };
    answer({ fix: { edits: [OFF], changes: 1, effect: [], proven: true }, ended: true });
    await expect.poll(() => find.mock.calls).toHaveLength(2);
    expect([fixes.of(before as ResultSummary), fixOf(0)]).toEqual([undefined, undefined]);
    const [, signal] = find.mock.lastCall ?? [];
    fixes.pause();
    expect(signal?.aborted).toBe(true);
    answer({ fix: null, ended: true });
    await new Promise((resolve) => setTimeout(resolve));
    expect(fixOf(1)).toBeUndefined();
    expect(fixes.progress().working).toBe(false);
  });

  test('are searched for first for an opened list, then for the others', async () => {
    const { fixes, fixOf } = await tableOf(burning, burning, burning);
    fixes.go();
    await fixes.open(2, never());
    expect(fixOf(2)?.fix?.edits).toEqual([OFF]);
    await expect.poll(() => fixes.progress()).toMatchObject({ searched: 3, working: false });
  });

  test('are searched for the other lists after one that fails', async () => {
    const { fixes, find, fixOf } = await tableOf(burning, burning, burning);
    find.mockRejectedValueOnce(new Error('It stopped.'));
    fixes.go();
    await expect.poll(() => fixes.progress()).toMatchObject({ searched: 2, working: false });
    expect([fixOf(0)?.fix, fixOf(2)?.fix?.edits]).toEqual([undefined, [OFF]]);
  });

  test('are reported as failed only to the caller that requested them', async () => {
    const { fixes, find } = await tableOf(burning);
    find.mockRejectedValue(new Error('It stopped.'));
    fixes.go();
    await expect.poll(() => fixes.progress().working).toBe(false);
    await expect(fixes.open(0, never())).rejects.toThrow('It stopped.');
  });
});
