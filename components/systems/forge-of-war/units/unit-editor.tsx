import { Archive } from 'lucide-react';
import { ChooseOne, Members, useFocusHost } from '@/components/builder/fields/members';
import { useOwnLibrary } from '@/components/builder/fields/own-library';
import { ProblemPlace } from '@/components/builder/verdict/problems';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { disembark, embark } from '@/lib/systems/forge-of-war/edits/edit';
import type { EvaluatedUnit } from '@/lib/systems/forge-of-war/evaluate/evaluate-units';
import { flagFields } from '@/lib/systems/forge-of-war/fields';
import { type StoredTroop, toStoredTroop } from '@/lib/systems/forge-of-war/force';
import { strengthNotes, valueNotes } from '@/lib/systems/forge-of-war/paper/marks';
import { figuresText } from '@/lib/systems/forge-of-war/paper/text';
import { mayRide } from '@/lib/systems/forge-of-war/rules/transport';
import { useEdit, useEvaluation } from '../use-force';
import { KindFields, OnFootFields, ProfileFields, UnitFields } from './unit-fields';
import { UnitTracks } from './unit-tracks';
import { WeaponFields } from './weapon-fields';

/** Everything that can be chosen for a unit. */
export function UnitEditor({ id }: { id: string }) {
  const unit = useEvaluation().unit(id) as EvaluatedUnit | undefined;
  if (unit === undefined) return null;
  const notes = valueNotes(unit);
  return (
    <div className="@container space-y-6">
      <UnitHead unit={unit} />
      <KindFields unit={unit} />
      <Section title="Values" level={3} aside="section 3.1">
        <ProfileFields unit={unit} profile={unit.source.profile} />
        <UnitFields unit={unit} only={['move']} className="mt-3" />
        {notes.length > 0 && <p className="mt-2 text-muted text-sm">{notes.join(' ')}</p>}
      </Section>
      <Strength unit={unit} />
      <OnFootFields unit={unit} />
      <WeaponFields unit={unit} />
      <Section title="Special" level={3} className="panel-part">
        <UnitFields unit={unit} only={[...flagFields.map(({ key }) => key), 'transport']} />
      </Section>
      <CarryFields unit={unit} />
    </div>
  );
}

type UnitProps = { unit: EvaluatedUnit };

/** Name and role of a unit, with a button that saves it for other forces. */
function UnitHead({ unit }: UnitProps) {
  const { source, label } = unit;
  const { force } = useEvaluation();
  const { save } = useOwnLibrary<StoredTroop>('troop');
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <UnitFields unit={unit} only={['name']} compact={false} className="min-w-48 flex-1" />
        <Button onClick={() => void save(label, toStoredTroop(force, source, label))}>
          <Archive aria-hidden size={16} /> Save for other forces
        </Button>
      </div>
      <UnitFields unit={unit} only={['role']} />
    </div>
  );
}

/** Number of figures of a unit, with its tracks as printed on the sheet. */
function Strength({ unit }: UnitProps) {
  const lines = strengthNotes(unit);
  return (
    <Section title="Strength" level={3} aside="sections 4.1, 4.4, 5.3" className="panel-part">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <UnitFields unit={unit} only={['figures']} compact={false} />
        <div className="min-w-0 flex-1 basis-60">
          <UnitTracks unit={unit} />
        </div>
      </div>
      {lines.length > 0 && (
        <ul className="mt-2 text-muted text-sm">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}

type CarryProps = { unit: EvaluatedUnit };

/** The passengers of a unit, and the transport it rides in. */
function CarryFields({ unit }: CarryProps) {
  const { source, rides } = unit;
  return (
    <>
      {(source.transport || source.passengers.length > 0) && <Aboard unit={unit} />}
      {rides.length > 0 ? <Rides unit={unit} /> : <EmbarkOn unit={unit} />}
    </>
  );
}

function Aboard({ unit: carrier }: CarryProps) {
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

function Rides({ unit: { id, rides } }: CarryProps) {
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
function EmbarkOn({ unit: passenger }: CarryProps) {
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
