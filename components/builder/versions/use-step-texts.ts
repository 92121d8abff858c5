import { useCallback } from 'react';
import { useLoaded } from '@/components/shell/use-loaded';
import { stepText } from '@/lib/fixes/step-text';
import type { AnyEditCatalogue } from '@/lib/roster/edit-catalogue';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { runInSlices } from '@/lib/roster/time-slices';
import { useBuilder, useBuilderState } from '../context';
import type { History } from '../history';

/** Returns what each undo step of the roster changed, by its number; undefined or null until that is known. */
export function useStepTexts(): ReadonlyMap<number, string> | null | undefined {
  const { store, system } = useBuilder();
  const steps = useBuilderState(({ history }) => history.steps);
  const load = useCallback(async () => {
    const catalogue = await system.editCatalogue?.();
    if (!catalogue) return null;
    const texts = textsOf(steps, store.state().history.read, system, catalogue);
    return (await runInSlices(texts, () => false)) ?? null;
  }, [steps, store, system]);
  return useLoaded(load);
}

/** The first step has none, and neither has one next to a step that cannot be read. */
function* textsOf(
  steps: History['steps'],
  read: History['read'],
  system: AnyGameSystem,
  catalogue: AnyEditCatalogue,
): Generator<undefined, Map<number, string>> {
  const texts = new Map<number, string>();
  let before: Roster | null = null;
  for (const { step, roster } of steps) {
    const now = read(roster);
    const text: string = now && before ? stepText(now, before, system, catalogue) : '';
    if (text !== '') texts.set(step, text);
    before = now;
    yield;
  }
  return texts;
}
