import { useDeferredValue, useMemo } from 'react';
import { useBuilder } from '@/components/builder/context';
import type { Choice } from '@/lib/systems/horizon-wars/edits/consequences';
import { upgradesFor } from '@/lib/systems/horizon-wars/edits/designer';
import { setAce, setChq } from '@/lib/systems/horizon-wars/edits/edit';
import { addDesignUpgrade, removeDesignUpgrade } from '@/lib/systems/horizon-wars/edits/edit-upgrades';
import { breaksOfChoices } from '@/lib/systems/horizon-wars/edits/what-if';
import type { Element, Force } from '@/lib/systems/horizon-wars/force';
import type { Breaks } from '../design/upgrade-group';
import { useEvaluation } from '../use-force';

/** Returns the rules that each choice for an element breaks, deferred so that typing does not wait for it. */
export function useBreaks(id: string): Breaks {
  const { rules } = useBuilder().system;
  const evaluation = useDeferredValue(useEvaluation());
  return useMemo(() => {
    const element = evaluation.force.elements.find((each) => each.id === id);
    return element === undefined ? new Map() : breaksOfChoices(evaluation, id, choicesFor(element), rules);
  }, [evaluation, id, rules]);
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
      put: (force) => addDesignUpgrade(force, id, upgrade.id),
      drop: (force) => removeDesignUpgrade(force, id, upgrade.id),
    });
  return choices;
}
