'use client';

import { Copy, Ellipsis, FolderOpen, Trash2 } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { SeverityMark } from '@/components/ui/badge';
import { Button, IconButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Menu } from '@/components/ui/menu';
import { Section } from '@/components/ui/section';
import { useToast } from '@/components/ui/toast';
import { counted } from '@/lib/roster/words';
import type { StoredRoster } from '@/lib/storage/db';
import { deleteStored } from '@/lib/storage/rosters';
import { OpenFile, type OpenFileHandle } from './open-file';
import { builderAddress, keep, unsaved } from './unsaved';
import { useRosters } from './use-rosters';

/** What the shelf knows of the games without loading them. */
export type SystemNames = Record<string, string>;

/** The rosters kept in this browser, the last changed first. */
export function Shelf({ systemNames }: { systemNames: SystemNames }) {
  const file = useRef<OpenFileHandle>(null);
  const { rosters, failure } = useRosters();
  return (
    <Section
      number="2"
      title="Shelf"
      aside={rosters && rosters.length > 0 ? counted(rosters.length, 'roster') : undefined}
      actions={
        <Button onClick={() => file.current?.choose()}>
          <FolderOpen aria-hidden size={16} /> Open a file
        </Button>
      }
    >
      {failure && (
        <p role="alert" className="mb-4">
          <SeverityMark severity="warning">Nothing is kept.</SeverityMark> {failure} You can still build, and
          save to a file.
        </p>
      )}
      {rosters === undefined ? (
        <p className="text-muted">Reading the shelf …</p>
      ) : rosters.length === 0 ? (
        <EmptyState title="The shelf is empty">
          Begin a force or open a sample above. Every roster is kept in this browser as you build it, legal or
          not, and is listed here.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {rosters.map((stored) => (
            <ShelfRow key={stored.id} stored={stored} systemName={systemNames[stored.roster.system] ?? ''} />
          ))}
        </ul>
      )}
      <OpenFile ref={file} />
    </Section>
  );
}

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

function ShelfRow({ stored, systemName }: { stored: StoredRoster; systemName: string }) {
  const toast = useToast();
  const router = useRouter();
  const { id, roster, changed, legal, figures } = stored;
  const name = roster.name.trim() || 'No name';
  const remove = async () => {
    unsaved.delete(id);
    await deleteStored([id]).catch(() => undefined);
    toast({
      message: `${name} deleted.`,
      action: { label: 'Undo', onAction: () => void keep(stored).catch(() => undefined) },
    });
  };
  const duplicate = async () => {
    const copy = crypto.randomUUID();
    await keep({ ...stored, id: copy, changed: Date.now() }).catch(() => undefined);
    router.push(builderAddress(copy));
  };
  return (
    <li className="flex items-center gap-2 py-1">
      <Link
        href={builderAddress(id)}
        className="grid min-w-0 flex-1 gap-x-6 rounded-sm px-1 py-1.5 text-ink no-underline hover:bg-accent-wash hover:text-ink sm:grid-cols-[1fr_auto] sm:items-center"
      >
        <span className="min-w-0">
          <span className="block break-words font-semibold">{name}</span>
          <span className="block text-muted text-sm">
            {[systemName, roster.player, dates.format(changed), unsaved.has(id) && 'only in this tab']
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-x-4 text-sm">
          {figures.map(({ label, title, value }) => (
            <span key={label} className="whitespace-nowrap tabular-nums">
              <abbr title={title} className="label-caps text-muted no-underline">
                {label}
              </abbr>{' '}
              {value}
            </span>
          ))}
          <SeverityMark severity={legal ? 'legal' : 'error'}>{legal ? 'Legal' : 'Not legal'}</SeverityMark>
        </span>
      </Link>
      <IconButton label={`Delete ${name}`} icon={<Trash2 aria-hidden size={16} />} onClick={remove} />
      <Menu
        label={`More for ${name}`}
        icon={<Ellipsis aria-hidden size={16} />}
        groups={() => [
          [{ label: 'Duplicate', icon: <Copy aria-hidden size={16} />, onSelect: () => void duplicate() }],
        ]}
      />
    </li>
  );
}
