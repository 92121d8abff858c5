import { Check } from 'lucide-react';

type RowCheckProps = { label: string; checked: boolean; onChange: () => void };

/** A check box in front of a row; its label is visually hidden, since the row shows the name. */
export function RowCheck({ label, checked, onChange }: RowCheckProps) {
  return (
    <label className="grid size-control shrink-0 place-items-center rounded-sm hover:bg-accent-wash">
      <span className="sr-only">{label}</span>
      <span className="relative size-check">
        <input
          type="checkbox"
          checked={checked}
          onChange={onChange}
          className="peer absolute inset-0 size-full appearance-none rounded-sm border border-edge bg-surface checked:border-accent checked:bg-accent hover:border-ink forced-colors:appearance-auto"
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute inset-0 m-auto hidden size-4 text-on-fill peer-checked:block forced-colors:hidden!"
        />
      </span>
    </label>
  );
}
