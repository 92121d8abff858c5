import * as z from 'zod/mini';
import { recordIdOf, type SpaceKeys } from '../key';
import { seal, unseal } from '../sealed';
import { type ServerRecord, SyncProblem, type Transport } from '../transport';
import { readStep, type Step } from './step';

/** What a device keeps of the steps of a shared match. */
export interface KeptSteps {
  /** Where reading the changes of the server goes on; "0" for the start. */
  cursor: () => Promise<string>;
  /** Own steps that the server is not known to have. */
  unsent: () => Promise<readonly Step[]>;
  /** Keeps steps that the server has, and where reading goes on. */
  take: (steps: readonly Step[], cursor?: string) => Promise<void>;
}

interface Parts {
  keys: SpaceKeys;
  transport: Transport;
}

const HEAD = { kind: 'match', id: 'head' } as const;
const KIND = 'step';
/** A step is written once, and never changed. */
const REVISION = 1;
/** Most steps that are sent at once. */
const BATCH = 100;

const stepId = ({ device, n }: Pick<Step, 'device' | 'n'>): string => `${device}.${n}`;

const recordOfStep = (keys: SpaceKeys, step: Pick<Step, 'device' | 'n'>): string =>
  recordIdOf(keys, KIND, stepId(step));

const contentSchema = z.strictObject({ kind: z.literal(KIND), step: z.unknown() });

/** Puts a match as it stands, without its log, where others can join it. Rejects with a `SyncProblem`. */
export async function shareMatch({ keys, transport }: Parts, match: object): Promise<void> {
  await transport.make();
  const id = recordIdOf(keys, HEAD.kind, HEAD.id);
  const sealed = seal(keys, { record: id, revision: REVISION }, { kind: HEAD.kind, match });
  if (!sealed.ok) throw new SyncProblem(sealed.faults[0]?.message ?? '');
  const [result] = await transport.write([{ id, replaces: 0, data: sealed.value }]);
  if (result?.kind === 'refused') throw new SyncProblem(result.why);
}

/** Returns a shared match as it stood when it was shared, not validated; null if it is not there. */
export async function readShared({ keys, transport }: Parts): Promise<unknown> {
  const id = recordIdOf(keys, HEAD.kind, HEAD.id);
  for (let since = '0'; ; ) {
    const { records, cursor, more } = await transport.changes(since);
    const found = records.find((each) => each.id === id);
    if (found?.data) {
      const opened = unseal(keys, { record: id, revision: found.revision }, found.data);
      return opened.ok ? (opened.value as { match?: unknown } | null)?.match : null;
    }
    if (!more) return null;
    since = cursor;
  }
}

/** Takes in the steps of the other devices, and sends those of this one. Rejects with a `SyncProblem`. */
export async function exchangeSteps(
  { keys, transport }: Parts,
  kept: KeptSteps,
): Promise<{ expires: number }> {
  let expires = 0;
  for (;;) {
    const page = await transport.changes(await kept.cursor());
    expires = page.expires;
    await kept.take(stepsIn(keys, page.records), page.cursor);
    if (!page.more) break;
  }
  const unsent = await kept.unsent();
  for (let at = 0; at < unsent.length; at += BATCH)
    await send({ keys, transport }, unsent.slice(at, at + BATCH), kept);
  return { expires };
}

async function send({ keys, transport }: Parts, steps: readonly Step[], kept: KeptSteps): Promise<void> {
  const writes = steps.flatMap((step) => {
    const id = recordOfStep(keys, step);
    const sealed = seal(keys, { record: id, revision: REVISION }, { kind: KIND, step });
    return sealed.ok ? [{ id, replaces: 0, data: sealed.value }] : [];
  });
  const results = await transport.write(writes);
  const there = results.flatMap((result, index): Step[] => {
    const step = steps[index] as Step;
    if (result.kind === 'written') return [step];
    if (result.kind === 'refused') throw new SyncProblem(result.why);
    // An answer was lost: it is there already. A device that was copied may have made another step of this number.
    return result.current ? stepsIn(keys, [{ id: recordOfStep(keys, step), ...result.current }]) : [];
  });
  await kept.take(there);
}

/** Reads the steps in records of the server. Anyone with the key may have sent anything: invalid ones are skipped. */
function stepsIn(keys: SpaceKeys, records: readonly ServerRecord[]): Step[] {
  return records.flatMap(({ id, revision, data }) => {
    const opened = data && revision === REVISION ? unseal(keys, { record: id, revision }, data) : null;
    const content = opened?.ok ? z.safeParse(contentSchema, opened.value) : null;
    const read = content?.success ? readStep(content.data.step) : null;
    return read?.ok && recordOfStep(keys, read.value) === id ? [read.value] : [];
  });
}
