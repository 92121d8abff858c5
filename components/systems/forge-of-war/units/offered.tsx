import type { ReactNode } from 'react';
import { OfferRow } from '@/components/builder/offer-row';
import { bannedBy } from '@/lib/roster/pack-bans';
import { trainingOf, unitTypeOf } from '@/lib/systems/forge-of-war/catalogue';
import type { EvaluatedUnit } from '@/lib/systems/forge-of-war/evaluate/evaluate-units';
import { usesOf } from '@/lib/systems/forge-of-war/evaluate/uses';
import { symbolOfType } from '@/lib/systems/forge-of-war/paper/symbol';
import { markersOf } from '@/lib/systems/forge-of-war/paper/tracks';
import { fieldedTypes } from '@/lib/systems/forge-of-war/rules/pack';
import { useEvaluation } from '../use-force';
import { tilesOf, ValueLine } from './value-line';

type OfferedProps = {
  name: string;
  about: string;
  unit: Omit<EvaluatedUnit, 'aboard' | 'load' | 'rides'>;
  disabled: boolean;
  count?: number;
  onLess?: (() => void) | undefined;
  onAdd: () => void;
  /** Additional buttons. */
  children?: ReactNode;
};

/** One unit that may be added: name, values, type and training, and the button. */
export function Offered({ name, about, unit, disabled, count = 0, onLess, onAdd, children }: OfferedProps) {
  const evaluation = useEvaluation();
  const { type, training } = unit.source;
  const tiles = tilesOf({ ...unit, aboard: [], load: 0, rides: [] });
  return (
    <OfferRow
      name={name}
      terms={[
        unitTypeOf(type).name,
        trainingOf(training).name,
        about,
        ...tiles.map(({ key, value }) => `${key}${value}`),
        ...unit.weapons.map(({ weapon }) => weapon?.name ?? ''),
      ]}
      what={name}
      symbol={symbolOfType(unit.source)}
      about={about}
      banned={bannedBy(evaluation.pack, usesOf(unit), unit.troop?.id, fieldedTypes(evaluation))}
      disabled={disabled}
      count={count}
      onLess={onLess}
      onAdd={onAdd}
      values={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <ValueLine tiles={tiles} />
          <span className="condensed text-muted text-sm">
            {unitTypeOf(type).name} · {trainingOf(training).name} · {markersOf(unit)} D
            {unit.weapons.length === 0 && ' · no weapons yet'}
          </span>
        </div>
      }
    >
      {children}
    </OfferRow>
  );
}
