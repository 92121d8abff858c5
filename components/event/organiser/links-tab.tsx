import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { secretLink } from '@/components/event/client/places';
import { hashOfSecret, keptLink, newSecret } from '@/components/event/client/secrets';
import { CopyField } from '@/components/shared/share/copy-field';
import { Button } from '@/components/ui/button';
import { FormChoice, FormText } from '@/components/ui/form/form-field';
import { useZodForm } from '@/components/ui/form/use-zod-form';
import { Section } from '@/components/ui/section';
import type { Link } from '@/lib/events/event';
import { momentText } from '@/lib/events/zoned-time';
import { NAME_LENGTH } from '@/lib/roster/limits';
import { nameSchema, typedSchema } from '@/lib/roster/roster';
import { linkReachSentence } from '@/lib/roster/text/link-reach';
import { AskDialog, type EventDialog, type EventPart, LinkDialog, SaveEventFile } from './dialogs';

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

const linkForm = z.object({
  role: z.enum(['organiser', 'spectator']),
  label: typedSchema(nameSchema),
});

/** Makes a link for another organiser or a spectator, then shows it. */
function MakeLinkDialog({ client, view, onClose }: EventDialog) {
  const form = useZodForm(linkForm, { role: 'organiser', label: '' });
  const role = useWatch({ control: form.control, name: 'role' });
  const [secret] = useState(newSecret);
  const [isDone, setDone] = useState(false);
  if (isDone)
    return (
      <LinkDialog
        title={role === 'organiser' ? 'Organiser’s link' : 'Spectator’s link'}
        label="New link"
        link={secretLink(client.place.server, client.place.event, secret)}
        name={view.settings.name}
        onClose={onClose}
      >
        <p>It is shown only now. Copy it and send it to the one it is for.</p>
      </LinkDialog>
    );
  return (
    <AskDialog
      {...{ client, form, onClose }}
      title="Make a link"
      verb="Make the link"
      revision={view.changed}
      onDone={() => setDone(true)}
      command={(link) => ({ act: 'link', hash: hashOfSecret(secret), ...link })}
    >
      <FormChoice
        control={form.control}
        name="role"
        label="For"
        options={[
          { value: 'organiser', label: 'An organiser' },
          { value: 'spectator', label: 'A spectator' },
        ]}
      />
      <FormText
        control={form.control}
        name="label"
        label="Label"
        hint="To tell your links apart, such as the name of who gets it. Leave empty for none."
        maxLength={NAME_LENGTH}
      />
    </AskDialog>
  );
}
