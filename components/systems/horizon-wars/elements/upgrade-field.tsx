import { Button } from '@/components/ui/button';
import { CheckField } from '@/components/ui/check-field';
import { NumberField } from '@/components/ui/number-field';
import { Segmented } from '@/components/ui/segmented';
import { pageText } from '@/lib/roster/verdict';
import type { OfferedUpgrade } from '@/lib/systems/horizon-wars/designer';
import {
  dropUpgrade,
  putUpgrade,
  removeUpgradeAt,
  setUpgradeOption,
  setUpgradeTimes,
} from '@/lib/systems/horizon-wars/edit-upgrades';
import { points } from '@/lib/systems/horizon-wars/stats';
import type { Consequence } from '@/lib/systems/horizon-wars/what-if';
import { Consequences } from './consequences';
import { useEdit } from './use-force';

const MOST_TIMES = 9;

type UpgradeFieldProps = {
  /** Id of the element. */
  element: string;
  upgrade: OfferedUpgrade;
  /** Points the element has left. */
  left: number;
  breaks: readonly Consequence[];
};

/** One upgrade: taken or not, what it costs and does, and its options where it has some. */
export function UpgradeField({ element, upgrade, left, breaks }: UpgradeFieldProps) {
  const edit = useEdit();
  const { record, taken } = upgrade;
  const has = taken.length > 0;
  return (
    <li className="py-0.5">
      <CheckField
        label={
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-medium">{record.name}</span>
            <Cost upgrade={upgrade} left={left} />
          </span>
        }
        description={`${record.effect} (${pageText(record.page)})`}
        checked={has}
        onChange={(event) => {
          const choose = event.target.checked ? putUpgrade : dropUpgrade;
          edit((force) => choose(force, element, record.id));
        }}
        className="[&_label>span:last-child]:flex-1"
      />
      <div className="ml-2.5 pl-check">
        <Consequences breaks={breaks} taken={has} />
        {taken.map((each, nth) => (
          <TakenOnce key={each.index} element={element} record={record} taken={each} again={nth > 0} />
        ))}
      </div>
    </li>
  );
}

/** "2 points", "1 to 2 points", "free"; whether that is more than is left. */
function Cost({ upgrade: { record, taken }, left }: Pick<UpgradeFieldProps, 'upgrade' | 'left'>) {
  const costs =
    'options' in record && record.options ? record.options.map(({ cost }) => cost) : [record.cost];
  const least = Math.min(...costs);
  const most = Math.max(...costs);
  const text = most === 0 ? 'free' : least === most ? points(most) : `${least} to ${points(most)}`;
  const short = taken.length === 0 && least > Math.max(left, 0);
  return (
    <span className="condensed text-muted text-sm">
      {text}
      {'repeatable' in record && record.repeatable && ' each'}
      {short && <span> · {left > 0 ? `only ${left} left` : 'none left'}</span>}
    </span>
  );
}

type TakenOnceProps = {
  element: string;
  record: OfferedUpgrade['record'];
  taken: OfferedUpgrade['taken'][number];
  /** It is there a second time, as a file may have it. */
  again: boolean;
};

function TakenOnce({ element, record, taken, again }: TakenOnceProps) {
  const edit = useEdit();
  const { index, option, times } = taken;
  const options = 'options' in record ? record.options : undefined;
  const repeatable = 'repeatable' in record && record.repeatable;
  if (!options && !repeatable && !again) return null;
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2 pt-1 pb-2">
      {again && <p className="self-center text-sm">{record.name}, once more</p>}
      {options && (
        <Segmented
          compact
          hideLabel
          label={`Option of ${record.name.toLowerCase()}`}
          value={option}
          options={options.map(({ id, name, cost }) => ({ value: id, label: `${name} ${cost}` }))}
          onChange={(next) => edit((force) => setUpgradeOption(force, element, index, next))}
        />
      )}
      {repeatable && (
        <NumberField
          compact
          label="Times taken"
          min={1}
          max={MOST_TIMES}
          value={times}
          onChange={(next) => edit((force) => setUpgradeTimes(force, element, index, next))}
        />
      )}
      {again && (
        <Button size="sm" onClick={() => edit((force) => removeUpgradeAt(force, element, index))}>
          Take off
        </Button>
      )}
    </div>
  );
}
