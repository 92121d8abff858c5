import { Dices } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { CheckField } from '@/components/ui/fields/check-field';
import { TextField } from '@/components/ui/fields/text-field';
import type { Result, ResultField, Roll } from '@/lib/play/attack';
import { diceOf, notFaces, rollDie } from '@/lib/play/dice';
import { counted } from '@/lib/roster/text/words';
import { NamedStepper, TrackerLabel } from '../marks';

interface DiceFieldsProps {
  rolls: readonly Roll[];
  /** What was typed, by roll. */
  typed: Readonly<Record<string, string>>;
  /** Whether Muster rolled the dice, so that it may roll one again. */
  isRolled: boolean;
  /** What the dice come to, as sentences. */
  because: readonly string[];
  onType: (typed: Record<string, string>) => void;
  onRoll: () => void;
  onAgain: (typed: Record<string, string>) => void;
}

/** The dice of an attack: typed, tapped, or rolled by Muster; none need be given. */
export function DiceFields({ rolls, typed, isRolled, because, onType, onRoll, onAgain }: DiceFieldsProps) {
  const rolled = rolls.filter(({ count }) => count > 0);
  if (rolled.length === 0) return null;
  return (
    <fieldset className="grid gap-3 border-line border-t pt-3 first:border-t-0 first:pt-0">
      <legend className="label-caps float-left w-full">Dice</legend>
      <p className="flex flex-wrap items-center gap-3">
        <Button onClick={onRoll}>
          <Dices aria-hidden size={16} /> Roll for me
        </Button>
        <span className="text-muted text-sm">or type what you rolled, or only the result below.</span>
      </p>
      {rolled.map((roll) => (
        <RollField
          key={roll.id}
          roll={roll}
          text={typed[roll.id] ?? ''}
          isRolled={isRolled}
          onType={(text) => onType({ ...typed, [roll.id]: text })}
          onAgain={(text) => onAgain({ ...typed, [roll.id]: text })}
        />
      ))}
      <div role="status" className="min-h-6">
        <ul className="text-sm">
          {because.map((each) => (
            <li key={each}>
              <bdi>{each}</bdi>
            </li>
          ))}
        </ul>
      </div>
    </fieldset>
  );
}

interface RollFieldProps {
  roll: Roll;
  text: string;
  isRolled: boolean;
  onType: (text: string) => void;
  onAgain: (text: string) => void;
}

function RollField({ roll, text, isRolled, onType, onAgain }: RollFieldProps) {
  const { label, count, sides, again } = roll;
  const faces = diceOf(text, roll);
  const wrong = notFaces(text, roll);
  const error = wrong === null ? undefined : `“${wrong}” is not on a D${sides}: it must be 1 to ${sides}.`;
  return (
    <div className="grid gap-2">
      <TextField
        label={`${label} (${counted(count, 'die', 'dice')}, D${sides})`}
        hint={faces.length > 0 && faces.length !== count ? `${faces.length} of ${count} so far.` : undefined}
        inputMode="numeric"
        value={text}
        error={error}
        onChange={({ target }) => onType(target.value)}
      />
      {faces.length < count && (
        <fieldset aria-label={`${label}, faces`} className="flex flex-wrap gap-1">
          {Array.from({ length: sides }, (_, index) => (
            <Button
              key={index}
              size="sm"
              aria-label={`${label}: add a ${index + 1}`}
              className="min-h-11! min-w-11! px-0!"
              onClick={() => onType(`${faces.join(' ')} ${index + 1}`.trim())}
            >
              {index + 1}
            </Button>
          ))}
        </fieldset>
      )}
      {again && isRolled && faces.length >= count && (
        <p className="flex flex-wrap items-center gap-1 text-sm">
          {`${again.by}: roll again`}
          {faces.map((face, index) => (
            <Button
              key={index}
              size="sm"
              aria-label={`${label}: roll the ${face} again`}
              className="min-h-11! min-w-11! px-0!"
              onClick={() =>
                onAgain(faces.map((each, at) => (at === index ? rollDie(sides) : each)).join(' '))
              }
            >
              {face}
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}

interface ResultFieldsProps {
  fields: readonly ResultField[];
  result: Result;
  onSet: (id: string, value: number) => void;
}

/** The result of an attack: what the dice come to, or what was seen on the table; nothing where the marks say it all. */
export function ResultFields({ fields, result, onSet }: ResultFieldsProps) {
  if (fields.length === 0) return null;
  return (
    <fieldset className="grid gap-2 border-line border-t pt-3">
      <legend className="label-caps float-left w-full">Result</legend>
      {fields.map(({ id, label, isYes }) => {
        const value = result[id] ?? 0;
        return isYes ? (
          <CheckField
            key={id}
            label={label}
            checked={value === 1}
            onChange={({ target }) => onSet(id, target.checked ? 1 : 0)}
          />
        ) : (
          <NamedStepper
            key={id}
            label={label}
            value={value}
            least={0}
            onAdd={(by) => onSet(id, Math.max(0, value + by))}
          >
            <TrackerLabel label={label} page="" />
          </NamedStepper>
        );
      })}
    </fieldset>
  );
}
