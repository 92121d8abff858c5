import { listIn } from '@/lib/roster/maps';
import { changedRulingTexts, type RulingValues } from '@/lib/roster/ruling';
import { capitalised, inList, minus } from '@/lib/roster/text/words';
import type { SheetColumn, SheetNote, SheetRow, SheetTable, SheetText } from '@/lib/sheet/sheet';
import { rulings as allRulings, printedPlay } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import {
  type Aim,
  type CombatGroup,
  type Cover,
  combatGroups,
  dividesDice,
  NO_MODIFIERS,
  neededInCombat,
  rollNeeded,
  rollText,
  shotModifiers,
  TARGET_AVS,
  type TargetGroup,
  targetGroups,
} from '../evaluate/targets';
import { inStance } from './tracks';

const AV_COLUMNS: SheetColumn[] = TARGET_AVS.map((av) => ({
  id: `av${av}`,
  label: `AV ${av}`,
  width: 6.7,
  align: 'center',
}));

/** Target numbers of the force's own units and weapons by AV, cover and range band (8.3). */
export function targetTable(evaluation: Pick<Evaluation, 'units' | 'rulings'>): SheetTable {
  const { rulings } = evaluation;
  const again = `1(7): ${dividesDice(rulings) ? 'of fewer dice ' : ''}a 1, re-rolled for 7 or less.`;
  const cover = rulings.cover === 'armour' ? ' Cover is added to the AV.' : '';
  return {
    title: 'Target numbers',
    note: `d10, this or less: up to half range / past it. ${again} From AV ${printedPlay.vehicleAv} as armour and vehicles.${cover} Moving and D-markers come off besides (8.3).`,
    columns: [
      { id: 'who', label: 'SV, value and shooters, with half the range', width: 22, align: 'left' },
      { id: 'cover', label: 'Target in', width: 11, align: 'left' },
      ...AV_COLUMNS,
    ],
    rows: targetGroups(evaluation).flatMap((group) => groupRows(group, rulings)),
    empty: 'No unit has a weapon that fires yet.',
    startsPage: true,
    dense: true,
  };
}

/** Numbers of the force's own fighters by AV, in the open and over an obstacle (9.3). */
export function combatTable(evaluation: Pick<Evaluation, 'units' | 'rulings'>): SheetTable {
  const fewer = dividesDice(evaluation.rulings) ? ' 1(7) of fewer dice.' : '';
  return {
    title: 'Close combat numbers',
    note: `d10, this or less; the whole value of a weapon counts.${fewer} D-markers come off besides; +1 with FV 2 or more above the opponent’s, −1 as far below (9.3).`,
    columns: [
      { id: 'who', label: 'FV, value and fighters', width: 22, align: 'left' },
      { id: 'cover', label: 'Target in', width: 11, align: 'left' },
      ...AV_COLUMNS,
    ],
    rows: combatGroups(evaluation).flatMap(combatRows),
    empty: 'No unit fights hand to hand.',
    dense: true,
  };
}

const rowsOf = (
  who: { text: string; lines: string[] },
  places: readonly { name: string; number: (av: number) => string }[],
): SheetRow[] =>
  places.map(({ name, number }, index) => ({
    cells: {
      ...(index === 0 ? { who: { kind: 'text', strong: true, rowSpan: places.length, ...who } } : {}),
      cover: small(name),
      ...Object.fromEntries(TARGET_AVS.map((av) => [`av${av}`, small(number(av))])),
    },
  }));

/** A row for each cover, the open first, with the group's title spanning them. */
const groupRows = (group: TargetGroup, rulings: RulingValues): SheetRow[] =>
  rowsOf(
    { text: groupTitle(group), lines: shooterLines(group) },
    printedPlay.covers.map((cover) => ({
      name: coverText(cover, rulings),
      number: (av) => numbersText(group, av, cover, rulings),
    })),
  );

const combatRows = (group: CombatGroup): SheetRow[] =>
  rowsOf(
    { text: combatTitle(group), lines: fighterLines(group) },
    [false, true].map((obstacle) => ({
      name: obstacle ? `Obstacle −${-printedPlay.obstacleModifier}` : 'Open',
      number: (av) => combatText(group, av, obstacle).replace(' ', ''),
    })),
  );

/** "Soft cover −1"; as armour "Soft cover AV +1" (7, 8.3). */
export const coverText = ({ name, modifier }: Cover, rulings: RulingValues): string =>
  modifier === 0 ? name : `${name} ${rulings.cover === 'armour' ? 'AV +' : '−'}${-modifier}`;

const small = (line: string): SheetText => ({ kind: 'text', text: '', lines: [line] });

/** The numbers within and beyond half range, each without a space so that it does not wrap. */
function numbersText(group: TargetGroup, av: number, cover: Cover, rulings: RulingValues): string {
  if (rollNeeded(group, av, NO_MODIFIERS) === null) return '–';
  const numbers = [false, true].map((far) => rollNeeded(group, av, shotModifiers(cover, far, rulings)) ?? 0);
  return numbers.map((needed) => rollText(needed).replace(' ', '')).join(' / ');
}

/** The number needed in close combat as text; "–" if hits are wasted. */
function combatText(group: CombatGroup, av: number, obstacle: boolean): string {
  const needed = neededInCombat(group, av, obstacle);
  return needed === null ? '–' : rollText(needed);
}

/** "SV 7, value 1", with the value against vehicles if different, or that it does them no harm (10.7). */
export const groupTitle = ({ sv, ...worth }: TargetGroup): string => `SV ${minus(sv)}, ${aimText(worth)}`;

function aimText({ value, vehicleBonus }: Omit<Aim, 'sv'>): string {
  const other =
    value + vehicleBonus < 1
      ? ', no harm to vehicles'
      : vehicleBonus === 0
        ? ''
        : `, ${minus(value + vehicleBonus)} against vehicles`;
  return `value ${minus(value)}${other}`;
}

/** "FV 8, value 3", like `groupTitle`. */
export const combatTitle = ({ fv, ...worth }: CombatGroup): string => `FV ${minus(fv)}, ${aimText(worth)}`;

/** The fighters of a group: "Marines: Chainsword", or "Marines" for bare hands. */
export function fighterLines({ fighters }: CombatGroup): string[] {
  const byWeapon = new Map<string, Set<string>>();
  for (const { label, weapon } of fighters)
    byWeapon.set(weapon, (byWeapon.get(weapon) ?? new Set()).add(label));
  return [...byWeapon].map(
    ([weapon, labels]) => `${inList([...labels])}${weapon === '' ? '' : `: ${weapon}`}`,
  );
}

/** Each unit with its weapons of the group and half their range: `Marines: Assault rifle 12"`. */
export function shooterLines({ shooters }: TargetGroup): string[] {
  const byUnit = new Map<string, string[]>();
  for (const { label, weapon } of shooters) {
    const half = weapon.range / 2;
    listIn(byUnit, label).push(`${weapon.name} ${half}"`);
  }
  const byWeapons = new Map<string, string[]>();
  for (const [label, weapons] of byUnit) listIn(byWeapons, weapons.join(', ')).push(label);
  return [...byWeapons].map(([weapons, labels]) => `${inList(labels)}: ${weapons}`);
}

/** Notes for play: changed rulings, effects of the force's weapons, and the tables of modifiers. */
export function playNotes({ units, rulings }: Pick<Evaluation, 'units' | 'rulings'>): SheetNote[] {
  const cautious = units.flatMap(inStance);
  const changed = changedRulingTexts(allRulings, rulings);
  const ruled = changed.length > 0 ? [{ title: 'Rulings changed', lines: changed }] : [];
  const notes = printedPlay.tables.map(
    ({ id, title, section, intro, lines, outro, byRuling = [] }): SheetNote => {
      const who = id === 'stance' ? [`Here: ${inList(cautious)}.`] : [];
      return {
        title: `${title} (${section})`,
        lines: [
          intro,
          ...lines.map(({ modifier, text }) => `${modifier}  ${text}`),
          ...(outro ? [outro] : []),
          ...byRuling.flatMap(({ ruling, lines: byValue }) => byValue[`${rulings[ruling]}`] ?? []),
          ...(cautious.length > 0 ? who : []),
        ],
      };
    },
  );
  const effects = new Map<string, string>();
  for (const { weapons } of units)
    for (const { weapon } of weapons)
      if (weapon && weapon.effect.trim() !== '')
        effects.set(weapon.name, weapon.effect.replace(/\s+/g, ' ').trim());
  const pistols = units.some(({ fv, source }) => fv > source.profile.fv);
  const lines = [
    ...(pistols ? ['*  every figure has a pistol: its +1 is in the FV printed'] : []),
    ...[...effects].map(([name, effect]) => `${capitalised(name)}: ${effect}`),
  ];
  const weapons = lines.length > 0 ? [{ title: 'Weapons (16)', lines }] : [];
  return [...ruled, ...weapons, ...notes];
}
