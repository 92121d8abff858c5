import { dequal } from 'dequal/lite';
import { type ComponentType, memo, type ReactNode } from 'react';
import { BanNote, Consequences, usePack, withoutBans } from '@/components/builder/fields/ban';
import { ProblemPlace } from '@/components/builder/verdict/problems';
import { Button } from '@/components/ui/button';
import { CheckField } from '@/components/ui/fields/check-field';
import { NumberField } from '@/components/ui/fields/number-field';
import { Segmented } from '@/components/ui/fields/segmented';
import { InlineNote } from '@/components/ui/notes';
import { Section } from '@/components/ui/section';
import { banOf, type Consequence } from '@/lib/roster/offer';
import type { Path } from '@/lib/roster/rule';
import { pageText } from '@/lib/roster/verdict';
import type { OfferedUpgrade, UpgradeGroup, UpgradeLimit } from '@/lib/systems/horizon-wars/edits/offered';
import { buildPoints } from '@/lib/systems/horizon-wars/paper/text';
import type { DesignEdits } from './design-fields';

/** The rules that each choice, such as an upgrade's id, breaks or would break. */
export type Breaks = ReadonlyMap<string, readonly Consequence[]>;

/** Returns the rules that all of several choices would break; none for fewer than two choices. */
export function sharedBreaks(breaks: Breaks, choices: readonly string[]): Consequence[] {
  const [first, ...others] = choices.map((id) => breaks.get(id) ?? []);
  if (first === undefined || others.length === 0) return [];
  return first.filter(({ rule }) => others.every((each) => each.some((other) => other.rule === rule)));
}

/** Returns the consequences whose rules are not shown yet. */
const notShownYet = (breaks: readonly Consequence[], shown: readonly Consequence[]) =>
  breaks.filter(({ rule }) => shown.every((each) => each.rule !== rule));

/** "2 of 3", in the error colour if over the limit. */
export const LimitCount = ({ used, most }: UpgradeLimit) => (
  <span className={used > most ? 'font-semibold text-error' : 'font-medium'}>
    {used} of {most}
  </span>
);

/** States that the upgrade limit of the Presence is reached or exceeded. */
export function LimitNote({ limit: { used, most } }: { limit: UpgradeLimit }) {
  if (used < most) return null;
  const takes = `P${most} takes ${most}.`;
  return used > most ? (
    <InlineNote tone="error">Too many: {takes}</InlineNote>
  ) : (
    <InlineNote tone="plain">Full: {takes}</InlineNote>
  );
}

/** Returns the ids of the upgrades that are not taken. */
export const idsNotTaken = (upgrades: readonly OfferedUpgrade[]): string[] =>
  upgrades.filter(({ taken }) => taken.length === 0).map(({ record }) => record.id);

type UpgradeGroupProps = {
  /** Path of the mech or aircraft in the force. */
  path: Path;
  group: UpgradeGroup;
  edits: DesignEdits;
  /** Points left for upgrades. */
  left: number;
  breaks: Breaks;
  /** Rules that every upgrade not taken would break, already shown above. */
  shown?: readonly Consequence[];
  /** A limit for more than this group, already shown above. */
  overallLimit?: UpgradeLimit | null;
  /** Renders additional choices for some of them. */
  Extra?: ExtraChoices;
};

/** The upgrades under one heading. The limit, and rules that all those not taken would break, are shown at the top. */
export const UpgradeGroupView = memo(function UpgradeGroupView(props: UpgradeGroupProps) {
  const { path, group, edits, left, breaks, shown = [], overallLimit = null, Extra } = props;
  const { title, upgrades, limit } = group;
  const limits = [limit, overallLimit].flatMap((each) => (each ? [each.rule] : []));
  const beyondLimits = (all: readonly Consequence[]) => all.filter(({ rule }) => !limits.includes(rule));
  const shared = withoutBans(beyondLimits(notShownYet(sharedBreaks(breaks, idsNotTaken(upgrades)), shown)));
  return (
    <Section
      title={title}
      level={3}
      aside={limit ? <LimitCount {...limit} /> : undefined}
      className="panel-part"
    >
      <ProblemPlace path={[...path, 'upgrades', group.id]}>
        <div className="not-empty:-mt-2 not-empty:mb-2">
          {limit && <LimitNote limit={limit} />}
          <Consequences breaks={shared} />
        </div>
        <ul className="divide-y divide-line">
          {upgrades.map((upgrade) => {
            const { id } = upgrade.record;
            const own = beyondLimits(breaks.get(id) ?? []);
            const taken = upgrade.taken.length > 0;
            return (
              <UpgradeField
                key={id}
                {...{ path, upgrade, edits, Extra }}
                left={!taken && costsOf(upgrade.record).least > left ? Math.max(0, left) : null}
                breaks={taken ? own : notShownYet(own, [...shown, ...shared])}
              />
            );
          })}
        </ul>
      </ProblemPlace>
    </Section>
  );
}, dequal);

const MAX_TIMES = 9;

/** Renders additional choices for a taken upgrade, given its id and its index in the list. */
export type ExtraChoices = ComponentType<{ upgrade: string; index: number }>;

type UpgradeFieldProps = {
  upgrade: OfferedUpgrade;
  edits: DesignEdits;
  /** Points left, if they are too few for it. */
  left: number | null;
  breaks: readonly Consequence[];
  /** Path of the mech or aircraft in the force. */
  path: Path;
  Extra?: ExtraChoices | undefined;
};

/** One upgrade: whether it is taken, its cost, effect and options; rendered again only when one of them changes. */
const UpgradeField = memo(function UpgradeField(props: UpgradeFieldProps) {
  const { upgrade, edits, left, breaks, path, Extra } = props;
  const { record, taken, only } = upgrade;
  const isTaken = taken.length > 0;
  const page = pageText(record.page ?? null);
  const banned = banOf(usePack(), 'upgrades', record.id);
  const effect = only ? `${only}. ${record.effect}` : record.effect;
  return (
    <li className="py-0.5">
      <ProblemPlace path={[...path, 'upgrades', record.id]}>
        <CheckField
          label={
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-medium">{record.name}</span>
              <Cost upgrade={upgrade} left={left} />
            </span>
          }
          description={
            <>
              {page === '' ? effect : `${effect} (${page})`}
              {!isTaken && <BanNote banned={banned} />}
            </>
          }
          checked={isTaken}
          aria-disabled={!isTaken && banned !== null}
          onChange={(event) => (event.target.checked ? edits.put(record.id) : edits.drop(record.id))}
          className="[&_label>span:last-child]:flex-1"
        />
        <div className="ml-2.5 pl-check not-empty:pb-2">
          <Consequences breaks={withoutBans(breaks)} taken={isTaken} />
          {isTaken && banned && <InlineNote tone="error">{banned}.</InlineNote>}
          {taken.map((each, nth) => (
            <TakenUpgrade key={each.index} {...{ record, edits, Extra }} taken={each} duplicate={nth > 0} />
          ))}
        </div>
      </ProblemPlace>
    </li>
  );
}, dequal);

/** The lowest and the highest cost of an upgrade, by its options. */
function costsOf({ options, cost }: OfferedUpgrade['record']) {
  const costs = options?.map((option) => option.cost) ?? [cost];
  return { least: Math.min(...costs), most: Math.max(...costs) };
}

/** "2 points", "1 to 2 points" or "free", and a note if too few points are left. */
function Cost({ upgrade: { record }, left }: Pick<UpgradeFieldProps, 'upgrade' | 'left'>) {
  const { least, most } = costsOf(record);
  const text = most === 0 ? 'free' : least === most ? buildPoints(most) : `${least} to ${buildPoints(most)}`;
  return (
    <CostText least={least} left={left}>
      {text}
      {record.repeatable && ' each'}
      {record.costNote && `, ${record.costNote}`}
    </CostText>
  );
}

type CostTextProps = {
  /** Its minimum cost. */
  least: number;
  /** Points left for it; null if it is already paid for. */
  left: number | null;
  children: ReactNode;
};

/** A cost, with a note if too few points are left. */
export const CostText = ({ least, left, children }: CostTextProps) => (
  <span className="condensed text-muted text-sm">
    {children}
    {left !== null && least > Math.max(left, 0) && (
      <span> · {left > 0 ? `only ${buildPoints(left)} left` : 'no build points left'}</span>
    )}
  </span>
);

type TakenUpgradeProps = {
  record: OfferedUpgrade['record'];
  taken: OfferedUpgrade['taken'][number];
  /** A repeated entry of the same upgrade, which only a file can contain. */
  duplicate: boolean;
} & Pick<UpgradeFieldProps, 'edits' | 'Extra'>;

function TakenUpgrade({ record, taken, duplicate, edits, Extra }: TakenUpgradeProps) {
  const { index, option, times } = taken;
  const { id, name, options, repeatable } = record;
  return (
    <>
      {(options || repeatable || duplicate) && (
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2 pt-1">
          {duplicate && <p className="self-center text-sm">{name}, once more</p>}
          {options && (
            <Segmented
              compact
              hideLabel
              label={`Option of ${name.toLowerCase()}`}
              value={option}
              options={options.map(({ id, name, cost }) => ({ value: id, label: `${name} ${cost}` }))}
              onChange={(next) => edits.option(index, next)}
            />
          )}
          {repeatable && (
            <NumberField
              compact
              label={`Times ${name.toLowerCase()} is taken`}
              min={1}
              max={MAX_TIMES}
              value={times}
              onChange={(next) => edits.times(index, next)}
            />
          )}
          {duplicate && (
            <Button size="sm" onClick={() => edits.dropAt(index)}>
              Remove
            </Button>
          )}
        </div>
      )}
      {Extra && <Extra upgrade={id} index={index} />}
    </>
  );
}
