import type { Entry } from '@/lib/roster/collection';
import { evaluateElement } from '../evaluate/evaluate-elements';
import type { Settings } from '../evaluate/settings';
import type { Collected } from './entry';

/** The part of an entry's model that the rules of a whole force depend on. */
export interface CandidateModel {
  kind: Collected['kind'];
  /** Its conventional type; null for mechs and aircraft. */
  type: string | null;
  presence: number;
  /** Points when it is not the CHQ. */
  cost: number;
  ace: boolean;
  engineer: boolean;
}

/** The models of entries, at their prices under a CHQ of a type (p.58). */
export function candidateModelsUnder(
  chq: string | null,
  entries: readonly Entry<Collected>[],
  settings: Settings,
): CandidateModel[] {
  const leader =
    chq === null ? undefined : { id: '', name: '', kind: 'conventional' as const, type: chq, chq: true };
  const evaluateContext = { settings, chq: leader, raises: new Map() };
  return entries.map(({ element }) => {
    const { kind, type, presence, cost, ace, mechUpgrades } = evaluateElement(
      { ...element, id: '', name: '', chq: false },
      '',
      evaluateContext,
    );
    const engineer = mechUpgrades.some(({ record }) => record.id === 'engineer');
    return { kind, type: type?.id ?? null, presence, cost, ace, engineer };
  });
}
