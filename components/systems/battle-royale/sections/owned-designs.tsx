import { useCollections } from '@/components/builder/collection/use-collections';
import { OfferRow } from '@/components/builder/picker/offer-row';
import { labelOf } from '@/components/shared/stored/item-words';
import { ElementTiles } from '@/components/systems/horizon-wars/design/design-fields';
import { Section } from '@/components/ui/section';
import type { Entry } from '@/lib/roster/collection/collection';
import { bannedBy } from '@/lib/roster/offer';
import { collecting } from '@/lib/systems/battle-royale/collection/collecting';
import { upgradeUses } from '@/lib/systems/battle-royale/edits/designer';
import type { Collected, Force } from '@/lib/systems/battle-royale/force';
import { symbolOfType } from '@/lib/systems/battle-royale/paper/symbol';
import { mechLabel } from '@/lib/systems/battle-royale/paper/text';
import { useEvaluation } from '../use-force';

/** The designs of the roster's collection, or of all collections if it has none; using one replaces the whole mech. */
export function OwnedDesigns({ onUse }: { onUse: (change: () => Force, name: string) => void }) {
  const { pack } = useEvaluation();
  const { own, chosen } = useCollections();
  return (chosen ? [chosen] : own).map(({ id, value }) => (
    <Section key={id} title={<bdi>{labelOf(value)}</bdi>} level={3}>
      <ul className="divide-y divide-line border-line border-b">
        {(value.entries as Entry<Collected>[]).map((entry) => {
          const { element } = entry;
          const name = mechLabel({ name: entry.name, presence: element.presence });
          return (
            <OfferRow
              key={entry.id}
              name={name}
              verb="Use"
              what={`${name} of the collection`}
              symbol={symbolOfType(element)}
              count={0}
              banned={bannedBy(pack, upgradeUses(element))}
              level={4}
              onAdd={() => onUse(() => collecting.field({ mech: { ...element, name } }, entry).force, name)}
              values={<ElementTiles element={element} size="sm" />}
            />
          );
        })}
      </ul>
    </Section>
  ));
}
