import { CheckField } from '@/components/ui/check-field';
import { NumberField } from '@/components/ui/number-field';
import { capitalised } from '@/lib/roster/words';
import type { Card } from '@/lib/systems/at-43/card';
import { NameEdit } from '../name-edit';
import { firstRow, freshName, ListEditor, otherNames } from './list-editor';
import type { SetCard } from './set-card';
import { StatField } from './stat-field';

type Part = { card: Card; set: SetCard };
const nameOf = ({ name }: { name: string }) => name;
const nameWidth = 'w-56 max-w-full';

/** Minimum and maximum number of fighters in a unit, and its A.P. at each. */
export function NumbersFields({ card: { numbers, ap }, set }: Part) {
  const bounds = numbers ?? { min: 1, max: 1 };
  const values = ap ?? { standard: 0, maximum: 0, extra: null };
  return (
    <div className="space-y-2">
      <CheckField
        label="Numbers are known"
        checked={numbers !== null}
        onChange={(event) => set({ numbers: event.target.checked ? bounds : null })}
      />
      {numbers && (
        <div className="flex flex-wrap gap-x-4 gap-y-3">
          <NumberField
            compact
            label="Fewest"
            min={1}
            max={999}
            value={numbers.min}
            onChange={(min) => set({ numbers: { min, max: Math.max(min, numbers.max) } })}
          />
          <NumberField
            compact
            label="Most"
            min={1}
            max={999}
            value={numbers.max}
            onChange={(max) => set({ numbers: { min: Math.min(numbers.min, max), max } })}
          />
        </div>
      )}
      <CheckField
        label="A.P. are known"
        checked={ap !== null}
        onChange={(event) => set({ ap: event.target.checked ? values : null })}
      />
      {ap && bounds.min === bounds.max && numbers !== null && (
        <NumberField
          compact
          label="A.P. of the unit"
          min={0}
          max={9999}
          value={ap.standard}
          onChange={(value) => set({ ap: { ...ap, standard: value, maximum: value } })}
        />
      )}
      {ap && (numbers === null || numbers.min !== numbers.max) && (
        <div className="flex flex-wrap gap-x-4 gap-y-3">
          <NumberField
            compact
            label="A.P. at the fewest"
            min={0}
            max={9999}
            value={ap.standard}
            onChange={(standard) => set({ ap: { ...ap, standard } })}
          />
          <NumberField
            compact
            label="A.P. at the most"
            min={0}
            max={9999}
            error={ap.maximum < ap.standard ? 'Less than at the fewest.' : undefined}
            value={ap.maximum}
            onChange={(maximum) => set({ ap: { ...ap, maximum } })}
          />
        </div>
      )}
      {ap && (
        <StatField
          label="A.P. of an extra fighter"
          max={9999}
          value={ap.extra}
          onChange={(extra) => set({ ap: { ...ap, extra } })}
        />
      )}
    </div>
  );
}

/** The special weapons that fighters of a unit may bear. */
export function BearerList({ card: { specialWeapons }, set }: Part) {
  return (
    <ListEditor
      title="Special weapon bearers"
      noun="special weapon"
      items={specialWeapons}
      labelOf={nameOf}
      blank={() => ({ name: freshName('Special weapon', specialWeapons), max: null, ap: null })}
      onChange={(list) => set({ specialWeapons: list })}
    >
      {(item, change, index) => (
        <div className={firstRow}>
          <NameEdit
            compact
            className={nameWidth}
            label="Special weapon"
            value={item.name}
            taken={otherNames(specialWeapons, index)}
            onChange={(name) => change({ name })}
          />
          <StatField label="Most bearers" max={999} value={item.max} onChange={(max) => change({ max })} />
          <StatField label="A.P. each" max={9999} value={item.ap} onChange={(ap) => change({ ap })} />
        </div>
      )}
    </ListEditor>
  );
}

/** The officers of a card; a hero may also lead units of other cards. */
export function OfficerList({ card: { officers }, set }: Part) {
  return (
    <ListEditor
      title="Officers"
      noun="officer"
      items={officers}
      labelOf={nameOf}
      blank={() => ({
        name: freshName('Officer', officers),
        rank: 1,
        authority: null,
        leadership: null,
        ap: null,
        numbersBonus: 0,
        hero: false,
      })}
      onChange={(list) => set({ officers: list })}
    >
      {(item, change, index) => (
        <div className="space-y-2">
          <div className={firstRow}>
            <NameEdit
              compact
              className={nameWidth}
              label="Officer"
              value={item.name}
              taken={otherNames(officers, index)}
              onChange={(name) => change({ name })}
            />
            <StatField label="Rank" value={item.rank} onChange={(rank) => change({ rank })} />
            <StatField
              label="Authority"
              value={item.authority}
              onChange={(authority) => change({ authority })}
            />
            <StatField
              label="Leadership"
              value={item.leadership}
              onChange={(leadership) => change({ leadership })}
            />
            <StatField label="A.P." max={9999} value={item.ap} onChange={(ap) => change({ ap })} />
            <NumberField
              compact
              label="Numbers bonus"
              min={0}
              max={99}
              value={item.numbersBonus}
              onChange={(numbersBonus) => change({ numbersBonus })}
            />
          </div>
          <CheckField
            label="Hero: may lead units of other cards"
            checked={item.hero}
            onChange={(event) => change({ hero: event.target.checked })}
          />
        </div>
      )}
    </ListEditor>
  );
}

type ExtraListProps = Part & { field: 'specialists' | 'equipment'; title: string; noun: string };

/** Specialists or equipment that a unit may have. */
export function ExtraList({ card, set, field, title, noun }: ExtraListProps) {
  const items = card[field];
  return (
    <ListEditor
      title={title}
      noun={noun}
      items={items}
      labelOf={nameOf}
      blank={() => ({ name: freshName(capitalised(noun), items), ap: null })}
      onChange={(list) => set({ [field]: list })}
    >
      {(item, change, index) => (
        <div className={firstRow}>
          <NameEdit
            compact
            className={nameWidth}
            label="Name"
            value={item.name}
            taken={otherNames(items, index)}
            onChange={(name) => change({ name })}
          />
          <StatField label="A.P." max={9999} value={item.ap} onChange={(ap) => change({ ap })} />
        </div>
      )}
    </ListEditor>
  );
}
