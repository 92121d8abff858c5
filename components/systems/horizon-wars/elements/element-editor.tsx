import { useDeferredValue, useMemo } from 'react';
import { useBuilder } from '@/components/builder/context';
import { helpOf } from '@/components/builder/fields/any-field';
import { Consequences } from '@/components/builder/fields/ban';
import { RemoveElement } from '@/components/builder/fields/members';
import { SpecialList } from '@/components/builder/fields/stat-tiles';
import { TextEdit } from '@/components/builder/fields/text-edit';
import { ProblemPlace } from '@/components/builder/verdict/problems';
import { Button } from '@/components/ui/button';
import { CheckField } from '@/components/ui/fields/check-field';
import { Section } from '@/components/ui/section';
import { inList } from '@/lib/roster/text/words';
import { tacticalUpgrade } from '@/lib/systems/horizon-wars/catalogue/catalogue';
import { breaksOfChoices, priceOf, upgradesFor } from '@/lib/systems/horizon-wars/edits/designer';
import {
  addDesignUpgrade,
  removeDesignUpgrade,
  setAce,
  setChq,
  setName,
} from '@/lib/systems/horizon-wars/edits/edit';
import type { Choice } from '@/lib/systems/horizon-wars/edits/mech-designer';
import type { EvaluatedElement } from '@/lib/systems/horizon-wars/evaluate/evaluate-elements';
import { elementFields } from '@/lib/systems/horizon-wars/fields';
import type { Element, Force } from '@/lib/systems/horizon-wars/force';
import { specialsOf } from '@/lib/systems/horizon-wars/paper/marks';
import { kindName, statNames, statOrder, typeName } from '@/lib/systems/horizon-wars/paper/text';
import { colonialWarConventionalTypes, maulMechsOnly } from '@/lib/systems/horizon-wars/rules/era';
import { packMost } from '@/lib/systems/horizon-wars/rules/pack';
import { ElementTiles } from '../design/design-fields';
import type { Breaks } from '../design/upgrade-group';
import { useEdit, useEvaluation } from '../use-force';
import { Designer } from './designer';

/** Everything that can be chosen for an element. */
export function ElementEditor({ id }: { id: string }) {
  const element = useEvaluation().elements.find((each) => each.id === id);
  return element === undefined ? null : <ElementFields element={element} />;
}

type ElementProps = { element: EvaluatedElement };

function ElementFields({ element }: ElementProps) {
  const breaks = useBreaks(element.id);
  return (
    <div className="@container space-y-6">
      <ElementHead element={element} />
      <RemoveDisallowed element={element} />
      <LeaderChoices element={element} breaks={breaks} />
      {element.kind === 'conventional' ? (
        <ConventionalProfile element={element} />
      ) : (
        <Designer element={element} breaks={breaks} />
      )}
    </div>
  );
}

/** Name, kind, cost and stat line of an element. */
function ElementHead({ element }: ElementProps) {
  const edit = useEdit();
  const { id, source } = element;
  const { sum, why } = priceOf(element, useEvaluation().chq);
  const kind = kindName(source);
  return (
    <div className="grid gap-3">
      <TextEdit
        isOptional
        label={elementFields.name.label}
        placeholder={kind}
        value={source.name}
        onChange={(name) => edit((force) => setName(force, id, name))}
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="label-caps">{kind}</span>
        <span className="min-w-0">
          <span className="font-medium">{sum}</span>
          {why && <span className="text-muted text-sm"> · {why}</span>}
        </span>
      </div>
      <ElementTiles element={element} />
    </div>
  );
}

/** A button that removes an element which the era or the pack bans or limits; renders nothing for an allowed one. */
function RemoveDisallowed({ element }: ElementProps) {
  const evaluation = useEvaluation();
  const { id, kind, type } = element;
  const isBanned = evaluation.pack?.bans.types.includes(type?.id ?? kind) ?? false;
  const isRefused = [maulMechsOnly, colonialWarConventionalTypes, packMost].some((rule) =>
    rule.check(evaluation).some(({ elements }) => elements.includes(id)),
  );
  if (!isBanned && !isRefused) return null;
  return (
    <ProblemPlace path={['elements', id]} fields={['type', 'kind']}>
      <RemoveElement elements={[element]} />
    </ProblemPlace>
  );
}

const { chq: chqField, ace: aceField } = elementFields;

/** Whether an element is the CHQ, and whether an Ace leads it. */
function LeaderChoices({ element, breaks }: { element: EvaluatedElement; breaks: Breaks }) {
  const edit = useEdit();
  const { id, kind, ace, source } = element;
  const { designing } = useBuilder();
  return (
    <fieldset className="grid gap-1">
      <legend className="sr-only">Command</legend>
      {!designing && (kind !== 'aircraft' || source.chq) && (
        <ProblemPlace path={['elements', id, 'chq']}>
          <CheckField
            label={chqField.label}
            description={helpOf(chqField, source)}
            checked={source.chq}
            onChange={({ target: { checked } }) => edit((force) => setChq(force, id, checked))}
          />
          <div className="ml-2.5 pl-check">
            <Consequences breaks={breaks.get('chq') ?? []} taken={source.chq} />
          </div>
        </ProblemPlace>
      )}
      {kind !== 'conventional' && (
        <ProblemPlace path={['elements', id, 'ace']}>
          <CheckField
            label={
              <>
                {aceField.label}{' '}
                <span className="text-muted">{designing ? '1 point more' : '1 point of the force'}</span>
              </>
            }
            description={helpOf(aceField, source)}
            checked={ace}
            onChange={({ target: { checked } }) => edit((force) => setAce(force, id, checked))}
          />
          <div className="ml-2.5 pl-check">
            <Consequences breaks={breaks.get('ace') ?? []} taken={ace} />
          </div>
        </ProblemPlace>
      )}
    </fieldset>
  );
}

/** The special rules of a conventional element, and what command resources give its type. */
function ConventionalProfile({ element }: { element: EvaluatedElement }) {
  const evaluation = useEvaluation();
  const { open } = useBuilder();
  const { type, raised, tacticalUpgrades } = element;
  if (type === null) return null;
  const given = [
    ...statOrder.flatMap((stat) => (raised[stat] ? [`${statNames[stat]} +${raised[stat]}`] : [])),
    ...tacticalUpgrades.map((id) => tacticalUpgrade(id).name),
  ];
  return (
    <>
      <Section title="Special rules" level={3}>
        <SpecialList specials={specialsOf(element, evaluation)} />
      </Section>
      <Section title="Command resources" level={3}>
        <p className="text-sm">
          {given.length > 0
            ? `All ${typeName(type.id)} of the force have ${inList(given)}.`
            : `Nothing is bought for ${typeName(type.id)} yet: command resources raise stats and add tactical upgrades by type.`}
        </p>
        <Button size="sm" className="mt-2" onClick={() => open({ kind: 'section', id: 'command' })}>
          Command resources
        </Button>
      </Section>
    </>
  );
}

/** Returns the rules that each choice for an element breaks, deferred so that typing does not wait for it. */
function useBreaks(id: string): Breaks {
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
