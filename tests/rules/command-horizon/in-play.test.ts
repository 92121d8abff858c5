import { expect, test } from 'vitest';
import { fingerprint } from '@/lib/roster/fingerprint/fingerprint';
import { system } from '@/lib/systems/command-horizon/system';
import { alliance, command, unit } from '../../fixtures/command-horizon';

/** The fingerprint of a platoon in groups of squads, with `teams` attached teams. */
const grouped = (groups: number[], teams: number) =>
  fingerprint(
    alliance([
      command(),
      unit('p', 'infantry-platoon', { deployAs: 'squads', groups }),
      unit('h', 'heavy-weapons-platoon', { attachTo: Array.from({ length: teams }, () => 'p') }),
    ]),
    system,
  );

test('the order of groups matters only if the squads differ', () => {
  expect([0, 1, 2, 3].map((teams) => grouped([2, 1], teams) === grouped([1, 2], teams))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(grouped([2, 1], 3)).not.toBe(grouped([1, 1, 1], 3));
});

test('the order of a heavy platoon’s groups matters if a squad lacks teams', () => {
  const heavy = (groups: number[], ...attachTo: string[]) =>
    fingerprint(
      alliance([
        command(),
        unit('p', 'infantry-platoon'),
        unit('h', 'heavy-weapons-platoon', { deployAs: 'squads', groups, attachTo }),
      ]),
      system,
    );
  expect(heavy([2, 1])).toBe(heavy([1, 2]));
  expect(heavy([2, 1], 'p')).not.toBe(heavy([1, 2], 'p'));
});
