import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { siteAddress } from '@/components/shared/addresses';
import { CopyField } from '@/components/shared/share/copy-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FormCheck, FormChoice } from '@/components/ui/form/form-field';
import { useZodForm } from '@/components/ui/form/use-zod-form';
import { linkTo } from '@/lib/check/link';
import { fileName } from '@/lib/roster/file';
import { packName, quotedPack } from '@/lib/roster/pack/pack';
import type { Roster } from '@/lib/roster/roster';
import { headlineFigures } from '@/lib/roster/shown/figures';
import { linkReachSentence } from '@/lib/roster/text/link-reach';
import { CHAT_LENGTH, chatText } from '@/lib/sheet/chat-text';
import { CSV_START, elementsCsv } from '@/lib/sheet/csv';
import { opponentsCopy, plainSheet, type Shown } from '@/lib/sheet/papers';
import { sheetMarkdown, sheetText } from '@/lib/sheet/text';
import { saveFile } from '../shared/import/files';
import { useLoaded } from '../shared/loading/use-loaded';
import { saveRosterFile } from '../shared/rosters/roster-file';
import { DEFAULT_SEPARATOR, lastSeparator, separatorField, separatorShape } from '../shared/share/csv-field';
import { QrPicture } from '../shared/share/qr-picture';
import { ShareButton } from '../shared/share/share-button';
import { useBuilder } from './context';
import { hasContent, lastChoices, makePdf } from './print/choices';

const shareForm = z.object({
  form: z.enum(['link', 'chat', 'text', 'markdown', 'csv', 'pdf']),
  isShort: z.boolean(),
  forOpponent: z.boolean(),
  ...separatorShape,
});

const start = { form: 'link', isShort: false, forOpponent: false, separator: DEFAULT_SEPARATOR } as const;

type Form = z.output<typeof shareForm>['form'];

const forms: { value: Form; label: string; about: string }[] = [
  {
    value: 'link',
    label: 'Link',
    about:
      'The whole roster is in the link itself; no server stores it. Saved to a file, it is a roster file.',
  },
  {
    value: 'chat',
    label: 'Chat',
    about: 'All elements with their upgrades in short lines, and the link last.',
  },
  {
    value: 'text',
    label: 'Text',
    about: 'The whole sheet as plain text, for anything that shows a monospaced font. The link is last.',
  },
  {
    value: 'markdown',
    label: 'Markdown',
    about: 'For a forum or a chat that draws tables. The link is last.',
  },
  {
    value: 'csv',
    label: 'CSV',
    about: 'For a spreadsheet: one row per element, one column per property.',
  },
  {
    value: 'pdf',
    label: 'PDF',
    about: 'For paper, as last chosen under Print. Muster can read the roster from it.',
  },
];

/** Shares the roster as a link with its QR code, as text, Markdown or CSV to copy, or as a file. */
export function ShareDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Share the roster">
      <ShareForm />
    </Dialog>
  );
}

function ShareForm() {
  const { store, system } = useBuilder();
  const { control } = useZodForm(shareForm, start, lastSeparator);
  const [form, isShort, forOpponent, separator] = useWatch({
    control,
    name: ['form', 'isShort', 'forOpponent', 'separator'],
  });
  const { roster: whole, evaluation: wholeEvaluation, checked: report, pack } = store.state();
  const shown = useMemo((): Shown => {
    const own = { roster: whole, system, checked: { evaluation: wholeEvaluation, report }, pack };
    return forOpponent ? opponentsCopy(own) : own;
  }, [forOpponent, whole, wholeEvaluation, report, pack, system]);
  const { roster } = shown;
  const records = useLoaded(form === 'csv' ? system.records : undefined);
  const { content, isLong } = useMemo(() => {
    const made = (text: string | null) => ({ content: text, isLong: false });
    const { evaluation } = shown.checked;
    if (form === 'csv') return made(records ? elementsCsv(records(evaluation), separator) : null);
    if (form === 'pdf') return made('');
    const link = linkTo(siteAddress(), roster, pack);
    if (form === 'link') return made(link);
    const sheet = plainSheet(shown);
    if (form !== 'chat') return made({ text: sheetText, markdown: sheetMarkdown }[form](sheet, link));
    const figures = headlineFigures(system.figures(evaluation)).map(
      ({ label, value }) => `${label} ${value}`,
    );
    const parts = { sheet, figures, cards: system.cards?.(evaluation) ?? [], link };
    const chat = chatText(parts);
    return {
      content: isShort ? chatText(parts, CHAT_LENGTH) : chat,
      isLong: chat.length > CHAT_LENGTH,
    };
  }, [form, isShort, shown, roster, pack, system, records, separator]);
  return (
    <div className="grid gap-4">
      <FormChoice
        control={control}
        name="form"
        label="Format"
        options={forms}
        hint={
          <>
            {forms.find(({ value }) => value === form)?.about}
            {form !== 'csv' && form !== 'pdf' && ` ${linkReachSentence(window.location.origin)}`}
            {form === 'link' && pack && (
              <>
                {' '}
                It includes <bdi>{quotedPack(packName(pack))}</bdi> too, the pack that the force is built for.
              </>
            )}
          </>
        }
      />
      <FormCheck
        control={control}
        name="forOpponent"
        label="Opponent’s copy"
        description="Without notes and hidden information."
      />
      {isLong && (
        <FormCheck
          control={control}
          name="isShort"
          label="Short, for chats with a limit"
          description={shortHint(isShort ? (content?.length ?? 0) : null)}
        />
      )}
      {form === 'csv' && <FormChoice control={control} {...separatorField} />}
      {content === null ? (
        <p role="status">Making the table …</p>
      ) : form === 'pdf' ? (
        <SavePdf forOpponent={forOpponent} />
      ) : (
        <CopyField
          key={form}
          label={
            form === 'link' || form === 'chat'
              ? `${form === 'link' ? 'Link' : 'Text to copy'}, ${lengthText(content.length)}`
              : 'Text to copy'
          }
          action={form === 'link' ? 'Copy the link' : 'Copy'}
          folded={form === 'link'}
          lines={form !== 'link'}
          text={content}
        >
          <Button onClick={() => saveAs(form, roster, content)}>
            <Download aria-hidden size={16} /> Save to a file
          </Button>
          <ShareButton make={() => shareData(form, roster, content)} />
        </CopyField>
      )}
      {form === 'link' && content && <QrPicture text={content} name={roster.name} />}
    </div>
  );
}

const lengthText = (length: number) => `${length.toLocaleString('en-GB')} characters`;

/** @param length of the short text; null if it was not asked for */
const shortHint = (length: number | null) =>
  length !== null && length > CHAT_LENGTH
    ? `The link alone is too long for ${lengthText(CHAT_LENGTH)}. Send the roster file or the PDF instead.`
    : `At most ${lengthText(CHAT_LENGTH)}: it says what is left out, and keeps the link.`;

/** The ending of the name and the type of the file of each format, no two the same; a link is saved as the roster file that it contains. */
const files = {
  chat: ['chat.txt', 'text/plain'],
  text: ['txt', 'text/plain'],
  markdown: ['md', 'text/markdown'],
  csv: ['csv', 'text/csv'],
} as const;

/** What an app gets: the link, the text, or the table as a file. */
function shareData(form: Exclude<Form, 'pdf'>, roster: Roster, content: string): ShareData {
  const title = roster.name;
  if (form === 'link') return { title, url: content };
  if (form !== 'csv') return { title, text: content };
  return { title, files: [new File([CSV_START, content], fileName(title, 'csv'), { type: 'text/csv' })] };
}

function saveAs(form: Exclude<Form, 'pdf'>, roster: Roster, content: string) {
  if (form === 'link') return saveRosterFile(roster);
  const [ending, type] = files[form];
  const text = form === 'csv' ? CSV_START + content : content;
  saveFile(fileName(roster.name, ending), text, `${type};charset=utf-8`);
}

/** A button that makes the PDF of the roster, as last chosen for its game, and saves it. */
function SavePdf({ forOpponent }: { forOpponent: boolean }) {
  const { store, system } = useBuilder();
  const [message, setMessage] = useState('');
  const make = () => {
    const { roster, evaluation, checked: report, pack } = store.state();
    const last = lastChoices(system.id);
    return makePdf([{ roster, system, checked: { evaluation, report }, pack }], {
      ...last,
      roster: last.roster || !hasContent(last),
      opponent: forOpponent,
    });
  };
  const name = fileName(store.state().roster.name, 'pdf');
  const save = async () => {
    setMessage(MAKING);
    try {
      saveFile(name, await make(), 'application/pdf');
      setMessage(`${name} saved.`);
    } catch (error) {
      setMessage((error as Error).message);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="primary" onClick={() => message !== MAKING && void save()}>
        <Download aria-hidden size={16} /> Save to a file
      </Button>
      <ShareButton
        make={async () => ({
          title: name,
          files: [new File([await make()], name, { type: 'application/pdf' })],
        })}
      />
      <p role="status">{message}</p>
    </div>
  );
}

const MAKING = 'Making the PDF …';
