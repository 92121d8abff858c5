import type { Fault } from '@/lib/roster/report';

/** A form of react-hook-form, as far as errors of a server need it: its library is not loaded for them. */
export interface FormWithErrors {
  getValues: (name: never) => unknown;
  setError: (name: never, error: { type: string; message: string }) => void;
}

/**
 * Shows what a server found wrong at the fields that it names; returns whether all of it has a field.
 * @param faults with paths in the request, which has the values of the form under `command` or by themselves
 */
export function showFaults({ getValues, setError }: FormWithErrors, faults: readonly Fault[]): boolean {
  const shown = faults.filter(({ path, message }) => {
    const name = path.replace(/^command\./, '') as never;
    if (getValues(name) === undefined) return false;
    setError(name, { type: 'server', message });
    return true;
  });
  return faults.length > 0 && shown.length === faults.length;
}
