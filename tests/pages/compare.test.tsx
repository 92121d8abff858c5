import { describe, expect, test } from 'vitest';
import swarm from '@/data/forge-of-war/samples/hive-swarm.json';
import { screen, within } from '@/tests/fixtures/dom';
import { openPage, press, soon, user } from '../fixtures/page';
import { choose, openFiles, rosters, text } from './steps';

const mech = (f: number, upgrades: string[]) => ({
  id: 'e1',
  kind: 'mech',
  name: 'Terrier',
  presence: 2,
  stats: { m: 4, f, a: 2, d: 1 },
  upgrades: upgrades.map((id) => ({ id })),
});
const infantry = { id: 'e2', kind: 'conventional', type: 'light-infantry', name: 'Docks', chq: true };

const rosterFile = (system: string, name: string, force: object) =>
  new File([JSON.stringify({ muster: 1, system, name, player: '', notes: '', force })], `${name}.json`);
const forceFile = (name: string, force: object) => rosterFile('horizon-wars', name, { limit: 3, ...force });
const swarmFile = (name: string) => rosterFile('forge-of-war', name, { units: [], customWeapons: [] });

const forceBefore = () => forceFile('Before', { elements: [mech(4, ['jump-jets']), infantry], limit: 15 });
const forceAfter = () =>
  forceFile('After', { elements: [mech(5, ['engineer']), infantry], limit: 12, era: 'burning' });

const dialog = () => screen.getByRole('dialog', { name: 'Compare' });
const closed = () => soon(() => screen.queryByRole('dialog', { name: 'Compare' })).toBeNull();
const compare = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Compare' });
const pick = (name: string) => press(`Select ${name}`, 'checkbox');
const untilTold = async (said: string) =>
  within(await screen.findByRole('dialog', { name: 'Compare' })).findByText(said);

/** The lines of the table, each with both values. */
const lines = (): string[] =>
  within(dialog())
    .getAllByRole('row')
    .map((line) => [...line.children].map(text).join(' ').trim());

async function shelfOf(...files: File[]) {
  await openPage('/');
  await screen.findByRole('button', { name: 'Open a file' });
  await openFiles(...files);
  await soon(() => screen.queryAllByText(`${files.length} rosters added.`).length).toBeGreaterThan(0);
  await soon(() => rosters().length).toBe(files.length);
}

describe('two rosters on the shelf', () => {
  test('are compared when exactly two of one game are selected', async () => {
    await shelfOf(forceBefore(), forceAfter(), swarmFile('Swarm'));
    await choose('More actions', 'Select several');
    await pick('Before');
    expect((await compare()).disabled).toBe(true);
    await pick('Swarm');
    expect((await compare()).disabled).toBe(true);
    await pick('After');
    expect((await compare()).disabled).toBe(true);
    await pick('Swarm');
    await soon(async () => (await compare()).disabled).toBe(false);
    await user.click(await compare());
    await untilTold('1 element differs, 1 the same.');
    const told = lines();
    // In shelf order: last changed first.
    const [a] = within(dialog()).getAllByRole('heading', { level: 3 }).map(text);
    const [one, other] = a?.includes('Before') ? ['4', '5 +1'] : ['5', '4 −1'];
    expect(told).toContain(`F ${one} ${other}`);
    expect(told.some((line) => line.startsWith('Terrier'))).toBe(true);
    expect(told.some((line) => /^Upgrades (Engineer Jump jets|Jump jets Engineer)$/.test(line))).toBe(true);
    expect(told.some((line) => /^Era /.test(line))).toBe(true);
    expect(told.some((line) => line.startsWith('Docks'))).toBe(false);
    await user.click(within(dialog()).getByText(/^The same in both/));
    const same = within(dialog()).getAllByRole('listitem').map(text);
    expect(same).toContainEqual(expect.stringContaining('Docks'));
  });

  test('can be compared from a row menu: with the only other one immediately, or with a chosen one of several', async () => {
    await shelfOf(forceBefore(), forceAfter(), swarmFile('Swarm'));
    const more = (name: string) => screen.getByRole('button', { name: `More actions for ${name}` });
    const compareWith = (name: string) => choose(`More actions for ${name}`, 'Compare with …');
    const close = async () => {
      await user.keyboard('{Escape}');
      await closed();
    };
    await compareWith('Swarm');
    await untilTold('There is no other roster of this game.');
    await close();
    await soon(() => document.activeElement).toBe(more('Swarm'));
    await compareWith('Before');
    await untilTold('1 element differs, 1 the same.');
    await close();
    await openFiles(forceFile('Third', { elements: [infantry] }), swarmFile('Horde'));
    await soon(() => screen.queryAllByText('2 rosters added.').length).toBeGreaterThan(0);
    await soon(() => rosters().length).toBe(5);
    await compareWith('Before');
    const other = await screen.findByLabelText<HTMLSelectElement>('Compare with');
    await soon(() => document.activeElement).toBe(other);
    const offered = [...other.options].map(text);
    expect(offered.map((each) => each.split(' · ')[0])).toEqual(['Choose a roster', 'Third', 'After']);
    await user.selectOptions(other, other.options[1] as HTMLOptionElement);
    await untilTold('1 element differs, 1 the same.');
    expect(lines()).toContain('Element in the force not in the force');
    await close();
  });

  test('can be compared from the builder, in the terms of its game', async () => {
    const swarmOf = (name: string, count: number) =>
      rosterFile('forge-of-war', name, { ...swarm.force, units: swarm.force.units.slice(0, count) });
    await shelfOf(swarmOf('Swarm', 1), swarmOf('Horde', 2));
    await press(/Swarm/, 'link');
    await screen.findByLabelText('Force name');
    await choose('More actions', 'Compare with …');
    await untilTold('1 unit differs, 1 the same.');
    expect(lines()).toContain('Unit in the force not in the force');
    expect(text(dialog())).not.toMatch(/element/i);
  });
});
