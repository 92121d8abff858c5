import { useId } from 'react';
import type { TrackerAt } from '@/lib/play/setup';
import { TrackerLabel } from './tracker-label';

interface ChoiceMarkProps {
  tracker: TrackerAt;
  page: string;
  value: string;
  onSet: (to: string) => void;
}

/** One of a few, as radio buttons that wrap; with none of them where that is the start. */
export function ChoiceMark({ tracker: { label, options, start }, page, value, onSet }: ChoiceMarkProps) {
  const id = useId();
  const offered = start === '' ? [{ id: '', label: 'None' }, ...options] : options;
  // One that only a newer version knows.
  const isKnown = value === '' || offered.some((option) => option.id === value);
  return (
    <fieldset aria-labelledby={`${id}-label`} className="min-w-0">
      <TrackerLabel id={`${id}-label`} label={label} page={page} />
      <div className="flex flex-wrap pt-px pl-px">
        {[...offered, ...(isKnown ? [] : [{ id: value, label: value }])].map((option) => (
          <label
            key={option.id}
            className="relative -mt-px -ml-px flex min-h-12 min-w-12 items-center justify-center border border-edge bg-surface px-3 text-center leading-tight hover:z-1 hover:border-ink hover:bg-accent-wash has-checked:z-1 has-checked:border-accent has-checked:bg-accent has-checked:font-medium has-checked:text-on-fill has-focus-visible:z-2 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 forced-colors:has-checked:outline-2"
          >
            <input
              type="radio"
              name={id}
              checked={option.id === value}
              onChange={() => onSet(option.id)}
              className="absolute inset-0 size-full cursor-[inherit] appearance-none outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
