import type { Pack } from '@/lib/roster/pack';
import type { Fault, Parsed } from '@/lib/roster/report';
import { readPackValue } from './read';

/** Reads the field `pack` of a request; its faults are named from the request on. */
export async function readPackField(value: unknown): Promise<Parsed<Pack>> {
  const read = await readPackValue(value);
  return read.ok ? read : { ok: false, faults: below('pack', read.faults) };
}

/** The faults of what stands in a field of a request, named from the request on. */
export const below = (field: string, faults: readonly Fault[]): Fault[] =>
  faults.map((fault) => ({ ...fault, path: fault.path === '' ? field : `${field}.${fault.path}` }));

/** The fields of a request that are not known, as faults. */
export const unknownFields = (fields: object): Fault[] =>
  Object.keys(fields).map((path) => ({
    path,
    code: 'unknown-field',
    message: 'This field is not known here; leave it out.',
  }));
