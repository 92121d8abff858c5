'use client';

import { Plus } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { addPlatoon } from '@/lib/systems/at-43/edits/edit-platoons';
import { useEdit, useEvaluation } from '../use-force';
import { PlatoonEditor } from './platoon-editor';

/** The platoons: their names, patterns, and the unit in each slot. */
export function PlatoonsPanel() {
  const edit = useEdit();
  const { platoons } = useEvaluation();
  const add = (
    <Button onClick={() => edit(addPlatoon)}>
      <Plus aria-hidden size={16} /> Add a platoon
    </Button>
  );
  if (platoons.length === 0)
    return (
      <EmptyState title="No platoon" actions={add}>
        A company is built platoon by platoon, each of up to five units (p.118).
      </EmptyState>
    );
  return (
    <div className="@container space-y-8">
      {platoons.map((platoon, index) => (
        <PlatoonEditor key={index} platoon={platoon} index={index} last={index === platoons.length - 1} />
      ))}
      {add}
    </div>
  );
}
