import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '@/components/shell/save-file';
import { Button } from '@/components/ui/button';
import { fileName } from '@/lib/roster/file';
import { useBuilder } from '../context';
import { hasContent, lastChoices } from './choices';
import { makePdf } from './make-pdf';

/** A button that makes the PDF of the roster, as last chosen for its game, and saves it. */
export function SavePdf() {
  const { store, system } = useBuilder();
  const [message, setMessage] = useState('');
  const save = async () => {
    const { roster, evaluation, checked: report, pack } = store.state();
    const last = lastChoices(system.id);
    const name = fileName(roster.name, 'pdf');
    setMessage(MAKING);
    try {
      const pdf = await makePdf(
        [{ roster, system, checked: { evaluation, report }, pack }],
        hasContent(last) ? last : { ...last, roster: true },
      );
      saveFile(name, pdf, 'application/pdf');
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
      <p role="status">{message}</p>
    </div>
  );
}

const MAKING = 'Making the PDF …';
