import { expect, test } from 'vitest';
import { Desk } from '@/components/check/desk';
import combined from '@/data/horizon-wars/samples/combined-force.json';
import maul from '@/data/horizon-wars/samples/maul-team.json';
import { readPackText } from '@/lib/check/read';

const found = (path: string, value: object) => ({ path, file: new Blob([JSON.stringify(value)]) });

/** A desk where these were checked. */
async function deskOf(...given: ReturnType<typeof found>[]) {
  const desk = new Desk();
  await desk.check(given, 0, async () => {});
  return desk;
}

const rowsOf = (desk: Desk) => Promise.all(desk.lines.map((_, at) => desk.row(at)));

test('a list taken off the desk leaves it as if it had never been there', async () => {
  const [one, copy, other] = [
    found('one.json', { ...combined, player: 'Ann' }),
    found('copy.json', { ...combined, player: 'Ben' }),
    found('other.json', { ...maul, player: 'ann' }),
  ];
  const desk = await deskOf(one, copy, other);
  expect(desk.summary()).toMatchObject({ rosters: 3, same: [{}], players: [{}] });
  for (const [place, left] of [
    [1, [one, other]],
    [0, [other]],
    [0, []],
  ] as const) {
    await desk.remove(place, async () => {});
    const never = await deskOf(...left);
    expect(desk.summary()).toEqual(never.summary());
    expect(desk.lines).toEqual(never.lines);
    expect(await rowsOf(desk)).toEqual(await rowsOf(never));
  }
});

test('a large list is checked against another pack as a small one is', async () => {
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
  const desk = await deskOf(
    found('small.json', combined),
    { path: 'large.json', file: new Blob([JSON.stringify(large, null, 2)]) },
    { path: 'none.json', file: new Blob(['{"muster":1']) },
  );
  const pack = await readPackText('{"musterPack":1,"name":"Ten","system":"horizon-wars","maxElements":1}');
  if (!pack.ok) throw new Error('A pack can be read');
  desk.pack = pack.value;
  await desk.recheck(async () => {});
  const rows = await rowsOf(desk);
  expect(desk.lines.map(({ kind }) => kind)).toEqual(['illegal', 'illegal', 'unreadable']);
  for (const [place, row] of rows.entries()) {
    const errors = row.read?.problems.filter(({ severity }) => severity === 'error') ?? row.faults;
    expect(desk.lines[place]?.count).toBe(errors.length);
    expect(row.read?.problems.some(({ rule }) => rule === 'pack/max-elements') ?? true).toBe(true);
  }
  expect(desk.summary()).toMatchObject({ rosters: 3, legal: 0, notLegal: 2, unreadable: 1 });
});

test('large files are read one at a time, small ones a few ahead', async () => {
  const MIB = 1024 * 1024;
  let open = 0;
  let most = 0;
  /** A file that counts how many are being read, and is no roster. */
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
    const desk = await deskOf(...Array.from({ length: 20 }, () => counted(path, size)));
    expect(desk.lines).toHaveLength(20);
    return most;
  };
  expect(await mostOf('a.zip', 60 * MIB)).toBe(1);
  expect(await mostOf('a.zip', 3 * MIB)).toBe(2);
  expect(await mostOf('a.json', 1000)).toBe(8);
});

test('what the browser could not open is a line that says so, and the others are read', async () => {
  const refused = { path: 'locked', file: new Blob(), refusal: 'The browser cannot open this.' };
  const desk = await deskOf(refused, found('a.json', combined));
  expect(desk.lines).toMatchObject([
    { source: 'locked', kind: 'unreadable', first: { text: 'The browser cannot open this.' } },
    { source: 'a.json', kind: 'legal' },
  ]);
});
