import { useBuilder } from '@/components/builder/context';
import { BannableOption } from '@/components/builder/fields/ban';
import { Notice } from '@/components/builder/fields/notes';
import { ProblemPlace } from '@/components/builder/verdict/problems';
import { SelectField } from '@/components/ui/fields/select-field';
import { Section } from '@/components/ui/section';
import { banSuffix } from '@/lib/roster/offer';
import { counted, inList } from '@/lib/roster/text/words';
import { moveToPlatoon, moveToSlot, setCard, slotsOf, takeCard } from '@/lib/systems/at-43/edits/edit';
import { addPlatoon } from '@/lib/systems/at-43/edits/edit-company';
import type { EvaluatedUnit } from '@/lib/systems/at-43/evaluate/evaluate-unit';
import { apText, armyText, figuresText, kindText, slotText, sumText } from '@/lib/systems/at-43/paper/text';
import { fieldedTypes } from '@/lib/systems/at-43/rules/pack';
import { uncheckedOf } from '@/lib/systems/at-43/rules/registry';
import { CardSection } from '../cards/card-section';
import { useAllCards, useEdit, useEvaluation } from '../use-force';
import { LeaderFields } from './leader-fields';
import { OptionFields, StrengthFields, UnitFields } from './option-fields';

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
  const { stored, groups } = useAllCards();
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

const NEW = 'new';

/** The platoon and the slot of a unit. */
function PlaceFields({ unit: { id, platoon, slot } }: { unit: EvaluatedUnit }) {
  const edit = useEdit();
  const { platoons } = useEvaluation();
  const own = platoons[platoon];
  const toPlatoon = (chosen: string) =>
    edit((force) =>
      chosen === NEW
        ? moveToPlatoon(addPlatoon(force), id, force.platoons.length)
        : moveToPlatoon(force, id, Number(chosen)),
    );
  return (
    <ProblemPlace path={['platoons', id]} className="flex flex-wrap gap-x-6 gap-y-3">
      <SelectField
        label="Platoon"
        className="w-56 max-w-full"
        value={platoon}
        onChange={(event) => toPlatoon(event.target.value)}
      >
        {platoons.map(({ label, source, units }, index) => (
          <option key={index} value={index}>
            {label}: {units.length} of {slotsOf(source)} slots
          </option>
        ))}
        <option value={NEW}>A new platoon</option>
      </SelectField>
      <SelectField
        label="Slot"
        className="w-64 max-w-full"
        value={slot}
        onChange={(event) => edit((force) => moveToSlot(force, id, platoon, Number(event.target.value)))}
      >
        {own?.units.map((each, index) => {
          const takes = own.source.pattern?.[index];
          return (
            <option key={each.id} value={index}>
              {index + 1}
              {each.id === id ? '' : ` (now ${each.label})`}
              {takes ? `: ${slotText(takes)}` : ''}
            </option>
          );
        })}
      </SelectField>
    </ProblemPlace>
  );
}

/** The A.P. of a unit, line by line, or as typed from the army book. */
function ValueTable({ unit }: { unit: EvaluatedUnit }) {
  const { source, card, troops, extra, chosen, value } = unit;
  const typed = source.ap !== undefined;
  const lines = [
    { name: figuresText(source.figures, card), ap: troops },
    ...(source.extraFighters > 0
      ? [{ name: counted(source.extraFighters, 'extra fighter'), ap: extra }]
      : []),
    ...chosen
      .filter(({ count }) => count > 0)
      .map(({ name, count, ap }) => ({
        name: count > 1 ? `${count} × ${name}` : name,
        ap: ap === null ? null : ap * count,
      })),
  ];
  return (
    <table className="condensed min-w-52 border-collapse text-sm">
      <caption className="label-caps pb-1 text-left text-muted">{typed ? 'Typed' : 'Added up'}</caption>
      <tbody>
        {!typed &&
          lines.map(({ name, ap }, index) => (
            <tr key={index} className="border-line border-b">
              <th scope="row" className="py-0.5 pr-4 text-left font-normal">
                {name}
              </th>
              <td className={ap === null ? 'text-right text-warning' : 'text-right'}>{apText(ap)}</td>
            </tr>
          ))}
        <tr className="font-semibold">
          <th scope="row" className="py-0.5 pr-4 text-left">
            Unit value
          </th>
          <td className="text-right">{sumText(value, [unit])} A.P.</td>
        </tr>
      </tbody>
    </table>
  );
}
