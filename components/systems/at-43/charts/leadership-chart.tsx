import { ChartFigure } from '@/components/ui/chart';
import { ChartBar } from '@/components/ui/chart-bar';
import { play } from '@/lib/systems/at-43/catalogue';
import type { Evaluation } from '@/lib/systems/at-43/evaluate/evaluate';

/** Leadership points of a round: their sources, and how many the units without an officer cost. */
export function LeadershipChart({ evaluation }: { evaluation: Evaluation }) {
  const { commander, commandUnits, units } = evaluation;
  const leadership = commander === null ? 0 : commander.leader.leadership;
  const known = leadership ?? 0;
  const without = units.filter(({ leader }) => leader === null).length * play.withoutOfficer.cost;
  const most = Math.max(1, known + commandUnits.length, without);
  return (
    <ChartFigure
      title="Leadership points a round"
      note="Above: the commander's leadership and one for each unit (p.54). Below: what units without an officer need to act (p.57)."
    >
      <div
        role="img"
        aria-label={`${leadership ?? 'Not known'} of the commander, ${commandUnits.length} of the units; ${without} to activate units without an officer.`}
        className="space-y-1"
      >
        <ChartBar
          most={most}
          height={20}
          segments={[
            { key: 'leadership', from: 0, size: known, fill: 'solid', text: known },
            {
              key: 'units',
              from: known,
              size: commandUnits.length,
              fill: 'hatch',
              text: commandUnits.length,
            },
          ]}
        />
        <ChartBar
          most={most}
          height={20}
          segments={[
            { key: 'without', from: 0, size: without, fill: 'dots', text: without },
            {
              key: 'left',
              from: without,
              size: Math.max(0, known + commandUnits.length - without),
              fill: 'void',
            },
          ]}
        />
      </div>
      <p className="mt-1 text-sm">
        {commander === null
          ? 'No commander'
          : `${commander.leader.name}: ${leadership === null ? 'leadership not known' : `${leadership} points`}`}
        , {commandUnits.length} for the units; {without} to activate those without an officer.
      </p>
    </ChartFigure>
  );
}
