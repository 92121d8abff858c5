import { RotateCcw } from 'lucide-react';
import { Fields } from '@/components/builder/fields/fields';
import { ProblemPlace } from '@/components/builder/verdict/problems';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { CheckField } from '@/components/ui/fields/check-field';
import { Section } from '@/components/ui/section';
import { inList } from '@/lib/roster/text/words';
import {
  resetToGeneric,
  setDismounts,
  setTroop,
  setTroopOnFoot,
  setUnit,
  setValue,
  setValueOnFoot,
} from '@/lib/systems/forge-of-war/edits/edit';
import type { Change, EvaluatedUnit } from '@/lib/systems/forge-of-war/evaluate/evaluate-units';
import { profileFields, unitFields } from '@/lib/systems/forge-of-war/fields';
import { type Profile, profileSchema, type Unit, unitSchema } from '@/lib/systems/forge-of-war/force';
import { changeText, figuresText } from '@/lib/systems/forge-of-war/paper/text';
import { useEdit } from '../use-force';
import { TroopSelect } from './troop-select';

interface UnitFieldsProps {
  unit: EvaluatedUnit;
  only: readonly Exclude<keyof Unit, 'id' | 'profile' | 'weapons' | 'passengers' | 'onFoot'>[];
  compact?: boolean;
  className?: string;
}

/** Plain fields of a unit. */
export function UnitFields({ unit, ...rest }: UnitFieldsProps) {
  const edit = useEdit();
  return (
    <Fields
      {...rest}
      shape={unitSchema.shape}
      fields={unitFields}
      value={unit.source}
      root={unit}
      path={['units', unit.id]}
      onChange={(fields) => edit((force) => setUnit(force, unit.id, fields))}
    />
  );
}

/** The values of a unit, or those on foot. */
export function ProfileFields({ unit, profile }: { unit: EvaluatedUnit; profile: Profile }) {
  const edit = useEdit();
  const { id, source } = unit;
  const isMounted = profile === source.profile;
  const set = isMounted ? setValue : setValueOnFoot;
  return (
    <ProblemPlace path={['units', id, ...(isMounted ? [] : ['onFoot']), 'profile']}>
      <Fields
        shape={profileSchema.shape}
        fields={profileFields}
        value={profile}
        root={unit}
        {...(!isMounted && { suffix: 'on foot' })}
        onChange={(fields) =>
          edit((force) =>
            (Object.entries(fields) as [keyof Profile, number][]).reduce(
              (now, [key, value]) => set(now, id, key, value),
              force,
            ),
          )
        }
      />
    </ProblemPlace>
  );
}

/** The generic troop that a unit is based on, its type and its training. */
export function KindFields({ unit }: { unit: EvaluatedUnit }) {
  const { id, source, troop, changes } = unit;
  return (
    <Section title="Troop" level={3} aside="sections 3.2, 3.3, 15">
      <div className="grid gap-3">
        <ProblemPlace path={['units', id, 'troop']} className="grid gap-3">
          <TroopSelect
            label="Generic troop"
            hint="Choosing one takes its type, training and values"
            value={source.troop}
            unit={id}
            set={setTroop}
          />
          <div aria-live="polite">
            {troop && changes.length === 0 && (
              <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
                <Badge tone="legal">Generic</Badge> <span className="text-muted">{troop.about}</span>
              </p>
            )}
            {troop && changes.length > 0 && <Changed id={id} changes={changes} />}
          </div>
        </ProblemPlace>
        <UnitFields unit={unit} only={['type', 'training']} className="grid gap-3" />
      </div>
    </Section>
  );
}

interface ChangedProps {
  id: string;
  changes: readonly Change[];
  /** Which values, if not the usual ones: "on foot". */
  which?: string;
}

/** What differs from the generic troop, with a button that takes it back. */
function Changed({ id, changes, which }: ChangedProps) {
  const edit = useEdit();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <Badge tone="advice">Changed</Badge>
      <span className="min-w-0 flex-1 basis-48">{inList(changes.map(changeText))}</span>
      <Button size="sm" onClick={() => edit((force) => resetToGeneric(force, id))}>
        <RotateCcw aria-hidden size={16} /> Reset to generic
        {which && <span className="sr-only"> {which}</span>}
      </Button>
    </div>
  );
}

/** The values of dismounted cavalry (3.3); also shown if another type has them, so that they can be removed. */
export function OnFootFields({ unit }: { unit: EvaluatedUnit }) {
  const edit = useEdit();
  const { id, source, onFoot } = unit;
  if (source.type !== 'cavalry' && onFoot === null) return null;
  return (
    <Section
      title="On foot"
      level={3}
      className="panel-part"
      aside={
        onFoot === null
          ? 'section 3.3'
          : `${figuresText(onFoot.figures)} fight, the rest hold the mounts (3.3)`
      }
    >
      <div className="grid gap-3">
        <ProblemPlace path={['units', id, 'onFoot']} exact>
          <CheckField
            label="Values on foot"
            description="Cavalry may dismount and fights as infantry of its training."
            checked={onFoot !== null}
            error={source.type === 'cavalry' ? undefined : 'Only cavalry dismounts'}
            onChange={({ target }) => edit((force) => setDismounts(force, id, target.checked))}
          />
        </ProblemPlace>
        {onFoot && (
          <>
            <ProblemPlace path={['units', id, 'onFoot', 'troop']} className="grid gap-3">
              <TroopSelect
                label="Generic troop on foot"
                hint="Choosing one takes its values"
                value={onFoot.troop}
                infantryOnly
                unit={id}
                set={setTroopOnFoot}
              />
              {onFoot.changes.length > 0 && <Changed id={id} changes={onFoot.changes} which="on foot" />}
            </ProblemPlace>
            <ProfileFields unit={unit} profile={onFoot.profile} />
          </>
        )}
      </div>
    </Section>
  );
}
