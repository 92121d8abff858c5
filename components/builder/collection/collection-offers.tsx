import { useDeferredValue } from 'react';
import { described, describedIn } from '@/components/shared/collections/described';
import { useLoaded } from '@/components/shared/loading/use-loaded';
import { labelOf } from '@/components/shared/stored/item-words';
import { Section } from '@/components/ui/section';
import { type AnyCollecting, modelsLeft } from '@/lib/roster/collection/collecting';
import type { Collection, Entry } from '@/lib/roster/collection/collection';
import { setElementNotes } from '@/lib/roster/element-notes';
import { FORCE_SIZE } from '@/lib/roster/limits';
import { capitalised } from '@/lib/roster/text/words';
import { elementsOf, useBuilder, useBuilderState } from '../context';
import { OfferRow, type OfferRowProps } from '../picker/offer-row';
import type { PickerProps } from '../system-editor';
import { FromCollection } from './from-collection';
import { useCollections } from './use-collections';

/** The models that the player owns, listed before the other offers, each with how many are left. */
export function CollectionOffers({ add }: PickerProps) {
  const { system } = useBuilder();
  const { chosen } = useCollections();
  // If it cannot be loaded, the picker below still has everything.
  const collecting = useLoaded(system.collecting);
  return (
    <Section
      level={3}
      title={chosen ? <bdi>{labelOf(chosen.value)}</bdi> : 'Your collections'}
      className="mb-6"
    >
      {!chosen && (
        <div className="max-w-sm group-data-searching/picker:hidden">
          <FromCollection />
        </div>
      )}
      {chosen && collecting && <Owned collection={chosen.value} collecting={collecting} add={add} />}
    </Section>
  );
}

/** The force that models are offered to, deferred, so that no keystroke waits for their costs; and whether it is full. */
export function useOfferedTo() {
  const { editor } = useBuilder();
  const force = useDeferredValue(useBuilderState(({ roster }) => roster.force));
  const full = useBuilderState(({ evaluation }) => elementsOf(editor).list(evaluation).length >= FORCE_SIZE);
  return { force, full };
}

type OwnedProps = PickerProps & { collection: Collection; collecting: AnyCollecting };

function Owned({ collection, collecting, add }: OwnedProps) {
  const { force, full } = useOfferedTo();
  const left = modelsLeft(collection, force, collecting);
  if (collection.entries.length === 0) return <p className="text-muted">It has no models yet.</p>;
  return (
    <ul className="divide-y divide-line border-line border-b">
      {collection.entries.map((entry) => (
        <OwnedModel
          key={entry.id}
          entry={entry}
          left={left.get(entry.id) ?? 0}
          {...{ force, full, collecting, add }}
        />
      ))}
    </ul>
  );
}

interface OwnedModelProps extends PickerProps {
  entry: Entry;
  /** How many of it are not fielded; negative if more are fielded than owned. */
  left: number;
  force: unknown;
  full: boolean;
  collecting: AnyCollecting;
}

/** A model of the collection. */
const OwnedModel = ({ left, ...model }: OwnedModelProps) => (
  <ModelRow
    {...model}
    whatOf={(label) => `${label} of the collection`}
    fits={
      left < 0
        ? { text: `${-left} more than owned`, over: true }
        : { text: `${left} of ${model.entry.count} left`, over: left === 0 }
    }
    count={model.entry.count - left}
  />
);

interface ModelRowProps
  extends Omit<OwnedModelProps, 'left'>,
    Pick<OfferRowProps, 'verb' | 'fits' | 'count'> {
  /** What its buttons call it, by its label. */
  whatOf: (label: string) => string;
  /** Notes that it is added with. */
  notes?: string | undefined;
}

/** An offer of a model, with its cost in the current force. */
export function ModelRow({ entry, force, full, collecting, add, whatOf, notes, ...row }: ModelRowProps) {
  const { system, editor } = useBuilder();
  const pack = useBuilderState((state) => state.pack);
  const game = { system, editor, collecting, records: null };
  const about = described(entry, game);
  if (!about.symbol) return null;
  const { cost, values } = describedIn(force, pack, entry, game) ?? about;
  return (
    <OfferRow
      {...row}
      level={4}
      name={about.label}
      terms={[...about.notes, ...values.map(({ letter, value }) => `${letter}${value}`)]}
      what={whatOf(about.label)}
      symbol={about.symbol}
      price={cost}
      about={capitalised(
        [values.map(({ letter, value }) => `${letter} ${value}`).join(' '), ...about.notes]
          .filter((text) => text !== '')
          .join(' · '),
      )}
      disabled={full}
      banned={null}
      onAdd={() =>
        add({
          name: about.label,
          add: (now) => {
            const { force: next, id } = collecting.field(now, entry);
            return notes === undefined || next === now ? next : setElementNotes(next, id, notes, system);
          },
        })
      }
    />
  );
}
