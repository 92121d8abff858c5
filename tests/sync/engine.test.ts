import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exchange, type Round } from '@/lib/sync/engine';
import type { Fields, Item } from '@/lib/sync/item';
import { keysOf, newKey } from '@/lib/sync/key';
import { SyncProblem, type Transport } from '@/lib/sync/transport';
import { runs } from '../fixtures/runs';
import { MemoryDevice, MemoryServer } from './memory';

const keys = keysOf(new Uint8Array(32).fill(7));

interface Element {
  id: string;
  note: string;
}

const roster = (name: string, elements: readonly Element[] = [], more: Fields = {}): Fields => ({
  roster: { name, elements },
  tags: [],
  binned: null,
  changed: 1,
  ...more,
});

const item = (id: string, value: Fields): Item => ({ kind: 'roster', id, value });

/** Devices of one space. */
function setUp(...ids: string[]) {
  const server = new MemoryServer();
  const devices = ids.map((id) => new MemoryDevice(id));
  const sync = (device: MemoryDevice, transport: Transport = server.connect()): Promise<Round> =>
    exchange({ keys, local: device, transport, now: () => 1000 });
  const settle = async () => {
    for (let turn = 0; turn < 3; turn++) for (const device of devices) await sync(device);
  };
  return { server, devices: devices as [MemoryDevice, MemoryDevice], sync, settle };
}

const rosterOn = ({ kept }: MemoryDevice, id = 'r') => kept.get(`roster/${id}`)?.value;
const namesOn = ({ kept }: MemoryDevice) =>
  [...kept.values()].map(({ value }) => (value.roster as { name: string }).name).sort();

describe('two devices', () => {
  test('get what the other has made, changed and deleted', async () => {
    const { devices, sync, settle } = setUp('Laptop', 'Phone');
    const [laptop, phone] = devices;
    laptop.put(item('r', roster('One')));
    phone.put(item('s', roster('Two')));
    await sync(laptop);
    expect(await sync(phone)).toMatchObject({ received: [{ kind: 'roster', id: 'r' }], copies: [] });
    await settle();
    expect(namesOn(laptop)).toEqual(['One', 'Two']);
    expect(namesOn(phone)).toEqual(['One', 'Two']);
    phone.put(item('r', roster('One, changed')));
    await settle();
    expect(rosterOn(laptop)).toEqual(roster('One, changed'));
    // What is deleted on one is in the bin of the other, and from there on everywhere.
    laptop.kept.delete('roster/r');
    await settle();
    expect(rosterOn(phone)).toEqual(roster('One, changed', [], { binned: 1000 }));
    expect(rosterOn(laptop)).toEqual(rosterOn(phone));
    laptop.kept.delete('roster/r');
    await settle();
    expect(namesOn(phone)).toEqual(['Two']);
  });

  test('merge changes of different places, and keep both states of the same place', async () => {
    const { devices, settle } = setUp('Laptop', 'Phone');
    const [laptop, phone] = devices;
    const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, note: '' })) as [Element, Element, Element];
    laptop.put(item('r', roster('One', [a, b])));
    await settle();
    laptop.put(item('r', roster('New name', [a, { ...b, note: 'left' }], { tags: ['club'] })));
    phone.put(item('r', roster('One', [{ ...a, note: 'right' }, b, c], { changed: 5, tags: ['cup'] })));
    await settle();
    const merged = roster('New name', [{ ...a, note: 'right' }, { ...b, note: 'left' }, c], {
      changed: 5,
      tags: ['cup', 'club'],
    });
    expect(rosterOn(laptop)).toEqual(merged);
    expect(rosterOn(phone)).toEqual(merged);
    expect(laptop.kept.size).toBe(1);

    laptop.put(item('r', roster('By laptop', [a])));
    phone.put(item('r', roster('By phone', [a])));
    await settle();
    expect(namesOn(laptop)).toEqual(['By laptop', 'By phone (Phone)']);
    expect(namesOn(phone)).toEqual(['By laptop', 'By phone (Phone)']);
  });

  test('bring back what one deleted, or put in the bin, and the other edited at the same time', async () => {
    for (const isBinned of [true, false]) {
      const { devices, settle } = setUp('Laptop', 'Phone');
      const [laptop, phone] = devices;
      laptop.put(item('r', roster('One')));
      await settle();
      if (isBinned) laptop.put(item('r', roster('One', [], { binned: 9 })));
      else laptop.kept.delete('roster/r');
      phone.put(item('r', roster('Edited')));
      await settle();
      expect(rosterOn(laptop)).toEqual(roster('Edited'));
      expect(rosterOn(phone)).toEqual(roster('Edited'));
    }
  });

  test('are in no conflict with themselves after an answer was lost', async () => {
    const { devices, server, sync, settle } = setUp('Laptop', 'Phone');
    const [laptop, phone] = devices;
    laptop.put(item('r', roster('One')));
    await settle();
    laptop.put(item('r', roster('Two')));
    const faults = ['none', 'after'] as const;
    let at = 0;
    await expect(
      sync(
        laptop,
        server.connect(() => faults[at++] ?? 'none'),
      ),
    ).rejects.toBeInstanceOf(SyncProblem);
    laptop.put(item('r', roster('Three')));
    await sync(phone);
    expect(rosterOn(phone)).toEqual(roster('Two'));
    phone.put(item('r', roster('Two', [{ id: 'a', note: 'phone' }])));
    await sync(phone);
    await settle();
    expect(rosterOn(laptop)).toEqual(roster('Three', [{ id: 'a', note: 'phone' }]));
    expect(laptop.kept.size).toBe(1);
  });

  test('keep both where the merged item cannot be read', async () => {
    const { devices, settle } = setUp('Laptop', 'Phone');
    const [laptop, phone] = devices;
    laptop.put(item('r', roster('One', [{ id: 'a', note: '' }])));
    await settle();
    // Two elements may not both be here, as one may not refer to another that is gone.
    const isFit = async ({ value }: Item) => (value.roster as { elements: Element[] }).elements.length < 3;
    laptop.accepts = isFit;
    phone.accepts = isFit;
    laptop.put(
      item(
        'r',
        roster(
          'One',
          ['a', 'b'].map((id) => ({ id, note: '' })),
        ),
      ),
    );
    phone.put(
      item(
        'r',
        roster(
          'One',
          ['a', 'c'].map((id) => ({ id, note: '' })),
        ),
      ),
    );
    await settle();
    expect(namesOn(laptop)).toEqual(['One', 'One (Phone)']);
    expect(namesOn(phone)).toEqual(namesOn(laptop));
  });
});

test('what cannot be merged with a newer state on the server is sent once in a round', async () => {
  const { devices, server, sync, settle } = setUp('Laptop', 'Phone');
  const [laptop, phone] = devices;
  laptop.put(item('r', roster('One')));
  await settle();
  laptop.put(item('r', roster('Made by a newer version')));
  await sync(laptop);
  phone.accepts = async ({ value }) => !JSON.stringify(value).includes('newer');
  phone.put(item('r', roster('Two')));
  let requests = 0;
  const fault = () => {
    requests++;
    return 'none' as const;
  };
  for (let round = 0; round < 2; round++) {
    await sync(phone, server.connect(fault));
    expect(rosterOn(phone)).toEqual(roster('Two'));
  }
  expect(requests).toBeLessThan(8);
});

test('a server that says again and again that there is more is asked no more once it goes in circles', async () => {
  const { devices, server, sync } = setUp('Laptop');
  const transport = server.connect();
  let pages = 0;
  const changes: Transport['changes'] = async (since) => {
    pages++;
    return { ...(await transport.changes(since)), more: true };
  };
  await sync(devices[0], { ...transport, changes });
  expect(pages).toBeLessThan(4);
});

test('what a device has and cannot read is neither sent, replaced nor taken for deleted', async () => {
  const { devices, server, settle } = setUp('Laptop', 'Phone');
  const [laptop, phone] = devices;
  laptop.put(item('r', roster('One')));
  await settle();
  laptop.kept.delete('roster/r');
  laptop.unreadable.add('roster/r');
  phone.put(item('r', roster('Two')));
  await settle();
  expect(rosterOn(phone)).toEqual(roster('Two'));
  expect(rosterOn(laptop)).toBeUndefined();
  expect(server.given).toHaveLength(2);
});

describe('a server', () => {
  test('that gives an older revision is noticed, and what is here is sent again', async () => {
    const { devices, server, sync, settle } = setUp('Laptop', 'Phone');
    const [laptop, phone] = devices;
    laptop.put(item('r', roster('One')));
    await settle();
    laptop.put(item('r', roster('Two')));
    await settle();
    server.replay(server.given[0]?.id ?? '');
    expect(await sync(phone)).toMatchObject({ replayed: 1, received: [] });
    expect(rosterOn(phone)).toEqual(roster('Two'));
    await settle();
    expect(rosterOn(laptop)).toEqual(roster('Two'));
    expect(namesOn(laptop)).toEqual(namesOn(phone));
  });

  test('cannot put one record in the place of another, or make one', async () => {
    const { devices, server, sync, settle } = setUp('Laptop', 'Phone');
    const [laptop, phone] = devices;
    laptop.put(item('r', roster('One')));
    laptop.put(item('s', roster('Two')));
    await settle();
    const [first, second] = server.given as [(typeof server.given)[0], (typeof server.given)[0]];
    server.put(first.id, 2, second.data);
    server.put(second.id, 2, crypto.getRandomValues(new Uint8Array(2000)));
    server.put('another-record-01', 1, first.data);
    expect(await sync(phone)).toMatchObject({ unreadable: 3, received: [] });
    expect(namesOn(phone)).toEqual(['One', 'Two']);
  });

  test('learns nothing but sizes: no name, id or text is in what it was given', async () => {
    const { devices, server, sync } = setUp('Laptop', 'Phone');
    const secret = 'Hold the old bridge';
    devices[0].put(item('harbour-watch', roster(secret)));
    await sync(devices[0]);
    for (const { id, data } of server.given) {
      expect(data.length % 1024).toBe(40);
      const text = id + new TextDecoder('latin1').decode(data);
      for (const part of [secret, 'harbour', 'roster', 'Laptop']) expect(text).not.toContain(part);
    }
    expect(server.given).toHaveLength(1);
  });

  test('that refuses an item keeps no other from being sent, and says why', async () => {
    const { devices, server, sync } = setUp('Laptop', 'Phone');
    // Nothing that could be packed.
    const noise = Array.from({ length: 12 }, () =>
      Array.from(crypto.getRandomValues(new Uint8Array(60_000)), (byte) =>
        String.fromCharCode(32 + (byte % 90)),
      ).join(''),
    ).join('');
    devices[0].put(item('large', roster(noise)));
    devices[0].put(item('small', roster('One')));
    const { refused } = await sync(devices[0]);
    expect(refused).toEqual([
      {
        item: { kind: 'roster', id: 'large' },
        why: 'This is too large to be sent to other devices, which take at most 512 KiB.',
      },
    ]);
    expect(server.given).toHaveLength(1);
  });

  test('without the key shows nothing', async () => {
    const { devices, server, sync } = setUp('Laptop', 'Phone');
    devices[0].put(item('r', roster('One')));
    await sync(devices[0]);
    const other = { keys: keysOf(newKey()), local: devices[1], transport: server.connect(), now: () => 1 };
    expect(await exchange(other)).toMatchObject({ received: [], unreadable: 1 });
  });
});

/** What somebody does on a device; numbers choose among what is there. */
const doing = fc.record({
  device: fc.nat(2),
  what: fc.constantFrom(
    'make',
    'name',
    'add',
    'add',
    'note',
    'note',
    'remove',
    'bin',
    'delete',
    'sync',
    'sync',
  ),
  item: fc.nat(5),
  element: fc.nat(3),
  faults: fc.array(fc.constantFrom('none', 'before', 'after', 'twice'), { maxLength: 4 }),
});
type Doing = typeof doing extends fc.Arbitrary<infer One> ? One : never;

const START: Doing = { device: 0, what: 'make', item: 0, element: 0, faults: [] };

test('whatever the network does, all devices come to the same, and nothing that was typed is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(doing, { minLength: 10, maxLength: 60, size: 'max' }), async (all) => {
      const { server, sync, settle, ...made } = setUp('Laptop', 'Phone', 'Tablet');
      server.page = 2;
      const devices: MemoryDevice[] = made.devices;
      const typed = new Typed();
      for (const what of ['make', 'add', 'add'] as const)
        typed.act(made.devices[0], { ...START, what }, what);
      await settle();
      for (const [index, each] of all.entries()) {
        const device = devices[each.device] as MemoryDevice;
        if (each.what !== 'sync') typed.act(device, each, `t${index}`);
        else {
          const faults = [...each.faults];
          await sync(
            device,
            server.connect(() => faults.shift() ?? 'none'),
          ).catch((error) => {
            if (!(error instanceof SyncProblem)) throw error;
          });
        }
      }
      await settle();
      const [first, ...others] = devices.map(({ kept }) =>
        [...kept.values()].sort((one, other) => (one.id < other.id ? -1 : 1)),
      );
      for (const other of others) expect(other).toEqual(first);
      const text = JSON.stringify(first);
      for (const token of typed.left()) expect(text).toContain(`"${token}`);
    }),
    { numRuns: runs(60) },
  );
});

/** What was typed, until somebody who saw it wrote over it or removed it. */
class Typed {
  private readonly tokens = new Set<string>();

  left(): string[] {
    return [...this.tokens];
  }

  act(device: MemoryDevice, { what, item: at, element }: Doing, token: string) {
    const items = [...device.kept.values()];
    const found = items[at % Math.max(1, items.length)];
    if (found === undefined || (what === 'make' && items.length < 3)) {
      device.put(item(`r-${token}`, roster(this.type(token))));
      return;
    }
    const { name, elements } = found.value.roster as { name: string; elements: Element[] };
    const chosen = elements[element % Math.max(1, elements.length)];
    const put = (next: string, list: readonly Element[], more: Fields = {}) =>
      device.put({ ...found, value: { ...found.value, roster: { name: next, elements: list }, ...more } });
    if (what === 'name') put(this.type(token, name), elements);
    else if (what === 'add') put(name, [...elements, { id: `e-${token}`, note: this.type(token) }]);
    else if (what === 'bin') put(name, elements, { binned: found.value.binned === null ? 5 : null });
    else if (what === 'delete') {
      this.gone(name, ...elements.map(({ note }) => note));
      device.kept.delete(`roster/${found.id}`);
    } else if (chosen !== undefined && what === 'note')
      put(
        name,
        elements.map((each) => (each === chosen ? { ...each, note: this.type(token, each.note) } : each)),
      );
    else if (chosen !== undefined && what === 'remove') {
      this.gone(chosen.note);
      put(
        name,
        elements.filter((each) => each !== chosen),
      );
    }
  }

  private type(token: string, over = ''): string {
    this.gone(over);
    this.tokens.add(`${token}.`);
    return `${token}.`;
  }

  /** Conflict copies have the name of the device behind what was typed. */
  private gone(...texts: string[]) {
    for (const text of texts) this.tokens.delete(text.split(' ')[0] ?? '');
  }
}
