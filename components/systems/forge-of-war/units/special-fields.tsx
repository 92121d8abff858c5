import { Mends } from '@/components/builder/mends';
import { CheckField } from '@/components/ui/check-field';
import { NumberField } from '@/components/ui/number-field';
import { Section } from '@/components/ui/section';
import { setUnit } from '@/lib/systems/forge-of-war/edit';
import { MOST_FIGURES } from '@/lib/systems/forge-of-war/force';
import type { ReckonedUnit } from '@/lib/systems/forge-of-war/reckon-units';
import { mended } from '../mended';
import { useEdit } from '../use-force';

/** Room that a new transport has: the sample vehicle's (10.6). */
const USUAL_ROOM = 10;

/** Jump packs, grav and room for passengers. */
export function SpecialFields({ unit }: { unit: ReckonedUnit }) {
  const edit = useEdit();
  const { id, source } = unit;
  const room = source.transport?.capacity;
  return (
    <Section title="Special" level={3}>
      <div className="grid gap-1">
        <Mends rules={mended.jump}>
          <CheckField
            label="Jump packs"
            description={
              'Infantry: once an activation a leap of 12" over everything, not into close combat (6.3).'
            }
            checked={source.jumpPacks}
            onChange={({ target }) => edit((force) => setUnit(force, id, { jumpPacks: target.checked }))}
          />
        </Mends>
        <Mends rules={mended.grav}>
          <CheckField
            label="Grav"
            description={'Armour and vehicles: a leap of 12" as with jump packs (10.5).'}
            checked={source.grav}
            onChange={({ target }) => edit((force) => setUnit(force, id, { grav: target.checked }))}
          />
        </Mends>
        <CheckField
          label="Transport"
          description="Carries figures of infantry, cavalry and creatures (10.5)."
          checked={room !== undefined}
          onChange={({ target }) =>
            edit((force) =>
              setUnit(force, id, { transport: target.checked ? { capacity: USUAL_ROOM } : undefined }),
            )
          }
        />
        {room !== undefined && (
          <NumberField
            compact
            className="pl-9"
            label="Figures it carries"
            min={0}
            max={MOST_FIGURES}
            value={room}
            onChange={(capacity) => edit((force) => setUnit(force, id, { transport: { capacity } }))}
          />
        )}
      </div>
    </Section>
  );
}
