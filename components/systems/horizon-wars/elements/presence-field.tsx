import { NumberField } from '@/components/ui/number-field';
import { Segmented } from '@/components/ui/segmented';
import { setPresence } from '@/lib/systems/horizon-wars/edit';
import { mechPoints, mechs } from '@/lib/systems/horizon-wars/mech-catalogue';
import { flyingClasses, mechClasses } from '@/lib/systems/horizon-wars/presets';
import type { ReckonedElement } from '@/lib/systems/horizon-wars/reckon-elements';
import { useEdit } from './use-force';

const MOST_PRESENCE = 20;
const smallestSuper = mechs.superMech.presence;

type PresenceFieldProps = { element: ReckonedElement; superMechs: boolean };

/** Presence by class; by number too where super-mechs are fielded, or one is there already. */
export function PresenceField({ element, superMechs }: PresenceFieldProps) {
  const edit = useEdit();
  const { id, kind, presence } = element;
  const choose = (next: number) => edit((force) => setPresence(force, id, next));
  const classes = kind === 'mech' ? mechClasses : flyingClasses;
  const byNumber = kind === 'mech' && (superMechs || presence >= smallestSuper);
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <Segmented
        compact
        label="Presence"
        value={presence < smallestSuper ? `${presence}` : null}
        options={classes
          .filter((each) => each.presence < smallestSuper)
          .map(({ presence, name }) => ({ value: `${presence}`, label: `${presence} ${name}` }))}
        onChange={(value) => choose(Number(value))}
      />
      {byNumber && (
        <NumberField
          compact
          label="Presence by number"
          min={1}
          max={MOST_PRESENCE}
          value={presence}
          onChange={choose}
          hint={presence >= smallestSuper ? `Super-mech: ${mechPoints(presence)} points (p.63)` : undefined}
        />
      )}
    </div>
  );
}
