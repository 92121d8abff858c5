import { useDeferredValue, useId, useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { counted } from '@/lib/roster/text/words';
import { applyFilling, type Filling, fillScenario } from '@/lib/systems/horizon-wars/edits/fill-scenario';
import { useEditWithUndo, useEvaluation } from '../use-force';

const refusedText = ({ refused, loss, presence }: Extract<Filling, { refused: unknown }>) =>
  refused === 'loss'
    ? `The elements cannot be placed: the scenario requires P${loss} to be lost, and the force has P${presence}.`
    : `Places are worked out for forces of at most P300; this one has P${presence}.`;

const doneText = ({ added, moved, lost, loss, left }: Exclude<Filling, { refused: unknown }>) => {
  const done = [added > 0 && `${added} placed`, moved > 0 && `${moved} moved`].filter(Boolean).join(', ');
  const why =
    left === 0 ? ': nothing is left to fight with' : lost > loss ? ': the scenario has no room for more' : '';
  return `${done}. P${lost} lost${why}.`;
};

/** A button that places all elements as the scenario requires, with the fewest changes, and the reason if it cannot. */
export function FillPlaces() {
  const id = useId();
  const evaluation = useEvaluation();
  const edit = useEditWithUndo();
  const deferred = useDeferredValue(evaluation);
  const filling = useMemo(() => fillScenario(deferred), [deferred]);
  if (filling === null) return null;
  const refused = 'refused' in filling ? refusedText(filling) : null;
  const { added, moved } = 'refused' in filling ? { added: 0, moved: 0 } : filling;
  const fill = () => {
    const now = fillScenario(evaluation);
    if (now && 'places' in now)
      edit((force) => applyFilling(force, now.places), doneText(now), 'Placed automatically');
  };
  const changes = [added > 0 && `${counted(added, 'place')} to give`, moved > 0 && `${moved} to change`];
  return (
    <>
      <Button
        size="sm"
        variant="primary"
        aria-disabled={added + moved === 0}
        aria-describedby={refused ? id : undefined}
        title={
          refused
            ? undefined
            : changes.filter(Boolean).join(', ') || 'Every element is placed as the scenario requires'
        }
        onClick={fill}
      >
        Place automatically
      </Button>
      {/* After the other buttons, which keep their places. */}
      {refused && (
        <p id={id} className="order-last basis-full text-sm">
          {refused}
        </p>
      )}
    </>
  );
}
