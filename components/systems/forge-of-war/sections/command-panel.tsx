import { Plus } from 'lucide-react';
import { useBuilder } from '@/components/builder/context';
import { ForceRulings } from '@/components/builder/fields/force-fields';
import { ChooseOne, ElementCount } from '@/components/builder/fields/members';
import { ProblemPlace } from '@/components/builder/verdict/problems';
import { Button } from '@/components/ui/button';
import { Options, SelectField } from '@/components/ui/fields/select-field';
import { EmptyState } from '@/components/ui/notes';
import { Section } from '@/components/ui/section';
import { setUnit } from '@/lib/systems/forge-of-war/edits/edit';
import type { EvaluatedUnit } from '@/lib/systems/forge-of-war/evaluate/evaluate-units';
import type { Role } from '@/lib/systems/forge-of-war/force';
import { figuresText, roleNames } from '@/lib/systems/forge-of-war/paper/text';
import { useEdit, useEvaluation } from '../use-force';

const roles = Object.keys(roleNames) as Role[];

/** The force commander, command squad and leaders (4.1), and the rulings of the force. */
export function CommandPanel() {
  const { commanders, pack, units } = useEvaluation();
  const { open } = useBuilder();
  const edit = useEdit();
  if (units.length === 0)
    return (
      <div className="space-y-8">
        <ProblemPlace path={[]} fields={['units', 'command']} exact>
          <EmptyState
            title="No units yet"
            actions={
              <Button variant="primary" onClick={() => open({ kind: 'picker' })}>
                <Plus aria-hidden size={16} /> Add the first unit
              </Button>
            }
          >
            A force needs one at least; then one of them leads, and those in sight within 12" of the force
            commander activate at +1.
          </EmptyState>
        </ProblemPlace>
        <ForceRulings />
      </div>
    );
  return (
    <div className="space-y-8">
      <ElementCount most={pack?.maxElements} />
      <Section
        title="Commanders"
        level={3}
        aside='Activation and rally +1 in sight within 12" of the force commander or command squad, none by a leader (4.1, 5.2)'
      >
        {commanders.length === 0 && <p className="mb-3 text-muted text-sm">No commander yet.</p>}
        <ul className="divide-y divide-line">
          {commanders.map((unit) => (
            <Commander key={unit.id} unit={unit} />
          ))}
        </ul>
        <ProblemPlace path={['command']}>
          <ChooseOne
            className="mt-3"
            label="Give command to"
            options={units
              .filter(({ source }) => source.role === 'unit')
              .map(({ id, label, source }) => ({
                id,
                text: `${label} · CV ${source.profile.cv} · ${figuresText(source.figures)}`,
              }))}
            verb="Make it a leader"
            onChoose={(id) => edit((force) => setUnit(force, id, { role: 'leader' }))}
          />
        </ProblemPlace>
      </Section>
      <ForceRulings />
    </div>
  );
}

function Commander({ unit }: { unit: EvaluatedUnit }) {
  const edit = useEdit();
  const { open } = useBuilder();
  const { id, label, source } = unit;
  return (
    <li className="flex flex-wrap items-end gap-x-3 gap-y-1 py-2">
      <SelectField
        label={label}
        className="w-60 max-w-full"
        value={source.role}
        onChange={({ target }) => edit((force) => setUnit(force, id, { role: target.value as Role }))}
      >
        <Options of={roles.map((role) => [role, roleNames[role]])} />
      </SelectField>
      <Button variant="quiet" onClick={() => open({ kind: 'element', id })}>
        Open<span className="sr-only"> {label}</span>
      </Button>
    </li>
  );
}
