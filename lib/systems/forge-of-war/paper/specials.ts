import { specialOf } from '../catalogue/catalogue';
import type { Special } from '../catalogue/data-schema';
import type { EvaluatedUnit } from '../evaluate/evaluate-units';
import { flagFields } from '../fields';
import type { Mount } from '../force';
import { MORALE_ROLES } from './marks';

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
