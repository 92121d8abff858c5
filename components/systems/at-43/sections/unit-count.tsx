import { Plus } from 'lucide-react';
import { useBuilder } from '@/components/builder/context';
import { ProblemPlace } from '@/components/builder/problem-place';
import { TooMany } from '@/components/builder/too-many';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useReckoning } from '../use-force';

/** Adds the first unit, and takes units out where the pack allows fewer; nothing where neither is needed. */
export function UnitCount() {
  const { open } = useBuilder();
  const { pack, units } = useReckoning();
  if (units.length > 0) return <TooMany most={pack?.maxElements} />;
  return (
    <ProblemPlace path={['units']} exact>
      <EmptyState
        title="No units yet"
        actions={
          <Button variant="primary" onClick={() => open({ kind: 'picker' })}>
            <Plus aria-hidden size={16} /> Add the first unit
          </Button>
        }
      >
        A company has one unit at least.
      </EmptyState>
    </ProblemPlace>
  );
}
