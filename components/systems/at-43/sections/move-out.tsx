import { ArrowRightLeft, Plus } from 'lucide-react';
import { useBuilderState } from '@/components/builder/context';
import { ProblemPlace } from '@/components/builder/problem-place';
import { isFixedAt } from '@/components/builder/problems';
import { Button } from '@/components/ui/button';
import { moveToPlatoon, slotsOf } from '@/lib/systems/at-43/edits/edit';
import { addPlatoon } from '@/lib/systems/at-43/edits/edit-platoons';
import type { EvaluatedUnit } from '@/lib/systems/at-43/evaluate/evaluate-unit';
import { useEdit, useEvaluation } from '../use-force';

/** Other platoons for a unit that has no slot here, or whose slot does not accept it. */
export function MoveOut({ unit: { id, slot, platoon } }: { unit: EvaluatedUnit }) {
  const edit = useEdit();
  const { platoons } = useEvaluation();
  const wrong = useBuilderState(({ report }) =>
    report.problems.some((problem) => isFixedAt(problem, ['platoons', id])),
  );
  const own = platoons[platoon];
  if (!wrong || !own) return null;
  const platoonsWithRoom = platoons.flatMap(({ label, source, units }, index) =>
    index !== platoon && units.length < slotsOf(source) ? [{ label, index }] : [],
  );
  return (
    <ProblemPlace
      path={['platoons', id]}
      className="my-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm"
    >
      <span className="min-w-0">
        {slot < slotsOf(own.source) ? 'This slot does not take it.' : 'No slot is left for it.'}
      </span>
      <Button
        size="sm"
        onClick={() => edit((force) => moveToPlatoon(addPlatoon(force), id, force.platoons.length))}
      >
        <Plus aria-hidden size={16} /> Move to a new platoon
      </Button>
      {platoonsWithRoom.map(({ label, index }) => (
        <Button key={index} size="sm" onClick={() => edit((force) => moveToPlatoon(force, id, index))}>
          <ArrowRightLeft aria-hidden size={16} /> Move to {label}
        </Button>
      ))}
    </ProblemPlace>
  );
}
