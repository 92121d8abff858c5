import { produce } from 'immer';
import { assign, removeAt } from '@/lib/roster/edits/edits';
import { noteLines } from '@/lib/roster/element-notes';
import { counted } from '@/lib/roster/text/words';
import type { Evaluation } from '@/lib/systems/battle-royale/evaluate/evaluate';
import { inOrder, upgradeName } from '@/lib/systems/battle-royale/paper/special';
import { kindName, pilotLabel } from '@/lib/systems/battle-royale/paper/text';
import { newMechUpgrade, type Stat, type Stats } from '@/lib/systems/horizon-wars/catalogue/mech';
import { addUpgrade, removeUpgrade, setListed } from '@/lib/systems/horizon-wars/edits/offered';
import { statOrder } from '@/lib/systems/horizon-wars/paper/text';
import { abilities, isOwn, ownUpgrades, pilotLine, upgrade } from '../catalogue/catalogue';
import type { Force, Mech } from '../force';
import { type Build, startingClasses } from './presets';

const editMech = (force: Force, change: (mech: Mech) => void): Force =>
  produce(force, ({ mech }) => {
    change(mech);
  });

/** Names the mech and its pilot; "" gives the default label. */
export const setNames = (force: Force, names: Partial<Pick<Mech, 'name' | 'pilot'>>): Force =>
  editMech(force, (mech) => assign(mech, names));

/** Sets the Presence, 1 to 20. */
export const setPresence = (force: Force, presence: number): Force =>
  editMech(force, (mech) => assign(mech, { presence }));

/** Sets a stat, 0 to 99. */
export const setStat = (force: Force, stat: Stat, value: number): Force =>
  editMech(force, ({ stats }) => assign(stats, { [stat]: value }));

/** Adds an upgrade, with the first of its options if it has any, unless the mech has it already. */
export const addDesignUpgrade = (force: Force, id: string): Force =>
  editMech(force, (mech) => addUpgrade(mech, isOwn(upgrade(id)) ? { id } : newMechUpgrade(id)));

/** Removes every occurrence of an upgrade. */
export const removeDesignUpgrade = (force: Force, id: string): Force =>
  editMech(force, (mech) => removeUpgrade(mech, id));

/** Removes the upgrade at an index: a file may list the same one twice. */
export const removeUpgradeAt = (force: Force, index: number): Force =>
  editMech(force, ({ upgrades }) => removeAt(upgrades, index));

/** Chooses an option for the upgrade at an index. */
export const setUpgradeOption = (force: Force, index: number, option: string): Force =>
  editMech(force, (mech) => setListed(mech, index, { option }));

/** Sets how many times the upgrade at an index is taken, 1 to 9. */
export const setUpgradeTimes = (force: Force, index: number, times: number): Force =>
  editMech(force, (mech) => setListed(mech, index, { times }));

/** Adds an ability to the drones at an index or removes it; abilities are in the order of the book. */
export const setAbility = (force: Force, index: number, ability: string, on: boolean): Force =>
  editMech(force, ({ upgrades }) => {
    const taken = upgrades[index];
    const current: readonly string[] = taken?.abilities ?? [];
    if (taken === undefined || current.includes(ability) === on) return;
    const next = abilities.map(({ id }) => id).filter((id) => (id === ability ? on : current.includes(id)));
    assign(taken, { abilities: next.length > 0 ? next : undefined });
  });

/** Replaces the mech's build; its name and pilot stay. */
export const startFrom = (force: Force, build: Build): Force =>
  editMech(force, (mech) => assign(mech, build));

/** "F5 M4 A4 D2". */
const statText = (stats: Stats) => statOrder.map((stat) => `${stat.toUpperCase()}${stats[stat]}`).join(' ');

/** "P3 · F5 M4 A4 D2 · Assault rig". */
export function mechSummary({ mech }: Evaluation): string {
  const names = inOrder(mech)
    .filter(({ record }) => !isOwn(record))
    .map(upgradeName);
  return [
    ...(mech.source.name.trim() === '' ? [] : [mech.label]),
    kindName(mech),
    statText(mech.stats),
    ...names,
    ...noteLines(mech.source),
  ].join(' · ');
}

/** "Flight frame ×2 · Headhunter", or "None of the 10 taken". */
export function ownSummary({ mech }: Evaluation): string {
  const names = inOrder(mech)
    .filter(({ record }) => isOwn(record))
    .map(upgradeName);
  return names.length > 0 ? names.join(' · ') : `None of the ${ownUpgrades.length} taken`;
}

/** The pilot's name and line. */
export const pilotSummary = ({ mech }: Evaluation): string =>
  `${pilotLabel(mech.source)} · once ejected P${pilotLine.presence} ${statText(pilotLine.stats)}`;

/** The number of builds to start from. */
export function startSummary(): string {
  const builds = startingClasses.flatMap((each) => each.builds);
  return `${counted(builds.length, 'build')} to start from, or bare stats`;
}
