import type { Situation } from '@/lib/odds/model';
import type { Path } from '@/lib/play/mark';

/** What an attack was made with. */
interface LastAttack {
  kind: string;
  target: string;
  set: Situation;
}

/** The last attack of each row, and of each match, while the app is open. */
const attacks = new Map<string, LastAttack>();

/** What the last attack of a row was made with; of any row of its match, if it has made none. */
export const lastAttack = (match: string, path: Path): LastAttack | undefined =>
  attacks.get([match, ...path].join('/')) ?? attacks.get([match, path[0]].join('/'));

export function rememberAttack(match: string, path: Path, attack: LastAttack): void {
  attacks.set([match, ...path].join('/'), attack);
  attacks.set([match, path[0]].join('/'), attack);
}
