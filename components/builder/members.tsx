import { X } from 'lucide-react';
import { IconButton } from '@/components/ui/button';
import type { Path } from '@/lib/roster/rule';
import { ProblemPlace } from './problem-place';

interface MembersProps {
  label: string;
  members: readonly { id: string; label: string; aside?: string | undefined; mark?: string | undefined }[];
  removeLabel: (label: string) => string;
  /** Path of the group in the force. */
  path: Path;
  onRemove: (index: number) => void;
}

/** The members of a group, each with a remove button. */
export function Members({ label, members, removeLabel, path, onRemove }: MembersProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line border-line border-y">
      {members.map((member, index) => (
        <li key={`${member.id} ${index}`}>
          <ProblemPlace path={[...path, member.id]} className="flex items-center gap-2">
            <span className="min-w-0 flex-1 break-words py-1">
              {member.label}
              {member.aside && <span className="condensed text-muted text-sm"> {member.aside}</span>}
              {member.mark && <span className="text-accent text-sm"> {member.mark}</span>}
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
