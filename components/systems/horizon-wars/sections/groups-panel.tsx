import { Plus } from 'lucide-react';
import { Members, useFocusHost } from '@/components/builder/fields/members';
import { Notice } from '@/components/builder/fields/notes';
import { ProblemPlace } from '@/components/builder/verdict/problems';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/notes';
import { Section } from '@/components/ui/section';
import { capitalised, counted } from '@/lib/roster/text/words';
import {
  addToSquadron,
  declareSquadron,
  disbandSquadron,
  disembark,
  embark,
  isCommander,
  removeFromSquadron,
  type SquadronView,
  squadronViews,
  type TransportView,
  transportViews,
  unload,
} from '@/lib/systems/horizon-wars/edits/edit-groups';
import type { Carrier } from '@/lib/systems/horizon-wars/evaluate/evaluate';
import { useEdit, useEvaluation } from '../use-force';
import { Candidates } from './group-parts';

/** Squadrons of mechs, and the passengers of transport aircraft. */
export function GroupsPanel() {
  return (
    <div className="space-y-8">
      <Section title="Squadrons" level={3} aside="3 to 5 mechs of one P, one of them the commander (p.63)">
        <Squadrons />
      </Section>
      <Section title="Transports" level={3} aside="aircraft with a transport upgrade (p.43, 70)">
        <Transports />
      </Section>
    </div>
  );
}

/** The declared squadrons, with a button to declare another. */
function Squadrons() {
  const evaluation = useEvaluation();
  const edit = useEdit();
  const views = squadronViews(evaluation);
  const { host, keepFocus } = useFocusHost();
  const declare = (
    <ProblemPlace path={['squadrons']} exact>
      <Button onClick={() => keepFocus(() => edit((force) => declareSquadron(force, evaluation)))}>
        <Plus aria-hidden size={16} /> Declare a squadron
      </Button>
    </ProblemPlace>
  );
  return (
    <div ref={host} tabIndex={-1} className="space-y-6">
      {views.length === 0 && (
        <EmptyState title="No squadron" actions={evaluation.mechs.length > 0 && declare}>
          A mech with the squadron commander upgrade leads 2 to 4 others of its Presence. Add mechs first,
          then declare who belongs together.
        </EmptyState>
      )}
      {views.map((view, index) => (
        <Squadron
          key={index}
          index={index}
          view={view}
          onDisband={() => keepFocus(() => edit((force) => disbandSquadron(force, index)))}
        />
      ))}
      {views.length > 0 && declare}
    </div>
  );
}

function Squadron({ index, view, onDisband }: { index: number; view: SquadronView; onDisband: () => void }) {
  const edit = useEdit();
  const { host, keepFocus } = useFocusHost();
  const { members, faults, candidates } = view;
  return (
    <Section
      title={`Squadron ${index + 1}`}
      level={4}
      aside={counted(members.length, 'element')}
      actions={
        // The next squadron comes under the pointer: a double click does not remove that too.
        <Button size="sm" variant="quiet" onClick={({ detail }) => detail < 2 && onDisband()}>
          Remove
        </Button>
      }
    >
      <div ref={host} tabIndex={-1}>
        <ProblemPlace path={['squadrons', index]} className="space-y-3">
          {faults.length > 0 && <Notice severity="error">{capitalised(faults.join('; '))}.</Notice>}
          {members.length > 0 && (
            <Members
              label={`Squadron ${index + 1}`}
              members={members.map((member) => ({
                ...member,
                aside: `P${member.presence}`,
                mark: isCommander(member) ? 'commander' : undefined,
              }))}
              path={['squadrons', index]}
              removeLabel={(label) => `Remove ${label} from squadron ${index + 1}`}
              onRemove={(member) =>
                keepFocus(() => edit((force) => removeFromSquadron(force, index, member)))
              }
            />
          )}
          <Candidates
            candidates={candidates}
            verb="Add"
            label={`Who joins squadron ${index + 1}`}
            onAdd={(id) => keepFocus(() => edit((force) => addToSquadron(force, index, id)))}
          />
        </ProblemPlace>
      </div>
    </Section>
  );
}

/** The transport aircraft, each with its passengers and the elements that may embark. */
function Transports() {
  const views = transportViews(useEvaluation());
  if (views.length === 0)
    return (
      <EmptyState title="No transport aircraft">
        Give an aircraft light transport or heavy transport among its upgrades; then choose its passengers
        here.
      </EmptyState>
    );
  return (
    <div className="space-y-6">
      {views.map((view) => (
        <Transport key={view.carrier.aircraft.id} view={view} />
      ))}
    </div>
  );
}

function Transport({ view }: { view: TransportView }) {
  const edit = useEdit();
  const { carrier, aboard, load, faults, candidates } = view;
  const { id, label } = carrier.aircraft;
  const { host, keepFocus } = useFocusHost();
  return (
    <Section
      title={label}
      level={4}
      aside={`${roomText(carrier)}${aboard.length > 0 ? ` · P${load} aboard` : ''}`}
      actions={
        <Button
          size="sm"
          variant="quiet"
          aria-disabled={aboard.length === 0}
          onClick={() => edit((force) => unload(force, id))}
        >
          Disembark all
        </Button>
      }
    >
      <div ref={host} tabIndex={-1}>
        <ProblemPlace path={['transports', id]} exact className="space-y-3">
          {faults.map((fault) => (
            <Notice key={fault} severity="error">
              {fault}
            </Notice>
          ))}
          {aboard.length === 0 ? (
            <p className="text-muted text-sm">No passengers.</p>
          ) : (
            <Members
              label={`Embarked on ${label}`}
              members={aboard.map((member) => ({ ...member, aside: `P${member.presence}` }))}
              path={['transports', id]}
              removeLabel={(passenger) => `Disembark ${passenger} from ${label}`}
              onRemove={(passenger) => keepFocus(() => edit((force) => disembark(force, id, passenger)))}
            />
          )}
          <Candidates
            candidates={candidates}
            verb="Embark"
            label={`Who embarks on ${label}`}
            onAdd={(passenger) => keepFocus(() => edit((force) => embark(force, id, passenger)))}
          />
        </ProblemPlace>
      </div>
    </Section>
  );
}

function roomText({ light, heavyRoom }: Carrier): string {
  const rooms = [
    ...(light ? ['one element (light)'] : []),
    ...(heavyRoom > 0 ? [`P${heavyRoom} (heavy)`] : []),
  ];
  return rooms.length > 0 ? `room for ${rooms.join(' and ')}` : 'no room';
}
