import { Download, Trash2 } from 'lucide-react';
import { IconButton } from '@/components/ui/button';
import { saveUnreadable, type UnreadableGroup } from './unreadable-groups';

const icon = { 'aria-hidden': true, size: 16 } as const;

interface UnreadableRowProps {
  group: UnreadableGroup;
  onDelete: () => void;
}

/** An unreadable record: its kind and name, its first fault, and its actions. */
export function UnreadableRow({ group, onDelete }: UnreadableRowProps) {
  const { name, kind, records } = group;
  const [first] = records;
  const [fault] = first?.faults ?? [];
  const lost = records.every(({ record }) => record === undefined);
  return (
    <li className="flex items-center gap-1 py-1 sm:gap-2">
      <p className="min-w-0 flex-1 px-1 py-1.5">
        <bdi className="block break-words font-semibold">{name || kind}</bdi>
        <span className="block break-words text-muted text-sm">
          {name && `${kind} · `}
          {lost ? (
            'The browser has lost what was in it.'
          ) : (
            <>
              {fault?.path && (
                <>
                  <code className="break-all font-mono">{fault.path}</code>:{' '}
                </>
              )}
              {fault?.message}
            </>
          )}
        </span>
      </p>
      <IconButton label={`Delete ${name || kind}`} icon={<Trash2 {...icon} />} onClick={onDelete} />
      {!lost && (
        <IconButton
          label={`Save ${name || kind} to a file`}
          icon={<Download {...icon} />}
          onClick={() => saveUnreadable(group)}
        />
      )}
    </li>
  );
}
