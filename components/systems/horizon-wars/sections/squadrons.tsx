'use client';

import { Plus } from 'lucide-react';
import { useEditForce } from '@/components/builder/context';
import { Members } from '@/components/builder/members';
import { Notice } from '@/components/builder/notes';
import { ProblemPlace } from '@/components/builder/problem-place';
import { useFocusHost } from '@/components/builder/use-focus-host';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Section } from '@/components/ui/section';
import { capitalised, counted } from '@/lib/roster/words';
import {
  addToSquadron,
  declareSquadron,
  disbandSquadron,
  isCommander,
  removeFromSquadron,
  type SquadronView,
  squadronViews,
} from '@/lib/systems/horizon-wars/edits/edit-groups';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { useEvaluation } from '../use-force';
import { Candidates } from './group-parts';

/** The declared squadrons, with a button to declare another. */
export function Squadrons() {
  const evaluation = useEvaluation();
  const edit = useEditForce<Force>();
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
          edit={edit}
          onDisband={() => keepFocus(() => edit((force) => disbandSquadron(force, index)))}
        />
      ))}
      {views.length > 0 && declare}
    </div>
  );
}

type SquadronProps = {
  index: number;
  view: SquadronView;
  edit: (change: (force: Force) => Force) => void;
  onDisband: () => void;
};

function Squadron({ index, view, edit, onDisband }: SquadronProps) {
  const { host, keepFocus } = useFocusHost();
  const { members, faults, candidates } = view;
  return (
    <Section
      title={`Squadron ${index + 1}`}
      level={4}
      aside={counted(members.length, 'element')}
      actions={
        <Button size="sm" variant="quiet" onClick={onDisband}>
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
