import { Plus } from 'lucide-react';
import { useState } from 'react';
import { CopyField } from '@/components/shell/copy-field';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import type { Link } from '@/lib/events/event';
import { momentText } from '@/lib/events/moment-text';
import { linkReachSentence } from '@/lib/roster/link-reach';
import { keptLink } from '../../client/kept-link';
import { AskDialog } from '../ask-dialog';
import type { EventPart } from '../event-part';
import { SaveEventFile } from '../save-event-file';
import { MakeLinkDialog } from './make-link-dialog';

const roleWords: Record<Link['role'], string> = { organiser: 'Organiser', spectator: 'Spectator' };

/** The links of organisers and spectators, and the whole event as a file. */
export function LinksTab({ client, view }: EventPart) {
  const { links, settings, changed } = view;
  const [shown, show] = useState<'make' | Link | null>(null);
  const close = () => show(null);
  const ownLink = keptLink(client.place);
  return (
    <div className="grid gap-8">
      <Section
        title="Links"
        actions={
          <Button onClick={() => show('make')}>
            <Plus aria-hidden size={16} /> Make a link
          </Button>
        }
      >
        <p className="mb-3 max-w-prose text-muted text-sm">
          An organiser’s link can do everything on this page. A spectator’s link opens the public page of a
          private event. The links of players are among the actions for each player. A link is shown once,
          when it is made: if you have lost yours, make another one.
        </p>
        {ownLink !== null && (
          <div className="mb-3 max-w-3xl">
            <CopyField
              label="Your link"
              action="Copy your link"
              text={ownLink}
              hint={linkReachSentence(ownLink)}
              folded
            />
          </div>
        )}
        <ul className="max-w-3xl divide-y divide-line border-line border-y">
          {links.map((link) => (
            <li key={link.hash} className="flex min-h-11 flex-wrap items-center gap-x-4 py-1">
              <span className="min-w-0 flex-1 basis-48">
                {roleWords[link.role]}
                {link.label !== '' && (
                  <>
                    : <bdi className="wrap-anywhere">{link.label}</bdi>
                  </>
                )}
                <span className="block text-muted text-sm">
                  Made {momentText(link.made, settings.zone, 'short')}
                </span>
              </span>
              <Button size="sm" onClick={() => show(link)}>
                Withdraw<span className="sr-only"> {nameOf(link)}</span>
              </Button>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Event file">
        <p className="mb-3 max-w-prose text-muted text-sm">
          The whole event as one file: its log, all lists, results and your notes. Keep it as a backup, or
          open it on another server under Events. Give it to no player before the reveal: the lists can be
          read in it.
        </p>
        <SaveEventFile client={client} name={settings.name} />
      </Section>
      {shown === 'make' && <MakeLinkDialog client={client} view={view} onClose={close} />}
      {shown !== null && shown !== 'make' && (
        <AskDialog
          client={client}
          title="Withdraw the link"
          description={<bdi>{nameOf(shown)}</bdi>}
          verb="Withdraw the link"
          revision={changed}
          command={() => ({ act: 'withdraw-link', hash: shown.hash })}
          done="Link withdrawn."
          onClose={close}
        >
          <p>
            It stops working at once, also where it is open.
            {shown.role === 'organiser' &&
              ' If it is the link by which you opened this page, you need another organiser’s link to come back.'}
          </p>
        </AskDialog>
      )}
    </div>
  );
}

const nameOf = ({ role, label }: Link): string =>
  label === '' ? `${roleWords[role]}’s link` : `${roleWords[role]}’s link “${label}”`;
