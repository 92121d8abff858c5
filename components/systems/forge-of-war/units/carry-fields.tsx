import { ChooseOne } from '@/components/builder/choose-one';
import { Members } from '@/components/builder/members';
import { ProblemPlace } from '@/components/builder/problem-place';
import { useFocusHost } from '@/components/builder/use-focus-host';
import { Section } from '@/components/ui/section';
import { disembark, embark } from '@/lib/systems/forge-of-war/edits/edit';
import type { EvaluatedUnit } from '@/lib/systems/forge-of-war/evaluate/evaluate-units';
import { figuresText } from '@/lib/systems/forge-of-war/paper/text';
import { mayRide } from '@/lib/systems/forge-of-war/rules/transport';
import { useEdit, useEvaluation } from '../use-force';

type UnitProps = { unit: EvaluatedUnit };

/** The passengers of a unit, and the transport it rides in. */
export function CarryFields({ unit }: UnitProps) {
  const { source, rides } = unit;
  return (
    <>
      {(source.transport || source.passengers.length > 0) && <Aboard unit={unit} />}
      {rides.length > 0 ? <Rides unit={unit} /> : <EmbarkOn unit={unit} />}
    </>
  );
}

function Aboard({ unit: carrier }: UnitProps) {
  const edit = useEdit();
  const evaluation = useEvaluation();
  const { host, keepFocus } = useFocusHost();
  const { id, label, source, load } = carrier;
  const room = source.transport?.capacity;
  const candidates = evaluation.units.filter(
    (each) => mayRide(each, carrier, evaluation) && each.rides.length === 0,
  );
  return (
    <ProblemPlace path={['units', id, 'passengers']}>
      <Section
        title="Aboard"
        level={3}
        aside={room === undefined ? figuresText(load) : `${load} of ${figuresText(room)}`}
      >
        <div ref={host} tabIndex={-1} className="space-y-2 outline-none">
          <Members
            label={`Aboard ${label}`}
            members={source.passengers.map((passenger) => {
              const { label, source } = evaluation.unit(passenger);
              return { id: passenger, label, aside: figuresText(source.figures) };
            })}
            path={['units', id, 'passengers']}
            removeLabel={(passenger) => `Disembark ${passenger}`}
            onRemove={(index) => keepFocus(() => edit((force) => disembark(force, id, index)))}
          />
          {source.passengers.length === 0 && <p className="text-muted text-sm">No passengers.</p>}
          {candidates.length === 0 && (
            <p className="text-muted text-sm">
              No other unit can embark: the rest are already aboard, or are vehicles.
            </p>
          )}
          <ChooseOne
            label={`Who embarks on ${label}`}
            options={candidates.map((each) => ({
              id: each.id,
              text: `${each.label} · ${figuresText(each.source.figures)}`,
            }))}
            verb="Embark"
            onChoose={(passenger) => edit((force) => embark(force, id, passenger))}
          />
        </div>
      </Section>
    </ProblemPlace>
  );
}

function Rides({ unit: { id, rides } }: UnitProps) {
  const edit = useEdit();
  const { unit } = useEvaluation();
  const { host, keepFocus } = useFocusHost();
  return (
    <ProblemPlace path={['units', id, 'rides']}>
      <Section title="Embarked on" level={3}>
        <div ref={host} tabIndex={-1} className="outline-none">
          <Members
            label="Embarked on"
            members={rides.map((carrier) => ({ id: carrier, label: unit(carrier).label }))}
            path={['units', id, 'rides']}
            removeLabel={(carrier) => `Leave ${carrier}`}
            onRemove={(index) => {
              const carrier = rides[index] ?? '';
              const place = unit(carrier).source.passengers.lastIndexOf(id);
              keepFocus(() => edit((force) => disembark(force, carrier, place)));
            }}
          />
        </div>
      </Section>
    </ProblemPlace>
  );
}

/** Lets a passenger choose the transport to embark on. */
function EmbarkOn({ unit: passenger }: UnitProps) {
  const edit = useEdit();
  const evaluation = useEvaluation();
  const transports = evaluation.units.filter(
    (each) => each.source.transport && mayRide(passenger, each, evaluation),
  );
  if (transports.length === 0) return null;
  return (
    <Section title="Transport" level={3} aside="section 10.5">
      <ChooseOne
        label="Transport to embark on"
        options={transports.map(({ id, label, load, source }) => ({
          id,
          text: `${label} · ${load} of ${source.transport?.capacity}`,
        }))}
        verb="Embark"
        onChoose={(id) => edit((force) => embark(force, id, passenger.id))}
      />
    </Section>
  );
}
