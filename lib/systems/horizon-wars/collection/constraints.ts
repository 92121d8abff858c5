import type { Constraint } from '@/lib/roster/optimizer';
import { FORCE_SIZE } from '@/lib/roster/roster';
import { counted } from '@/lib/roster/words';
import { QUOTA_POINTS } from '../edits/chq-choices';
import { mechUpgrade } from '../evaluate/mech-catalogue';
import { countedType, typeName } from '../paper/text';
import type { CandidateModel } from './candidate-models';
import { type BuildContext, indicator, type PricedProgram } from './programs';

/** The constraints of a force's rules at the prices of a program, other than its points bounds. */
export function constraintsOf(
  fielded: readonly CandidateModel[],
  prices: PricedProgram,
  setting: BuildContext,
): Constraint[] {
  const { force, pack, settings } = setting;
  const sumOf = (of: (each: CandidateModel) => number) => [
    ...fielded.map(of),
    ...prices.helpers.map(() => 0),
  ];
  const isMech = ({ kind }: CandidateModel) => kind === 'mech';
  const all = sumOf(() => 1);
  const constraints: Constraint[] = [{ label: null, coefficients: all, least: 1, most: FORCE_SIZE }];
  if (settings.mechCap !== null)
    constraints.push({
      label: `mech cap ${settings.mechCap}`,
      coefficients: sumOf((each) => (isMech(each) ? each.cost : 0)),
      most: settings.mechCap,
    });
  if (prices.chq !== null) constraints.push(quota(prices.chq, sumOf, prices, setting));
  const { oneIn } = mechUpgrade('engineer');
  const part = settings.rulings['engineer-ratio'] === 'per-five-or-part';
  constraints.push({
    label: `one engineer in ${oneIn} mechs`,
    coefficients: sumOf(({ engineer, kind }) => (engineer ? (oneIn ?? 1) : 0) - (kind === 'mech' ? 1 : 0)),
    most: part ? (oneIn ?? 1) - 1 : 0,
  });
  if (force.era === 'colonial-war')
    constraints.push({
      label: 'mechs at most half of the force presence',
      coefficients: sumOf((each) => (isMech(each) ? each.presence : -each.presence)),
      most: 0,
    });
  if (force.era === 'new-colonial-age' && force.allegiance === 'martian')
    constraints.push({
      label: 'aircraft at most a fifth of the force presence',
      coefficients: sumOf(({ kind, presence }) => (kind === 'aircraft' ? 4 : -1) * presence),
      most: 0,
    });
  if (pack?.maxElements !== undefined)
    constraints.push({
      label: `at most ${counted(pack.maxElements, 'element')}`,
      coefficients: all,
      most: pack.maxElements,
    });
  for (const [id, most] of Object.entries(pack?.most ?? {}))
    constraints.push({
      label: `at most ${countedType(id, most)}`,
      coefficients: sumOf(indicator(({ type, kind }) => (type ?? kind) === id)),
      most,
    });
  return constraints;
}

/** The CHQ's quota for the force's points (p.57), rounded down. */
function quota(
  chq: string,
  sumOf: (of: (each: CandidateModel) => number) => number[],
  { base, cost }: PricedProgram,
  { settings: { rulings, limit } }: BuildContext,
): Constraint {
  const label = `quota of a ${typeName(chq)} CHQ`;
  const present = sumOf(indicator(({ type }) => type === chq));
  if (rulings['chq-quota-basis'] === 'limit' && limit !== null)
    return { label, coefficients: present, least: Math.floor(limit / QUOTA_POINTS) };
  return {
    label,
    coefficients: present.map((each, at) => QUOTA_POINTS * each - (cost[at] ?? 0)),
    least: base - (QUOTA_POINTS - 1),
  };
}
