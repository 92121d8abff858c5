import { Plus } from 'lucide-react';
import { useBuilder } from '@/components/builder/context';
import { Mends } from '@/components/builder/mends';
import { TakeOut } from '@/components/builder/take-out';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { colonialWarMechShare, newColonialAgeMartianAircraft } from '@/lib/systems/horizon-wars/rules/era';
import { mended } from '../mended';
import { useReckoning } from '../use-force';

/** Adds the first element, and takes elements out where pack or era have fewer; nothing where neither is needed. */
export function HowMany() {
  const { open } = useBuilder();
  const reckoning = useReckoning();
  const { pack, elements, mechs, aircraft } = reckoning;
  const most = pack?.maxElements;
  if (elements.length === 0)
    return (
      <Mends rules={mended.add}>
        <Button variant="primary" onClick={() => open({ kind: 'picker' })}>
          <Plus aria-hidden size={16} /> Add the first element
        </Button>
      </Mends>
    );
  const tooMany = most !== undefined && elements.length > most;
  const shares = [
    { rule: colonialWarMechShare, of: mechs, title: 'Mechs in the Colonial War' },
    { rule: newColonialAgeMartianAircraft, of: aircraft, title: 'Martian aircraft' },
  ].filter(({ rule }) => rule.check(reckoning).length > 0);
  return (
    <>
      {tooMany && (
        <Section title="Elements" level={3} aside={`${elements.length} of ${most}`}>
          <Mends rules={mended.tooMany}>
            <TakeOut elements={elements} />
          </Mends>
        </Section>
      )}
      {shares.map(({ rule, of, title }) => (
        <Section key={rule.id} title={title} level={3} aside="too many">
          <Mends rules={mended.share.filter((id) => id === rule.id)}>
            <TakeOut elements={of} />
          </Mends>
        </Section>
      ))}
    </>
  );
}
