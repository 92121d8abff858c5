import { useBuilder } from '@/components/builder/context';
import { PageNote } from '@/components/builder/fields/notes';
import { Button } from '@/components/ui/button';
import { NumberField } from '@/components/ui/fields/number-field';
import { Section } from '@/components/ui/section';
import { counted } from '@/lib/roster/text/words';
import { type Host, hostsOf, setTeams } from '@/lib/systems/command-horizon/edits/edit';
import { modelsOnTable } from '@/lib/systems/command-horizon/evaluate/dice';
import type { EvaluatedUnit } from '@/lib/systems/command-horizon/evaluate/evaluate-units';
import { MAX_SENT } from '@/lib/systems/command-horizon/rules/infantry';
import { useEdit, useEvaluation } from '../use-force';

/** The infantry that the teams of a heavy weapons platoon join, or the teams that have joined an infantry platoon. */
export function TeamFields({ unit }: { unit: EvaluatedUnit }) {
  const evaluation = useEvaluation();
  if (unit.type.kind === 'infantry' && unit.receives.length > 0) return <Received unit={unit} />;
  const hosts = hostsOf(unit, evaluation);
  const sends = unit.type.kind === 'heavy-weapons';
  const bySquad = evaluation.rulings['team-attachment'] === 'squad';
  const shown = sends ? hosts : hosts.filter(({ teams }) => teams > 0);
  if (!sends && shown.length === 0) return null;
  return (
    <Section
      title="Teams with infantry"
      level={3}
      aside={`${unit.source.attachTo.length} of ${MAX_SENT}, ${modelsOnTable(unit)} stay`}
    >
      <p className="mb-3 max-w-prose text-muted text-sm">
        {bySquad
          ? 'A squad is split: its three teams join the squads of one infantry platoon and fight there. Their dice are in that unit’s line.'
          : 'Each team joins a squad of an infantry platoon, three to a platoon at most, and fights there: its dice are in that unit’s line.'}{' '}
        <PageNote page="Infantry" />
      </p>
      {shown.length === 0 ? (
        <p className="text-sm">The force has no infantry platoon to join.</p>
      ) : (
        <ul className="flex flex-wrap gap-x-8 gap-y-4">
          {shown.map((host) => (
            <li key={host.unit.id} className="min-w-0">
              <HostField unit={unit} host={host} bySquad={bySquad} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

type HostFieldProps = {
  unit: EvaluatedUnit;
  host: Host;
  /** Whether only whole squads may be attached, by the ruling on teams; a file may have other numbers. */
  bySquad: boolean;
};

function HostField({ unit, host, bySquad }: HostFieldProps) {
  const edit = useEdit();
  const { unit: target, teams, all, most, takes } = host;
  const others = all - teams;
  const each = bySquad && teams % most === 0 ? most : 1;
  return (
    <NumberField
      label={`${each > 1 ? 'Squads with' : 'With'} ${target.label}`}
      min={0}
      max={Math.max(MAX_SENT, teams) / each}
      value={teams / each}
      hint={takes && others > 0 ? `${counted(others, 'team')} more from elsewhere` : undefined}
      error={
        teams === 0
          ? undefined
          : takes
            ? all > most
              ? `${counted(all, 'team')} with it; the maximum is ${most}.`
              : bySquad && teams < most && 'The three teams of a squad go together.'
            : 'Not an Alliance infantry platoon.'
      }
      onChange={(value) => edit((force) => setTeams(force, unit.id, target.id, value * each))}
    />
  );
}

function Received({ unit }: { unit: EvaluatedUnit }) {
  const { open } = useBuilder();
  const { unit: byId } = useEvaluation();
  return (
    <Section title="Teams with it" level={3}>
      <ul className="divide-y divide-line border-line border-y">
        {unit.receives.map(({ from, teams }) => (
          <li key={from} className="flex items-center justify-between gap-3 py-1">
            <span className="min-w-0 break-words">
              {counted(teams, 'team')} of {byId(from).label}
            </span>
            <Button size="sm" onClick={() => open({ kind: 'element', id: from })}>
              Change<span className="sr-only"> the teams of {byId(from).label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
