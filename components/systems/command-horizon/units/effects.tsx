import { pageText } from '@/lib/roster/verdict';
import type { ReckonedUnit } from '@/lib/systems/command-horizon/reckon-units';

/** What a type of unit may do beside its figures, and where that stands. */
export function Effects({ unit: { type, profile } }: { unit: Pick<ReckonedUnit, 'type' | 'profile'> }) {
  const effects = [
    ...type.effects,
    ...(profile.effects ?? []),
    ...((profile.closeDefence ?? 0) > 0 ? [`${profile.closeDefence} defence die more in close combat.`] : []),
    type.light
      ? 'Marks targets, secures objectives, crosses rough ground free.'
      : 'Only captures objectives.',
  ];
  return (
    <p className="max-w-prose text-muted text-sm">
      {effects.join(' ')} <span className="whitespace-nowrap">({pageText(type.page)})</span>
    </p>
  );
}
