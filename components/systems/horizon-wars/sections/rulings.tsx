'use client';

import { useEditForce } from '@/components/builder/context';
import { RulingFields } from '@/components/builder/ruling-fields';
import { rulings } from '@/lib/systems/horizon-wars/catalogue';
import { rulingValue, setRuling } from '@/lib/systems/horizon-wars/edit-force';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { useForce } from './use-force';

/** The readings of open passages that this force is mustered by. */
export function Rulings() {
  const force = useForce();
  const edit = useEditForce<Force>();
  return (
    <RulingFields
      rulings={rulings}
      chosen={(id) => rulingValue(force, id)}
      onChange={(id, value) => edit((now) => setRuling(now, id, value))}
    />
  );
}
