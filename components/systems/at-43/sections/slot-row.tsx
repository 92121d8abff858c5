import { ArrowDown, ArrowRightLeft, ArrowUp, Plus } from 'lucide-react';
import { useBuilder, useBuilderState } from '@/components/builder/context';
import { Fields } from '@/components/builder/fields/fields';
import { isFixedAt, ProblemPlace } from '@/components/builder/verdict/problems';
import { Button, IconButton } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { moveToPlatoon, moveToSlot, slotsOf } from '@/lib/systems/at-43/edits/edit';
import { addPlatoon, setSlot } from '@/lib/systems/at-43/edits/edit-company';
import type { EvaluatedUnit } from '@/lib/systems/at-43/evaluate/evaluate-unit';
import { slotFields } from '@/lib/systems/at-43/fields';
import { type Slot, slotSchema } from '@/lib/systems/at-43/force';
import { kindText, slotText } from '@/lib/systems/at-43/paper/text';
import { useEdit, useEvaluation } from '../use-force';

type SlotRowProps = {
  /** Index from 0. */
  platoon: number;
  slot: number;
  /** What the slot accepts; undefined without a pattern, or beyond its end. */
  takes: Slot | undefined;
  unit: EvaluatedUnit | undefined;
  /** Number of units in the platoon. */
  units: number;
};

/** A slot of a platoon: its unit, and what it accepts. */
export function SlotRow({ platoon, slot, takes, unit, units }: SlotRowProps) {
  const { open } = useBuilder();
  const edit = useEdit();
  return (
    <li className="py-1.5">
      <div className="flex flex-wrap items-center gap-x-2">
        <span className="condensed w-12 shrink-0 text-muted text-sm">Slot {slot + 1}</span>
        <span className="min-w-0 flex-1 basis-40">
          {unit ? (
            <Button
              size="sm"
              variant="quiet"
              className="max-w-full shrink! whitespace-normal text-left"
              onClick={() => open({ kind: 'element', id: unit.id })}
            >
              <span className="min-w-0">
                {unit.label}{' '}
                {unit.card && <span className="condensed text-muted">{kindText(unit.card)}</span>}
              </span>
            </Button>
          ) : (
            <span className="px-2.5 text-muted text-sm">Empty</span>
          )}
        </span>
        {unit && (
          <span className="flex shrink-0">
            <MoveButtons
              label={unit.label}
              index={slot}
              last={units - 1}
              onMove={(to) => edit((force) => moveToSlot(force, unit.id, platoon, to))}
            />
          </span>
        )}
      </div>
      {unit && <MoveOut unit={unit} />}
      {takes && (
        <Disclosure
          className="border-none! ml-12"
          title={<span className="font-normal text-sm">Takes {slotText(takes)}</span>}
        >
          <Fields
            shape={slotSchema.shape}
            fields={slotFields}
            value={takes}
            suffix={`of slot ${slot + 1}; none for any`}
            className="space-y-2"
            onChange={(fields) => edit((force) => setSlot(force, platoon, slot, { ...takes, ...fields }))}
          />
        </Disclosure>
      )}
    </li>
  );
}

/** Other platoons for a unit that has no slot here, or whose slot does not accept it. */
function MoveOut({ unit: { id, slot, platoon } }: { unit: EvaluatedUnit }) {
  const edit = useEdit();
  const { platoons } = useEvaluation();
  const wrong = useBuilderState(({ report }) =>
    report.problems.some((problem) => isFixedAt(problem, ['platoons', id])),
  );
  const own = platoons[platoon];
  if (!wrong || !own) return null;
  const platoonsWithRoom = platoons.flatMap(({ label, source, units }, index) =>
    index !== platoon && units.length < slotsOf(source) ? [{ label, index }] : [],
  );
  return (
    <ProblemPlace
      path={['platoons', id]}
      className="my-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm"
    >
      <span className="min-w-0">
        {slot < slotsOf(own.source) ? 'This unit may not be in this slot.' : 'No slot is left for it.'}
      </span>
      <Button
        size="sm"
        onClick={() => edit((force) => moveToPlatoon(addPlatoon(force), id, force.platoons.length))}
      >
        <Plus aria-hidden size={16} /> Move to a new platoon
      </Button>
      {platoonsWithRoom.map(({ label, index }) => (
        <Button key={index} size="sm" onClick={() => edit((force) => moveToPlatoon(force, id, index))}>
          <ArrowRightLeft aria-hidden size={16} /> Move to {label}
        </Button>
      ))}
    </ProblemPlace>
  );
}

interface MoveButtonsProps {
  label: string;
  index: number;
  /** Index of the last one. */
  last: number;
  onMove: (to: number) => void;
}

/** Buttons that move something up or down in its list. */
export const MoveButtons = ({ label, index, last, onMove }: MoveButtonsProps) => (
  <>
    <IconButton
      size="sm"
      label={`Move ${label} up`}
      icon={<ArrowUp aria-hidden size={16} />}
      disabled={index === 0}
      onClick={() => onMove(index - 1)}
    />
    <IconButton
      size="sm"
      label={`Move ${label} down`}
      icon={<ArrowDown aria-hidden size={16} />}
      disabled={index >= last}
      onClick={() => onMove(index + 1)}
    />
  </>
);
