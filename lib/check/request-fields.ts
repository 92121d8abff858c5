import type { Pack } from '@/lib/roster/pack';
import { below, type Fault, type Parsed, unknownField } from '@/lib/roster/report';
import { readPackValue } from './read';

/** Reads the field `pack` of a request; the paths of its faults start at the request. */
export async function readPackField(value: unknown): Promise<Parsed<Pack>> {
  const read = await readPackValue(value);
  return read.ok ? read : { ok: false, faults: below('pack', read.faults) };
}

/** Faults for the unknown fields of a request. */
export const unknownFields = (fields: object): Fault[] => Object.keys(fields).map(unknownField);
