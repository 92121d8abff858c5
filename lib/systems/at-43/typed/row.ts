import type { TypedRow } from '@/lib/roster/typed/model';

/** How the titles of the tables of platoons begin. */
export const BUILDING = 'Company building: ';

/** A row of the company building in words; an empty slot is none. */
export function asLine(row: TypedRow, title: string): string {
  const [label = '', kind = ''] = row.Designation ?? [];
  const [troops = ''] = row.Troops ?? [];
  if (troops === '') return '';
  const marks = kind.split(' · ').map((part) => part.replace(/ ★+$/, ''));
  const designation = marks.find(
    (mark) => !/^(?:soldier|support unit|combat strider|vehicle)$/.test(mark) && !/^with \d+ /.test(mark),
  );
  const support = marks.flatMap((mark) => /^with (\d+ support weapons?)$/.exec(mark)?.[1] ?? []);
  const [extra = ''] = row['Extra fighters'] ?? [];
  const listed = [row['Special weapon'], row.Officer, row.Specialists, row.Equipment].flatMap((cell) =>
    (cell ?? [])
      .filter((line) => line !== '–')
      .map((line) => line.replace(/^\((.+)\)$/, '$1').replace(/ \((?:\d+|\?)\)$/, '')),
  );
  return [
    designation === undefined ? label.replace(/ \d+$/, '') : `${designation} (${label})`,
    ...((row.Officer?.[0] ?? '').startsWith('(') ? ['Commander'] : []),
    `${troops} fighters`,
    ...(/^\d+$/.test(extra) ? [`${extra} extra fighters`] : []),
    ...support,
    ...listed,
    ...((row['Reinf.']?.[0] ?? '–') !== '–' ? ['Reinforcement'] : []),
    `platoon ${title.slice(BUILDING.length).replace(/^Platoon (\d+)$/, '$1')}`,
  ].join(' · ');
}
