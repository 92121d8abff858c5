import { Segmented } from '@/components/ui/segmented';
import { capitalised } from '@/lib/roster/words';
import { type Card, categories } from '@/lib/systems/at-43/card';
import { categoryNames } from '@/lib/systems/at-43/text';
import { NameEdit } from '../name-edit';
import type { SetCard } from './set-card';

const UNKNOWN = 'unknown';
const types = ['1', '2', '3'] as const;

type CategoryFieldsProps = {
  card: Card;
  set: SetCard;
  onDesignation: (designation: string) => void;
  /** Ids of other cards. */
  taken: readonly string[];
};

/** Designation, id, army, faction, category and type of a card. */
export function CategoryFields({ card, set, onDesignation, taken }: CategoryFieldsProps) {
  return (
    <div className="space-y-3">
      <div className="grid gap-x-6 gap-y-3 @md:grid-cols-2">
        <NameEdit immediate label="Designation" value={card.designation} onChange={onDesignation} />
        <NameEdit
          label="Id"
          hint="What files call it; units follow."
          value={card.id}
          immediate
          taken={taken}
          onChange={(id) => set({ id })}
        />
        <NameEdit label="Army" value={card.army} onChange={(army) => set({ army })} />
        <NameEdit
          label="Faction"
          optional
          hint="Empty for none."
          value={card.faction ?? ''}
          onChange={(faction) => set({ faction: faction === '' ? null : faction })}
        />
      </div>
      <Segmented
        label="Category"
        value={card.category}
        options={categories.map((value) => ({ value, label: capitalised(categoryNames[value]) }))}
        onChange={(category) => set({ category })}
      />
      <Segmented
        label="Type"
        value={card.type === null ? UNKNOWN : (`${card.type}` as (typeof types)[number])}
        options={[
          ...types.map((value) => ({ value, label: '★'.repeat(Number(value)) })),
          { value: UNKNOWN, label: 'Not known' },
        ]}
        onChange={(type) => set({ type: type === UNKNOWN ? null : Number(type) })}
      />
    </div>
  );
}
