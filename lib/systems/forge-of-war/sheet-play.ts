import { capitalised, inList } from '@/lib/roster/words';
import type { SheetNote, SheetRow, SheetTable, SheetText } from '@/lib/sheet/sheet';
import { play } from './catalogue';
import type { Reckoning } from './reckon';
import {
  type Cover,
  modifierOf,
  neededAt,
  rollText,
  TARGET_AVS,
  type TargetGroup,
  targetGroups,
} from './targets';
import { minus } from './text';
import { mayTakeStance } from './tracks';

/** Target numbers of the force's own units and weapons by AV, cover and range band (8.3). */
export function targetTable(reckoning: Pick<Reckoning, 'units'>): SheetTable {
  return {
    title: 'Target numbers',
    note: 'd10, this or less: up to half range / past it. 1(7): a 1, re-rolled for 7 or less. From AV 6 as armour and vehicles. Moving and D-markers come off besides (8.3).',
    columns: [
      { id: 'who', label: 'SV, value and shooters, with half the range', width: 22, align: 'left' },
      { id: 'cover', label: 'Target in', width: 11, align: 'left' },
      ...TARGET_AVS.map((av) => ({
        id: `av${av}`,
        label: `AV ${av}`,
        width: 6.7,
        align: 'center' as const,
      })),
    ],
    rows: targetGroups(reckoning).flatMap(groupRows),
    empty: 'No unit bears a weapon yet.',
    startsPage: true,
    dense: true,
  };
}

/** A row for each cover, the open first, beside what the weapons of the group have in common. */
function groupRows(group: TargetGroup): SheetRow[] {
  return play.covers.map((cover, index) => ({
    cells: {
      ...(index === 0 ? { who: whoCell(group) } : {}),
      cover: small(`${cover.name}${cover.modifier === 0 ? '' : ` −${-cover.modifier}`}`),
      ...Object.fromEntries(TARGET_AVS.map((av) => [`av${av}`, small(numbersText(group, av, cover))])),
    },
  }));
}

const whoCell = (group: TargetGroup): SheetText => ({
  kind: 'text',
  text: groupTitle(group),
  lines: shooterLines(group),
  strong: true,
  rowSpan: play.covers.length,
});

const small = (line: string): SheetText => ({ kind: 'text', text: '', lines: [line] });

/** The numbers up to half range and past it, each without a space: none is broken over two lines. */
function numbersText(group: TargetGroup, av: number, cover: Cover): string {
  if (neededAt(group, av, 0) === null) return '–';
  const numbers = [false, true].map((far) => neededAt(group, av, modifierOf(cover, far)) ?? 0);
  return numbers.map((needed) => rollText(needed).replace(' ', '')).join(' / ');
}

/** "SV 7, value 1", with the value against vehicles where it is another; 0 there is told to be wasted (10.7). */
export function groupTitle({ sv, value, vehicleBonus }: TargetGroup): string {
  const other =
    value + vehicleBonus < 1
      ? ', no harm to vehicles'
      : vehicleBonus === 0
        ? ''
        : `, ${minus(value + vehicleBonus)} against vehicles`;
  return `SV ${minus(sv)}, value ${minus(value)}${other}`;
}

/** Each unit with its weapons of the group and half their range: `Marines: Assault rifle 12"`. */
export function shooterLines({ shooters }: TargetGroup): string[] {
  const byUnit = new Map<string, string[]>();
  for (const { unit, weapon } of shooters) {
    const half = weapon.range / 2;
    byUnit.set(unit.label, [...(byUnit.get(unit.label) ?? []), `${weapon.name} ${half}"`]);
  }
  const byWeapons = new Map<string, string[]>();
  for (const [label, weapons] of byUnit) {
    const key = weapons.join(', ');
    byWeapons.set(key, [...(byWeapons.get(key) ?? []), label]);
  }
  return [...byWeapons].map(([weapons, labels]) => `${inList(labels)}: ${weapons}`);
}

/** What players look up in play, and what the force's weapons do besides. */
export function playNotes({ units }: Pick<Reckoning, 'units'>): SheetNote[] {
  const cautious = units.filter(mayTakeStance);
  const notes = play.tables.map(({ id, title, section, intro, lines, outro }): SheetNote => {
    const who = id === 'stance' ? [`Here: ${inList(cautious.map(({ label }) => label))}.`] : [];
    return {
      title: `${title} (${section})`,
      lines: [
        intro,
        ...lines.map(({ modifier, text }) => `${modifier}  ${text}`),
        ...(outro ? [outro] : []),
        ...(cautious.length > 0 ? who : []),
      ],
    };
  });
  const effects = new Map<string, string>();
  for (const { weapons } of units)
    for (const { weapon } of weapons)
      if (weapon && weapon.effect.trim() !== '')
        effects.set(weapon.name, weapon.effect.replace(/\s+/g, ' ').trim());
  const pistols = units.some(({ fv, source }) => fv > source.profile.fv);
  const lines = [
    ...(pistols ? ['*  every figure bears a pistol: its +1 is in the FV printed'] : []),
    ...[...effects].map(([name, effect]) => `${capitalised(name)}: ${effect}`),
  ];
  return lines.length > 0 ? [{ title: 'Weapons (16)', lines }, ...notes] : notes;
}
