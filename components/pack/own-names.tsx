import { X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '@/components/ui/button';
import { AddName } from './add-name';

interface OwnNamesProps {
  label: string;
  names: readonly string[];
  /** Whether the list is full. */
  full: boolean;
  onAdd: (name: string) => void;
  onRemove: (name: string) => void;
}

/** Edits a list of names of things made by players. */
export function OwnNames({ label, names, full, onAdd, onRemove }: OwnNamesProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="mt-2">
      {names.length > 0 && (
        <ul className="mb-2">
          {names.map((name) => (
            <li key={name} className="flex items-center gap-2">
              <bdi className="min-w-0 break-words">{name}</bdi>
              <IconButton
                size="sm"
                label={`Remove ${name}`}
                icon={<X aria-hidden size={16} />}
                onClick={() => {
                  field.current?.focus();
                  onRemove(name);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <AddName ref={field} {...{ label, full, onAdd }} />
    </div>
  );
}
