import { type Ruling, type RulingValues, rulingValues, setRuling } from '@/lib/roster/ruling';
import { useBuilder, useBuilderState, useEditForce } from './context';
import { RulingFields } from './ruling-fields';

type ForceWithRulings = { rulings: RulingValues };

/** The rulings of the game, with the force's choices. */
export function ForceRulings() {
  const rulings: readonly Ruling[] = useBuilder().system.rulings;
  const chosen = useBuilderState(({ roster }) => (roster.force as ForceWithRulings).rulings);
  const edit = useEditForce<ForceWithRulings>();
  const values = rulingValues(rulings, chosen);
  return (
    <RulingFields
      rulings={rulings}
      chosen={(id) => values[id]}
      onChange={(id, value) => edit((force) => setRuling(force, rulings, id, value))}
    />
  );
}
