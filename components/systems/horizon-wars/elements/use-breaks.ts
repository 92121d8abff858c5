import { useDeferredValue, useMemo } from 'react';
import { useBuilder } from '@/components/builder/context';
import type { Choice } from '@/lib/systems/horizon-wars/consequences';
import { upgradesFor } from '@/lib/systems/horizon-wars/designer';
import { setAce, setChq } from '@/lib/systems/horizon-wars/edit';
import { dropUpgrade, putUpgrade } from '@/lib/systems/horizon-wars/edit-upgrades';
import type { Element, Force } from '@/lib/systems/horizon-wars/force';
import { breaksOfChoices } from '@/lib/systems/horizon-wars/what-if';
import type { Breaks } from '../design/breaks';
import { useReckoning } from '../use-force';

/** Returns the rules that each choice for an element breaks, deferred so that typing does not wait for it. */
export function useBreaks(id: string): Breaks {
  const { rules } = useBuilder().system;
  const reckoning = useDeferredValue(useReckoning());
  return useMemo(() => {
    const element = reckoning.force.elements.find((each) => each.id === id);
    return element === undefined ? new Map() : breaksOfChoices(reckoning, id, choicesFor(element), rules);
  }, [reckoning, id, rules]);
}

function choicesFor(element: Element): Choice<Force>[] {
  const { id, chq } = element;
  const choices: Choice<Force>[] = [
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
      taken: element.upgrades.some((each) => each.id === upgrade.id),
      put: (force) => putUpgrade(force, id, upgrade.id),
      drop: (force) => dropUpgrade(force, id, upgrade.id),
    });
  return choices;
}
