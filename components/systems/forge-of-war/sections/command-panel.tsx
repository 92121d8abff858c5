'use client';

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useBuilder } from '@/components/builder/context';
import { ElementCount } from '@/components/builder/element-count';
import { ForceRulings } from '@/components/builder/force-rulings';
import { ProblemPlace } from '@/components/builder/problem-place';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Section } from '@/components/ui/section';
import { SelectField } from '@/components/ui/select-field';
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
          <AddCommander candidates={units.filter(({ source }) => source.role === 'unit')} />
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
        {roles.map((role) => (
          <option key={role} value={role}>
            {roleNames[role]}
          </option>
        ))}
      </SelectField>
      <Button variant="quiet" onClick={() => open({ kind: 'element', id })}>
        Open<span className="sr-only"> {label}</span>
      </Button>
    </li>
  );
}

function AddCommander({ candidates }: { candidates: readonly EvaluatedUnit[] }) {
  const edit = useEdit();
  const [chosen, setChosen] = useState('');
  const [first] = candidates;
  if (first === undefined) return null;
  const id = candidates.some((each) => each.id === chosen) ? chosen : first.id;
  return (
    <div className="mt-3 flex flex-wrap items-end gap-2">
      <SelectField
        label="Give command to"
        className="w-60 max-w-full"
        value={id}
        onChange={({ target }) => setChosen(target.value)}
      >
        {candidates.map((each) => (
          <option key={each.id} value={each.id}>
            {each.label} · CV {each.source.profile.cv} · {figuresText(each.source.figures)}
          </option>
        ))}
      </SelectField>
      <Button onClick={() => edit((force) => setUnit(force, id, { role: 'leader' }))}>
        <Plus aria-hidden size={16} /> Make it a leader
      </Button>
    </div>
  );
}
