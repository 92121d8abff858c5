import { Consequences } from '@/components/builder/consequences';
import { useBuilder } from '@/components/builder/context';
import { helpOf } from '@/components/builder/fields/any-field';
import { ProblemPlace } from '@/components/builder/problem-place';
import { CheckField } from '@/components/ui/check-field';
import { setAce, setChq } from '@/lib/systems/horizon-wars/edits/edit';
import type { EvaluatedElement } from '@/lib/systems/horizon-wars/evaluate/evaluate-elements';
import { elementFields } from '@/lib/systems/horizon-wars/fields';
import type { Breaks } from '../design/breaks';
import { useEdit } from '../use-force';

const { chq: chqField, ace: aceField } = elementFields;

/** Whether an element is the CHQ, and whether an Ace leads it. */
export function LeaderChoices({ element, breaks }: { element: EvaluatedElement; breaks: Breaks }) {
  const edit = useEdit();
  const { id, kind, ace, source } = element;
  const { designing } = useBuilder();
  return (
    <fieldset className="grid gap-1">
      <legend className="sr-only">Command</legend>
      {!designing && (kind !== 'aircraft' || source.chq) && (
        <ProblemPlace path={['elements', id, 'chq']}>
          <CheckField
            label={chqField.label}
            description={helpOf(chqField, source)}
            checked={source.chq}
            onChange={({ target: { checked } }) => edit((force) => setChq(force, id, checked))}
          />
          <div className="ml-2.5 pl-check">
            <Consequences breaks={breaks.get('chq') ?? []} taken={source.chq} />
          </div>
        </ProblemPlace>
      )}
      {kind !== 'conventional' && (
        <ProblemPlace path={['elements', id, 'ace']}>
          <CheckField
            label={
              <>
                {aceField.label}{' '}
                <span className="text-muted">{designing ? '1 point more' : '1 point of the force'}</span>
              </>
            }
            description={helpOf(aceField, source)}
            checked={ace}
            onChange={({ target: { checked } }) => edit((force) => setAce(force, id, checked))}
          />
          <div className="ml-2.5 pl-check">
            <Consequences breaks={breaks.get('ace') ?? []} taken={ace} />
          </div>
        </ProblemPlace>
      )}
    </fieldset>
  );
}
