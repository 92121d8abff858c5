import { useMemo } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { lazyComponent } from '@/components/ui/lazy-part';
import { VerdictMark } from '@/components/ui/verdict-mark';
import { compareRosters, comparisonText } from '@/lib/roster/compare';
import { severityCounts } from '@/lib/roster/severity';
import type { AnyGameSystem } from '@/lib/roster/system';
import type { Compared } from '@/lib/roster/whole-differences';
import { capitalised, counted } from '@/lib/roster/words';
import { CopyField } from '../copy-field';
import { OddsPart } from '../odds/odds-part';
import { useLoaded } from '../use-loaded';
import { CompareTable, type Group } from './compare-table';

const ForceOdds = lazyComponent(async () => (await import('../odds/force-odds')).ForceOdds);

/** One of the two rosters compared. */
export interface Side extends Compared {
  /** Its name in the comparison. */
  name: string;
}

/** Two rosters of a game side by side: verdicts, figures and differences. */
export function CompareView({ sides, system }: { sides: readonly [Side, Side]; system: AnyGameSystem }) {
  const records = useLoaded(system.records);
  const [one, other] = sides;
  const comparison = useMemo(
    () => records && compareRosters(one, other, system, records),
    [one, other, system, records],
  );
  if (!comparison) return <p role="status">Comparing …</p>;
  const { same, figures, whole, elements, equal } = comparison;
  const names = [one.name, other.name] as const;
  const groups: Group[] = [
    { title: null, rows: figures.map(({ title, ...rest }) => ({ ...rest, label: title })) },
    ...(whole.length === 0 ? [] : [{ title: 'The force', rows: whole }]),
    ...elements.map(
      ({ one: from, other: to, type, differences }): Group => ({
        title: from === null || to === null || from === to ? (from ?? to) : `${from} → ${to}`,
        aside: type,
        rows:
          from !== null && to !== null
            ? differences
            : [{ label: capitalised(system.noun[0]), one: presence(from), other: presence(to) }],
      }),
    ),
  ];
  return (
    <div className="@container grid gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        {sides.map((side, index) => (
          <SideHead key={index} letter={index === 0 ? 'A' : 'B'} side={side} />
        ))}
      </div>
      <p role="status" className="font-medium">
        {same
          ? 'No differences.'
          : `${counted(elements.length, ...system.noun)} ${elements.length === 1 ? 'differs' : 'differ'}, ${equal.length} the same.`}
      </p>
      <CompareTable groups={groups} names={names} />
      {system.odds && (
        <OddsPart title="Firepower by distance">
          {() => <ForceOdds system={system} forces={[oddsSide('A', one), oddsSide('B', other)]} />}
        </OddsPart>
      )}
      {equal.length > 0 && (
        <Disclosure title="The same in both" aside={equal.length}>
          <ul className="columns-2 gap-6 sm:columns-3">
            {equal.map((label, index) => (
              <li key={index} className="break-words">
                <bdi>{label}</bdi>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <CopyField
        label="What differs, as text"
        action="Copy as text"
        folded
        text={comparisonText(comparison, names)}
      />
    </div>
  );
}

const oddsSide = (name: string, { roster, pack = null }: Side) => ({ name, force: roster.force, pack });

const presence = (label: string | null): string => (label === null ? 'not in the force' : 'in the force');

function SideHead({ letter, side: { name, checked } }: { letter: string; side: Side }) {
  const counts = severityCounts(checked.report.problems);
  return (
    <div className="min-w-0 border-accent border-t-2 pt-1">
      <h3 className="break-words font-semibold">
        <span className="text-accent">{letter}</span> <bdi>{name}</bdi>
      </h3>
      <p>
        <VerdictMark report={checked.report} />
        {counts !== '' && <span className="text-muted"> · {counts}</span>}
      </p>
    </div>
  );
}
