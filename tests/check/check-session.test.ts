import { expect, test } from 'vitest';
import { CheckSession } from '@/components/check/check-session';
import type { ResultSummary } from '@/components/check/result-summary';
import combined from '@/data/horizon-wars/samples/combined-force.json';
import maul from '@/data/horizon-wars/samples/maul-team.json';
import { readPackText } from '@/lib/check/read';

const found = (path: string, value: object) => ({ path, file: new Blob([JSON.stringify(value)]) });

/** A session that has checked these, with the lines that it reported. */
async function sessionOf(...given: ReturnType<typeof found>[]) {
  const session = new CheckSession();
  const lines: ResultSummary[] = [];
  const report = async (from: number, some: ResultSummary[]) =>
    void lines.splice(from, lines.length, ...some);
  await session.check(given, 0, report);
  return { session, lines, report };
}

type Opened = Awaited<ReturnType<typeof sessionOf>>;

/** The lines, with names instead of indices. */
const named = ({ lines, session }: Opened) =>
  lines.map((line) => ({ ...line, fielded: line.fielded.map((at) => session.names.list[at]) }));

const rowsOf = ({ session, lines }: Opened) => Promise.all(lines.map((_, at) => session.row(at)));

test('removing a list leaves the session as if it had never been there', async () => {
  const [one, copy, other] = [
    found('one.json', { ...combined, player: 'Ann' }),
    found('copy.json', { ...combined, player: 'Ben' }),
    found('other.json', { ...maul, player: 'ann' }),
  ];
  const opened = await sessionOf(one, copy, other);
  const { session, lines } = opened;
  expect(session.summary()).toMatchObject({ rosters: 3, same: [{}], players: [{}] });
  for (const [place, left] of [
    [1, [one, other]],
    [0, [other]],
    [0, []],
  ] as const) {
    await session.remove(place, async () => {});
    lines.splice(place, 1);
    const never = await sessionOf(...left);
    expect(session.summary()).toEqual(never.session.summary());
    expect(named(opened)).toEqual(named(never));
    expect(await rowsOf(opened)).toEqual(await rowsOf(never));
  }
});

test('a large list is rechecked against another pack like a small one', async () => {
  const { elements } = combined.force;
  const many = Array.from({ length: 120 }, (_, at) => ({
    ...elements[1],
    id: `n${at}`,
    name: `Section ${at}`,
  }));
  const large = {
    ...combined,
    player: 'Ann',
    force: { ...combined.force, elements: [...elements, ...many] },
  };
  expect(JSON.stringify(large, null, 2).length).toBeGreaterThan(16 * 1024);
  const opened = await sessionOf(
    found('small.json', combined),
    { path: 'large.json', file: new Blob([JSON.stringify(large, null, 2)]) },
    { path: 'none.json', file: new Blob(['{"muster":1']) },
  );
  const pack = await readPackText('{"musterPack":1,"name":"Ten","system":"horizon-wars","maxElements":1}');
  if (!pack.ok) throw new Error('A pack can be read');
  const { session, lines, report } = opened;
  session.pack = pack.value;
  await session.recheck(report);
  const rows = await rowsOf(opened);
  expect(lines.map(({ kind }) => kind)).toEqual(['illegal', 'illegal', 'unreadable']);
  for (const [place, row] of rows.entries()) {
    const errors = row.read?.problems.filter(({ severity }) => severity === 'error') ?? row.faults;
    expect(lines[place]?.count).toBe(errors.length);
    expect(row.read?.problems.some(({ rule }) => rule === 'pack/max-elements') ?? true).toBe(true);
  }
  expect(session.summary()).toMatchObject({ rosters: 3, legal: 0, notLegal: 2, unreadable: 1 });
});

test('stopping a check retains the results so far, and reads nothing more', async () => {
  const session = new CheckSession();
  const control = new AbortController();
  const stop = {
    path: 'stop.json',
    file: Object.assign(new Blob(['{}']), {
      arrayBuffer: async () => {
        control.abort();
        return new ArrayBuffer(0);
      },
    }),
  };
  // In one report or two: on a slow machine one is due before the end.
  const sources: string[] = [];
  let shownTotal: number | undefined;
  const report = async (from: number, lines: ResultSummary[], total: number) => {
    expect(from).toBe(sources.length);
    sources.push(...lines.map(({ source }) => source));
    shownTotal = total;
  };
  await session.check([stop, found('a.json', combined)], 5, report, control.signal);
  expect(sources).toEqual(['stop.json']);
  expect(shownTotal).toBe(1);
});

test('large files are read one at a time, small ones a few ahead', async () => {
  const MIB = 1024 * 1024;
  let open = 0;
  let most = 0;
  /** A file, not a roster, that counts how many are being read. */
  const counted = (path: string, size: number) => ({
    path,
    file: {
      size,
      arrayBuffer: async () => {
        most = Math.max(most, ++open);
        await new Promise((resolve) => setTimeout(resolve));
        open--;
        return new ArrayBuffer(8);
      },
    } as Blob,
  });
  const mostOf = async (path: string, size: number) => {
    most = 0;
    const { lines } = await sessionOf(...Array.from({ length: 20 }, () => counted(path, size)));
    expect(lines).toHaveLength(20);
    return most;
  };
  expect(await mostOf('a.zip', 60 * MIB)).toBe(1);
  expect(await mostOf('a.zip', 3 * MIB)).toBe(2);
  expect(await mostOf('a.json', 1000)).toBe(8);
});

test('a file that the browser cannot open is reported as a line, and the others are read', async () => {
  const refused = { path: 'locked', file: new Blob(), refusal: 'The browser cannot open this.' };
  const { lines } = await sessionOf(refused, found('a.json', combined));
  expect(lines).toMatchObject([
    { source: 'locked', kind: 'unreadable', first: { text: 'The browser cannot open this.' } },
    { source: 'a.json', kind: 'legal' },
  ]);
});
