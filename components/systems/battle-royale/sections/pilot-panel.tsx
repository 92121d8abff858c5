import { TextEdit } from '@/components/builder/fields/text-edit';
import { SpecialList } from '@/components/systems/horizon-wars/design/specials';
import { ElementTiles } from '@/components/systems/horizon-wars/design/tiles';
import { Section } from '@/components/ui/section';
import { pilotLine, table } from '@/lib/systems/battle-royale/catalogue';
import { setNames } from '@/lib/systems/battle-royale/edits/edit';
import { pilotSpecials } from '@/lib/systems/battle-royale/paper/special';
import { useEdit, useEvaluation } from '../use-force';

/** The pilot's name, and the pilot's profile and rules after the mech is destroyed. */
export function PilotPanel() {
  const { mech } = useEvaluation();
  return (
    <div className="@container space-y-6">
      <PilotField pilot={mech.source.pilot} />
      <Section title="Once ejected" level={3}>
        <div className="space-y-3">
          <ElementTiles element={pilotLine} />
          <ul className="grid gap-1 text-sm">
            {table.ejection.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <SpecialList specials={pilotSpecials(mech)} />
        </div>
      </Section>
    </div>
  );
}

function PilotField({ pilot }: { pilot: string }) {
  const edit = useEdit();
  return (
    <TextEdit
      isOptional
      label="Name of the pilot"
      placeholder="Pilot"
      value={pilot}
      onChange={(entered) => edit((force) => setNames(force, { pilot: entered }))}
    />
  );
}
