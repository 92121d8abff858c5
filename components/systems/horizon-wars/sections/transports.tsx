'use client';

import { useEditForce } from '@/components/builder/context';
import { Members } from '@/components/builder/members';
import { Notice } from '@/components/builder/notes';
import { ProblemPlace } from '@/components/builder/problem-place';
import { useFocusHost } from '@/components/builder/use-focus-host';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Section } from '@/components/ui/section';
import {
  disembark,
  embark,
  type TransportView,
  transportViews,
  unload,
} from '@/lib/systems/horizon-wars/edits/edit-groups';
import type { Carrier } from '@/lib/systems/horizon-wars/evaluate/evaluate-groups';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { useEvaluation } from '../use-force';
import { Candidates } from './group-parts';

/** The transport aircraft, each with its passengers and the elements that may embark. */
export function Transports() {
  const views = transportViews(useEvaluation());
  const edit = useEditForce<Force>();
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
        <Transport key={view.carrier.aircraft.id} view={view} edit={edit} />
      ))}
    </div>
  );
}

type TransportProps = { view: TransportView; edit: (change: (force: Force) => Force) => void };

function Transport({ view, edit }: TransportProps) {
  const { carrier, aboard, load, faults, candidates } = view;
  const { id, label } = carrier.aircraft;
  const { host, keepFocus } = useFocusHost();
  return (
    <Section
      title={label}
      level={4}
      aside={`${roomText(carrier)}${aboard.length > 0 ? ` · P${load} aboard` : ''}`}
      actions={
        aboard.length > 0 && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => keepFocus(() => edit((force) => unload(force, id)))}
          >
            Disembark all
          </Button>
        )
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
