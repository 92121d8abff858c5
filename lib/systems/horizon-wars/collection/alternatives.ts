import type { Alternative, BuildRequest, Choice } from '@/lib/roster/optimizer';
import { eras } from '../catalogue';
import type { HorizonWarsPack } from '../pack';
import { eraName } from '../paper/text';

/** Costs of the alternatives, as of the fixes; what players agree on costs as much as an era. */
const AN_ERA = 4;
const AN_ALLEGIANCE = 1;

/** Alternative requests: no allegiance, an era that the pack allows, super-mechs, no mech cap. */
export function alternatives(asked: BuildRequest, pack: HorizonWarsPack | null): Alternative[] {
  const { mechCap, ...withoutCap } = asked;
  const { allegiance, era = pack?.eras.length === 1 ? pack.eras[0] : 'open' } = asked;
  const list: Alternative[] = [];
  if (allegiance != null)
    list.push({ asked: { ...asked, allegiance: null }, says: 'without an allegiance', cost: AN_ALLEGIANCE });
  for (const { id } of eras) {
    const allowed = pack === null || pack.eras.length === 0 || pack.eras.some((each) => each === id);
    if (allowed && id !== era)
      list.push({
        asked: { ...asked, era: id, allegiance: null },
        says: id === 'open' ? 'in the Open era' : `in ${eraName(id)}`,
        cost: AN_ERA,
      });
  }
  if (asked.superMechs !== true && pack?.superMechs === undefined)
    list.push({ asked: { ...asked, superMechs: true }, says: 'with super-mechs', cost: AN_ERA });
  if (mechCap != null && pack?.mechCap === undefined)
    list.push({ asked: withoutCap, says: 'without a mech cap', cost: AN_ERA });
  return list;
}

/** The choices of era and allegiance that a pack allows. */
export function choices(pack: HorizonWarsPack | null): Choice[] {
  const allowed = eras.filter(
    ({ id }) => pack === null || pack.eras.length === 0 || pack.eras.some((each) => each === id),
  );
  const usual = pack?.eras.length === 1 ? pack.eras[0] : 'open';
  const others = allowed.filter(({ id }) => id !== usual);
  return [
    {
      field: 'era',
      label: 'Era',
      open: usual === undefined ? 'Open' : eraName(usual),
      options: others.map(({ id, name }) => ({ id, name })),
    },
    {
      field: 'allegiance',
      label: 'Allegiance',
      open: 'None',
      options: allowed.flatMap((era) => era.allegiances.map(({ id, name }) => ({ id, name }))),
    },
  ];
}
