import { ForceFields } from '@/components/builder/fields/force-fields';
import { Notice, PageNote } from '@/components/builder/notes';
import { ProblemPlace } from '@/components/builder/problem-place';
import { useFocusHost } from '@/components/builder/use-focus-host';
import { Button } from '@/components/ui/button';
import { Segmented } from '@/components/ui/segmented';
import { withFields } from '@/lib/roster/edits';
import { capitalised } from '@/lib/roster/words';
import { era as eraOf } from '@/lib/systems/horizon-wars/catalogue/catalogue';
import { allegianceOf } from '@/lib/systems/horizon-wars/edits/edit-force';
import { forceFields } from '@/lib/systems/horizon-wars/fields';
import { type Force, forceSchema } from '@/lib/systems/horizon-wars/force';
import { useEdit, useForce } from '../use-force';

const NONE = 'none';

/** The era with its limits, and the allegiance if the era has any. */
export function EraFields() {
  const edit = useEdit();
  const { era, allegiance } = useForce();
  const { host, keepFocus } = useFocusHost();
  const set = (chosen: Force['allegiance']) => edit((now) => withFields(now, { allegiance: chosen }));
  return (
    <div ref={host} tabIndex={-1} className="space-y-3">
      <ForceFields shape={forceSchema.shape} fields={forceFields} only={['era']} />
      <ul className="max-w-prose list-disc space-y-1 pl-4 text-sm marker:text-accent empty:hidden">
        {eraOf(era).limits.map(({ text, page }) => (
          <li key={text}>
            {text} <PageNote page={page} />
          </li>
        ))}
      </ul>
      <ProblemPlace path={['allegiance']}>
        <Allegiance {...{ era, allegiance }} onChange={set} onClear={() => keepFocus(() => set(null))} />
      </ProblemPlace>
    </div>
  );
}

type AllegianceProps = Pick<Force, 'era' | 'allegiance'> & {
  onChange: (allegiance: Force['allegiance']) => void;
  onClear: () => void;
};

function Allegiance({ era, allegiance, onChange, onClear }: AllegianceProps) {
  const { choices, leftOver } = allegianceOf({ era, allegiance });
  const chosen = choices.find(({ id }) => id === allegiance);
  if (leftOver !== null)
    return (
      <Notice
        severity="error"
        action={
          <Button size="sm" onClick={onClear}>
            Remove the allegiance
          </Button>
        }
      >
        {capitalised(leftOver)} is left over from another era; {eraOf(era).name} has no such allegiance.
      </Notice>
    );
  if (choices.length === 0) return null;
  return (
    <Segmented
      label={forceFields.allegiance.label}
      value={allegiance ?? NONE}
      options={[
        { value: NONE, label: 'None' },
        ...choices.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(value) => onChange(value === NONE ? null : (value as Force['allegiance']))}
      hint={
        chosen && (
          <>
            {chosen.summary} <PageNote page={chosen.page} />
          </>
        )
      }
    />
  );
}
