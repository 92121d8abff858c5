import { Copy, Download, ListChecks, Plus, Share2, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/fields/date-field';
import { TextField } from '@/components/ui/fields/text-field';
import { lazyComponent } from '@/components/ui/lazy-part';
import { Section } from '@/components/ui/section';
import { NAME_LENGTH } from '@/lib/roster/limits';
import { packValue, withPackValue } from '@/lib/roster/pack/fields';
import type { Pack } from '@/lib/roster/pack/pack';
import { packSentence } from '@/lib/roster/pack/text';
import type { AnyGameSystem } from '@/lib/roster/system';
import { UndoBar, useItemEditing } from '../frame/item-editing';
import { ItemPage } from '../frame/item-page';
import { packAddress } from '../shared/addresses';
import { rememberPack } from '../shared/packs/chosen-pack';
import { packStore, type StoredPack } from '../shared/packs/stored-packs';
import { PackControl } from './pack-control';
import { PACKS_DROPPABLE, savePackFile, usePackActions } from './pack-list';

/** The fields about the event itself. */
const eventFields = [
  { id: 'date', label: 'Date', EventField: DateField },
  { id: 'place', label: 'Place', EventField: TextField },
  { id: 'organiser', label: 'Organiser', EventField: TextField },
] as const;

/** The page of one pack. */
export const PackItem = ({ id }: { id: string }) => (
  <ItemPage
    id={id}
    store={packStore}
    noun={['pack', 'packs']}
    listed={packAddress()}
    afterwards="Forces built for it keep their copy."
    droppable={PACKS_DROPPABLE}
    Editor={PackEditor}
  />
);

/** Edits a pack: its name and every field, with a summary in a sentence. */
export function PackEditor({ item, onDelete }: { item: StoredPack; onDelete: () => void }) {
  const { system } = item;
  const { value: pack, history, edit, move, saving } = useItemEditing(item, packStore);
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="max-lg:contents lg:sticky lg:top-4 lg:order-last lg:self-start">
        <div className="min-w-0">
          <h1 className="sr-only">Pack</h1>
          <TextField
            label="Name of the pack"
            maxLength={NAME_LENGTH}
            value={pack.name}
            onChange={(event) => edit((now) => ({ ...now, name: event.target.value }))}
          />
          <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-1">
            {eventFields.map(({ id, label, EventField }) => (
              <EventField
                key={id}
                compact
                label={label}
                className={id === 'organiser' ? 'max-sm:col-span-2' : undefined}
                maxLength={NAME_LENGTH}
                value={pack[id] ?? ''}
                onChange={({ target }) => edit((now) => withPackValue(now, id, target.value || undefined))}
              />
            ))}
          </div>
          <p className="mt-4 label-caps text-muted">{system.name}, in words</p>
          <output aria-live="polite" className="mb-4 block break-words font-medium text-lg">
            <bdi>{packSentence(pack, system)}</bdi>
          </output>
          <PackActions item={{ ...item, value: pack }} onDelete={onDelete} />
        </div>
        <UndoBar noun="pack" {...{ history, move, saving }} />
      </div>
      <Section title="Restrictions" className="max-lg:**:scroll-mt-16">
        <div className="grid gap-8">
          {system.packFields
            .filter(({ kind }) => kind !== 'unused')
            .map((field) => (
              <PackControl
                key={field.id}
                field={field}
                value={packValue(pack, field.id)}
                pack={pack}
                onChange={(value) => edit((now) => withPackValue(now, field.id, value))}
              />
            ))}
          <Unused pack={pack} system={system} edit={edit} />
        </div>
      </Section>
    </div>
  );
}

type UnusedProps = { pack: Pack; system: AnyGameSystem; edit: (change: (pack: Pack) => Pack) => void };

/** Fields from a file that have no effect in this game. */
function Unused({ pack, system, edit }: UnusedProps) {
  const unusedFields = system.packFields.filter(({ kind, id }) => {
    const value = packValue(pack, id);
    return kind === 'unused' && value !== undefined && !(Array.isArray(value) && value.length === 0);
  });
  if (unusedFields.length === 0) return null;
  const without = (whole: Pack) =>
    unusedFields.reduce(
      (now, { id }) => withPackValue(now, id, Array.isArray(packValue(now, id)) ? [] : undefined),
      whole,
    );
  return (
    <section aria-label="Without effect">
      <p className="font-medium">Also in this pack, but not used in {system.name}</p>
      <ul className="my-2 list-disc pl-6 text-sm">
        {unusedFields.map(({ id, label, about }) => (
          <li key={id}>
            {label}. <span className="text-muted">{about}</span>
          </li>
        ))}
      </ul>
      <Button size="sm" onClick={() => edit(without)}>
        Remove them
      </Button>
    </section>
  );
}

const ShareDialog = lazyComponent(async () => (await import('./share-pack')).SharePack);
const icon = { 'aria-hidden': true, size: 16 } as const;

/** The actions on a pack's page. */
function PackActions({ item, onDelete }: { item: StoredPack; onDelete: () => void }) {
  const router = useRouter();
  const { newForce, duplicate } = usePackActions();
  const [sharing, setSharing] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" onClick={() => void newForce(item)}>
        <Plus {...icon} /> New force for this pack
      </Button>
      <Button
        onClick={() => {
          rememberPack(item.value);
          router.push('/check');
        }}
      >
        <ListChecks {...icon} /> Check lists against this pack
      </Button>
      <Button onClick={() => setSharing(true)}>
        <Share2 {...icon} /> Share
      </Button>
      <Button onClick={() => savePackFile(item.value)}>
        <Download {...icon} /> Save to a file
      </Button>
      <Button onClick={() => void duplicate(item).then((id) => router.push(packAddress(id)))}>
        <Copy {...icon} /> Duplicate
      </Button>
      <Button onClick={onDelete}>
        <Trash2 {...icon} /> Delete
      </Button>
      {sharing && <ShareDialog pack={item.value} onClose={() => setSharing(false)} />}
    </div>
  );
}
