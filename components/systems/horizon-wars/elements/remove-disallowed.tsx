import { ProblemPlace } from '@/components/builder/problem-place';
import { RemoveElement } from '@/components/builder/remove-element';
import type { EvaluatedElement } from '@/lib/systems/horizon-wars/evaluate/evaluate-elements';
import { colonialWarConventionalTypes, maulMechsOnly } from '@/lib/systems/horizon-wars/rules/era';
import { packMost } from '@/lib/systems/horizon-wars/rules/pack';
import { useEvaluation } from '../use-force';

/** A button that removes an element which the era or the pack bans or limits; renders nothing for an allowed one. */
export function RemoveDisallowed({ element }: { element: EvaluatedElement }) {
  const evaluation = useEvaluation();
  const { id, kind, type } = element;
  const isBanned = evaluation.pack?.bans.types.includes(type?.id ?? kind) ?? false;
  const isRefused = [maulMechsOnly, colonialWarConventionalTypes, packMost].some((rule) =>
    rule.check(evaluation).some(({ elements }) => elements.includes(id)),
  );
  if (!isBanned && !isRefused) return null;
  return (
    <ProblemPlace path={['elements', id]} fields={['type', 'kind']}>
      <RemoveElement elements={[element]} />
    </ProblemPlace>
  );
}
