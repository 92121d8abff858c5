import type { Row } from '@/lib/roster/optimizer';
import { FORCE_SIZE } from '@/lib/roster/roster';
import { counted } from '@/lib/roster/words';
import { QUOTA_POINTS } from '../edits/chq-choices';
import { mechUpgrade } from '../evaluate/mech-catalogue';
import { countedType, typeName } from '../paper/text';
import type { Fielded } from './candidate-models';
import { is, type Prices, type Setting } from './programs';

/** The rows of a force's rules at the prices of a program, other than its points bounds. */
export function rowsOf(fielded: readonly Fielded[], prices: Prices, setting: Setting): Row[] {
  const { force, pack, settings } = setting;
  const sumOf = (of: (each: Fielded) => number) => [...fielded.map(of), ...prices.helpers.map(() => 0)];
  const isMech = ({ kind }: Fielded) => kind === 'mech';
  const all = sumOf(() => 1);
  const rows: Row[] = [{ says: null, of: all, least: 1, most: FORCE_SIZE }];
  if (settings.mechCap !== null)
    rows.push({
      says: `mech cap ${settings.mechCap}`,
      of: sumOf((each) => (isMech(each) ? each.cost : 0)),
      most: settings.mechCap,
    });
  if (prices.chq !== null) rows.push(quota(prices.chq, sumOf, prices, setting));
  const { oneIn } = mechUpgrade('engineer');
  const part = settings.rulings['engineer-ratio'] === 'per-five-or-part';
  rows.push({
    says: `one engineer in ${oneIn} mechs`,
    of: sumOf(({ engineer, kind }) => (engineer ? (oneIn ?? 1) : 0) - (kind === 'mech' ? 1 : 0)),
    most: part ? (oneIn ?? 1) - 1 : 0,
  });
  if (force.era === 'colonial-war')
    rows.push({
      says: 'mechs at most half of the force presence',
      of: sumOf((each) => (isMech(each) ? each.presence : -each.presence)),
      most: 0,
    });
  if (force.era === 'new-colonial-age' && force.allegiance === 'martian')
    rows.push({
      says: 'aircraft at most a fifth of the force presence',
      of: sumOf(({ kind, presence }) => (kind === 'aircraft' ? 4 : -1) * presence),
      most: 0,
    });
  if (pack?.maxElements !== undefined)
    rows.push({ says: `at most ${counted(pack.maxElements, 'element')}`, of: all, most: pack.maxElements });
  for (const [id, most] of Object.entries(pack?.most ?? {}))
    rows.push({
      says: `at most ${countedType(id, most)}`,
      of: sumOf(is(({ type, kind }) => (type ?? kind) === id)),
      most,
    });
  return rows;
}

/** The CHQ's quota for the force's points (p.57), rounded down. */
function quota(
  chq: string,
  sumOf: (of: (each: Fielded) => number) => number[],
  { base, cost }: Prices,
  { settings: { rulings, limit } }: Setting,
): Row {
  const says = `quota of a ${typeName(chq)} CHQ`;
  const present = sumOf(is(({ type }) => type === chq));
  if (rulings['chq-quota-basis'] === 'limit' && limit !== null)
    return { says, of: present, least: Math.floor(limit / QUOTA_POINTS) };
  return {
    says,
    of: present.map((each, at) => QUOTA_POINTS * each - (cost[at] ?? 0)),
    least: base - (QUOTA_POINTS - 1),
  };
}
