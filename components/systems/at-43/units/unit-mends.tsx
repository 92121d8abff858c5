import type { ReactNode } from 'react';
import { Mends } from '@/components/builder/mends';
import type { ReckonedUnit } from '@/lib/systems/at-43/reckon-unit';
import { mendedIn, type UnitPart } from '../mended';
import { useReckoning } from '../use-force';

type UnitMendsProps = { part: UnitPart; unit: ReckonedUnit; children: ReactNode };

/** A part of a unit's editor, with the problems that are mended there. */
export function UnitMends({ part, unit, children }: UnitMendsProps) {
  const { pack } = useReckoning();
  return (
    <Mends rules={mendedIn(part, unit, pack)} element={unit.id}>
      {children}
    </Mends>
  );
}
