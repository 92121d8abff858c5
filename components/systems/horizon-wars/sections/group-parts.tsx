'use client';

import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { ProblemPlace } from '@/components/builder/problem-place';
import { Button, IconButton } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { SelectField } from '@/components/ui/select-field';
import type { Path } from '@/lib/roster/rule';
import { capitalised, counted } from '@/lib/roster/words';
import type { Candidate } from '@/lib/systems/horizon-wars/edits/edit-groups';
import type { EvaluatedElement } from '@/lib/systems/horizon-wars/evaluate/evaluate-elements';
import { PageNote } from './notes';

type MembersProps = {
  label: string;
  members: readonly EvaluatedElement[];
  /** A word after a member: "commander". */
  mark?: (member: EvaluatedElement) => string | null;
  removeLabel: (label: string) => string;
  /** Path of the group in the force. */
  path: Path;
  onRemove: (index: number) => void;
};

/** The members of a group, each with a remove button. */
export function Members({ label, members, mark, removeLabel, path, onRemove }: MembersProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line border-line border-y">
      {members.map((member, index) => (
        <li key={`${member.id} ${index}`}>
          <ProblemPlace path={[...path, member.id]} className="flex items-center gap-2">
            <span className="min-w-0 flex-1 py-1">
              {member.label} <span className="condensed text-muted text-sm">P{member.presence}</span>
              {mark?.(member) && <span className="text-accent text-sm"> {mark(member)}</span>}
            </span>
            <IconButton
              size="sm"
              label={removeLabel(member.label)}
              icon={<X aria-hidden size={16} />}
              onClick={() => onRemove(index)}
            />
          </ProblemPlace>
        </li>
      ))}
    </ul>
  );
}

/** More candidates than this are offered in a select instead of buttons. */
const MAX_BUTTONS = 6;

type CandidatesProps = {
  candidates: readonly Candidate[];
  /** Verb on the buttons: "Add", "Embark". */
  verb: string;
  /** Label of the choice: "Who joins squadron 1". */
  label: string;
  onAdd: (id: string) => void;
};

/** The elements that may join, with buttons, and those that may not, with the reasons. */
export function Candidates({ candidates, verb, label, onAdd }: CandidatesProps) {
  const allowed = candidates.filter(({ refusal }) => refusal === null);
  const refused = candidates.filter(({ refusal }) => refusal !== null);
  return (
    <div className="space-y-2">
      {allowed.length > MAX_BUTTONS && <CandidateChoice {...{ candidates: allowed, verb, label, onAdd }} />}
      {allowed.length > 0 && allowed.length <= MAX_BUTTONS && (
        <div className="flex flex-wrap gap-2">
          {allowed.map(({ element }) => (
            <Button
              key={element.id}
              size="sm"
              className="max-w-full shrink!"
              aria-label={`${verb} ${element.label}: ${label}`}
              onClick={() => onAdd(element.id)}
            >
              <Plus aria-hidden size={16} className="shrink-0" />
              <span className="min-w-0 truncate py-0.5">{element.label}</span>
              <span className="condensed text-muted">P{element.presence}</span>
            </Button>
          ))}
        </div>
      )}
      {refused.length > 0 && (
        <Disclosure title={<span className="text-sm">{counted(refused.length, 'element')} not allowed</span>}>
          <ul aria-label={`${label}: who may not, and why`} className="space-y-1 text-sm">
            {refused.map(({ element, refusal }) => (
              <li key={element.id}>
                <span className="font-medium">{element.label}</span>:{' '}
                <span className="text-muted">
                  {capitalised(refusal?.reason ?? '')} <PageNote page={refusal?.page ?? null} />
                </span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

function CandidateChoice({ candidates, verb, label, onAdd }: CandidatesProps) {
  const [chosen, setChosen] = useState('');
  const id = candidates.find(({ element }) => element.id === chosen)?.element.id ?? candidates[0]?.element.id;
  return (
    <div className="flex items-end gap-2">
      <SelectField
        label={label}
        className="w-72 max-w-full"
        value={id}
        onChange={(event) => setChosen(event.target.value)}
      >
        {candidates.map(({ element }) => (
          <option key={element.id} value={element.id}>
            {element.label} · P{element.presence}
          </option>
        ))}
      </SelectField>
      <Button onClick={() => id !== undefined && onAdd(id)}>
        <Plus aria-hidden size={16} /> {verb}
      </Button>
    </div>
  );
}
