import type { ReckonedUnit } from './reckon-units';

/** A unit as it stands in battle: mounted or as it is, or on foot (3.3). */
interface Body {
  label: string;
  sv: number;
  /** With the pistols' +1 where every figure bears one (16). */
  fv: number;
  av: number;
  figures: number;
  infantry: boolean;
}

/** A unit, and what it is on foot. */
export function bodiesOf({ label, source, fv, onFoot }: ReckonedUnit): [Body, ...Body[]] {
  const { profile, figures } = source;
  const first = {
    label,
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
      sv: onFoot.profile.sv,
      fv: onFoot.fv,
      av: onFoot.profile.av,
      figures: onFoot.figures,
      infantry: true,
    },
  ];
}
