import { dequal } from 'dequal/lite';
import type { Agreed, Fields, Item } from './item';
import { recordIdOf, type SpaceKeys } from './key';
import { seal } from './sealed';
import type { Transport, Write } from './transport';

/** Most records and bytes that are written at once. */
const BATCH = { records: 100, bytes: 3 * 1024 * 1024 };

/** An item of this device that the server does not have as it is; null if it is deleted here. */
export interface Unsent extends Pick<Item, 'kind' | 'id'> {
  value: Fields | null;
  agreed: Agreed | undefined;
}

/** A sealed record, and what is to be kept about its item before it is sent. */
export interface Outgoing {
  agreed: Agreed;
  write: Write;
}

/** What of this device the server does not have, by what is agreed. */
export function unsentOf(items: ReadonlyMap<string, Item>, known: ReadonlyMap<string, Agreed>): Unsent[] {
  const changed = [...items].flatMap(([key, { kind, id, value }]) => {
    const agreed = known.get(key);
    return agreed && dequal(agreed.value, value) ? [] : [{ kind, id, value, agreed }];
  });
  const deleted = [...known].flatMap(([key, agreed]) =>
    items.has(key) || agreed.value === null || agreed.kind === 'device'
      ? []
      : [{ kind: agreed.kind, id: agreed.id, value: null, agreed }],
  );
  return [...changed, ...deleted];
}

/** Seals what is to be sent, in batches that the server takes at once. */
export async function outgoingOf(
  unsent: readonly Unsent[],
  {
    keys,
    local,
  }: { keys: SpaceKeys; local: { device: { id: string }; numbers: (count: number) => Promise<number> } },
): Promise<{ batches: Outgoing[][]; tooLarge: { item: Pick<Item, 'kind' | 'id'>; why: string }[] }> {
  const batches: Outgoing[][] = [];
  const tooLarge: { item: Pick<Item, 'kind' | 'id'>; why: string }[] = [];
  let bytes = Number.POSITIVE_INFINITY;
  let n = (await local.numbers(unsent.length)) - 1;
  for (const { kind, id, value, agreed } of unsent) {
    n += 1;
    const record = recordIdOf(keys, kind, id);
    const revision = agreed?.revision ?? 0;
    const seen = { ...agreed?.seen, [local.device.id]: n };
    const sealed = seal(keys, { record, revision: revision + 1 }, { kind, id, value, seen });
    if (!sealed.ok) {
      tooLarge.push({ item: { kind, id }, why: sealed.faults[0]?.message ?? '' });
      continue;
    }
    const data = sealed.value;
    bytes += data.length;
    if (bytes > BATCH.bytes || (batches.at(-1)?.length ?? 0) >= BATCH.records) {
      batches.push([]);
      bytes = data.length;
    }
    batches.at(-1)?.push({
      agreed: { kind, id, record, revision, value: agreed?.value ?? null, seen, sent: { n, value } },
      write: { id: record, replaces: revision, data },
    });
  }
  return { batches, tooLarge };
}

/** Tells the other devices that this one is gone. */
export async function farewell({
  keys,
  local,
  transport,
}: {
  keys: SpaceKeys;
  local: {
    device: { id: string };
    agreed: () => Promise<readonly Agreed[]>;
    numbers: (count: number) => Promise<number>;
  };
  transport: Pick<Transport, 'write'>;
}): Promise<void> {
  const agreed = (await local.agreed()).find(({ kind, id }) => kind === 'device' && id === local.device.id);
  if (agreed === undefined) return;
  const { batches } = await outgoingOf([{ kind: 'device', id: local.device.id, value: null, agreed }], {
    keys,
    local,
  });
  await transport.write(batches.flat().map(({ write }) => write));
}
