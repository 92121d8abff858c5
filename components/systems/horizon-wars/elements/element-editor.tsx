import { TextEdit } from '@/components/builder/fields/text-edit';
import { ProblemPlace } from '@/components/builder/problem-place';
import { RemoveElement } from '@/components/builder/remove-element';
import { setName } from '@/lib/systems/horizon-wars/edits/edit';
import { priceOf } from '@/lib/systems/horizon-wars/edits/price';
import type { EvaluatedElement } from '@/lib/systems/horizon-wars/evaluate/evaluate-elements';
import { elementFields } from '@/lib/systems/horizon-wars/fields';
import { kindName } from '@/lib/systems/horizon-wars/paper/text';
import { colonialWarConventionalTypes, maulMechsOnly } from '@/lib/systems/horizon-wars/rules/era';
import { packMost } from '@/lib/systems/horizon-wars/rules/pack';
import { ElementTiles } from '../design/tiles';
import { useEdit, useEvaluation } from '../use-force';
import { ConventionalProfile } from './conventional-profile';
import { Designer } from './designer';
import { LeaderChoices } from './leader-choices';
import { useBreaks } from './use-breaks';

/** Everything that can be chosen for an element. */
export function ElementEditor({ id }: { id: string }) {
  const element = useEvaluation().elements.find((each) => each.id === id);
  return element === undefined ? null : <ElementFields element={element} />;
}

type ElementProps = { element: EvaluatedElement };

function ElementFields({ element }: ElementProps) {
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

/** Name, kind, cost and stat line of an element. */
function ElementHead({ element }: ElementProps) {
  const edit = useEdit();
  const { id, source } = element;
  const { sum, why } = priceOf(element, useEvaluation().chq);
  const kind = kindName(source);
  return (
    <div className="grid gap-3">
      <TextEdit
        isOptional
        label={elementFields.name.label}
        placeholder={kind}
        value={source.name}
        onChange={(name) => edit((force) => setName(force, id, name))}
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="label-caps">{kind}</span>
        <span className="min-w-0">
          <span className="font-medium">{sum}</span>
          {why && <span className="text-muted text-sm"> · {why}</span>}
        </span>
      </div>
      <ElementTiles element={element} />
    </div>
  );
}

/** A button that removes an element which the era or the pack bans or limits; renders nothing for an allowed one. */
function RemoveDisallowed({ element }: ElementProps) {
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
