import { noteCardLines } from '@/lib/roster/element-notes';
import { capitalised, counted, minus } from '@/lib/roster/text/words';
import type { CardBoxes, CardLine, SheetCard } from '@/lib/sheet/card';
import { cardStats } from '@/lib/sheet/stats';
import { specialOf, trainingOf, unitTypeOf } from '../catalogue/catalogue';
import type { Special } from '../catalogue/data-schema';
import type { Evaluation } from '../evaluate/evaluate';
import type { AnyWeapon, EvaluatedUnit } from '../evaluate/evaluate-units';
import { flagFields, unitStats } from '../fields';
import type { Mount } from '../force';
import {
  isChanged,
  kindMark,
  MORALE_ROLES,
  mountedWeapons,
  onFootValues,
  traits,
  transportMarks,
  unitWeaponTexts,
} from './marks';
import { symbolOf } from './symbol';
import { figuresText, jumpMarks, kindName, roleNames } from './text';
import { MAX_SYSTEMS, systemTrack, trackOf, woundsOf } from './tracks';

/** Most boxes in a track on a card; beyond that the number is given in words. */
const MAX_BOXES = 60;

/** One card per unit: its values, tracks, weapons and special rules. */
export const cards = (evaluation: Evaluation): SheetCard[] =>
  evaluation.units.map((unit) => ({
    title: unit.label,
    symbol: symbolOf(unit),
    what: kindMark(unit),
    brief: {
      kind: kindName(unit.source),
      rank: roleMark(unit)[0],
      details: [
        counted(unit.source.figures, 'fig'),
        ...typeAndTraining(unit),
        ...mountedWeapons(unit).map(({ id, count, weapon }) => `${count} × ${weapon?.name ?? id}`),
        ...jumpMarks(unit.source),
        ...otherMarks(unit, evaluation),
      ],
    },
    marks: [...roleMark(unit), ...otherMarks(unit, evaluation)],
    stats: cardStats(unitStats, unit, ['cv', 'sv', 'fv', 'av', 'w', 'move']),
    lines: [...weaponLines(unit), ...specialLines(unit), ...noteCardLines(unit.source)],
    boxes: boxesOf(unit),
  }));

/** The type, unless the kind is the type, and the training. */
const typeAndTraining = ({ source }: EvaluatedUnit): string[] => [
  ...(source.troop === undefined ? [] : [unitTypeOf(source.type).name]),
  trainingOf(source.training).name,
];

const roleMark = ({ source: { role } }: EvaluatedUnit): string[] =>
  role === 'unit' ? [] : [roleNames[role]];

const otherMarks = (unit: EvaluatedUnit, evaluation: Evaluation): string[] => [
  ...(isChanged(unit) ? ['Changed'] : []),
  ...traits(unit),
  ...transportMarks(unit, evaluation),
];

/** A line per weapon: its number, figures and effect. */
const weaponLines = (unit: EvaluatedUnit): CardLine[] =>
  mountedWeapons(unit).map(({ id, count, weapon, marks }) => ({
    name: `${count} × ${weapon?.name ?? id}`,
    effect:
      weapon === null
        ? 'Unknown.'
        : [
            [...marks, ...unitWeaponTexts(weapon, unit)].join(' · '),
            coveredByFacts(weapon) ? '' : oneLine(weapon.effect),
          ]
            .filter((part) => part !== '')
            .join('. '),
  }));

/** Whether a weapon's figures cover its effect: the list's weapons with a radius. */
const coveredByFacts = ({ own, weightOfFire }: AnyWeapon) =>
  !own && typeof weightOfFire === 'object' && 'radius' in weightOfFire;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The special rules of a unit, each with its effect; before them its front and rear, and its values on foot. */
function specialLines(unit: EvaluatedUnit): CardLine[] {
  const { facing, av } = unit.source.profile;
  const foot =
    unit.onFoot === null
      ? []
      : [{ name: 'On foot', effect: `${capitalised(onFootValues(unit))}. ${specialOf('on-foot').effect}` }];
  const front =
    facing === 0
      ? []
      : [
          {
            name: 'Armour',
            effect: `Front ${minus(av + facing)}, sides ${minus(av)}, rear ${minus(av - facing)}.`,
          },
        ];
  return [
    ...front,
    ...foot,
    ...specialsOf(unit).map(({ name, special }) => ({ name, effect: special.effect })),
  ];
}

/** Figures with their bars, wounds, D-markers with bars for those that stay, and a vehicle's systems. */
function boxesOf(unit: EvaluatedUnit): CardBoxes[] {
  const { source, dMarkers, vehicle } = unit;
  const { figures } = source;
  const wounds = woundsOf(unit);
  const alone = figures === 1 || unit.groups > 1;
  const { bars, lines } = trackOf(unit);
  const box = (label: string, count: number, more: Partial<CardBoxes> = {}): CardBoxes => ({
    kind: 'boxes',
    label,
    count,
    ticked: 0,
    total: '',
    ...more,
  });
  const stay = [1, 2].filter((bar) => bar < dMarkers);
  return [
    ...(figures === 1
      ? []
      : [
          figures > MAX_BOXES
            ? box('Figures', 0, { lines: [figuresText(figures), ...lines] })
            : box('Figures', figures, { bars, lines }),
        ]),
    // A single wound is shown with the values.
    ...(wounds > 1 ? [box(figures > 1 ? 'Wounds of one' : 'Wounds', Math.min(wounds, MAX_BOXES))] : []),
    box(unit.groups > 1 ? 'D-markers of one' : 'D-markers', dMarkers, {
      bars: alone ? [] : stay,
      lines: [
        'CV, SV and FV −1 each',
        ...(alone ? [] : [`1 stays at half${dMarkers > 1 ? ', 2 at a quarter' : ''}`]),
      ],
    }),
    ...(vehicle ? [systemBox(unit)] : []),
  ];
}

function systemBox(unit: EvaluatedUnit): CardBoxes {
  const { count, bars } = systemTrack(unit);
  const lines = [unit.weapons.length === 0 ? 'propulsion' : 'weapons in order, propulsion last'];
  const label = unit.source.figures > 1 ? 'Systems out of one' : 'Systems out';
  const box: CardBoxes = { kind: 'boxes', label, count, ticked: 0, total: '', lines };
  return count > MAX_SYSTEMS ? { ...box, count: 0 } : { ...box, bars };
}

/** The special rules of a unit, each with its name there: "Transport 10". */
export function specialsOf(unit: EvaluatedUnit): { name: string; special: Special }[] {
  const { source, weapons, heavy, crew } = unit;
  const mounted = (...mounts: readonly Mount[]) =>
    source.weapons.some(({ mount }) => mount !== undefined && mounts.includes(mount));
  const lines: [string, boolean, string?][] = [
    [source.role, MORALE_ROLES.has(source.role)],
    ...flagFields.map(({ key, special }): [string, boolean] => [special, source[key]]),
    ['crew', heavy > 0 && crew > 1],
    ['crewed', source.weapons.some(({ crewed }) => crewed)],
    ['mounted-high', mounted('turret', 'pintle')],
    ['mounted-low', mounted('sponson', 'hull')],
    ['indirect', weapons.some(({ weapon }) => weapon?.indirect)],
    ['transport', source.transport !== undefined, `Transport ${source.transport?.capacity}`],
  ];
  return lines.flatMap(([id, has, name]) => {
    if (!has) return [];
    const special = specialOf(id);
    return [{ name: name ?? special.name, special }];
  });
}
