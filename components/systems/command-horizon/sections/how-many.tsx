import { Plus } from 'lucide-react';
import { useBuilder } from '@/components/builder/context';
import { ProblemPlace } from '@/components/builder/problem-place';
import { TakeOut } from '@/components/builder/take-out';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { useReckoning } from '../use-force';

/** Adds the first unit, and takes units out where the pack allows fewer; nothing where neither is needed. */
export function HowMany() {
  const { open } = useBuilder();
  const { pack, units, unitCount } = useReckoning();
  const most = pack?.maxElements;
  if (units.length === 0)
    return (
      <ProblemPlace path={['units']} exact>
        <Button variant="primary" onClick={() => open({ kind: 'picker' })}>
          <Plus aria-hidden size={16} /> Add the first unit
        </Button>
      </ProblemPlace>
    );
  if (most === undefined || unitCount <= most) return null;
  return (
    <Section title="Units" level={3} aside={`${unitCount} of ${most}`}>
      <ProblemPlace path={['units']} exact>
        <TakeOut elements={units} />
      </ProblemPlace>
    </Section>
  );
}
