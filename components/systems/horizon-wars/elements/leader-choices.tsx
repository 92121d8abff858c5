import { Consequences } from '@/components/builder/consequences';
import { useBuilder } from '@/components/builder/context';
import { ProblemPlace } from '@/components/builder/problem-place';
import { CheckField } from '@/components/ui/check-field';
import { specialRule } from '@/lib/systems/horizon-wars/catalogue';
import { setAce, setChq } from '@/lib/systems/horizon-wars/edits/edit';
import type { EvaluatedElement } from '@/lib/systems/horizon-wars/evaluate/evaluate-elements';
import type { Breaks } from '../design/breaks';
import { useEdit } from '../use-force';

const chqTexts: Record<EvaluatedElement['kind'], string> = {
  conventional:
    'Free; its type changes what others cost, and needs one of it for every full 5 points (p.57).',
  mech: 'Costs its P as before and changes no other cost (p.57, 63).',
  aircraft: 'An aircraft may not be the CHQ: remove the mark.',
};

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
            label="CHQ"
            description={chqTexts[kind]}
            checked={source.chq}
            onChange={(event) => {
              const on = event.target.checked;
              edit((force) => setChq(force, id, on));
            }}
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
                Ace <span className="text-muted">{designing ? '1 point more' : '1 point of the force'}</span>
              </>
            }
            description={specialRule('ace').effect}
            checked={ace}
            onChange={(event) => {
              const on = event.target.checked;
              edit((force) => setAce(force, id, on));
            }}
          />
          <div className="ml-2.5 pl-check">
            <Consequences breaks={breaks.get('ace') ?? []} taken={ace} />
          </div>
        </ProblemPlace>
      )}
    </fieldset>
  );
}
