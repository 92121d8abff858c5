import { StatTiles } from '@/components/builder/stat-tiles';
import { inList } from '@/lib/roster/words';
import type { Card } from '@/lib/systems/at-43/card';
import { pagesOf } from '@/lib/systems/at-43/catalogue';
import { weaponText } from '@/lib/systems/at-43/evaluate/table-values';
import { profileIds, profileStats } from '@/lib/systems/at-43/fields';
import { apText, figuresText, rankText, statText } from '@/lib/systems/at-43/paper/text';
import { OddsChart, oddsNote } from './odds-chart';

/** A read-only card: its figures, its weapons with their odds, and the options of its units. */
export function CardView({ card }: { card: Card }) {
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
    numbers ? `Numbers: ${numbersText(numbers, card)}` : 'Numbers not known',
    ap
      ? `${ap.standard} A.P., ${ap.maximum} at most${ap.extra === null ? '' : `, ${ap.extra} an extra fighter`}`
      : 'A.P. not known',
    ...optionLines(card),
    ...(abilities.length > 0 ? [`Abilities: ${inList(abilities)}`] : []),
  ];
  return (
    <div className="space-y-3">
      <StatTiles
        stats={profileStats}
        element={card}
        ids={profileIds}
        size="sm"
        head="name"
        dash="not known"
        className="mt-1.5 max-w-md"
      />
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
            <li key={index}>
              <p className="text-sm">
                <span className="font-medium">
                  {weapon.count > 1 && `${weapon.count} × `}
                  {weapon.name}
                </span>
                <span className="text-muted">
                  {' '}
                  · {weaponText(weapon)}
                  {weapon.special && ' · special'}
                </span>
              </p>
              <OddsChart weapon={weapon} />
            </li>
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
