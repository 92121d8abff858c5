import { BannableOption, usePack } from '@/components/builder/fields/ban';
import { CheckField } from '@/components/ui/fields/check-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { banSuffix } from '@/lib/roster/offer';
import { counted } from '@/lib/roster/text/words';
import type { Officer } from '@/lib/systems/at-43/catalogue/card';
import { heroesFor, setCommander, setHero, setOfficer, takeCard } from '@/lib/systems/at-43/edits/edit';
import { type EvaluatedUnit, heroOfCard, leadersOf } from '@/lib/systems/at-43/evaluate/evaluate-unit';
import { apText, rankText, statText } from '@/lib/systems/at-43/paper/text';
import { fieldedTypes } from '@/lib/systems/at-43/rules/pack';
import { useAllCards, useEdit, useEvaluation, useForce } from '../use-force';

/** The leader of a unit (an officer of its card or a hero of another), and whether they command the company. */
export function LeaderFields({ unit }: { unit: EvaluatedUnit }) {
  const edit = useEdit();
  const force = useForce();
  const pack = usePack();
  const { id, card, source } = unit;
  const leaders = leadersOf(unit);
  const named = source.officer;
  const own = named === undefined && card ? heroOfCard(card) : null;
  const officers = own ? [] : (card?.officers ?? []);
  const stray = named !== undefined && !officers.some(({ name }) => name === named);
  const commands = force.commander === id;
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <SelectField
          label="Officer of its card"
          error={stray ? 'Not on its card.' : undefined}
          className="w-64 max-w-full"
          value={named ?? ''}
          onChange={(event) => edit((now) => setOfficer(now, id, event.target.value || null))}
        >
          <option value="">
            {own ? `${own.name}, the hero of its card` : officers.length === 0 ? 'None on its card' : 'None'}
          </option>
          {stray && <option value={named}>{named} (not on its card)</option>}
          {officers.map(({ name, rank }) => (
            <BannableOption
              key={name}
              value={name}
              banned={banSuffix(pack, 'upgrades', name)}
              chosen={name === named}
            >
              {name}, {rankText(rank)}
            </BannableOption>
          ))}
        </SelectField>
        <HeroChoice unit={unit} />
      </div>
      {leaders.map((leader) => (
        <LeaderLine key={leader === unit.hero ? 'hero' : 'officer'} leader={leader} />
      ))}
      {(leaders.length > 0 || commands) && (
        <CheckField
          label="Commander of the company"
          description="Named where several share the highest rank; the commander's authority and leadership count (p.55)."
          checked={commands}
          onChange={({ target: { checked } }) => edit((now) => setCommander(now, checked ? id : null))}
        />
      )}
    </div>
  );
}

function HeroChoice({ unit: { id, card, source, officerName } }: { unit: EvaluatedUnit }) {
  const edit = useEdit();
  const evaluation = useEvaluation();
  const { rulings } = evaluation;
  const cards = useAllCards().groups.flatMap((group) => group.cards);
  const heroes = heroesFor(card, cards, rulings);
  const { hero } = source;
  const selected = heroes.findIndex((each) => each.card.id === hero?.card && each.name === hero.name);
  const ofItsCard = hero !== undefined && hero.card === card?.id;
  const error =
    hero === undefined
      ? undefined
      : officerName !== undefined
        ? 'The unit has an officer already.'
        : selected < 0 && !ofItsCard
          ? 'Not for this unit.'
          : undefined;
  const choose = (chosen: string) => {
    const next = heroes[Number(chosen)];
    if (chosen === '') edit((now) => setHero(now, id, null));
    else if (next)
      edit((now) => setHero(takeCard(now, next.card), id, { card: next.card.id, name: next.name }));
  };
  return (
    <SelectField
      label="Hero"
      error={error}
      className="w-64 max-w-full"
      value={hero === undefined ? '' : selected}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">{heroes.length === 0 ? 'None for this unit' : 'None'}</option>
      {hero !== undefined && selected < 0 && (
        <option value={-1}>
          {hero.name} {ofItsCard ? '(of its card)' : '(not for this unit)'}
        </option>
      )}
      {heroes.map(({ card: heroCard, name, rank }, index) => (
        <BannableOption
          key={`${heroCard.id} ${name}`}
          value={index}
          banned={
            banSuffix(evaluation.pack, 'types', heroCard.id, fieldedTypes(evaluation)) ||
            banSuffix(evaluation.pack, 'upgrades', name)
          }
          chosen={index === selected}
        >
          {name}, {rankText(rank)} ({heroCard.designation})
        </BannableOption>
      ))}
    </SelectField>
  );
}

function LeaderLine({
  leader: { name, rank, authority, leadership, ap, numbersBonus },
}: {
  leader: Officer;
}) {
  return (
    <p className="text-sm">
      <span className="font-medium">{name}</span>
      <span className="text-muted">
        {' '}
        · {rankText(rank)} · authority {statText(authority)} · leadership {statText(leadership)} ·{' '}
        {apText(ap)}
        {numbersBonus > 0 && ` · ${counted(numbersBonus, 'extra fighter')}`}
      </span>
    </p>
  );
}
