import { ElementCount } from '@/components/builder/element-count';
import { ForceFields } from '@/components/builder/fields/force-fields';
import { ForceRulings } from '@/components/builder/force-rulings';
import { PageNote } from '@/components/builder/notes';
import { Section } from '@/components/ui/section';
import { forceFields } from '@/lib/systems/command-horizon/fields';
import { forceSchema } from '@/lib/systems/command-horizon/force';
import { useEvaluation } from '../use-force';

const described = { shape: forceSchema.shape, fields: forceFields };

/** The settings of the force: faction, unit limit, rulings. */
export function ForcePanel() {
  const { faction, pack, unitCount } = useEvaluation();
  return (
    <div className="space-y-8">
      <ElementCount most={pack?.maxElements} count={unitCount} />
      <Section title="Faction" level={3}>
        <FactionField />
        <ul className="mt-3 max-w-prose list-disc space-y-1 pl-4 text-sm marker:text-accent">
          {faction.traits.map(({ text, page }) => (
            <li key={text}>
              {text} <PageNote page={page} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Units agreed" level={3}>
        <ForceFields {...described} only={['unitLimit']} />
      </Section>
      <ForceRulings />
    </div>
  );
}

/** The faction of the force. */
export const FactionField = () => <ForceFields {...described} only={['faction']} />;
