import { Plus } from 'lucide-react';
import { ChooseOne } from '@/components/builder/fields/members';
import { PageNote } from '@/components/builder/fields/notes';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { capitalised, counted } from '@/lib/roster/text/words';
import type { Candidate } from '@/lib/systems/horizon-wars/edits/edit-groups';

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
      {allowed.length > MAX_BUTTONS && (
        <ChooseOne
          label={label}
          options={allowed.map(({ element: { id, label, presence } }) => ({
            id,
            text: `${label} · P${presence}`,
          }))}
          verb={verb}
          onChoose={onAdd}
        />
      )}
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
