import { ProblemPlace } from '@/components/builder/problem-place';
import { CheckField } from '@/components/ui/check-field';
import { Section } from '@/components/ui/section';
import { setDismounts, setTroopOnFoot } from '@/lib/systems/forge-of-war/edits/edit';
import type { EvaluatedUnit } from '@/lib/systems/forge-of-war/evaluate/evaluate-units';
import { figuresText } from '@/lib/systems/forge-of-war/paper/text';
import { useEdit } from '../use-force';
import { Changed } from './kind-fields';
import { ProfileFields } from './profile-fields';
import { TroopSelect } from './troop-select';

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
        {onFoot && (
          <>
            <ProblemPlace path={['units', id, 'onFoot', 'troop']} className="grid gap-3">
              <TroopSelect
                label="Generic troop on foot"
                hint="Choosing one takes its values"
                value={onFoot.troop}
                infantryOnly
                onChange={(chosen) => edit((force) => setTroopOnFoot(force, id, chosen))}
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
