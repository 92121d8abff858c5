import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { takeIn } from '@/components/shelf/intake';
import { linkTo } from '@/lib/check/link';
import type { Pack } from '@/lib/roster/pack';
import { parsePack, parseRoster } from '@/lib/roster/parse';
import { carriedFor, withAttachments } from '@/lib/sheet/pdf/attach';
import { nodeFonts } from '@/lib/sheet/pdf/fonts-node';
import { renderPdf } from '@/lib/sheet/pdf/render';
import { listLibrary } from '@/lib/storage/library';
import { listRosters } from '@/lib/storage/rosters';
import { loadSystem, systems } from '@/lib/systems/registry';
import { sheet, TEN } from '../sheet/fixture';

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
const keptPacks = async () => (await listLibrary()).filter(({ kind }) => kind === 'pack').length;
const kept = async () =>
  (await listRosters()).map((stored) => [stored.roster.name, stored.pack, stored.legal]);

test('a roster that comes with its pack, by link or in a PDF, is kept for it and checked against it', async () => {
  const printed = await renderPdf([sheet(TEN)], { paper: 'a4' }, nodeFonts());
  const pdf = new File([withAttachments(printed, carriedFor(roster('Printed'), pack))], 'a.pdf');
  const links = ['Linked', 'Alone'].map((name, at) =>
    linkTo('https://muster.example', roster(name), at === 0 ? pack : null),
  );
  const taken = await takeIn([text(links.join('\n')), pdf]);
  expect(taken).toMatchObject({ added: [{}, {}, {}], refused: [] });
  expect(new Set(await kept())).toEqual(
    new Set([
      ['Linked', pack, false],
      ['Printed', pack, false],
      ['Alone', null, true],
    ]),
  );
  expect(await keptPacks()).toBe(1);
});

test('a second copy of a roster that is there already has the pack it came with', async () => {
  await takeIn([text(linkTo('https://muster.example', roster('Twice')))]);
  const { twins, added } = await takeIn([text(linkTo('https://muster.example', roster('Twice'), pack))]);
  expect(added).toEqual([]);
  expect(twins).toMatchObject([{ there: { pack: null, legal: true }, copy: { pack, legal: false } }]);
  expect(twins[0]?.copy.id).not.toBe(twins[0]?.there.id);
});

test('a pack beside a roster that cannot be read, or is of another game, is told, and the roster stays', async () => {
  const other: Pack = { ...pack, system: second?.id ?? '', bans: { types: [], upgrades: [] } };
  const links = [
    linkTo('https://muster.example', roster('Cut'), pack).slice(0, -9),
    linkTo('https://muster.example', roster('Foreign'), other),
  ];
  const taken = await takeIn([text(links.join('\n'))]);
  expect(taken.added).toHaveLength(2);
  expect(taken.refused.map(({ source, faults }) => `${source}: ${faults[0]?.message}`)).toEqual([
    'lists.txt:1, its pack: This link is cut off or damaged; copy the whole of it.',
    'lists.txt:2, its pack: It is for another game than the roster.',
  ]);
  expect((await kept()).filter(([name]) => name === 'Cut' || name === 'Foreign')).toEqual([
    [expect.any(String), null, true],
    [expect.any(String), null, true],
  ]);
});
