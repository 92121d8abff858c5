import { Section } from '@/components/ui/section';
import type { Card } from '@/lib/systems/at-43/card';
import { sampleIds } from '@/lib/systems/at-43/catalogue';
import { editCard, followingId } from '@/lib/systems/at-43/edit-cards';
import { isInfantry } from '@/lib/systems/at-43/text';
import { useEdit, useForce } from '../use-force';
import { AbilityList } from './ability-list';
import { CategoryFields } from './category-fields';
import { HeroFields } from './hero-fields';
import { BearerList, ExtraList, NumbersFields, OfficerList } from './offer-fields';
import { ProfileFields } from './profile-fields';
import type { SetCard } from './set-card';
import { StructureFields } from './structure-fields';
import { SupportWeaponFields } from './support-weapon-fields';
import { useStoredCards } from './use-stored-cards';
import { WeaponList } from './weapon-fields';

type CardEditorProps = {
  card: Card;
  /** Called with the new id. */
  onRenamed: (id: string) => void;
};

/** Edits every field of one of the company's cards; an empty figure is unknown. */
export function CardEditor({ card, onRenamed }: CardEditorProps) {
  const edit = useEdit();
  const force = useForce();
  const library = useStoredCards();
  const set: SetCard = (fields) => {
    edit((now) => editCard(now, card.id, fields));
    if (fields.id !== undefined) onRenamed(fields.id);
  };
  // Stored cards are looked up by id, so theirs does not follow the designation.
  const storedIds = library.cards.map(({ id }) => id);
  const rename = (designation: string) => {
    const id = storedIds.includes(card.id) ? card.id : followingId(card, designation, force, storedIds);
    set(id === card.id ? { designation } : { designation, id });
  };
  const taken = [...sampleIds, ...force.cards.map(({ id }) => id)].filter((id) => id !== card.id);
  const part = { card, set };
  return (
    <div className="space-y-8">
      <p className="text-muted text-sm">Leave a figure empty where it is not known.</p>
      <Section title="Card" level={3}>
        <CategoryFields {...part} onDesignation={rename} taken={taken} />
      </Section>
      <Section title="Figures" level={3} aside="p.50">
        <ProfileFields {...part} />
      </Section>
      {(!isInfantry(card.category) || card.structure !== null) && (
        <Section title="Structure points" level={3} aside="striders and vehicles, p.51">
          <StructureFields {...part} />
        </Section>
      )}
      {(card.category === 'support-unit' || card.supportWeapon !== null) && (
        <Section title="Support weapon" level={3} aside="a fighter apart from its gunners, p.48">
          <SupportWeaponFields {...part} />
        </Section>
      )}
      <WeaponList {...part} />
      <Section title="Numbers and A.P." level={3} aside="off the army book">
        <NumbersFields {...part} />
      </Section>
      <BearerList {...part} />
      <OfficerList {...part} />
      {(card.aboard !== null || card.officers.some(({ hero }) => hero)) && (
        <Section title="Hero" level={3} aside="p.48, 76">
          <HeroFields {...part} />
        </Section>
      )}
      <ExtraList {...part} field="specialists" title="Specialists" noun="specialist" />
      <ExtraList {...part} field="equipment" title="Equipment" noun="piece of equipment" />
      <AbilityList {...part} />
    </div>
  );
}
