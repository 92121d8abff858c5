import { useEffect, useState } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { costText, type EditKind, TAKE_BACK } from '@/lib/roster/edit-catalogue';
import { useBuilder } from '../context';

/** The cost of each kind of edit, lowest first: explains the order of the fixes. */
export function EditCosts() {
  const { system } = useBuilder();
  const [kinds, setKinds] = useState<readonly EditKind[]>([]);
  useEffect(() => {
    let current = true;
    system.editCatalogue?.().then(
      ({ kinds: own }) =>
        current && setKinds(Object.values({ ...TAKE_BACK, ...own }).sort((a, b) => a.cost - b.cost)),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [system]);
  return (
    <Disclosure title="How the size of a change is measured">
      <p className="mb-2">
        Each change has a cost, and each adds 1. The fix with the lowest total comes first.
      </p>
      <ul className="divide-y divide-line border-line border-y text-sm">
        {kinds.map((kind) => (
          <li key={kind.about} className="flex gap-3 py-1">
            <span className="w-28 shrink-0 font-medium tabular-nums">{costText(kind)}</span>
            {kind.about}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
