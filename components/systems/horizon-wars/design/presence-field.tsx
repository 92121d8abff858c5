import { NumberField } from '@/components/ui/number-field';
import { Segmented } from '@/components/ui/segmented';
import { mechPoints, mechs } from '@/lib/systems/horizon-wars/evaluate/mech-catalogue';
import type { DesignEdits } from './design-edits';

const MAX_PRESENCE = 20;
const smallestSuper = mechs.superMech.presence;

type PresenceFieldProps = {
  presence: number;
  /** Classes offered by name. */
  classes: readonly { presence: number; name: string }[];
  /** Whether the Presence can also be entered as a number, for super-mechs. */
  byNumber: boolean;
  edits: Pick<DesignEdits, 'presence'>;
};

/** Chooses the Presence by class, and also by number if super-mechs are allowed. */
export function PresenceField({ presence, classes, byNumber, edits }: PresenceFieldProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <Segmented
        compact
        label="Presence"
        value={`${Math.min(presence, smallestSuper)}`}
        options={[
          ...classes
            .filter((each) => each.presence < smallestSuper)
            .map(({ presence, name }) => ({ value: `${presence}`, label: `${presence} ${name}` })),
          ...(byNumber ? [{ value: `${smallestSuper}`, label: `${smallestSuper}+ Super-mech` }] : []),
        ]}
        onChange={(value) => edits.presence(Number(value))}
      />
      {byNumber && (
        <NumberField
          compact
          label="Presence by number"
          min={1}
          max={MAX_PRESENCE}
          value={presence}
          onChange={edits.presence}
          hint={presence >= smallestSuper ? `Super-mech: ${mechPoints(presence)} points (p.63)` : undefined}
        />
      )}
    </div>
  );
}
