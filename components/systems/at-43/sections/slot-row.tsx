import { ArrowDown, ArrowUp } from 'lucide-react';
import { useBuilder } from '@/components/builder/context';
import { Button, IconButton } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { capitalised } from '@/lib/roster/words';
import { categories } from '@/lib/systems/at-43/card';
import { moveToSlot } from '@/lib/systems/at-43/edits/edit';
import { setSlot, withItem } from '@/lib/systems/at-43/edits/edit-platoons';
import type { EvaluatedUnit } from '@/lib/systems/at-43/evaluate/evaluate-unit';
import type { Slot } from '@/lib/systems/at-43/force';
import { categoryNames, kindText, slotText } from '@/lib/systems/at-43/paper/text';
import { useEdit } from '../use-force';
import { MoveOut } from './move-out';
import { Toggles } from './toggles';

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
  const move = (to: number) => unit && edit((force) => moveToSlot(force, unit.id, platoon, to));
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
            <IconButton
              size="sm"
              label={`Move ${unit.label} up`}
              icon={<ArrowUp aria-hidden size={16} />}
              disabled={slot === 0}
              onClick={() => move(slot - 1)}
            />
            <IconButton
              size="sm"
              label={`Move ${unit.label} down`}
              icon={<ArrowDown aria-hidden size={16} />}
              disabled={slot >= units - 1}
              onClick={() => move(slot + 1)}
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
          <div className="space-y-2">
            <Toggles
              label={`Categories of slot ${slot + 1}; none for any`}
              options={categories.map((value) => ({ value, label: capitalised(categoryNames[value]) }))}
              chosen={takes.categories}
              onChange={(value, on) =>
                edit((force) =>
                  setSlot(force, platoon, slot, {
                    ...takes,
                    categories: withItem(categories, takes.categories, value, on),
                  }),
                )
              }
            />
            <Toggles
              label={`Types of slot ${slot + 1}; none for any`}
              options={types.map((value) => ({ value, label: '★'.repeat(value) }))}
              chosen={takes.types}
              onChange={(value, on) =>
                edit((force) =>
                  setSlot(force, platoon, slot, { ...takes, types: withItem(types, takes.types, value, on) }),
                )
              }
            />
          </div>
        </Disclosure>
      )}
    </li>
  );
}

const types: readonly number[] = [1, 2, 3];
