import { counted } from '@/lib/roster/words';
import { isOwn, ownUpgrades, pilotLine } from './catalogue';
import { startingClasses } from './presets';
import type { Reckoning } from './reckon';
import { inOrder, upgradeName } from './special';
import { kindName, pilotLabel } from './text';

/** "P3 · M4 F5 A4 D2 · Assault rig". */
export function mechSummary({ mech }: Reckoning): string {
  const { m, f, a, d } = mech.stats;
  const names = inOrder(mech)
    .filter(({ record }) => !isOwn(record))
    .map(upgradeName);
  return [
    ...(mech.source.name.trim() === '' ? [] : [mech.label]),
    kindName(mech),
    `M${m} F${f} A${a} D${d}`,
    ...names,
  ].join(' · ');
}

/** "Flight frame ×2 · Headhunter", or "None of the 10 taken". */
export function ownSummary({ mech }: Reckoning): string {
  const names = inOrder(mech)
    .filter(({ record }) => isOwn(record))
    .map(upgradeName);
  return names.length > 0 ? names.join(' · ') : `None of the ${ownUpgrades.length} taken`;
}

/** The pilot's name and line. */
export function pilotSummary({ mech }: Reckoning): string {
  const { m, f, a, d } = pilotLine.stats;
  return `${pilotLabel(mech.source)} · once ejected P${pilotLine.presence} M${m} F${f} A${a} D${d}`;
}

/** The number of builds to start from. */
export function startSummary(): string {
  const builds = startingClasses.flatMap((each) => each.builds);
  return `${counted(builds.length, 'build')} to start from, or bare stats`;
}
