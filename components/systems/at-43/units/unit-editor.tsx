import { BannableOption } from '@/components/builder/ban';
import { useBuilder } from '@/components/builder/context';
import { Notice } from '@/components/builder/notes';
import { ProblemPlace } from '@/components/builder/problem-place';
import { Section } from '@/components/ui/section';
import { SelectField } from '@/components/ui/select-field';
import { banSuffix } from '@/lib/roster/pack-bans';
import { inList } from '@/lib/roster/words';
import { takeCard } from '@/lib/systems/at-43/edits/edit';
import { setCard } from '@/lib/systems/at-43/edits/edit-unit';
import type { EvaluatedUnit } from '@/lib/systems/at-43/evaluate/evaluate-unit';
import { uncheckedOf } from '@/lib/systems/at-43/evaluate/unchecked';
import { armyText, kindText } from '@/lib/systems/at-43/paper/text';
import { fieldedTypes } from '@/lib/systems/at-43/rules/pack';
import { CardSection } from '../cards/card-section';
import { useAllCards } from '../cards/use-stored-cards';
import { useEdit, useEvaluation } from '../use-force';
import { LeaderFields } from './leader-fields';
import { OptionFields } from './option-fields';
import { PlaceFields } from './place-fields';
import { StrengthFields } from './strength-fields';
import { UnitFields } from './unit-fields';
import { ValueTable } from './value-table';

/** Everything that can be chosen for a unit. */
export function UnitEditor({ id }: { id: string }) {
  const unit = useEvaluation().units.find((each) => each.id === id);
  return unit === undefined ? null : <AllFields unit={unit} />;
}

function AllFields({ unit }: { unit: EvaluatedUnit }) {
  const evaluation = useEvaluation();
  const { designing } = useBuilder();
  const { id, card } = unit;
  const unchecked = uncheckedOf(unit, evaluation);
  return (
    <div className="@container space-y-6">
      <div className="grid gap-3">
        <UnitFields unit={unit} only={['name']} className="grid" />
        <ProblemPlace path={['units', id, 'card']}>
          <CardChoice unit={unit} />
        </ProblemPlace>
        {card && (
          <p className="text-muted text-sm">
            {armyText(card)} · {kindText(card)}
          </p>
        )}
      </div>
      {!designing && (
        <Section title="Place" level={3}>
          <div className="space-y-3">
            <PlaceFields unit={unit} />
            <UnitFields unit={unit} only={['wave']} />
          </div>
        </Section>
      )}
      <Section title="Strength" level={3}>
        <StrengthFields unit={unit} />
      </Section>
      <Section title="Officer" level={3} aside="one officer or hero a unit (p.55, 76)">
        <ProblemPlace path={['units', id, 'officer']}>
          <LeaderFields unit={unit} />
        </ProblemPlace>
      </Section>
      <OptionFields unit={unit} />
      <Section title="Value" level={3}>
        <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
          <UnitFields unit={unit} only={['ap']} className="max-w-64" />
          <ValueTable unit={unit} />
        </div>
      </Section>
      {unchecked.length > 0 && (
        <Notice severity="advice">Not on its cards, so not checked: {inList(unchecked)}.</Notice>
      )}
      <CardSection unit={unit} />
    </div>
  );
}

/** The card of a unit; choosing a stored card adds it to the company. */
function CardChoice({ unit: { id, card, source } }: { unit: EvaluatedUnit }) {
  const edit = useEdit();
  const evaluation = useEvaluation();
  const { own, stored, samples } = useAllCards();
  const groups = [
    { title: "The company's own cards", cards: own },
    { title: 'Saved in this browser', cards: stored },
    { title: 'Sample cards', cards: samples },
  ].filter(({ cards }) => cards.length > 0);
  const choose = (chosen: string) => {
    const taken = stored.find((each) => each.id === chosen);
    edit((now) => setCard(taken ? takeCard(now, taken) : now, id, chosen));
  };
  return (
    <SelectField label="Card" value={source.card} onChange={(event) => choose(event.target.value)}>
      {card === null && <option value={source.card}>{source.card} (no such card)</option>}
      {groups.map(({ title, cards }) => (
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
