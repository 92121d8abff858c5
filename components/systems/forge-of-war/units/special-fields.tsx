import { ProblemPlace } from '@/components/builder/problem-place';
import { CheckField } from '@/components/ui/check-field';
import { NumberField } from '@/components/ui/number-field';
import { Section } from '@/components/ui/section';
import { troopOf } from '@/lib/systems/forge-of-war/catalogue';
import { setUnit } from '@/lib/systems/forge-of-war/edit';
import { MOST_FIGURES } from '@/lib/systems/forge-of-war/force';
import type { ReckonedUnit } from '@/lib/systems/forge-of-war/reckon-units';
import { useEdit } from '../use-force';

/** Capacity of a new transport: the sample vehicle's (10.6). */
const DEFAULT_CAPACITY = troopOf('armoured-personnel-carrier').capacity ?? 0;

/** Jump packs, grav, terror, grenades and transport capacity. */
export function SpecialFields({ unit }: { unit: ReckonedUnit }) {
  const edit = useEdit();
  const { id, source, features } = unit;
  const room = source.transport?.capacity;
  return (
    <Section title="Special" level={3}>
      <div className="grid gap-1">
        <ProblemPlace path={['units', id, 'jumpPacks']}>
          <CheckField
            label="Jump packs"
            description={
              'Infantry: once an activation a leap of 12" over difficult ground, not into close combat (6.3).'
            }
            checked={source.jumpPacks}
            onChange={({ target }) => edit((force) => setUnit(force, id, { jumpPacks: target.checked }))}
          />
        </ProblemPlace>
        <ProblemPlace path={['units', id, 'grav']}>
          <CheckField
            label="Grav"
            description={'What is built like a vehicle: a leap of 12" as with jump packs (10.5).'}
            checked={source.grav}
            onChange={({ target }) => edit((force) => setUnit(force, id, { grav: target.checked }))}
          />
        </ProblemPlace>
        <CheckField
          label="Terrifying"
          description="Enemies within two of its moves activate and rally at −1 (4.1, 5.2)."
          checked={source.terrifying}
          onChange={({ target }) => edit((force) => setUnit(force, id, { terrifying: target.checked }))}
        />
        <CheckField
          label="Frag grenades"
          description="Charging into cover, it strikes at the same time as the defenders (9.2)."
          checked={source.fragGrenades}
          onChange={({ target }) => edit((force) => setUnit(force, id, { fragGrenades: target.checked }))}
        />
        <ProblemPlace path={['units', id, 'transport']}>
          <CheckField
            label="Transport"
            description="Carries units that are neither armour, vehicles nor transports (10.5)."
            checked={room !== undefined}
            error={room !== undefined && !features ? 'Only what is built like a vehicle carries' : undefined}
            onChange={({ target }) =>
              edit((force) =>
                setUnit(force, id, {
                  transport: target.checked ? { capacity: DEFAULT_CAPACITY } : undefined,
                }),
              )
            }
          />
        </ProblemPlace>
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
