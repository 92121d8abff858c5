import type { Fighter, Side, Situation, SituationField } from '@/lib/odds/model';
import { uncapitalised } from '@/lib/roster/text/words';
import { ARMOUR_SCALE, armourName, trainingOf, troopOf } from '../catalogue/catalogue';
import { type Body, combatValuesOf } from '../evaluate/combat-values';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedOnFoot, EvaluatedUnit } from '../evaluate/evaluate-units';
import { isVehicleAv, TARGET_AVS } from '../evaluate/targets';
import { type Combatant, combatantAt, stanceInCombat } from './combatant';

/** What is attacked: a unit in one state, or an AV of which less is known. */
export interface Opponent {
  label: string;
  /** Where it is hit. */
  av: number;
  fv: number | null;
  /** What weights of fire depend on (16). */
  kind: 'infantry' | 'horde' | 'vehicle';
  /** Figures; null for an AV, and for a vehicle, which is attacked by itself. */
  figures: number | null;
  wounds: number;
  /** Those of its wounded figure that are gone; a vehicle's are off its wounds. */
  hurt: number;
  /** D-markers that it can still carry; null if not known. */
  markers: number | null;
  /** What its stance adds, in words; "" for nothing. */
  stance: string;
  /** What a foe in close combat adds to FV against it (12). */
  exposed: number;
}

const footField = (id: string, label: string): SituationField => ({
  id,
  label,
  help: 'Of cavalry with values on foot.',
  kind: 'toggle',
  start: 0,
});

/** What can be set about both sides of any attack (3.3, 5.1, 10.3). */
export const sideFields: SituationField[] = [
  { id: 'markers', label: 'D-markers of the attacker', kind: 'number', min: 0, max: 9, start: 0 },
  { id: 'target-markers', label: 'D-markers of the target', kind: 'number', min: 0, max: 9, start: 0 },
  {
    id: 'facing',
    label: 'Where a vehicle is hit',
    kind: 'choice',
    start: 0,
    options: [
      { value: 0, label: 'Side or top' },
      { value: 1, label: 'Front' },
      { value: 2, label: 'Rear' },
    ],
  },
  footField('on-foot', 'Attacker on foot'),
  footField('target-on-foot', 'Target on foot'),
];

/** By the values of the field `facing`: how often the facing modifier is added to the AV (10.3). */
const facings = [0, 1, -1];

/** The AVs, that of line infantry first; from 6 on they are vehicles without wounds (10.1). */
export const targets: readonly { id: string; label: string; av: number }[] = [
  troopOf('line-infantry').av,
  ...TARGET_AVS.filter((av) => av !== troopOf('line-infantry').av),
].map((av) => ({ id: `av-${av}`, label: `AV ${av}, ${armourName(av).toLowerCase()}`, av }));

/** D-markers of a vehicle that is only an AV: those of professionals. */
const usualMarkers = trainingOf('professional').dMarkers;

function opponentOfAv({ label, av }: (typeof targets)[number], markers: number): Opponent {
  const vehicle = isVehicleAv(av);
  return {
    label,
    av,
    fv: null,
    kind: vehicle ? 'vehicle' : 'infantry',
    figures: null,
    wounds: vehicle ? 0 : 1,
    hurt: 0,
    markers: vehicle ? Math.max(0, usualMarkers - markers) : null,
    stance: '',
    exposed: 0,
  };
}

/** A unit's values on foot, if it has them and is. */
export const onFootOf = (unit: EvaluatedUnit, set: number | undefined): EvaluatedOnFoot | null =>
  set === 1 ? unit.onFoot : null;

/** The values that a unit fights with, mounted or on foot. */
export function bodyOf(unit: EvaluatedUnit, set: number | undefined): Body {
  const [mounted, dismounted] = combatValuesOf(unit);
  return (onFootOf(unit, set) && dismounted) ?? mounted;
}

/** Whether a unit is attacked as a vehicle: by its type. */
function kindOf({ vehicle, source }: EvaluatedUnit): Opponent['kind'] {
  if (vehicle) return 'vehicle';
  return source.training === 'horde' ? 'horde' : 'infantry';
}

/**
 * What is attacked, of either kind.
 * @param isCombat whether it is attacked in close combat
 */
export function opponentAt(side: Side<Evaluation>, situation: Situation, isCombat: boolean): Opponent {
  const set = situation['target-markers'] ?? 0;
  if ('target' in side)
    return opponentOfAv(targets.find(({ id }) => id === side.target) as (typeof targets)[number], set);
  const combatant = combatantAt(side) as Combatant;
  const { unit, wounds, engaged } = combatant;
  const stance = isCombat ? stanceInCombat(combatant) : combatant.stance;
  const body = bodyOf(unit, situation['target-on-foot']);
  const { profile } = onFootOf(unit, situation['target-on-foot']) ?? unit.source;
  const facing = unit.features ? profile.facing : 0;
  return {
    label: body.label,
    av: body.av + (facings[situation.facing ?? 0] ?? 0) * facing + stance.av,
    fv: body.fv,
    kind: kindOf(unit),
    figures: unit.vehicle ? null : body.figures,
    wounds: unit.vehicle ? Math.max(0, profile.w - wounds) : profile.w,
    hurt: unit.vehicle ? 0 : wounds,
    markers: Math.max(0, unit.dMarkers - set),
    stance: stance.av === 0 ? '' : `${uncapitalised(stance.name)}, AV + ${stance.av}`,
    exposed: isCombat && !engaged ? stance.exposed : 0,
  };
}

/** An AV that stands for the kind of an opponent where rules ask whether it is a vehicle (10.7). */
export const avOfKind = ({ kind }: Opponent): number => (kind === 'vehicle' ? ARMOUR_SCALE.vehicle : 0);

/** A unit in a list: "10 figures · SV 7 · FV 6 · AV 1". */
export function fighterOf(unit: EvaluatedUnit): Fighter {
  const { label, sv, fv, av, figures } = bodyOf(unit, 0);
  return {
    id: unit.id,
    label,
    stats: `${figures === 1 ? '1 figure' : `${figures} figures`} · SV ${sv} · FV ${fv} · AV ${av}`,
  };
}
