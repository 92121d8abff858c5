import { ChartFigure, FigureTable, FigureTables, Swatch } from '@/components/ui/charts/chart';
import { ChartBar, NamedBar } from '@/components/ui/charts/chart-items';
import { EmptyState } from '@/components/ui/notes';
import { counted } from '@/lib/roster/text/words';
import { play } from '@/lib/systems/at-43/catalogue/catalogue';
import { type ChartData, chartDataOf } from '@/lib/systems/at-43/evaluate/chart-data';
import type { Evaluation } from '@/lib/systems/at-43/evaluate/evaluate';
import { damageNeeds, neededText, protections } from '@/lib/systems/at-43/evaluate/table-values';
import { sumText } from '@/lib/systems/at-43/paper/text';
import { oddsNote, WeaponOdds } from './cards/odds-chart';

/** Charts of the company: values by platoon and wave, leadership points and weapon odds, with the same as tables. */
export function ForceCharts({ evaluation }: { evaluation: Evaluation }) {
  const profile = chartDataOf(evaluation);
  if (profile.units.length === 0)
    return (
      <EmptyState title="No charts yet">
        Once the company has units, this shows their values platoon by platoon, with the leadership points of
        a round and what each weapon needs against protections 1 to 15.
      </EmptyState>
    );
  return (
    <div className="@container space-y-8">
      <ValueChart profile={profile} />
      <LeadershipChart evaluation={evaluation} />
      <AllOdds profile={profile} />
      <Tables profile={profile} />
    </div>
  );
}

function ValueChart({ profile }: { profile: ChartData }) {
  const { platoons, value, assault, reinforcement, limit, most } = profile;
  const unknown = profile.units.filter((unit) => unit.unknown.length > 0).length;
  if (value === 0)
    return (
      <ChartFigure title="A.P. by platoon" note="Nothing to draw: no unit has a value that is known yet.">
        {null}
      </ChartFigure>
    );
  return (
    <ChartFigure
      title="A.P. by platoon"
      note={
        <>
          {sumText(value, profile.units)} A.P.{limit !== null && `; the thick line is the limit of ${limit}.`}{' '}
          <Swatch fill="solid" /> Assault {assault}. <Swatch fill="hatch" /> Reinforcement {reinforcement}.
          Each unit by its number.
          {unknown > 0 &&
            ` ${counted(unknown, 'unit')} with unknown A.P. ${unknown === 1 ? 'is' : 'are'} too short.`}
        </>
      }
    >
      <div className="space-y-2">
        <NamedBar name="Company">
          <ChartBar
            most={most}
            mark={limit}
            segments={[
              { key: 'assault', from: 0, size: Math.max(0, assault), fill: 'solid', text: assault },
              {
                key: 'reinforcement',
                from: Math.max(0, assault),
                size: Math.max(0, reinforcement),
                fill: 'hatch',
                text: reinforcement,
              },
            ]}
          />
        </NamedBar>
        {platoons.map(({ label, units, assault: assaultValue, reinforcement: reinforcementValue }, index) => (
          <NamedBar key={index} name={`${label}: ${assaultValue + reinforcementValue}`}>
            <ChartBar
              most={most}
              height={20}
              segments={units.map((unit) => ({
                key: unit.id,
                from: unit.from,
                size: Math.max(0, unit.value),
                fill: unit.reinforcement ? 'hatch' : 'solid',
                text: unit.number,
                title: `${unit.label}: ${unit.value} A.P.`,
              }))}
            />
          </NamedBar>
        ))}
      </div>
    </ChartFigure>
  );
}

function AllOdds({ profile: { weapons } }: { profile: ChartData }) {
  const known = weapons.filter(({ weapon }) => weapon.penetration !== null);
  if (known.length === 0) return null;
  return (
    <ChartFigure title="Odds of the weapons" note={oddsNote}>
      <ul className="grid gap-6 @3xl:grid-cols-2">
        {known.map(({ weapon, bearers, machines }, index) => (
          <WeaponOdds
            key={index}
            weapon={weapon}
            name={weapon.name}
            note={counted(bearers, machines ? 'machine' : 'fighter')}
          />
        ))}
      </ul>
    </ChartFigure>
  );
}

/** The data of the charts as tables. */
const Tables = ({ profile: { units, weapons } }: { profile: ChartData }) => (
  <FigureTables>
    <FigureTable
      caption="Units"
      heads={['Unit', 'Fighters', 'Assault', 'Reinf.']}
      rows={units.map(
        ({ number, label, platoon, fighters, reinforcement, value, unknown, leader, commands }) => {
          const cost = sumText(value, [{ unknown }]);
          const led = leader === null ? '' : `, ${leader}${commands ? ', commander' : ''}`;
          return {
            head: `${number} ${label}`,
            aside: `${platoon}${led}`,
            cells: [fighters, ...(reinforcement ? ['–', cost] : [cost, '–'])],
          };
        },
      )}
    />
    <FigureTable
      caption="Damage tests by protection"
      heads={['Weapon', ...protections.map(String)]}
      rows={weapons.map(({ weapon }) => ({
        head: weapon.name,
        cells: (damageNeeds(weapon) ?? protections.map(() => null)).map((needed) =>
          needed === null ? '?' : needed === 1 ? '✓' : neededText(needed),
        ),
      }))}
      isNarrow
    />
  </FigureTables>
);

/** Leadership points of a round: their sources, and how many the units without an officer cost. */
function LeadershipChart({ evaluation }: { evaluation: Evaluation }) {
  const { commander, commandUnits, units } = evaluation;
  const leadership = commander === null ? 0 : commander.leader.leadership;
  const known = leadership ?? 0;
  const without = units.filter(({ leader }) => leader === null).length * play.withoutOfficer.cost;
  const most = Math.max(1, known + commandUnits.length, without);
  return (
    <ChartFigure
      title="Leadership points per round"
      note="Above: the commander's leadership and one for each unit (p.54). Below: what units without an officer need to act (p.57)."
    >
      <div
        role="img"
        aria-label={`${leadership ?? 'Unknown'} of the commander, ${commandUnits.length} of the units; ${without} to activate units without an officer.`}
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
          : `${commander.leader.name}: ${leadership === null ? 'leadership unknown' : `${leadership} points`}`}
        , {commandUnits.length} for the units; {without} to activate those without an officer.
      </p>
    </ChartFigure>
  );
}
