import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { builderAddress } from '@/components/shared/addresses';
import { PasteDialog } from '@/components/shared/paste-dialog';
import { saveNewRoster, underFreeName } from '@/components/shared/rosters/new-roster';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Options, SelectField } from '@/components/ui/fields/select-field';
import { clearReading } from '@/lib/check/typed/read';
import type { TypedReading } from '@/lib/check/typed/reading';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Parsed } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { counted } from '@/lib/roster/text/words';
import { readWithStored, storedPack } from './at-hand';
import { TypedLines } from './typed-lines';

interface TypedDialogProps {
  /** The text that has no roster in it. */
  text: string;
  /** Where the list is used if it is not opened in the builder, and the game that it must be of. */
  use?: { system: AnyGameSystem; onList: (list: { roster: Roster; pack: Pack | null }) => void } | undefined;
  onClose: () => void;
}

/** Shows a text as a list of a game, line by line, to be confirmed or changed. Nothing is saved or used before. */
export function TypedDialog({ text: given, use, onClose }: TypedDialogProps) {
  const [text, setText] = useState(given);
  const [isChanging, setChanging] = useState(false);
  if (isChanging)
    return (
      <PasteDialog
        title="Change the text"
        verb="Read again"
        label="List"
        hint="One kind of element per line, as you would write it: “3 light infantry”, “P2 mech, jump jets”."
        rows={12}
        start={text}
        take={(next) => void setText(next)}
        onClose={() => setChanging(false)}
      />
    );
  return <Confirm {...{ text, use, onClose }} onChange={() => setChanging(true)} />;
}

interface ConfirmProps extends TypedDialogProps {
  onChange: () => void;
}

function Confirm({ text, use, onChange, onClose }: ConfirmProps) {
  const router = useRouter();
  const [read, setRead] = useState<Parsed<TypedReading[]> | 'failed' | null>(null);
  const [game, setGame] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    readWithStored(text).then(
      (next) => isCurrent && setRead(next),
      () => isCurrent && setRead('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  const all = read !== null && read !== 'failed' && read.ok ? read.value : [];
  const readings = use ? all.filter(({ system }) => system.id === use.system.id) : all;
  const clear = clearReading(readings);
  const reading = game === null ? clear : (readings.find(({ system }) => system.id === game) ?? null);
  const hasEntries = reading?.lines.some(({ kind }) => kind === 'entry') ?? false;
  const open = async () => {
    if (reading === null) return;
    const { roster, system } = reading;
    const pack = await storedPack(reading.pack);
    if (use) use.onList({ roster, pack });
    else router.push(builderAddress(await saveNewRoster(await underFreeName(roster), system, pack)));
    onClose();
  };
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title="Confirm the list"
      footer={
        <>
          <Button onClick={onChange}>Change the text</Button>
          {hasEntries && (
            <Button variant="primary" onClick={() => void open()}>
              {use ? 'Use it' : 'Open in the builder'}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-muted text-sm">
          The text has no roster and no link to one, so it was read as a list in your own words.{' '}
          {use ? 'It is not saved as a roster.' : 'Nothing is saved until you open it in the builder.'}
        </p>
        {readings.length > 1 && (
          <SelectField
            label="Game"
            value={reading?.system.id ?? ''}
            hint={
              clear === null
                ? 'As many lines were understood for more than one game: choose yours.'
                : 'The game with the most lines understood is chosen.'
            }
            onChange={({ target }) => setGame(target.value)}
          >
            {reading === null && <option value="">Choose the game</option>}
            <Options of={readings.map((each) => [each.system.id, gameText(each)])} />
          </SelectField>
        )}
        <p role="status">{statusText(read, reading)}</p>
        {reading && <TypedLines reading={reading} />}
      </div>
    </Dialog>
  );
}

/** A game, and how many of the lines it understands. */
function gameText({ system, lines }: TypedReading): string {
  const said = lines.filter(({ kind }) => kind !== 'passed');
  const understood = said.filter(({ kind }) => kind !== 'unknown').length;
  return `${system.name}: ${understood} of ${counted(said.length, 'line')}`;
}

function statusText(read: Parsed<TypedReading[]> | 'failed' | null, reading: TypedReading | null): string {
  if (read === null) return 'Reading …';
  if (read === 'failed') return 'The list could not be read. Check the connection and try again.';
  if (!read.ok) return read.faults.map(({ message }) => message).join(' ');
  if (reading === null) return '';
  const { system, roster, lines } = reading;
  const hasEntries = lines.some(({ kind }) => kind === 'entry');
  const entries = hasEntries
    ? counted(system.labels(roster.force).size || 1, ...system.noun)
    : `No ${system.noun[0]}`;
  const missed = lines.filter(
    ({ kind, unknown, not }) => kind === 'unknown' || unknown.length + not.length > 0,
  );
  const all =
    missed.length === 0
      ? 'Every line was understood.'
      : `${counted(missed.length, 'line')} to look at: first in the list.`;
  return `${entries} of ${system.name}. ${all}`;
}
