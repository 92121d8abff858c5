import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { ProblemPlace } from '@/components/builder/problem-place';
import { Button, IconButton } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { SelectField } from '@/components/ui/select-field';
import { disembark, embark } from '@/lib/systems/forge-of-war/edits/edit';
import type { EvaluatedUnit } from '@/lib/systems/forge-of-war/evaluate/evaluate-units';
import { figuresText } from '@/lib/systems/forge-of-war/paper/text';
import { mayRide } from '@/lib/systems/forge-of-war/rules/transport';
import { useEdit, useEvaluation } from '../use-force';
import { EmbarkOn } from './embark-on';

/** The passengers of a unit, and the transport it rides in. */
export function CarryFields({ unit }: { unit: EvaluatedUnit }) {
  const { source, rides } = unit;
  return (
    <>
      {(source.transport || source.passengers.length > 0) && (
        <ProblemPlace path={['units', unit.id, 'passengers']}>
          <Aboard carrier={unit} />
        </ProblemPlace>
      )}
      {rides.length > 0 ? (
        <ProblemPlace path={['units', unit.id, 'rides']}>
          <Rides unit={unit} />
        </ProblemPlace>
      ) : (
        <EmbarkOn passenger={unit} />
      )}
    </>
  );
}

/** Returns a list ref, and a function that focuses the list when a pressed button disappears with its row. */
function useListFocus() {
  const host = useRef<HTMLUListElement>(null);
  return { host, keepFocus: () => host.current?.focus({ preventScroll: true }) };
}

function Aboard({ carrier }: { carrier: EvaluatedUnit }) {
  const edit = useEdit();
  const { unit } = useEvaluation();
  const { host, keepFocus } = useListFocus();
  const { id, label, source, load } = carrier;
  const room = source.transport?.capacity;
  return (
    <Section
      title="Aboard"
      level={3}
      aside={room === undefined ? figuresText(load) : `${load} of ${figuresText(room)}`}
    >
      <ul
        ref={host}
        tabIndex={-1}
        aria-label={`Aboard ${label}`}
        className="divide-y divide-line outline-none"
      >
        {source.passengers.map((passenger, index) => (
          <li key={`${passenger} ${index}`} className="flex items-center gap-2 py-1">
            <span className="min-w-0 flex-1 break-words">
              {unit(passenger).label}{' '}
              <span className="text-muted text-sm">{figuresText(unit(passenger).source.figures)}</span>
            </span>
            <IconButton
              size="sm"
              label={`Disembark ${unit(passenger).label}`}
              icon={<X aria-hidden size={16} />}
              onClick={() => {
                edit((force) => disembark(force, id, index));
                keepFocus();
              }}
            />
          </li>
        ))}
      </ul>
      {source.passengers.length === 0 && <p className="text-muted text-sm">Nobody is aboard.</p>}
      <Embark carrier={carrier} />
    </Section>
  );
}

function Embark({ carrier }: { carrier: EvaluatedUnit }) {
  const edit = useEdit();
  const evaluation = useEvaluation();
  const [chosen, setChosen] = useState('');
  const candidates = evaluation.units.filter(
    (each) => mayRide(each, carrier, evaluation) && each.rides.length === 0,
  );
  const [first] = candidates;
  if (first === undefined)
    return (
      <p className="mt-2 text-muted text-sm">
        No other unit can embark: the rest are already aboard, or are vehicles.
      </p>
    );
  const id = candidates.some((each) => each.id === chosen) ? chosen : first.id;
  return (
    <div className="mt-2 flex flex-wrap items-end gap-2">
      <SelectField
        label={`Who embarks on ${carrier.label}`}
        className="w-72 max-w-full"
        value={id}
        onChange={({ target }) => setChosen(target.value)}
      >
        {candidates.map((each) => (
          <option key={each.id} value={each.id}>
            {each.label} · {figuresText(each.source.figures)}
          </option>
        ))}
      </SelectField>
      <Button onClick={() => edit((force) => embark(force, carrier.id, id))}>
        <Plus aria-hidden size={16} /> Embark
      </Button>
    </div>
  );
}

function Rides({ unit: passenger }: { unit: EvaluatedUnit }) {
  const edit = useEdit();
  const { unit } = useEvaluation();
  const { host, keepFocus } = useListFocus();
  return (
    <Section title="Embarked on" level={3}>
      <ul ref={host} tabIndex={-1} aria-label="Embarked on" className="divide-y divide-line outline-none">
        {passenger.rides.map((carrier, index) => (
          <li key={`${carrier} ${index}`} className="flex items-center gap-2 py-1">
            <span className="min-w-0 flex-1 break-words">{unit(carrier).label}</span>
            <IconButton
              size="sm"
              label={`Leave ${unit(carrier).label}`}
              icon={<X aria-hidden size={16} />}
              onClick={() => {
                const place = unit(carrier).source.passengers.lastIndexOf(passenger.id);
                edit((force) => disembark(force, carrier, place));
                keepFocus();
              }}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
