import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { SelectField } from '@/components/ui/select-field';
import { embark } from '@/lib/systems/forge-of-war/edits/edit';
import type { EvaluatedUnit } from '@/lib/systems/forge-of-war/evaluate/evaluate-units';
import { mayRide } from '@/lib/systems/forge-of-war/rules/transport';
import { useEdit, useEvaluation } from '../use-force';

/** Lets a passenger choose the transport to embark on. */
export function EmbarkOn({ passenger }: { passenger: EvaluatedUnit }) {
  const edit = useEdit();
  const evaluation = useEvaluation();
  const [chosen, setChosen] = useState('');
  const transports = evaluation.units.filter(
    (each) => each.source.transport && mayRide(passenger, each, evaluation),
  );
  const [first] = transports;
  if (first === undefined) return null;
  const id = transports.some((each) => each.id === chosen) ? chosen : first.id;
  return (
    <Section title="Transport" level={3} aside="section 10.5">
      <div className="flex flex-wrap items-end gap-2">
        <SelectField
          label="Transport to embark on"
          className="w-72 max-w-full"
          value={id}
          onChange={({ target }) => setChosen(target.value)}
        >
          {transports.map(({ id: value, label, load, source }) => (
            <option key={value} value={value}>
              {label} · {load} of {source.transport?.capacity}
            </option>
          ))}
        </SelectField>
        <Button onClick={() => edit((force) => embark(force, id, passenger.id))}>
          <Plus aria-hidden size={16} /> Embark
        </Button>
      </div>
    </Section>
  );
}
