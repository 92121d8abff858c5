'use client';

import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { CopyField } from '@/components/shell/copy-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Segmented } from '@/components/ui/segmented';
import { linkTo } from '@/lib/check/link';
import { briefly } from '@/lib/roster/figure';
import { fileName } from '@/lib/roster/file';
import { reachSentence } from '@/lib/roster/link-reach';
import { packName, quotedPack } from '@/lib/roster/pack';
import type { Roster } from '@/lib/roster/roster';
import { elementsCsv } from '@/lib/sheet/csv';
import { sheetMarkdown } from '@/lib/sheet/markdown';
import { rosterSheet } from '@/lib/sheet/roster-sheet';
import { shortText } from '@/lib/sheet/short-text';
import { sheetText } from '@/lib/sheet/text';
import { QrPicture } from '../shell/qr-picture';
import { saveRosterFile } from '../shell/roster-file';
import { saveFile } from '../shell/save-file';
import { useRecords } from '../shell/use-records';
import { useBuilder } from './context';
import { SavePdf } from './print/save-pdf';

type Form = 'link' | 'chat' | 'text' | 'markdown' | 'csv' | 'pdf';

const forms: { value: Form; label: string; about: string }[] = [
  {
    value: 'link',
    label: 'Link',
    about:
      'The whole roster is in the link itself; no server stores it. Saved to a file, it is a roster file.',
  },
  { value: 'chat', label: 'Chat', about: 'A few short lines, for a message read on a phone.' },
  {
    value: 'text',
    label: 'Text',
    about: 'The whole sheet, for a terminal or a chat that shows it in a monospaced font, as here.',
  },
  { value: 'markdown', label: 'Markdown', about: 'For a forum or a chat that draws tables.' },
  {
    value: 'csv',
    label: 'CSV',
    about: 'For a spreadsheet: a line for each element, a column for each thing.',
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
  const [form, setForm] = useState<Form>('link');
  const { roster, reckoning, checked: report, pack } = store.state();
  const records = useRecords(system, form === 'csv');
  const content = useMemo(() => {
    if (form === 'csv') return records && elementsCsv(records(reckoning));
    if (form === 'pdf') return '';
    if (form === 'link') return linkTo(window.location.origin, roster, pack);
    const sheet = rosterSheet({ roster, system, checked: { reckoning, report }, pack });
    if (form === 'chat') {
      const figures = briefly(system.figures(reckoning)).map(({ label, value }) => `${label} ${value}`);
      return shortText(sheet, figures, system.cards?.(reckoning) ?? []);
    }
    return { text: sheetText, markdown: sheetMarkdown }[form](sheet);
  }, [form, roster, reckoning, report, pack, system, records]);
  return (
    <div className="grid gap-4">
      <Segmented
        label="As"
        value={form}
        options={forms}
        hint={
          <>
            {forms.find(({ value }) => value === form)?.about}
            {form === 'link' && ` ${reachSentence(window.location.origin)}`}
            {form === 'link' && pack && (
              <>
                {' '}
                It includes <bdi>{quotedPack(packName(pack))}</bdi> too, the pack that the force is built for.
              </>
            )}
          </>
        }
        onChange={setForm}
      />
      {content === null ? (
        <p role="status">Making the table …</p>
      ) : form === 'pdf' ? (
        <SavePdf />
      ) : (
        <CopyField
          key={form}
          label={
            form === 'link' ? `Link, ${content.length.toLocaleString('en-GB')} characters` : 'What is copied'
          }
          action={form === 'link' ? 'Copy the link' : 'Copy'}
          folded={form === 'link'}
          lines={form !== 'link'}
          text={content}
        >
          <Button onClick={() => saveAs(form, roster, content)}>
            <Download aria-hidden size={16} /> Save to a file
          </Button>
        </CopyField>
      )}
      {form === 'link' && content && <QrPicture text={content} name={roster.name} />}
    </div>
  );
}

/** The ending and the type of the file of each format; a link is saved as the roster file that it contains. */
const files = {
  chat: ['txt', 'text/plain'],
  text: ['txt', 'text/plain'],
  markdown: ['md', 'text/markdown'],
  csv: ['csv', 'text/csv'],
} as const;

function saveAs(form: Exclude<Form, 'pdf'>, roster: Roster, content: string) {
  if (form === 'link') return saveRosterFile(roster);
  const [ending, type] = files[form];
  saveFile(fileName(roster.name, ending), content, `${type};charset=utf-8`);
}
