import type { Card } from '@/lib/systems/at-43/card';
import { NameEdit } from '../name-edit';
import { ListEditor } from './list-editor';
import type { SetCard } from './set-card';

/** Edits the abilities of a card, a few words each. */
export function AbilityList({ card, set }: { card: Card; set: SetCard }) {
  return (
    <ListEditor
      title="Abilities"
      noun="ability"
      items={card.abilities.map((words) => ({ words }))}
      labelOf={({ words }) => words}
      blank={() => ({ words: 'Ability' })}
      onChange={(list) => set({ abilities: list.map(({ words }) => words) })}
    >
      {({ words }, change) => (
        <NameEdit
          compact
          className="w-72 max-w-[calc(100%-2.75rem)]"
          label="Ability"
          value={words}
          onChange={(text) => change({ words: text })}
        />
      )}
    </ListEditor>
  );
}
