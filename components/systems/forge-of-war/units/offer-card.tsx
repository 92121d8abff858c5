import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { AddButton, BanNote, usePack } from '@/components/builder/ban';
import { classes } from '@/components/ui/classes';
import { bannedBy } from '@/lib/roster/pack-bans';
import { trainingOf, unitTypeOf } from '@/lib/systems/forge-of-war/catalogue';
import type { ReckonedUnit } from '@/lib/systems/forge-of-war/reckon-units';
import { markersOf } from '@/lib/systems/forge-of-war/tracks';
import { usesOf } from '@/lib/systems/forge-of-war/uses';
import { tilesOf, ValueLine } from './value-line';

type OfferCardProps = {
  name: string;
  about: string;
  unit: Omit<ReckonedUnit, 'aboard' | 'load' | 'rides'>;
  disabled: boolean;
  onAdd: () => void;
  /** Further buttons beside Add. */
  children?: ReactNode;
};

/** One unit that may be added: name, values, what it is, and the button. */
export function OfferCard({ name, about, unit, disabled, onAdd, children }: OfferCardProps) {
  const { type, training } = unit.source;
  const note = useId();
  const banned = bannedBy(usePack(), usesOf(unit), unit.troop?.id);
  return (
    <li className="pt-3 pb-2">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className={classes('break-words font-medium', banned && 'text-muted')}>{name}</h3>
          <p className="text-muted text-sm">{about}</p>
        </div>
        <div className="flex shrink-0 gap-2">
          {children}
          <AddButton {...{ banned, note, disabled }} onClick={onAdd} aria-label={`Add ${name}`}>
            <Plus aria-hidden size={16} /> Add
          </AddButton>
        </div>
      </div>
      <BanNote id={note} banned={banned} />
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1">
        <ValueLine tiles={tilesOf({ ...unit, aboard: [], load: 0, rides: [] })} />
        <span className="condensed text-muted text-sm">
          {unitTypeOf(type).name} · {trainingOf(training).name} · {markersOf(unit)} D
          {unit.weapons.length === 0 && ' · no weapons yet'}
        </span>
      </div>
    </li>
  );
}
