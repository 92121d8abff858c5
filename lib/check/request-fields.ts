import type { Pack } from '@/lib/roster/pack';
import { below, type Fault, type Parsed, unknownField } from '@/lib/roster/report';
import { suggestion } from '@/lib/roster/suggestion';
import { readPackValue } from './read';

/** Reads the field `pack` of a request; the paths of its faults start at the request. */
export async function readPackField(value: unknown): Promise<Parsed<Pack>> {
  const read = await readPackValue(value);
  return read.ok ? read : { ok: false, faults: below('pack', read.faults) };
}

/** Faults for the unknown fields of a request, with a suggestion for each that is near to one that it may have. */
export const unknownFields = (fields: object, known: readonly string[]): Fault[] =>
  Object.keys(fields).map((field) => {
    const fault = unknownField(field);
    return { ...fault, message: fault.message + suggestion(field, known) };
  });
