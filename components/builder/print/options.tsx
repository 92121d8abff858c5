import { PaperField } from '@/components/shell/paper-field';
import { CheckField } from '@/components/ui/check-field';
import { Segmented } from '@/components/ui/segmented';
import { scanSentence } from '@/lib/roster/link-reach';
import type { PrintChoices } from './choices';

interface PrintOptionsProps {
  choices: PrintChoices;
  /** Whether the game has odds. */
  hasOdds: boolean;
  onChange: (choices: PrintChoices) => void;
}

/** The fields for paper, orientation and what to print. */
export function PrintOptions({ choices, hasOdds, onChange }: PrintOptionsProps) {
  const change = (changed: Partial<PrintChoices>) => onChange({ ...choices, ...changed });
  const check = (
    part: 'roster' | 'cards' | 'odds' | 'charts' | 'summary' | 'opponent' | 'qr',
    label: string,
    description: string,
  ) => (
    <CheckField
      label={label}
      description={description}
      checked={choices[part]}
      onChange={(event) => change({ [part]: event.target.checked })}
    />
  );
  return (
    <>
      <PaperField value={choices.paper} onChange={(paper) => change({ paper })} />
      <Segmented
        label="Orientation"
        value={choices.orientation}
        options={[
          { value: 'sheet', label: 'Fewest pages' },
          { value: 'portrait', label: 'Portrait' },
          { value: 'landscape', label: 'Landscape' },
        ]}
        onChange={(orientation) => change({ orientation })}
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
