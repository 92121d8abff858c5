import { describe, expect, test } from 'vitest';
import { viewOf } from '@/lib/play/values';
import { cavalry, infantry } from '../fixtures/forge-of-war';
import { does, game, set, tableFor, tank } from './forge-of-war-table';
import type { Table } from './games';

describe('weapons as they are', () => {
  const weaponsOf = (table: Table, id = 'u1') => {
    const view = viewOf(table.setup, table.state).sides[0]?.rows.find((each) => each.row.id === id);
    return (view && game.model.weapons?.(view))?.map(
      ({ name, now, start, text }) => `${name} ${now} of ${start}: ${text}`,
    );
  };

  test('of infantry: dice of the figures left, undamaged too (8.3, 9.3, 16)', () => {
    const table = tableFor([
      infantry('u1', {
        weapons: ['assault-rifle×8', 'heavy-machine-gun', 'rpg-he'],
        profile: { attacks: 2 },
      }),
    ]);
    expect(weaponsOf(table)).toEqual([
      'Assault rifle 8 of 8: 24" · value 1 · 16 dice to 12", 8 beyond if still',
      'Heavy machine gun 1 of 1: 36" · value 2 · 3 dice · heavy',
      'RPG (HE) 1 of 1: 24" · value 0 · 2 infantry, 3 horde, 1 vehicle dice',
      'Close combat 10 of 10: 20 dice',
    ]);
    does(table, set('figures-lost', 7));
    expect(weaponsOf(table)?.map((line) => line.slice(0, line.indexOf(':')))).toEqual([
      'Assault rifle 3 of 8',
      'Heavy machine gun 1 of 1',
      'RPG (HE) 1 of 1',
      'Close combat 3 of 10',
    ]);
    does(table, set('removed', 1));
    expect(weaponsOf(table)?.[0]).toBe(
      'Assault rifle 0 of 8: 24" · value 1 · 0 dice to 12", 0 beyond if still',
    );
  });

  test('of riders on foot: of those who do not hold the mounts (3.3)', () => {
    const table = tableFor([cavalry('u1', { figures: 8, weapons: ['submachine-gun×8'] })]);
    does(table, set('mounted', 'foot'));
    expect(weaponsOf(table)?.[0]).toBe('Submachine gun 6 of 8: 12" · value 1 · 12 dice');
  });

  test('of vehicles: without those that are out (10.7), of several together', () => {
    const table = tableFor([tank('u1')]);
    does(table, set('weapon-2', 1, 'u1/1'));
    const left = ['Tank cannon 1 of 1', 'Heavy machine gun 1 of 2'];
    expect(weaponsOf(table, 'u1/1')?.map((line) => line.split(':')[0])).toEqual(left);
    const both = tableFor([tank('u1', { figures: 2, weapons: ['tank-cannon×2'] })], [], {
      'vehicle-groups': 'unit',
    });
    does(both, set('weapon-1', 1, 'u1/1'));
    expect(weaponsOf(both)?.[0]).toMatch(/^Tank cannon 1 of 2: 72" · value 6/);
    does(both, set('removed', 1, 'u1/2'));
    expect(weaponsOf(both)?.[0]).toMatch(/^Tank cannon 0 of 2/);
  });
});
