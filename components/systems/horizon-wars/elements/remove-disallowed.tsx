import { ProblemPlace } from '@/components/builder/problem-place';
import { TakeOut } from '@/components/builder/take-out';
import type { ReckonedElement } from '@/lib/systems/horizon-wars/reckon-elements';
import { colonialWarConventionalTypes, maulMechsOnly } from '@/lib/systems/horizon-wars/rules/era';
import { packMost } from '@/lib/systems/horizon-wars/rules/pack';
import { useReckoning } from '../use-force';

/** A button that removes an element which the era or the pack bans or limits; renders nothing for an allowed one. */
export function RemoveDisallowed({ element }: { element: ReckonedElement }) {
  const reckoning = useReckoning();
  const { id, kind, type } = element;
  const isBanned = reckoning.pack?.bans.types.includes(type?.id ?? kind) ?? false;
  const isRefused = [maulMechsOnly, colonialWarConventionalTypes, packMost].some((rule) =>
    rule.check(reckoning).some(({ elements }) => elements.includes(id)),
  );
  if (!isBanned && !isRefused) return null;
  return (
    <ProblemPlace path={['elements', id]} fields={['type', 'kind']}>
      <TakeOut elements={[element]} />
    </ProblemPlace>
  );
}
