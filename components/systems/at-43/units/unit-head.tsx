import { BannableOption } from '@/components/builder/ban';
import { TextEdit } from '@/components/builder/fields/text-edit';
import { ProblemPlace } from '@/components/builder/problem-place';
import { SelectField } from '@/components/ui/select-field';
import { banSuffix } from '@/lib/roster/pack-bans';
import type { Card } from '@/lib/systems/at-43/card';
import { remainingSamples } from '@/lib/systems/at-43/catalogue';
import { takeCard } from '@/lib/systems/at-43/edits/edit';
import { setCard, setName } from '@/lib/systems/at-43/edits/edit-unit';
import type { EvaluatedUnit } from '@/lib/systems/at-43/evaluate/evaluate-unit';
import { armyText, kindText } from '@/lib/systems/at-43/paper/text';
import { fieldedTypes } from '@/lib/systems/at-43/rules/pack';
import { useStoredCards } from '../cards/use-stored-cards';
import { useEdit, useEvaluation, useForce } from '../use-force';

/** Name and card of a unit. */
export function UnitHead({ unit }: { unit: EvaluatedUnit }) {
  const edit = useEdit();
  const { id, source, card } = unit;
  return (
    <div className="grid gap-3">
      <TextEdit
        label="Name"
        isOptional
        value={source.name}
        placeholder={card?.designation ?? source.card}
        onChange={(name) => edit((force) => setName(force, id, name))}
      />
      <ProblemPlace path={['units', unit.id, 'card']}>
        <CardChoice unit={unit} />
      </ProblemPlace>
      {card && (
        <p className="text-muted text-sm">
          {armyText(card)} · {kindText(card)}
        </p>
      )}
    </div>
  );
}

/** The card of a unit; choosing a stored card adds it to the company. */
function CardChoice({ unit: { id, card, source } }: { unit: EvaluatedUnit }) {
  const edit = useEdit();
  const force = useForce();
  const evaluation = useEvaluation();
  const library = useStoredCards();
  const own = new Set(force.cards.map((each) => each.id));
  const others = library.cards.filter((each) => !own.has(each.id));
  const groups: [string, readonly Card[]][] = [
    ["The company's own cards", force.cards],
    ['Saved in this browser', others],
    ['Sample cards', remainingSamples([...force.cards, ...others])],
  ];
  const choose = (chosen: string) => {
    const taken = others.find((each) => each.id === chosen);
    edit((now) => setCard(taken ? takeCard(now, taken) : now, id, chosen));
  };
  return (
    <SelectField label="Card" value={source.card} onChange={(event) => choose(event.target.value)}>
      {card === null && <option value={source.card}>{source.card} (no such card)</option>}
      {groups
        .filter(([, cards]) => cards.length > 0)
        .map(([title, cards]) => (
          <optgroup key={title} label={title}>
            {cards.map((each) => (
              <BannableOption
                key={each.id}
                value={each.id}
                banned={banSuffix(evaluation.pack, 'types', each.id, fieldedTypes(evaluation))}
                chosen={each.id === source.card}
              >
                {each.designation} ({each.army})
              </BannableOption>
            ))}
          </optgroup>
        ))}
    </SelectField>
  );
}
