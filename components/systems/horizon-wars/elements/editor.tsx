import type { EvaluatedElement } from '@/lib/systems/horizon-wars/evaluate/evaluate-elements';
import { useEvaluation } from '../use-force';
import { ConventionalProfile } from './conventional-profile';
import { Designer } from './designer';
import { ElementHead } from './element-head';
import { LeaderChoices } from './leader-choices';
import { RemoveDisallowed } from './remove-disallowed';
import { useBreaks } from './use-breaks';

/** Everything that can be chosen for an element. */
export function Editor({ id }: { id: string }) {
  const evaluation = useEvaluation();
  const element = evaluation.elements.find((each) => each.id === id);
  return element === undefined ? null : <ElementFields element={element} />;
}

function ElementFields({ element }: { element: EvaluatedElement }) {
  const breaks = useBreaks(element.id);
  return (
    <div className="@container space-y-6">
      <ElementHead element={element} />
      <RemoveDisallowed element={element} />
      <LeaderChoices element={element} breaks={breaks} />
      {element.kind === 'conventional' ? (
        <ConventionalProfile element={element} />
      ) : (
        <Designer element={element} breaks={breaks} />
      )}
    </div>
  );
}
