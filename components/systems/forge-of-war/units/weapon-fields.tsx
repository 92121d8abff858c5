import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { NumberField } from '@/components/ui/number-field';
import { Section } from '@/components/ui/section';
import { addWeapon, removeWeapon, setWeaponCount } from '@/lib/systems/forge-of-war/edit';
import { MOST_FIGURES } from '@/lib/systems/forge-of-war/force';
import type { ReckonedUnit } from '@/lib/systems/forge-of-war/reckon-units';
import { weaponFacts } from '@/lib/systems/forge-of-war/sheet';
import { useEdit, useReckoning } from '../use-force';
import { WeaponSelect } from '../weapon-select';

/** The weapons of a unit: how many of each, and what each does. */
export function WeaponFields({ unit }: { unit: ReckonedUnit }) {
  const edit = useEdit();
  const { weapon: weaponOf } = useReckoning();
  const { id, source } = unit;
  const all = source.figures;
  return (
    <Section title="Weapons" level={3} aside="section 16">
      {source.weapons.length === 0 && (
        <p className="mb-3 text-muted text-sm">Unarmed but for hands and blades.</p>
      )}
      <ul className="divide-y divide-line">
        {source.weapons.map((entry, index) => {
          const weapon = weaponOf(entry.id);
          const name = weapon?.name ?? entry.id;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a file may list one weapon twice
            <li key={`${entry.id} ${index}`} className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2">
              <NumberField
                compact
                hideLabel
                label={`How many: ${name}`}
                min={1}
                max={MOST_FIGURES}
                value={entry.count}
                onChange={(count) => edit((force) => setWeaponCount(force, id, index, count))}
              />
              <div className="min-w-0 flex-1 basis-44">
                <p className="break-words font-medium">{name}</p>
                <p className="text-muted text-sm">
                  {weapon === null
                    ? 'Neither in the list nor among the force’s own weapons.'
                    : [...weaponFacts(weapon), ...(weapon.effect ? [weapon.effect] : [])].join(' · ')}
                </p>
              </div>
              <div className="flex gap-1">
                {all > 1 && entry.count !== all && (
                  <Button
                    size="sm"
                    onClick={() => edit((force) => setWeaponCount(force, id, index, all))}
                    aria-label={`All ${all} bear ${name}`}
                  >
                    All {all}
                  </Button>
                )}
                <IconButton
                  size="sm"
                  label={`Take off ${name}`}
                  icon={<X aria-hidden size={16} />}
                  onClick={() => edit((force) => removeWeapon(force, id, index))}
                />
              </div>
            </li>
          );
        })}
      </ul>
      <AddWeapon onAdd={(weapon) => edit((force) => addWeapon(force, id, weapon, 1))} />
    </Section>
  );
}

function AddWeapon({ onAdd }: { onAdd: (weapon: string) => void }) {
  const { force } = useReckoning();
  const [chosen, setChosen] = useState('assault-rifle');
  return (
    <div className="mt-2 flex flex-wrap items-end gap-2">
      <WeaponSelect label="Weapon to add" value={chosen} own={force.customWeapons} onChange={setChosen} />
      <Button onClick={() => onAdd(chosen)}>
        <Plus aria-hidden size={16} /> Add weapon
      </Button>
    </div>
  );
}
