import type { EvaluatedUnit } from './evaluate-units';

/** The values of a unit in one state: as it is, or on foot (3.3). */
export interface Body {
  label: string;
  cv: number;
  sv: number;
  /** Including the pistols' +1 if every figure bears one (16). */
  fv: number;
  av: number;
  figures: number;
  infantry: boolean;
}

/** The values of a unit, and those on foot if it dismounts. */
export function combatValuesOf({ label, source, fv, onFoot }: EvaluatedUnit): [Body, ...Body[]] {
  const { profile, figures } = source;
  const first = {
    label,
    cv: profile.cv,
    sv: profile.sv,
    fv,
    av: profile.av,
    figures,
    infantry: source.type === 'infantry',
  };
  if (onFoot === null) return [first];
  return [
    first,
    {
      label: `${label} on foot`,
      cv: onFoot.profile.cv,
      sv: onFoot.profile.sv,
      fv: onFoot.fv,
      av: onFoot.profile.av,
      figures: onFoot.figures,
      infantry: true,
    },
  ];
}
