import { expect, test } from 'vitest';
import { Desk } from '@/components/check/desk';
import combined from '@/data/horizon-wars/samples/combined-force.json';
import maul from '@/data/horizon-wars/samples/maul-team.json';

const found = (path: string, value: object) => ({ path, file: new Blob([JSON.stringify(value)]) });

/** A desk where these were checked. */
async function deskOf(...given: ReturnType<typeof found>[]) {
  const desk = new Desk();
  await desk.check(given, 0, async () => {});
  return desk;
}

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
    expect(desk.lines.map((_, at) => desk.row(at))).toEqual(never.lines.map((_, at) => never.row(at)));
  }
});
