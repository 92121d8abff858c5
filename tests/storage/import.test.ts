import 'fake-indexeddb/auto';
import { gzipSync, strToU8, zipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { importFiles } from '@/components/shared/import/import';
import { restoredSentences } from '@/components/shared/import/import-dialog';
import { linkTo } from '@/lib/check/link';
import type { Pack } from '@/lib/roster/pack/pack';
import { parsePack, parseRoster } from '@/lib/roster/parse';
import { carriedFor, withAttachments } from '@/lib/sheet/pdf/attach';
import { nodeFonts } from '@/lib/sheet/pdf/fonts-node';
import { renderPdf } from '@/lib/sheet/pdf/render';
import { listLibrary } from '@/lib/storage/library';
import { listRosters } from '@/lib/storage/rosters';
import { loadSystem, systems } from '@/lib/systems/registry';
import { sheet, TEN } from '../sheet/fixture';

vi.mock('@/components/shared/import/read-pdf', () => import('../fixtures/contents'));

const [first, second] = systems;
const system = await loadSystem(first?.id ?? '');
if (!system) throw new Error('There is a game');
const [sample] = await system.samples();
const read = parseRoster(sample?.roster, system);
const packed = parsePack({ musterPack: 1, name: 'Calais Open', system: system.id, maxElements: 1 }, system);
if (!read.ok || !packed.ok) throw new Error('A sample and a pack can be read');
const pack = packed.value;
const roster = (name: string) => ({ ...read.value, name });

const text = (content: string) => new File([content], 'lists.txt', { type: 'text/plain' });
const storedPacks = async () => (await listLibrary()).filter(({ kind }) => kind === 'pack').length;
const storedRosters = async () =>
  (await listRosters()).map((stored) => [stored.roster.name, stored.pack, stored.legal]);

test('a roster with its pack, in a link or a PDF, is saved with it and checked against it', async () => {
  const printed = await renderPdf([sheet(TEN)], { paper: 'a4' }, nodeFonts());
  const pdf = new File([withAttachments(printed, carriedFor(roster('Printed'), pack))], 'a.pdf');
  const links = ['Linked', 'Alone'].map((name, at) =>
    linkTo('https://muster.example', roster(name), at === 0 ? pack : null),
  );
  const taken = await importFiles([text(links.join('\n')), pdf]);
  expect(taken).toMatchObject({ added: [{}, {}, {}], refused: [] });
  expect(new Set(await storedRosters())).toEqual(
    new Set([
      ['Linked', pack, false],
      ['Printed', pack, false],
      ['Alone', null, true],
    ]),
  );
  expect(await storedPacks()).toBe(1);
});

test('a second copy of an existing roster has the pack it came with', async () => {
  await importFiles([text(linkTo('https://muster.example', roster('Twice')))]);
  const { duplicates, added } = await importFiles([
    text(linkTo('https://muster.example', roster('Twice'), pack)),
  ]);
  expect(added).toEqual([]);
  expect(duplicates).toMatchObject([{ there: { pack: null, legal: true }, copy: { pack, legal: false } }]);
  expect(duplicates[0]?.copy.id).not.toBe(duplicates[0]?.there.id);
});

test('a pack that cannot be read, or is of another game than its roster, is reported, and the roster added', async () => {
  const other: Pack = { ...pack, system: second?.id ?? '', bans: { types: [], upgrades: [] } };
  const links = [
    linkTo('https://muster.example', roster('Cut'), pack).slice(0, -9),
    linkTo('https://muster.example', roster('Foreign'), other),
  ];
  const taken = await importFiles([text(links.join('\n'))]);
  expect(taken.added).toHaveLength(2);
  expect(taken.refused.map(({ source, faults }) => `${source}: ${faults[0]?.message}`)).toEqual([
    'lists.txt:1, its pack: This link is incomplete or damaged. Copy the whole link.',
    'lists.txt:2, its pack: It is for another game (Battle Royale); the roster is for Horizon Wars.',
  ]);
  expect((await storedRosters()).filter(([name]) => name === 'Cut' || name === 'Foreign')).toEqual([
    [expect.any(String), null, true],
    [expect.any(String), null, true],
  ]);
});

test('the first 100 of many bad lines are listed, and the number of others', async () => {
  const taken = await importFiles([text('{"muster":1}\n'.repeat(250)), text('{"muster":1}\n'.repeat(50))]);
  expect(taken.refused).toHaveLength(100);
  expect(taken.refused[99]).toMatchObject({ source: 'lists.txt:100', faults: [{ path: 'system' }] });
  expect(taken.moreRefused).toBe(200);
});

test('many rosters with the same name and their packs are saved in a few database operations', async () => {
  const steps = (['getAll', 'get', 'put'] as const).map((step) => vi.spyOn(IDBObjectStore.prototype, step));
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const many = Array.from({ length: 60 }, (_, at) =>
    linkTo('https://muster.example', { ...roster('Many'), notes: `${at}` }, pack),
  );
  const taken = await importFiles([text(many.join('\n'))]);
  const [getAll, get, put] = steps.map(({ mock }) => mock.calls.length);
  const opened = transactions.mock.calls.length;
  vi.restoreAllMocks();
  expect(taken).toMatchObject({ refused: [], duplicates: [] });
  expect(taken.added).toHaveLength(60);
  expect([(getAll ?? 0) < 10, (get ?? 0) <= 62, (put ?? 0) <= 62, opened < 10]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('unsupported archives are named, and zips are read', async () => {
  const zip = new File([zipSync({ 'a.json': strToU8(JSON.stringify(roster('Zipped'))) })], 'lists.zip');
  const gzip = new File([gzipSync(strToU8('{}'))], 'lists.json.gz');
  const taken = await importFiles([zip, gzip]);
  expect(taken.added).toHaveLength(1);
  expect(taken.refused).toMatchObject([
    { source: 'lists.json.gz', faults: [{ message: expect.stringContaining('This is a gzip file') }] },
  ]);
});

test('a backup counts its rosters and its other items apart, also those that cannot be read', async () => {
  const entry = (id: string, value: unknown) => ({ id, changed: 1, tags: [], binned: null, roster: value });
  const item = (id: string, value: unknown) => ({ system: system.id, kind: 'pack', id, changed: 1, value });
  const backup = {
    musterBackup: 1,
    made: 1,
    rosters: [entry('backed-1', roster('Backed up')), entry('backed-2', { ...roster('Damaged'), force: 1 })],
    library: [item('p1', pack), item('p2', { ...pack, limit: 'x' }), item('p3', 1), item('p4', null)],
  };
  const { restored, refused } = await importFiles([
    new File([JSON.stringify(backup)], 'backup.json', { type: 'application/json' }),
  ]);
  expect(restored.map(restoredSentences)).toEqual([
    [
      '2 rosters: 1 added, 1 could not be read.',
      'Packs, collections, custom cards, weapons and troops, and named versions: 1 added, 3 could not be read.',
    ],
  ]);
  expect(refused.map(({ source }) => source)).toEqual([
    'backup.json: Damaged',
    'backup.json: Calais Open',
    'backup.json',
    'backup.json',
  ]);
});

test('an import that is stopped keeps what it has read, and says that it was stopped', async () => {
  const links = ['Before', 'After'].map((name) => linkTo('https://muster.example', roster(name)));
  const taken = await importFiles([text(links.join('\n'))], { signal: AbortSignal.abort() });
  expect(taken).toMatchObject({ added: [{}], stopped: true });
  expect((await importFiles([text(links.join('\n'))])).stopped).toBe(false);
});
