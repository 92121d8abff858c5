import { Copy, Pencil } from 'lucide-react';
import { useBuilder } from '@/components/builder/context';
import { StatTiles } from '@/components/builder/fields/stat-tiles';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { inList } from '@/lib/roster/text/words';
import type { Card } from '@/lib/systems/at-43/catalogue/card';
import { profileIds, profileStats } from '@/lib/systems/at-43/catalogue/card-fields';
import { isSample, pagesOf } from '@/lib/systems/at-43/catalogue/catalogue';
import { setCard } from '@/lib/systems/at-43/edits/edit';
import { copyOf, putCards } from '@/lib/systems/at-43/edits/edit-cards';
import type { EvaluatedUnit } from '@/lib/systems/at-43/evaluate/evaluate-unit';
import { apText, figuresText, rankText, statText } from '@/lib/systems/at-43/paper/text';
import { useEdit, useForce, useStoredCards } from '../use-force';
import { openCard } from './cards-panel';
import { oddsNote, WeaponOdds } from './odds-chart';

/** The full card of a unit, with a button to edit it; a sample is copied first. */
export function CardSection({ unit: { id, card } }: { unit: EvaluatedUnit }) {
  const { open } = useBuilder();
  const edit = useEdit();
  const force = useForce();
  const library = useStoredCards();
  if (card === null) return null;
  const sample = isSample(card);
  const change = () => {
    const own = sample ? copyOf(card, force, library.ids) : card;
    if (sample) edit((now) => setCard(putCards(now, [own]), id, own.id));
    openCard(own.id);
    open({ kind: 'section', id: 'cards' });
  };
  return (
    <Section
      title={`Card: ${card.designation}`}
      level={3}
      aside={sample ? 'a sample: only what the extracts state' : undefined}
      actions={
        <Button size="sm" onClick={change}>
          {sample ? <Copy aria-hidden size={16} /> : <Pencil aria-hidden size={16} />}
          {sample ? 'Copy and fill in' : 'Edit the card'}
        </Button>
      }
    >
      <CardView card={card} />
    </Section>
  );
}

/** A read-only card: its figures, its weapons with their odds, and the options of its units. */
function CardView({ card }: { card: Card }) {
  const { structure, weapons, supportWeapon, aboard, numbers, ap, abilities } = card;
  const pages = pagesOf(card);
  const lines = [
    ...(structure
      ? [
          `Structure: frame ${statText(structure.frame)}, propulsion ${statText(structure.propulsion)}${structure.weapons
            .map(({ name, points }) => `, ${name.toLowerCase()} ${statText(points)}`)
            .join('')}`,
        ]
      : []),
    ...(supportWeapon
      ? [
          `Support weapon: ${supportWeapon.name}, protection ${statText(supportWeapon.protection)}, combat ${statText(supportWeapon.combat)}, size ${statText(supportWeapon.size)}`,
        ]
      : []),
    ...(aboard === null ? [] : [`Aboard: ${aboard}`]),
    numbers ? `Numbers: ${numbersText(numbers, card)}` : 'Numbers unknown',
    ap
      ? `${ap.standard} A.P., ${ap.maximum} at most${ap.extra === null ? '' : `, ${ap.extra} an extra fighter`}`
      : 'Unknown A.P.',
    ...optionLines(card),
    ...(abilities.length > 0 ? [`Abilities: ${inList(abilities)}`] : []),
  ];
  return (
    <div className="space-y-3">
      <CardProfile card={card} />
      <ul className="grid gap-0.5 text-sm">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {weapons.some(({ penetration }) => penetration !== null) && (
        <p className="text-muted text-xs">{oddsNote}</p>
      )}
      {weapons.length > 0 && (
        <ul className="grid gap-4">
          {weapons.map((weapon, index) => (
            <WeaponOdds
              key={index}
              weapon={weapon}
              name={weapon.count > 1 ? `${weapon.count} × ${weapon.name}` : weapon.name}
              {...(weapon.special && { note: 'special' })}
            />
          ))}
        </ul>
      )}
      {pages.length > 0 && <p className="text-muted text-xs">Stated on p.{pages.join(', ')}.</p>}
    </div>
  );
}

const numbersText = ({ min, max }: { min: number; max: number }, card: Card) =>
  min === max ? figuresText(max, card) : `${min} to ${figuresText(max, card)}`;

const optionLines = ({ specialWeapons, officers, specialists, equipment }: Card): string[] =>
  [
    specialWeapons.map(({ name, max, ap }) => `${name} (${max ?? '?'} at most, ${apText(ap)} each)`),
    officers.map(
      ({ name, rank, ap, hero }) => `${hero ? 'hero ' : ''}${name} (${rankText(rank)}, ${apText(ap)})`,
    ),
    specialists.map(({ name, ap }) => `${name} (${apText(ap)})`),
    equipment.map(({ name, ap }) => `${name} (${apText(ap)})`),
  ].flatMap((list, index) =>
    list.length === 0
      ? []
      : [`${['Special weapons', 'Officers', 'Specialists', 'Equipment'][index]}: ${inList(list)}`],
  );

/** The profile of a card in a row. */
export const CardProfile = ({ card }: { card: Card }) => (
  <StatTiles
    stats={profileStats}
    element={card}
    ids={profileIds}
    size="sm"
    head="name"
    dash="unknown"
    className="mt-1.5 max-w-md"
  />
);
