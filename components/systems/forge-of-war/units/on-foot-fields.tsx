import { RotateCcw } from 'lucide-react';
import { Fields } from '@/components/builder/fields/fields';
import { ProblemPlace } from '@/components/builder/problem-place';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { CheckField } from '@/components/ui/check-field';
import { Section } from '@/components/ui/section';
import { inList } from '@/lib/roster/words';
import {
  resetToGeneric,
  setDismounts,
  setTroopOnFoot,
  setValueOnFoot,
} from '@/lib/systems/forge-of-war/edits/edit';
import type { EvaluatedOnFoot, EvaluatedUnit } from '@/lib/systems/forge-of-war/evaluate/evaluate-units';
import { profileFields } from '@/lib/systems/forge-of-war/fields';
import { profileSchema } from '@/lib/systems/forge-of-war/force';
import { changeText, figuresText } from '@/lib/systems/forge-of-war/paper/text';
import { useEdit } from '../use-force';

import { TroopSelect } from './troop-select';
import { entriesOf } from './value-fields';

/** The values of dismounted cavalry (3.3); also shown if another type has them, so that they can be removed. */
export function OnFootFields({ unit }: { unit: EvaluatedUnit }) {
  const edit = useEdit();
  const { id, source, onFoot } = unit;
  if (source.type !== 'cavalry' && onFoot === null) return null;
  return (
    <Section
      title="On foot"
      level={3}
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
        {onFoot && <Dismounted unit={unit} onFoot={onFoot} />}
      </div>
    </Section>
  );
}

function Dismounted({ unit, onFoot }: { unit: EvaluatedUnit; onFoot: EvaluatedOnFoot }) {
  const edit = useEdit();
  const { id } = unit;
  const { profile, changes, troop } = onFoot;
  return (
    <>
      <ProblemPlace path={['units', id, 'onFoot', 'troop']} className="grid gap-3">
        <TroopSelect
          label="Generic troop on foot"
          hint="Choosing one takes its values"
          value={troop}
          infantryOnly
          onChange={(chosen) => edit((force) => setTroopOnFoot(force, id, chosen))}
        />
        {changes.length > 0 && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
            <Badge tone="advice">Changed</Badge>
            <span className="min-w-0 flex-1 basis-48">{inList(changes.map(changeText))}</span>
            <Button size="sm" onClick={() => edit((force) => resetToGeneric(force, id))}>
              <RotateCcw aria-hidden size={16} /> Reset to generic
              <span className="sr-only"> on foot</span>
            </Button>
          </div>
        )}
      </ProblemPlace>
      <ProblemPlace path={['units', id, 'onFoot', 'profile']}>
        <Fields
          shape={profileSchema.shape}
          fields={profileFields}
          value={profile}
          root={unit}
          suffix="on foot"
          onChange={(fields) =>
            edit((force) =>
              entriesOf(fields).reduce((now, [key, value]) => setValueOnFoot(now, id, key, value), force),
            )
          }
        />
      </ProblemPlace>
    </>
  );
}
