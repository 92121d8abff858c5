import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { useRosters } from '@/components/shared/rosters/use-rosters';
import { paperField } from '@/components/shared/share/paper';
import { CheckField } from '@/components/ui/fields/check-field';
import { FormCheck, FormChoice } from '@/components/ui/form/form-field';
import type { Pack } from '@/lib/roster/pack/pack';
import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { scanSentence } from '@/lib/roster/text/link-reach';
import { readStoredPack } from '@/lib/storage/packs';
import { useBuilder } from '../context';
import type { PrintChoices } from './choices';

interface PrintOptionsProps {
  control: Control<PrintChoices>;
  choices: PrintChoices;
  system: AnyGameSystem;
  /** Whether an element has notes. */
  hasNotes: boolean;
}

/** The fields for paper, orientation and what to print. */
export function PrintOptions({ control, choices, system, hasNotes }: PrintOptionsProps) {
  const hasOdds = system.odds !== undefined;
  const check = (
    part: 'roster' | 'cards' | 'odds' | 'charts' | 'notes' | 'summary' | 'opponent' | 'qr',
    label: string,
    description: string,
  ) => <FormCheck control={control} name={part} label={label} description={description} />;
  return (
    <>
      <FormChoice control={control} {...paperField} />
      <FormChoice
        control={control}
        name="orientation"
        label="Orientation"
        options={[
          { value: 'sheet', label: 'Fewest pages' },
          { value: 'portrait', label: 'Portrait' },
          { value: 'landscape', label: 'Landscape' },
        ]}
      />
      <FormCheck
        control={control}
        name="large"
        label="Larger print"
        description="Larger text and boxes, on more pages."
      />
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-medium text-sm">What to print</legend>
        {check('roster', 'Roster', 'The sheet of the force, with its verdict.')}
        {check('cards', 'Cards', 'One for each, to cut out: nine on a portrait page.')}
        {choices.cards &&
          hasOdds &&
          check('odds', 'Odds on the cards', 'The distances at which a hit is 50 % likely or more.')}
        {hasOdds &&
          check('charts', 'Charts of odds', 'The chances of hits by distance: nine to an upright page.')}
        {hasNotes &&
          !choices.opponent &&
          check('notes', `Notes of ${system.noun[1]}`, 'Below the names, and on the cards.')}
        {check('summary', 'Play summary', 'How the game is played, on one page.')}
        {choices.roster &&
          check(
            'qr',
            'QR code',
            `On the sheet. ${scanSentence(window.location.origin, 'roster', 'Scan it with a phone to open the roster.')}`,
          )}
        {check('opponent', 'Opponent’s copy', 'Without notes and hidden information.')}
      </fieldset>
    </>
  );
}

/** Another roster to print, and the pack it is built for. */
export interface OtherRoster {
  roster: Roster;
  pack: Pack | null;
}

/** Chooses other rosters of this game from the shelf, to print in one document with this one. */
export function OtherRosters({ onChange }: { onChange: (others: readonly OtherRoster[]) => void }) {
  const { id, system } = useBuilder();
  const { rosters = [] } = useRosters();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const others = rosters.filter((stored) => stored.id !== id && stored.roster.system === system.id);
  if (others.length === 0)
    return <p className="text-muted">Other saved rosters of this game can be printed with it.</p>;
  const choose = (other: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(other);
    else next.delete(other);
    setChosen(next);
    const joining = others.filter((stored) => next.has(stored.id));
    onChange(
      joining.flatMap(({ roster, pack }) => {
        const read = parseRoster(roster, system);
        return read.ok ? [{ roster: read.value, pack: readStoredPack(pack, system) }] : [];
      }),
    );
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium text-sm">Other rosters in the same document</legend>
      {others.map((stored) => (
        <CheckField
          key={stored.id}
          label={stored.roster.name || 'No name'}
          description={stored.roster.player}
          checked={chosen.has(stored.id)}
          onChange={(event) => choose(stored.id, event.target.checked)}
        />
      ))}
    </fieldset>
  );
}
