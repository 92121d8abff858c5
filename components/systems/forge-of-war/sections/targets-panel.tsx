import { useDeferredValue, useState } from 'react';
import { useBuilder } from '@/components/builder/context';
import { ProblemPlace } from '@/components/builder/verdict/problems';
import { Button } from '@/components/ui/button';
import { Segmented } from '@/components/ui/fields/segmented';
import { EmptyState } from '@/components/ui/notes';
import { Section } from '@/components/ui/section';
import { printedPlay } from '@/lib/systems/forge-of-war/catalogue/catalogue';
import type { EvaluatedUnit } from '@/lib/systems/forge-of-war/evaluate/evaluate-units';
import {
  type Cover,
  chanceOf,
  combatGroups,
  dividesDice,
  neededInCombat,
  rollNeeded,
  rollText,
  shotModifiers,
  TARGET_AVS,
  targetGroups,
} from '@/lib/systems/forge-of-war/evaluate/targets';
import {
  combatTitle,
  coverText,
  fighterLines,
  groupTitle,
  shooterLines,
} from '@/lib/systems/forge-of-war/paper/sheet-play';
import { useEvaluation } from '../use-force';

/** Target numbers of the force's own units and weapons, for a cover and a range band (8.3). */
export function TargetsPanel() {
  const evaluation = useDeferredValue(useEvaluation());
  const groups = targetGroups(evaluation);
  const fights = combatGroups(evaluation);
  const { rulings, units } = evaluation;
  const [coverId, setCover] = useState('open');
  const [band, setBand] = useState<'near' | 'far'>('near');
  const cover = printedPlay.covers.find(({ id }) => id === coverId) as Cover;
  const [obstacle, setObstacle] = useState<'open' | 'obstacle'>('open');
  const hindrance = shotModifiers(cover, band === 'far', rulings);
  const fewer = dividesDice(rulings) ? ', of fewer dice' : '';
  return (
    <div className="space-y-6">
      {units.every(({ weapons }) => weapons.length === 0) && <Unarmed first={units[0]} />}
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <Segmented
          compact
          label="Target in"
          value={coverId}
          options={printedPlay.covers.map((each) => ({ value: each.id, label: coverText(each, rulings) }))}
          onChange={setCover}
        />
        <Segmented
          compact
          label="Range"
          value={band}
          options={[
            { value: 'near', label: 'Up to half' },
            { value: 'far', label: 'Past half −1' },
          ]}
          onChange={setBand}
        />
      </div>
      <p className="text-muted text-sm">
        Roll this or less on a d10; 1 (7) means a 1, re-rolled for 7 or less{fewer}. Targets from AV{' '}
        {printedPlay.vehicleAv} count as armour and vehicles; – means no damage. Moving and D-markers reduce
        the number further (section 8.3). The bars show the chance of a hit.
      </p>
      <ul className="space-y-5">
        {groups.map((group) => (
          <li key={group.key}>
            <TargetTable
              title={groupTitle(group)}
              who={`${shooterLines(group).join('; ')} (half the range)`}
              needed={(av) => rollNeeded(group, av, hindrance)}
            />
          </li>
        ))}
      </ul>
      {fights.length > 0 && (
        <Section title="Close combat" level={3} aside="section 9.3">
          <Segmented
            compact
            label="Target"
            value={obstacle}
            options={[
              { value: 'open', label: 'In the open' },
              { value: 'obstacle', label: `Defends an obstacle −${-printedPlay.obstacleModifier}` },
            ]}
            onChange={setObstacle}
          />
          <ul className="mt-4 space-y-5">
            {fights.map((group) => (
              <li key={group.key}>
                <TargetTable
                  title={combatTitle(group)}
                  who={fighterLines(group).join('; ')}
                  needed={(av) => neededInCombat(group, av, obstacle === 'obstacle')}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

/** Shown for a force without weapons, with a button that opens its first unit. */
function Unarmed({ first }: { first: EvaluatedUnit | undefined }) {
  const { open } = useBuilder();
  return (
    <ProblemPlace path={['weapons']}>
      <EmptyState
        title="No weapons yet"
        actions={
          first && <Button onClick={() => open({ kind: 'element', id: first.id })}>Open {first.label}</Button>
        }
      >
        Give units weapons: this shows what each must roll, by the target’s AV, its cover and the range.
      </EmptyState>
    </ProblemPlace>
  );
}

type TargetTableProps = { title: string; who: string; needed: (av: number) => number | null };

function TargetTable({ title, who, needed: neededOf }: TargetTableProps) {
  return (
    <table className="condensed w-full max-w-2xl table-fixed border-collapse text-center text-sm">
      <caption className="pb-1 text-left">
        <span className="font-medium">{title}</span>
        <span className="block text-muted">{who}</span>
      </caption>
      <AvHeads />
      <tbody>
        <tr className="border-line border-b">
          {TARGET_AVS.map((av) => {
            const needed = neededOf(av);
            const height = needed === null ? 0 : 16 * chanceOf(needed);
            return (
              <td key={av} className="pt-1 font-semibold">
                <svg aria-hidden width="60%" height="16" className="mx-auto block">
                  <rect x="0" width="100%" y={16 - height} height={height} className="fill-accent" />
                </svg>
                {needed === null ? '–' : rollText(needed)}
              </td>
            );
          })}
        </tr>
      </tbody>
    </table>
  );
}

/** The head of a table by the AV of the target; `hidden` says AV to screen readers alone. */
export const AvHeads = ({ hidden = false }) => (
  <thead>
    <tr className="border-edge border-b text-muted text-xs">
      {TARGET_AVS.map((av) => (
        <th key={av} scope="col" className="font-medium">
          <span className={hidden ? 'sr-only' : 'max-sm:sr-only'}>AV </span>
          {av}
        </th>
      ))}
    </tr>
  </thead>
);
