'use client';

import { useId } from 'react';
import { useEditForce } from '@/components/builder/context';
import { Disclosure } from '@/components/ui/disclosure';
import type { Ruling, RulingValue } from '@/lib/roster/ruling';
import { rulings } from '@/lib/systems/horizon-wars/catalogue';
import { changedRulings, rulingValue, setRuling } from '@/lib/systems/horizon-wars/edit-force';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { PageNote } from './notes';
import { useForce } from './use-force';

/** The readings of open passages that this force is mustered by. */
export function Rulings() {
  const force = useForce();
  const edit = useEditForce<Force>();
  const changed = changedRulings(force);
  return (
    <Disclosure
      title="Rulings"
      aside={changed === 0 ? 'All by default' : `${changed} of ${rulings.length} changed`}
    >
      <p className="mb-4 max-w-prose text-muted text-sm">
        Where the book is silent or contradicts itself, a reading is chosen here.
      </p>
      <div className="space-y-5">
        {rulings.map((ruling) => (
          <RulingField
            key={ruling.id}
            ruling={ruling}
            value={rulingValue(force, ruling.id)}
            onChange={(value) => edit((now) => setRuling(now, ruling.id, value))}
          />
        ))}
      </div>
    </Disclosure>
  );
}

type RulingFieldProps = {
  ruling: Ruling;
  value: RulingValue | undefined;
  onChange: (value: RulingValue) => void;
};

function RulingField({ ruling, value, onChange }: RulingFieldProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-question`} className="min-w-0">
      <legend className="font-medium text-sm">
        {ruling.title} {value !== ruling.default && <span className="text-accent">· changed</span>}
      </legend>
      <p id={`${id}-question`} className="mb-1 max-w-prose text-muted text-sm">
        {ruling.question} <PageNote page={ruling.page} />
      </p>
      {ruling.values.map((each) => (
        <label
          key={each.value}
          className="flex min-h-control items-center gap-2.5 rounded-sm py-1 hover:bg-accent-wash"
        >
          <input
            type="radio"
            name={id}
            className="size-check shrink-0 appearance-none rounded-full border border-edge bg-surface checked:border-[0.45rem] checked:border-accent forced-colors:appearance-auto"
            checked={each.value === value}
            onChange={() => onChange(each.value)}
          />
          <span className="min-w-0">
            {each.meaning}
            {each.value === ruling.default && <span className="text-muted text-xs"> Default</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
