import { Mends } from '@/components/builder/mends';
import { TakeOut } from '@/components/builder/take-out';
import { Section } from '@/components/ui/section';
import { colonialWarMechShare, newColonialAgeMartianAircraft } from '@/lib/systems/horizon-wars/rules/era';
import { mended } from '../mended';
import { useReckoning } from '../use-force';

/** Takes mechs or aircraft out where the era has fewer of them; nothing where it has not. */
export function EraShares() {
  const reckoning = useReckoning();
  const { mechs, aircraft } = reckoning;
  const shares = [
    { rule: colonialWarMechShare, of: mechs, title: 'Mechs in the Colonial War' },
    { rule: newColonialAgeMartianAircraft, of: aircraft, title: 'Martian aircraft' },
  ].filter(({ rule }) => rule.check(reckoning).length > 0);
  return shares.map(({ rule, of, title }) => (
    <Section key={rule.id} title={title} level={3} aside="too many">
      <Mends rules={mended.share.filter((id) => id === rule.id)}>
        <TakeOut elements={of} />
      </Mends>
    </Section>
  ));
}
