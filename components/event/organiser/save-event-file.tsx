import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '@/components/shared/import/files';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast';
import { fileName } from '@/lib/roster/file';
import type { EventClient } from '../client/event-client';
import { problemSentence } from '../client/problem';

interface SaveEventFileProps {
  client: EventClient;
  /** The name of the event. */
  name: string;
  variant?: 'primary' | 'secondary';
}

/** A button that saves the whole event to a file, with which it can go on on another server. */
export function SaveEventFile({ client, name, variant = 'secondary' }: SaveEventFileProps) {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const save = async () => {
    setBusy(true);
    try {
      const file = fileName(name, 'event.json');
      saveFile(file, JSON.stringify(await client.file()), 'application/json');
      toast({ message: `${file} saved.` });
    } catch (error) {
      toast({ message: problemSentence(error) });
    }
    setBusy(false);
  };
  return (
    <Button variant={variant} busy={isBusy} onClick={() => void save()}>
      <Download aria-hidden size={16} /> Save to a file
    </Button>
  );
}
