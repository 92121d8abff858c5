import { useEffect, useState } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import type { EditKind } from '@/lib/roster/vocabulary';
import { useBuilder } from '../context';

/** The cost of each kind of edit, lowest first: explains the order of the fixes. */
export function EditCosts() {
  const { system } = useBuilder();
  const [kinds, setKinds] = useState<readonly EditKind[]>([]);
  useEffect(() => {
    let current = true;
    system.vocabulary?.().then(
      (vocabulary) => current && setKinds(Object.values(vocabulary.kinds).sort((a, b) => a.cost - b.cost)),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [system]);
  return (
    <Disclosure title="What counts as taking less">
      <p className="mb-2">The cost of each change; the fix with the lowest total comes first.</p>
      <ul className="divide-y divide-line border-line border-y text-sm">
        {kinds.map(({ cost, further, about }) => (
          <li key={about} className="flex gap-3 py-1">
            <span className="w-12 shrink-0 font-medium tabular-nums">
              {further === undefined ? cost : `${cost} or ${further}`}
            </span>
            {about}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
