import type { Report } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { sheetVerdict } from '@/lib/roster/verdict';
import { counted, inList } from '@/lib/roster/words';
import type { Sheet, SheetCell, SheetColumn, SheetRow, SheetTable } from '@/lib/sheet/sheet';
import { trainingOf, unitTypeOf } from './catalogue';
import type { Force } from './force';
import type { Reckoning } from './reckon';
import type { AnyWeapon, BorneWeapon, ReckonedUnit } from './reckon-units';
import { playNotes, targetTable } from './sheet-play';
import { kindName, listOr, roleNames, weightText } from './text';
import { figures } from './totals';

/** The force sheet: a line a unit with its tracks; on the second page what its players look up. */
export function sheet(roster: Roster<Force>, reckoning: Reckoning, report: Report): Sheet {
  const foot = reckoning.units.filter(({ vehicle }) => !vehicle);
  const vehicles = reckoning.units.filter(({ vehicle }) => vehicle);
  const notes = roster.notes.trim() === '' ? [] : [{ title: 'Notes', lines: roster.notes.split(/\r?\n/) }];
  return {
    title: roster.name,
    system: 'Forge of War',
    player: roster.player,
    orientation: 'landscape',
    facts: [
      ...figures(reckoning).map(({ title, value }) => ({ label: title, value })),
      {
        label: 'Command',
        value: listOr(
          reckoning.commanders.map(({ label }) => label),
          'None',
        ),
      },
    ],
    verdict: sheetVerdict(report, reckoning.units),
    tables: [
      ...(foot.length > 0 || vehicles.length === 0 ? [unitTable(foot, reckoning)] : []),
      ...(vehicles.length > 0 ? [vehicleTable(vehicles, reckoning)] : []),
      targetTable(reckoning),
    ],
    notes: [...notes, ...playNotes(reckoning)],
  };
}

const figure = (id: string, label = id.toUpperCase()): SheetColumn => ({
  id,
  label,
  width: 3.6,
  align: 'center',
  figure: true,
});
const left = (id: string, label: string, width: number): SheetColumn => ({ id, label, width, align: 'left' });

function unitTable(units: readonly ReckonedUnit[], reckoning: Reckoning): SheetTable {
  const wounded = units.some(({ source }) => source.profile.w > 1);
  const dear = units.some(({ source }) => source.figures > 20);
  return {
    title: 'Units',
    note: MARKS_NOTE,
    columns: [
      left('name', 'Unit', 21),
      ...['cv', 'sv', 'fv', 'av'].map((id) => figure(id)),
      figure('move', 'Move'),
      left('figures', 'Figures', dear ? 28 : 21),
      ...(wounded ? [left('wounds', 'Wounds', 7)] : []),
      left('markers', 'D-markers', 8.5),
      left('weapons', 'Weapons', 24),
    ],
    rows: units.map((unit) => ({
      cells: {
        ...common(unit, reckoning),
        av: text(unit.source.profile.av),
        figures: figureTrack(unit),
      },
    })),
    empty: 'No units yet.',
  };
}

function vehicleTable(units: readonly ReckonedUnit[], reckoning: Reckoning): SheetTable {
  const wounded = units.some(({ source }) => source.profile.w > 1);
  const several = units.some(({ source }) => source.figures > 1);
  return {
    title: 'Armour and vehicles',
    columns: [
      left('name', 'Unit', 21),
      ...['cv', 'sv', 'fv'].map((id) => figure(id)),
      { ...figure('av'), width: 6 },
      figure('move', 'Move'),
      ...(several ? [left('figures', 'Figures', 14)] : []),
      ...(wounded ? [left('wounds', 'Wounds', 7)] : []),
      left('markers', 'D-markers', 8.5),
      left('systems', 'Systems out', 19),
      left('weapons', 'Weapons', 24),
    ],
    rows: units.map((unit): SheetRow => {
      const { av, facing } = unit.source.profile;
      const sides = [`front ${av + facing}`, `rear ${av - facing}`];
      return {
        cells: {
          ...common(unit, reckoning),
          av: { kind: 'text', text: `${av}`, ...(facing === 0 ? {} : { lines: sides }) },
          figures: figureTrack(unit),
          systems: systemBoxes(unit),
        },
      };
    }),
    empty: '',
  };
}

function common(unit: ReckonedUnit, reckoning: Reckoning): Record<string, SheetCell> {
  const { source, dMarkers, move } = unit;
  const { profile, role } = source;
  return {
    name: { kind: 'text', text: unit.label, lines: marks(unit, reckoning), strong: role !== 'unit' },
    cv: text(profile.cv),
    sv: text(profile.sv),
    fv: fightingValue(unit),
    move: text(`${move}"`, source.jumpPacks ? ['jump 12"'] : source.grav ? ['grav'] : []),
    wounds: profile.w > 1 ? boxes(Math.min(profile.w, 99)) : text('–'),
    markers: boxes(dMarkers),
    weapons: { kind: 'text', text: '', lines: unit.weapons.map(weaponLine) },
  };
}

const text = (value: number | string, lines: string[] = []): SheetCell => ({
  kind: 'text',
  text: typeof value === 'number' && value < 0 ? `−${-value}` : `${value}`,
  ...(lines.length > 0 ? { lines } : {}),
});
const boxes = (count: number): SheetCell => ({ kind: 'boxes', count, ticked: 0, total: '' });

/** FV with its attacks; with the pistols' +1 and a mark where every figure bears one (16). */
function fightingValue({ source: { profile }, fv }: ReckonedUnit): SheetCell {
  const raised = fv > profile.fv;
  const lines = [
    ...(profile.attacks > 1 ? [`(${profile.attacks})`] : []),
    ...(raised ? [`${profile.fv} + ${fv - profile.fv}`] : []),
  ];
  return raised ? { kind: 'text', text: `${fv}*`, strong: true, lines } : text(profile.fv, lines);
}

/** What the bars of a track mean in play (4.1, 4.4, 5.3). */
const MARKS_NOTE =
  'Bars on the figures: at half, activation −1 and one D-marker stays; at a third, the unit withdraws when it fails to activate; at a quarter, two D-markers stay.';

/** Most boxes a track prints; larger hordes are counted by other means. */
const MOST_BOXES = 200;

/** Figures as boxes, with bars at half, a third and a quarter left and what each brings (4.1, 4.4, 5.3). */
function figureTrack({
  source: { figures: count },
  marks: { half, third, quarter },
}: ReckonedUnit): SheetCell {
  if (count > MOST_BOXES) return text(`${count} figures`, markLines(count, { half, third, quarter }));
  const bars = [half, third, quarter].filter((lost) => lost !== null);
  return {
    kind: 'boxes',
    count,
    ticked: 0,
    total: '',
    ...(bars.length > 0
      ? { bars: [...new Set(bars)], lines: markLines(count, { half, third, quarter }) }
      : {}),
  };
}

/** Figures left at each mark of a track, in a line; none where it has no marks. */
function markLines(count: number, { half, third, quarter }: ReckonedUnit['marks']): string[] {
  const named = [
    ...(half === null ? [] : [`half ${count - half}`]),
    ...(third === null ? [] : [`third ${count - third}`]),
    ...(quarter === null ? [] : [`quarter ${count - quarter}`]),
  ];
  return named.length > 0 ? [`${named.join(' · ')} left`] : [];
}

/** Boxes of a vehicle's weapons and its propulsion, in the order its line names them (10.7). */
function systemBoxes({ weapons }: ReckonedUnit): SheetCell {
  const named = weapons.map(
    ({ id, count, weapon }) => `${count > 1 ? `${count} × ` : ''}${weapon?.name ?? id}`,
  );
  const systems = weapons.reduce((sum, { count }) => sum + count, 1);
  if (systems > MOST_BOXES) return text('–', [[...named, 'propulsion'].join(', ')]);
  return {
    kind: 'boxes',
    count: systems,
    ticked: 0,
    total: '',
    lines: [[...named, 'propulsion'].join(', ')],
  };
}

/** A weapon's figures: `24"`, "value 1", "fire 3" … (16). */
export function weaponFacts(
  weapon: Pick<AnyWeapon, 'range' | 'value' | 'vehicleBonus' | 'weightOfFire' | 'indirect' | 'heavy'>,
): string[] {
  const { range, value, vehicleBonus, weightOfFire, heavy, indirect } = weapon;
  const worth = `value ${value < 0 ? `−${-value}` : value}`;
  return [
    `${range}"`,
    vehicleBonus === 0 ? worth : `${worth} (${value + vehicleBonus} against vehicles)`,
    `fire ${weightText(weightOfFire)}`,
    ...(heavy ? ['heavy'] : []),
    ...(indirect ? ['indirect'] : []),
  ];
}

/** How many of a weapon, and its figures: `10 × Assault rifle · 24" · value 1 · fire 2 to 12", then 1 if still`. */
const weaponLine = ({ id, count, weapon }: BorneWeapon): string =>
  weapon === null
    ? `${count} × ${id} · not known`
    : [`${count} × ${weapon.name}`, ...weaponFacts(weapon)].join(' · ');

/** What a unit is: its troop where its label does not say it, type and training. */
export function kindMark({ source, troop, label }: ReckonedUnit): string {
  return [
    ...(troop === null || label.startsWith(kindName(source)) ? [] : [troop.name]),
    unitTypeOf(source.type).name,
    trainingOf(source.training).name,
  ].join(' · ');
}

/** Who carries whom, and how much room there is. */
export function tieMarks(
  { source, rides, aboard, load }: ReckonedUnit,
  { unit: byId }: Pick<Reckoning, 'unit'>,
): string[] {
  const labels = (ids: readonly string[]) => inList([...new Set(ids)].map((id) => byId(id).label));
  const room = source.transport?.capacity;
  return [
    ...(rides.length > 0 ? [`Embarked on ${labels(rides)}`] : []),
    ...(aboard.length > 0
      ? [`Carries ${labels(aboard)}${room === undefined ? '' : ` (${load} of ${room})`}`]
      : room === undefined
        ? []
        : [`Carries up to ${counted(room, 'figure')}`]),
  ];
}

/** Everything below a unit's name: what it is, its role, how it was changed, who carries whom. */
function marks(unit: ReckonedUnit, reckoning: Pick<Reckoning, 'unit'>): string[] {
  const { role } = unit.source;
  const changes = unit.changes.map(({ what, is, was }) => `${what} ${is} for ${was}`);
  return [
    role === 'unit' ? kindMark(unit) : `${kindMark(unit)} · ${roleNames[role]}`,
    ...(changes.length > 0 ? [`No longer generic: ${changes.join(', ')}`] : []),
    ...tieMarks(unit, reckoning),
  ];
}
