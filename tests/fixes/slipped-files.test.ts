import { describe, expect, test } from 'vitest';
import guardSample from '@/data/at-43/samples/harbour-guard.json';
import lanternSample from '@/data/battle-royale/samples/paper-lantern.json';
import groupSample from '@/data/command-horizon/samples/combined-battlegroup.json';
import dragoonsSample from '@/data/forge-of-war/samples/mechanised-platoon.json';
import combinedSample from '@/data/horizon-wars/samples/combined-force.json';
import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import { loadSystem } from '@/lib/systems/registry';
import { fixesOf } from './fixes-of';

// What a person would do about slips in files, which have no history.

// biome-ignore lint/suspicious/noExplicitAny: JSON before it is read
type Raw = any;

/** A sample, changed as its JSON and then read. */
async function slipped<Sample extends { system: string }>(
  sample: Sample,
  change: (force: Raw) => void = () => {},
): Promise<Roster> {
  const raw: Raw = structuredClone(sample);
  change(raw.force);
  const system = await loadSystem(sample.system);
  const read = system && parseRoster(raw, system);
  if (!read?.ok) throw new Error('The sample cannot be read');
  return read.value;
}

type Item = Record<string, unknown> & { id: string };
const byName = (list: Item[], name: string) => list.find((each) => each.name === name) as Item;
/** Appends a copy of an element, as a text editor or another app makes it. */
const copy = (list: Item[], name: string) => list.push({ ...byName(list, name), id: 'copy' });

describe('a copy with the name of its original', () => {
  test('goes before what was chosen, whatever else would do', async () => {
    const ace = await slipped(combinedSample, ({ elements }) => copy(elements, 'Mortar Line'));
    expect((await fixesOf(ace)).slice(0, 2)).toEqual([
      'Remove Mortar Line 2',
      'Remove the Ace from Breakwater',
    ]);
    for (const name of ['Kestrel Troop', 'Bastion Troop', 'Group Command']) {
      const units = await slipped(groupSample, (force) => copy(force.units, name));
      expect((await fixesOf(units))[0]).toBe(`Remove ${name} 2`);
    }
  });

  test('goes beside the one change that puts another slip right', async () => {
    const typed = await slipped(combinedSample, ({ elements }) => {
      copy(elements, 'Mortar Line');
      Object.assign(byName(elements, 'Breakwater').stats as object, { a: 14 });
    });
    expect((await fixesOf(typed))[0]).toBe('Lower Armour/Agility of Breakwater to 4; Remove Mortar Line 2');
    const attached = await slipped(groupSample, ({ units }) => {
      copy(units, 'Ferret Troop');
      byName(units, 'Support Platoon').attachTo = Array(4).fill(byName(units, 'Rifle Platoon').id);
    });
    expect((await fixesOf(attached))[0]).toBe(
      'Detach one team of Support Platoon from Rifle Platoon; Remove Ferret Troop 2',
    );
  });

  test('goes also if what it was attached to was left out', async () => {
    const units = await slipped(groupSample, (force) => {
      copy(force.units, 'Support Platoon');
      Object.assign(force.units.at(-1), { attachTo: [] });
    });
    expect((await fixesOf(units))[0]).toBe('Remove Support Platoon 2');
  });

  test('is no copy with another name or value', async () => {
    for (const change of [{ name: 'Other' }, { type: 'recon' }, { name: '' }]) {
      const other = await slipped(combinedSample, ({ elements }) => {
        copy(elements, 'Mortar Line');
        Object.assign(elements.at(-1), change);
      });
      expect((await fixesOf(other))[0]).toBe('Remove the Ace from Breakwater');
    }
  });
});

test('as many teams are detached as are too many', async () => {
  const attached = (count: number) =>
    slipped(groupSample, ({ units }) => {
      byName(units, 'Support Platoon').attachTo = Array(count).fill(byName(units, 'Rifle Platoon').id);
    });
  const first = async (count: number) => (await fixesOf(await attached(count)))[0];
  expect(await first(4)).toBe('Detach one team of Support Platoon from Rifle Platoon');
  expect(await first(5)).toBe('Detach 2 teams of Support Platoon from Rifle Platoon');
});

test('an upgrade that is taken too many times is lowered', async () => {
  const taken = await slipped(lanternSample, ({ mech: { upgrades } }) => {
    Object.assign(
      upgrades.find(({ id }: Item) => id === 'flight-frame'),
      { times: 5 },
    );
  });
  expect(await fixesOf(taken)).toContain('Lower Flight frame of Paper Lantern to ×2');
});

describe('a presence typed by mistake', () => {
  test('is put right first if the points are then spent exactly', async () => {
    const lighter = await slipped(combinedSample, ({ elements }) =>
      Object.assign(byName(elements, 'Capstan'), { presence: 1 }),
    );
    expect((await fixesOf(lighter)).slice(0, 2)).toEqual([
      'Make Capstan P2',
      'Lower Movement of Capstan to 1',
    ]);
    const heavier = await slipped(combinedSample, ({ elements }) =>
      Object.assign(byName(elements, 'Jackdaw'), { presence: 3 }),
    );
    expect((await fixesOf(heavier))[0]).toBe('Make Jackdaw P1');
    const heavy = await slipped(lanternSample, ({ mech }) => Object.assign(mech, { presence: 3 }));
    // Two points of Movement are less still.
    expect((await fixesOf(heavy)).slice(0, 4)).toContain('Make Paper Lantern P1');
  });

  test('is not taken for the mistake if they are not', async () => {
    const faster = await slipped(combinedSample, ({ elements }) =>
      Object.assign(byName(elements, 'Capstan'), { presence: 1, stats: { m: 5, f: 4, a: 3, d: 2 } }),
    );
    expect((await fixesOf(faster)).some((text) => text.startsWith('Make Capstan'))).toBe(false);
  });
});

describe('one upgrade too many', () => {
  const hunting = (change: (mech: Raw) => void = () => {}) =>
    slipped(lanternSample, ({ mech }) => {
      mech.upgrades.push({ id: 'headhunter' });
      change(mech);
    });

  test('may be any of those that cost as much: they are one fix with a choice', async () => {
    expect(await fixesOf(await hunting())).toContain(
      'Remove one Flight frame, Indirect fire, Support drones, Dismount protocol, Remote connection or Headhunter from Paper Lantern',
    );
  });
});

describe('two small slips', () => {
  test('with an error each are both put right, rather than that the element goes which has a part in both', async () => {
    const trained = await slipped(combinedSample, ({ elements }) => {
      const jackdaw = byName(elements, 'Jackdaw');
      Object.assign(byName(elements, 'Capstan'), { ace: true });
      (jackdaw.upgrades as object[]).push({ id: 'engineer' });
    });
    expect((await fixesOf(trained))[0]).toBe('Remove Engineer from Jackdaw; Remove the Ace from Breakwater');
    const section = await slipped(dragoonsSample, ({ units }) => {
      const first = byName(units, 'First Section');
      Object.assign(first.profile as object, { fv: 66 });
      (byName(units, 'Carrier Two').passengers as string[]).push(first.id);
    });
    expect((await fixesOf(section))[0]).toBe(
      'Disembark First Section from Carrier Two; Set FV of First Section to 6',
    );
  });
});

test('a hero whose unit depends on him leads it again', async () => {
  const alone = await slipped(guardSample, ({ platoons: [first] }) => delete first.slots[0].hero);
  expect((await fixesOf(alone))[0]).toBe('Give Harbourmaster M. Tarn to Dock hands 1 as its hero');
});

test('a facing that no unit has becomes that of its troop', async () => {
  const turned = await slipped(dragoonsSample, ({ units }) =>
    Object.assign(byName(units, 'Carrier Two').profile as object, { facing: 11 }),
  );
  expect((await fixesOf(turned))[0]).toBe('Set facing of Carrier Two to 1');
});

describe('units that stand in the wrong slots of a pattern', () => {
  const moved = (change: (slots: Item[]) => void) =>
    slipped(guardSample, ({ platoons }) => change(platoons[0].slots));

  test('make room for one that stands in another platoon', async () => {
    const away = await slipped(guardSample, ({ platoons: [first, second] }) =>
      second.slots.push(...first.slots.splice(2, 1)),
    );
    expect((await fixesOf(away))[0]).toBe('Move Mole mortar to slot 3 of platoon 1');
  });

  test('make room for one that was removed', async () => {
    const gone = await moved((slots) => slots.splice(1, 1));
    // One of the other platoon fits as well, and costs nothing.
    expect((await fixesOf(gone)).slice(0, 3)).toContain('Add a unit in slot 2 of platoon 1: Dock hands');
  });

  test('change places, and the pattern stays', async () => {
    const swapped = await moved((slots) => slots.splice(1, 2, slots[2] as Item, slots[1] as Item));
    expect((await fixesOf(swapped)).slice(0, 2)).toEqual([
      'Swap Dock hands 2 and Mole mortar',
      'Remove the pattern of platoon 1',
    ]);
    const reversed = await moved((slots) => slots.reverse());
    expect((await fixesOf(reversed))[0]).toBe('Put the units of platoon 1 in the order of its pattern');
  });

  test('go back to their places if they were moved, also with another name since', async () => {
    const before = await slipped(guardSample);
    const last = await moved((slots) => slots.splice(0, 0, ...slots.splice(2, 1)));
    expect((await fixesOf(last, before))[0]).toBe('Move Mole mortar back to its place');
    const named = await moved((slots) => {
      slots.splice(0, 0, ...slots.splice(2, 1));
      Object.assign(slots[0] as Item, { name: 'Mortars' });
    });
    expect((await fixesOf(named, before))[0]).toBe('Move Mortars back to its place');
  });
});
