import { TextEdit } from '@/components/builder/fields/text-edit';
import { setName } from '@/lib/systems/horizon-wars/edits/edit';
import { priceOf } from '@/lib/systems/horizon-wars/edits/price';
import type { EvaluatedElement } from '@/lib/systems/horizon-wars/evaluate/evaluate-elements';
import { kindName } from '@/lib/systems/horizon-wars/paper/text';
import { ElementTiles } from '../design/tiles';
import { useEdit, useEvaluation } from '../use-force';

/** Name, kind, cost and stat line of an element. */
export function ElementHead({ element }: { element: EvaluatedElement }) {
  const { chq } = useEvaluation();
  const { sum, why } = priceOf(element, chq);
  const kind = kindName(element.source);
  return (
    <div className="grid gap-3">
      <NameField id={element.id} name={element.source.name} kind={kind} />
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

function NameField({ id, name, kind }: { id: string; name: string; kind: string }) {
  const edit = useEdit();
  return (
    <TextEdit
      isOptional
      label="Name"
      placeholder={kind}
      value={name}
      onChange={(entered) => edit((force) => setName(force, id, entered))}
    />
  );
}
