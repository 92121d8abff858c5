import { counted } from '@/lib/roster/words';
import type { Stats } from '@/lib/systems/horizon-wars/evaluate/mech-schema';
import { statOrder } from '@/lib/systems/horizon-wars/paper/stats';
import { isOwn, ownUpgrades, pilotLine } from '../catalogue/catalogue';
import { startingClasses } from '../edits/presets';
import type { Evaluation } from '../evaluate/evaluate';
import { inOrder, upgradeName } from './special';
import { kindName, pilotLabel } from './text';

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
