import { expect, test } from 'vitest';
import { FORCE_SIZE, LIST_SIZE } from '@/lib/roster/limits';
import { setGroups, setTeams } from '@/lib/systems/command-horizon/edits/edit';
import { forceSchema as commandHorizon } from '@/lib/systems/command-horizon/force';
import { addUnit, addWeapon, embark as board } from '@/lib/systems/forge-of-war/edits/edit';
import { type Force, forceSchema as forgeOfWar } from '@/lib/systems/forge-of-war/force';
import { addToSquadron, declareSquadron, embark } from '@/lib/systems/horizon-wars/edits/edit-groups';
import { forceSchema as horizonWars } from '@/lib/systems/horizon-wars/force';

const times = <Value>(first: Value, change: (value: Value, at: number) => Value): Value =>
  Array.from({ length: LIST_SIZE + 5 }).reduce<Value>((before, _, at) => change(before, at), first);

test('squadrons and transports are filled only up to the limits of a file', () => {
  const force = horizonWars.parse({
    elements: Array.from({ length: FORCE_SIZE }, (_, at) => ({
      id: `${at}`,
      kind: 'conventional',
      type: 'recon',
    })),
    transports: [{ aircraft: '0', passengers: ['1'] }],
  });
  const squadrons = times(force, (each) => declareSquadron(each, { mechs: [] }));
  const joined = times(squadrons, (each, at) => addToSquadron(each, 0, `${at % FORCE_SIZE}`));
  const full = times(joined, (each, at) => embark(each, '0', `${at % FORCE_SIZE}`));
  expect(full.squadrons).toHaveLength(LIST_SIZE);
  expect(full.squadrons[0]?.mechs).toHaveLength(LIST_SIZE);
  expect(full.transports[0]?.passengers).toHaveLength(LIST_SIZE);
  expect(horizonWars.parse(full)).toEqual(full);
});

test('a unit of Forge of War takes weapons and passengers only up to the limits of a file', () => {
  const [unit] = forgeOfWar.parse({
    units: [
      {
        id: 'a',
        type: 'infantry',
        training: 'veteran',
        profile: { cv: 8, sv: 7, fv: 7, av: 3 },
        figures: 5,
      },
    ],
  }).units;
  if (!unit) throw new Error('no unit');
  const force = times<Force>({ units: [], customWeapons: [], rulings: {} }, (each, at) =>
    addUnit(each, unit, `${at}`),
  );
  const armed = times(force, (each, at) => addWeapon(each, '0', `w${at}`, 1));
  const full = times(armed, (each, at) => board(each, '0', `${at}`));
  expect(full.units[0]?.weapons).toHaveLength(LIST_SIZE);
  expect(full.units[0]?.passengers).toHaveLength(LIST_SIZE);
  expect(addWeapon(full, '0', 'w0', 1).units[0]?.weapons[0]?.count).toBe(2);
  expect(forgeOfWar.parse(full)).toEqual(full);
});

test('a unit of Command Horizon sends teams only up to the limits of a file', () => {
  const force = commandHorizon.parse({ faction: 'alliance', units: [{ id: 'a', type: 'infantry-platoon' }] });
  const many = Array.from({ length: FORCE_SIZE + 1 }, () => 1);
  const full = setGroups(setTeams(force, 'a', 'a', many.length), 'a', many);
  expect(full.units[0]?.attachTo).toHaveLength(FORCE_SIZE);
  expect(full.units[0]?.groups).toHaveLength(FORCE_SIZE);
  expect(commandHorizon.parse(full)).toEqual(full);
});
