'use client';

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useOwnLibrary } from '@/components/builder/use-own-library';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { addOwnWeapon, isArmouryFull, weaponDraft } from '@/lib/systems/forge-of-war/edits/edit-weapons';
import type { CustomWeapon } from '@/lib/systems/forge-of-war/force';
import { useEdit, useEvaluation } from '../use-force';
import { WeaponSelect } from '../weapon-select';
import { OwnWeapon } from './own-weapon';
import { StoredWeapons } from './stored-weapons';

/** Custom weapons: those in this force, and those stored in this browser. */
export function OwnWeaponsPanel() {
  const edit = useEdit();
  const { force, rulings } = useEvaluation();
  const library = useOwnLibrary<CustomWeapon>('weapon');
  const [template, setTemplate] = useState('');
  return (
    <div className="@container space-y-8">
      <Section title="In this force" level={3} aside="travel in its file (section 16)">
        <div className="space-y-6">
          {force.customWeapons.length === 0 && (
            <p className="text-muted text-sm">
              None yet. Start from one in the list and change what you like.
            </p>
          )}
          {force.customWeapons.map((weapon) => (
            <OwnWeapon
              key={weapon.id}
              weapon={weapon}
              stored={library.stored?.find(({ id }) => id === (weapon.name || weapon.id))?.value}
              onSave={() => void library.save(weapon.name || weapon.id, weapon)}
            />
          ))}
          <div className="flex flex-wrap items-end gap-2">
            <WeaponSelect label="Start from" value={template} none="A plain weapon" onChange={setTemplate} />
            <Button
              disabled={isArmouryFull(force)}
              onClick={() =>
                edit((now) => addOwnWeapon(now, weaponDraft(now, template === '' ? null : template, rulings)))
              }
            >
              <Plus aria-hidden size={16} /> New weapon
            </Button>
          </div>
        </div>
      </Section>
      <Section title="Saved in this browser" level={3} aside="for every force">
        <StoredWeapons library={library} />
      </Section>
    </div>
  );
}
