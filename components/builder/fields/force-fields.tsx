import { withFields } from '@/lib/roster/edits';
import type { AnySchema, Fields as FieldsOf } from '@/lib/roster/fields';
import { useBuilderState, useEditForce } from '../context';
import { Fields } from './fields';

interface ForceFieldsProps<Force, Evaluation> {
  shape: Readonly<Record<string, AnySchema>>;
  fields: FieldsOf<Force, Evaluation>;
  only: readonly (keyof Force)[];
  className?: string;
}

/** Settings of the force. */
export function ForceFields<Force extends object, Evaluation>(props: ForceFieldsProps<Force, Evaluation>) {
  const force = useBuilderState(({ roster }) => roster.force as Force);
  const evaluation = useBuilderState((state) => state.evaluation as Evaluation);
  const edit = useEditForce<Force>();
  return (
    <Fields
      compact={false}
      className="space-y-3"
      {...props}
      value={force}
      root={evaluation}
      path={[]}
      onChange={(fields) => edit((now) => withFields(now, fields))}
    />
  );
}
