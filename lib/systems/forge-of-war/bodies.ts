import type { ReckonedUnit } from './reckon-units';

/** A unit as it stands in battle: mounted or as it is, or on foot (3.3). */
interface Body {
  label: string;
  sv: number;
  /** With the pistols' +1 where every figure bears one (16). */
  fv: number;
  figures: number;
}

/** A unit, and what it is on foot. */
export function bodiesOf({ label, source, fv, onFoot }: ReckonedUnit): [Body, ...Body[]] {
  const { profile, figures } = source;
  const first = { label, sv: profile.sv, fv, figures };
  if (onFoot === null) return [first];
  return [
    first,
    { label: `${label} on foot`, sv: onFoot.profile.sv, fv: onFoot.fv, figures: onFoot.figures },
  ];
}
