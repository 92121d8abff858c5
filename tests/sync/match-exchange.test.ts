import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keysOf, newKey, recordIdOf } from '@/lib/sync/key';
import { exchangeSteps, type KeptSteps, readShared, shareMatch } from '@/lib/sync/match/exchange';
import { matchKeyText, readMatchKey } from '@/lib/sync/match/link';
import type { Step } from '@/lib/sync/match/step';
import { seal } from '@/lib/sync/sealed';
import { SyncProblem, type Transport } from '@/lib/sync/transport';
import { runs } from '../fixtures/runs';
import { MemoryServer } from './memory';

const keys = keysOf(newKey());

const stepOf = (device: string, n: number): Step => ({
  device,
  n,
  lamport: n,
  at: 1000 + n,
  what: { add: ['a', 'r1', 'damage'], by: n },
});

const idOf = ({ device, n }: Step) => `${device}.${n}`;

/** A device of a shared match that keeps its steps in memory. */
class Phone implements KeptSteps {
  readonly known = new Map<string, Step>();
  private readonly waiting = new Map<string, Step>();
  private at = '0';

  constructor(readonly device: string) {}

  tap() {
    const n = [...this.known.values()].filter(({ device }) => device === this.device).length + 1;
    const step = stepOf(this.device, n);
    this.known.set(idOf(step), step);
    this.waiting.set(idOf(step), step);
  }

  cursor = async () => this.at;
  unsent = async () => [...this.waiting.values()];
  take = async (steps: readonly Step[], cursor = this.at) => {
    for (const step of steps) {
      this.known.set(idOf(step), step);
      this.waiting.delete(idOf(step));
    }
    this.at = cursor;
  };

  all = () => [...this.known.values()].sort((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
}

const exchange = (phone: Phone, transport: Transport) => exchangeSteps({ keys, transport }, phone);

describe('a shared match', () => {
  test('is read by whoever has its key, and by nobody else', async () => {
    const server = new MemoryServer();
    const transport = server.connect();
    expect(await readShared({ keys, transport })).toBeNull();
    await shareMatch({ keys, transport }, { name: 'Old bridge' });
    // A repeated request shares it once.
    await shareMatch({ keys, transport }, { name: 'Old bridge' });
    expect(server.given).toHaveLength(1);
    expect(await readShared({ keys, transport })).toEqual({ name: 'Old bridge' });
    expect(await readShared({ keys: keysOf(newKey()), transport })).toBeNull();
    expect(new TextDecoder('latin1').decode(server.given[0]?.data)).not.toContain('Old bridge');
  });

  test('takes no step that is of no form, sealed for another place, or written again', async () => {
    const server = new MemoryServer();
    const phone = new Phone('b');
    const place = (device: string, n: number) => recordIdOf(keys, 'step', `${device}.${n}`);
    const put = (record: string, revision: number, value: unknown) => {
      const sealed = seal(keys, { record, revision }, value);
      if (sealed.ok) server.put(record, revision, sealed.value);
    };
    put(place('a', 1), 1, { kind: 'step', step: { ...stepOf('a', 1), lamport: -1 } });
    put(place('a', 2), 1, { kind: 'step', step: stepOf('a', 3) });
    put(place('a', 4), 2, { kind: 'step', step: stepOf('a', 4) });
    put(place('a', 5), 1, { kind: 'match', step: stepOf('a', 5) });
    put(place('a', 6), 1, { kind: 'step', step: stepOf('a', 6) });
    await exchange(phone, server.connect());
    expect(phone.all()).toEqual([stepOf('a', 6)]);
  });

  test('has all steps on all phones, each once, whatever the network does', async () => {
    const doing = fc.record({
      phone: fc.nat(2),
      taps: fc.nat(3),
      faults: fc.array(fc.constantFrom('none', 'before', 'after', 'twice'), { maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(doing, { maxLength: 30, size: 'max' }), async (all) => {
        const server = new MemoryServer();
        server.page = 3;
        const phones = ['a', 'b', 'c'].map((device) => new Phone(device));
        let count = 0;
        for (const { phone: at, taps, faults } of all) {
          const phone = phones[at] as Phone;
          for (let tap = 0; tap < taps; tap++) phone.tap();
          count += taps;
          const left = [...faults];
          await exchange(
            phone,
            server.connect(() => left.shift() ?? 'none'),
          ).catch((error) => {
            if (!(error instanceof SyncProblem)) throw error;
          });
        }
        for (let turn = 0; turn < 2; turn++)
          for (const phone of phones) await exchange(phone, server.connect());
        const [first, ...others] = phones.map((phone) => phone.all());
        expect(first).toHaveLength(count);
        for (const other of others) expect(other).toEqual(first);
        for (const phone of phones) expect(await phone.unsent()).toEqual([]);
        expect(server.given).toHaveLength(count);
      }),
      { numRuns: runs(40) },
    );
  });
});

test('the link of a shared match says what may be marked, and is refused if it is damaged', () => {
  const key = newKey();
  for (const who of ['both', 'look', { side: 'red' }] as const)
    expect(readMatchKey(`#${matchKeyText(key, who)}`)).toEqual({ ok: true, value: { key, who } });
  // A side may be called as one of the words.
  expect(readMatchKey(matchKeyText(key, { side: 'both' }))).toMatchObject({
    value: { who: { side: 'both' } },
  });
  const text = matchKeyText(key, 'both');
  for (const damaged of [
    text.slice(0, -6),
    text.replace('both', 'all'),
    `${text}x`,
    text.replace('m1', 'm2'),
    'm1.',
  ])
    expect(readMatchKey(damaged).ok).toBe(false);
});
