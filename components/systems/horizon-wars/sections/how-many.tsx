import { Plus } from 'lucide-react';
import { useBuilder } from '@/components/builder/context';
import { ProblemPlace } from '@/components/builder/problem-place';
import { TakeOut } from '@/components/builder/take-out';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { colonialWarMechShare, newColonialAgeMartianAircraft } from '@/lib/systems/horizon-wars/rules/era';
import { useReckoning } from './use-force';

/** Adds the first element, and takes elements out where pack or era have fewer; nothing where neither is needed. */
export function HowMany() {
  const { open } = useBuilder();
  const reckoning = useReckoning();
  const { pack, elements, mechs, aircraft } = reckoning;
  const most = pack?.maxElements;
  if (elements.length === 0)
    return (
      <ProblemPlace path={['elements']} exact>
        <Button variant="primary" onClick={() => open({ kind: 'picker' })}>
          <Plus aria-hidden size={16} /> Add the first element
        </Button>
      </ProblemPlace>
    );
  const tooMany = most !== undefined && elements.length > most;
  const shares = [
    { rule: colonialWarMechShare, path: ['mechs'], of: mechs, title: 'Mechs in the Colonial War' },
    { rule: newColonialAgeMartianAircraft, path: ['aircraft'], of: aircraft, title: 'Martian aircraft' },
  ].filter(({ rule }) => rule.check(reckoning).length > 0);
  return (
    <>
      {tooMany && (
        <Section title="Elements" level={3} aside={`${elements.length} of ${most}`}>
          <ProblemPlace path={['elements']} exact>
            <TakeOut elements={elements} />
          </ProblemPlace>
        </Section>
      )}
      {shares.map(({ rule, path, of, title }) => (
        <Section key={rule.id} title={title} level={3} aside="too many">
          <ProblemPlace path={path}>
            <TakeOut elements={of} />
          </ProblemPlace>
        </Section>
      ))}
    </>
  );
}
