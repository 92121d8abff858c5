import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FixJob, FixProgress } from '@/components/builder/fixes/worker';
import { findRowFix } from '@/lib/check/find-row-fix';
import { fixAnswer } from '@/lib/fixes/answer';
import type { AnyEditCatalogue } from '@/lib/roster/edits/edit-catalogue';
import type { Pack } from '@/lib/roster/pack/pack';
import { parsePack, parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { systems } from '@/lib/systems/registry';
import { isDeep } from '../fixtures/runs';

/** How many milliseconds pass each time that the clock is read: a machine on which a search takes about a second. */
const TICK = 0.15;

beforeEach(() => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += TICK;
    return now;
  });
});
afterEach(() => void vi.restoreAllMocks());

/** The first fix in the builder, for a roster without a history. */
async function inBuilder(roster: Roster, pack: Pack | null): Promise<string[] | undefined> {
  const told: FixProgress[] = [];
  vi.stubGlobal('postMessage', ({ progress }: { progress?: FixProgress }) => progress && told.push(progress));
  await import('@/components/builder/fixes/worker');
  const argument: FixJob = { roster, pack, history: [], problems: [] };
  const request = { data: { id: 1, name: 'fix', argument } } as MessageEvent;
  await (globalThis as unknown as { onmessage: (event: MessageEvent) => Promise<void> }).onmessage(request);
  vi.unstubAllGlobals();
  const last = told.at(-1);
  return last?.kind === 'all' ? last.fixes[0]?.edits.map(({ text }) => text) : undefined;
}

/** The first fix on the check page, the verdict sheet, in its CSV and on the pages of an event. */
const inRow = async (roster: Roster, pack: Pack | null) => (await findRowFix(roster, pack)).fix?.edits;

/** The first fix of the command line and the endpoint. */
async function inAnswer(roster: Roster, system: AnyGameSystem, pack: Pack | null) {
  const answer = await fixAnswer({ ok: true, value: { roster, system } }, pack, {});
  return 'fixes' in answer ? answer.fixes[0]?.edits.map(({ text }) => text) : undefined;
}

/** Simple slips: the most valuable element left out, the last one twice, and no leader marked. */
function slips(
  force: unknown,
  system: AnyGameSystem,
  { elements, worth, without, withElement }: AnyEditCatalogue,
) {
  const all = elements(force);
  const [last] = all.slice(-1);
  if (last === undefined) return [{ mech: { ...(force as Mech).mech, presence: 9 } }];
  const [[leader]] = [...worth(system.evaluate(force, null))].sort(([, a], [, b]) => b - a) as [
    [string, number],
  ];
  return [
    without(force, [leader]),
    withElement(force, { ...last, value: { ...last.value, id: 'copy' } }, all.length),
    JSON.parse(JSON.stringify(force), (key, value: unknown) => (key === 'chq' ? false : value)),
  ];
}

type Mech = { mech: object };

describe.each(systems)('$id', ({ load }) => {
  test('a list has the same first fix everywhere, under a pack if the game has a sample of one', async () => {
    const { system } = await load();
    const catalogue = (await system.editCatalogue?.()) as AnyEditCatalogue;
    const [sample] = (await system.samplePacks?.()) ?? [];
    const read = sample ? parsePack(structuredClone(sample.pack), system) : null;
    const pack = read?.ok ? read.value : null;
    let fixed = 0;
    for (const { roster: raw } of await system.samples()) {
      if (fixed > 0 && !isDeep) break;
      const parsed = parseRoster(structuredClone(raw), system);
      if (!parsed.ok) throw new Error('The sample cannot be read');
      for (const force of slips(parsed.value.force, system, catalogue)) {
        const roster = { ...parsed.value, force: { ...(parsed.value.force as object), ...force } };
        const first = await inBuilder(roster, pack);
        expect([await inRow(roster, pack), await inAnswer(roster, system, pack)]).toEqual([first, first]);
        if (first) fixed++;
      }
    }
    expect(fixed).toBeGreaterThan(0);
  });
});
