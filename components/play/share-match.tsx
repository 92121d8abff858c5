import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { siteAddress } from '@/components/shared/addresses';
import { CopyField } from '@/components/shared/share/copy-field';
import { QrPicture } from '@/components/shared/share/qr-picture';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FormCheck, FormChoice } from '@/components/ui/form/form-field';
import { useZodForm } from '@/components/ui/form/use-zod-form';
import { lazyComponent } from '@/components/ui/lazy-part';
import { matchLink } from '@/lib/check/link';
import { forOpponent, matchForOpponent, standingForOpponent } from '@/lib/play/for-opponent';
import { withoutLog } from '@/lib/play/state';
import { matchText, standingOf } from '@/lib/play/text';
import { linkReachSentence } from '@/lib/roster/text/link-reach';
import { usePlay, usePlayed } from './context';
import { saveMatchFile } from './save-match';

const shareForm = z.object({ form: z.enum(['link', 'text', 'phones']), isTheirs: z.boolean() });

const forms = [
  { value: 'link', label: 'Link' },
  { value: 'text', label: 'Text' },
  { value: 'phones', label: 'Both phones' },
];

const SharePhones = lazyComponent(async () => (await import('./share-phones')).SharePhones);

/** Shares a match as it stands: a link with its QR code, a text for a chat, or to be marked on both phones. */
export function ShareMatch({ onClose }: { onClose: () => void }) {
  const { session } = usePlay();
  const { head, state, log, sharing } = usePlayed();
  const { system, setup } = session;
  const { control } = useZodForm(shareForm, {
    form: sharing === null ? 'link' : 'phones',
    isTheirs: true,
  });
  const [form, isTheirs] = useWatch({ control, name: ['form', 'isTheirs'] });
  const shared = useMemo(
    () =>
      isTheirs
        ? withoutLog(matchForOpponent(head, system), forOpponent(setup, state))
        : withoutLog(head, state),
    [isTheirs, head, state, system, setup],
  );
  const text = useMemo(() => {
    if (form === 'link') return matchLink(siteAddress(), shared);
    const standing = isTheirs ? standingForOpponent(setup, state) : standingOf(setup, state);
    return matchText(shared, standing).join('\n');
  }, [form, isTheirs, shared, state, setup]);
  return (
    <Dialog open onClose={onClose} title="Share the match">
      <div className="grid gap-4">
        <FormChoice
          control={control}
          name="form"
          label="Format"
          options={forms}
          hint={
            form === 'phones'
              ? undefined
              : form === 'link'
                ? `The match as it stands, without its history. ${linkReachSentence(window.location.origin)}`
                : 'A line for each row, for a chat.'
          }
        />
        {form === 'phones' ? (
          <SharePhones />
        ) : (
          <>
            <FormCheck
              control={control}
              name="isTheirs"
              label="For the opponent"
              description="Without notes and secret marks; the sides change places."
            />
            <CopyField
              key={form}
              label={
                form === 'link' ? `Link, ${text.length.toLocaleString('en-GB')} characters` : 'Text to copy'
              }
              action={form === 'link' ? 'Copy the link' : 'Copy'}
              folded={form === 'link'}
              lines={form === 'text'}
              text={text}
            >
              {/* The history has what the opponent must not see. */}
              <Button
                className="shrink!"
                onClick={() =>
                  saveMatchFile({ head: isTheirs ? shared : head, log: isTheirs ? shared.log : log })
                }
              >
                <Download aria-hidden size={16} />{' '}
                {isTheirs ? 'Save without history to a file' : 'Save with history to a file'}
              </Button>
            </CopyField>
            {form === 'link' && <QrPicture text={text} name={head.name} what="match" />}
          </>
        )}
      </div>
    </Dialog>
  );
}
