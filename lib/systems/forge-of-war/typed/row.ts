import type { TypedRow } from '@/lib/roster/typed/model';
import { troops } from '../catalogue/catalogue';
import { mountNames } from '../paper/text';

/** A row of the sheet's tables in words. */
export function asLine(row: TypedRow): string {
  const [label = '', marks = '', ...groups] = row.Unit ?? [];
  if (label === '') return '';
  const [first = '', ...rest] = marks.split(' · ');
  const isKind =
    troops.some(({ name }) => name === first) ||
    !troops.some(({ name }) => label.replace(/ \d+$/, '') === name);
  const name = isKind ? ` (${label})` : '';
  const kind = isKind ? first : label.replace(/ \d+$/, '');
  const boxes = (cell: readonly string[] = []) =>
    [...(cell[0] ?? '')].filter((box) => box === '☐' || box === '☒').length;
  const written = /^(\d+) figures?$/.exec(row.Figures?.[0] ?? '')?.[1];
  const figures = written ?? (boxes(row.Figures) || null);
  const av = Number(row.AV?.[0]);
  const front = /^front (\d+)$/.exec(row.AV?.find((line) => line.startsWith('front')) ?? '')?.[1];
  const fv = /^(\d+) \+ \d+$/.exec(row.FV?.[1] ?? '')?.[1] ?? row.FV?.[0]?.replace('*', '') ?? '';
  const attacks = [...(row.FV ?? []), ...(row.SV ?? [])].flatMap(
    (line) => /^\((\d+)\)$/.exec(line)?.[1] ?? [],
  )[0];
  const wounds = boxes(row.Wounds);
  const isOne = (value: string) => Object.values(mountNames).some((mount) => mount.toLowerCase() === value);
  return [
    `${kind}${name}`,
    ...(isKind ? rest : [first, ...rest]),
    ...(figures === null ? [] : [`${figures} figures`]),
    `CV ${row.CV?.[0] ?? ''} · SV ${row.SV?.[0] ?? ''} · FV ${fv} · AV ${row.AV?.[0] ?? ''}`,
    ...(wounds > 0 ? [`W ${wounds}`] : []),
    ...(attacks === undefined ? [] : [`${attacks} attacks`]),
    ...(front === undefined ? [] : [`${Number(front) - av} facing`]),
    ...(row.Move ?? []).flatMap((line) =>
      line.startsWith('jump') ? ['Jump packs'] : line.startsWith('grav') ? ['Grav'] : [],
    ),
    ...groups,
    ...(row.Weapons ?? []).flatMap((line) => {
      const [borne = '', ...about] = line.split(' · ');
      return [borne, ...about.filter(isOne)];
    }),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
