import { useDeferredValue, useMemo } from 'react';
import { upgradesFor } from '@/lib/systems/horizon-wars/designer';
import { setAce, setChq } from '@/lib/systems/horizon-wars/edit';
import { dropUpgrade, putUpgrade } from '@/lib/systems/horizon-wars/edit-upgrades';
import type { Element } from '@/lib/systems/horizon-wars/force';
import { breaksOfChoices, type Choice, type Consequence } from '@/lib/systems/horizon-wars/what-if';
import { useReckoning } from './use-force';

/** By choice (an upgrade's id, "chq", "ace"), the rules it breaks or would break. */
export type Breaks = ReadonlyMap<string, readonly Consequence[]>;

/** What every choice for an element breaks. Worked out behind the keystroke, which does not wait for it. */
export function useBreaks(id: string): Breaks {
  const reckoning = useDeferredValue(useReckoning());
  return useMemo(() => {
    const element = reckoning.force.elements.find((each) => each.id === id);
    return element === undefined ? new Map() : breaksOfChoices(reckoning, id, choicesFor(element));
  }, [reckoning, id]);
}

/** The rules that every one of several choices would break; none where there are fewer than two. */
export function sharedBreaks(breaks: Breaks, choices: readonly string[]): Consequence[] {
  const [first, ...others] = choices.map((id) => breaks.get(id) ?? []);
  if (first === undefined || others.length === 0) return [];
  return first.filter(({ rule }) => others.every((each) => each.some((other) => other.rule === rule)));
}

/** A list of consequences without those that were said already. */
export const unsaid = (breaks: readonly Consequence[], said: readonly Consequence[]) =>
  breaks.filter(({ rule }) => said.every((each) => each.rule !== rule));

function choicesFor(element: Element): Choice[] {
  const { id, chq } = element;
  const choices: Choice[] = [
    {
      id: 'chq',
      taken: chq,
      put: (force) => setChq(force, id, true),
      drop: (force) => setChq(force, id, false),
    },
  ];
  if (element.kind === 'conventional') return choices;
  choices.push({
    id: 'ace',
    taken: element.ace,
    put: (force) => setAce(force, id, true),
    drop: (force) => setAce(force, id, false),
  });
  for (const upgrade of upgradesFor(element.kind))
    choices.push({
      id: upgrade.id,
      taken: element.upgrades.some((taken) => taken.id === upgrade.id),
      put: (force) => putUpgrade(force, id, upgrade.id),
      drop: (force) => dropUpgrade(force, id, upgrade.id),
    });
  return choices;
}
