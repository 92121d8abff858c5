import type { Card } from '@/lib/systems/at-43/card';
import { heroOfCard } from '@/lib/systems/at-43/leaders';
import { NameEdit } from '../name-edit';
import type { SetCard } from './set-card';

/** The fields of a hero's card: the machine the hero rides, and who leads its unit. */
export function HeroFields({ card, set }: { card: Card; set: SetCard }) {
  const hero = heroOfCard(card);
  return (
    <div className="space-y-2">
      <NameEdit
        optional
        className="max-w-96"
        label="Aboard"
        hint="Designation of the machine that the hero rides; empty for none. The hero leads units of it only, unless a ruling says otherwise."
        value={card.aboard ?? ''}
        onChange={(aboard) => set({ aboard: aboard === '' ? null : aboard })}
      />
      <p className="text-muted text-sm">
        {hero
          ? `${hero.name} is the one fighter of this card and leads its unit.`
          : "A hero's own card has one officer, the hero, and numbers of 1 to 1."}
      </p>
    </div>
  );
}
