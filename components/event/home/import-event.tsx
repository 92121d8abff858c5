import { FolderOpen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FileInput } from '@/components/ui/fields/file-input';
import { TextField } from '@/components/ui/fields/text-field';
import { AlertText } from '@/components/ui/notes';
import { importEvent } from '../client/calls';
import { problemSentence } from '../client/problem';

interface ImportEventProps {
  server: string;
  needsKey: boolean;
}

/** Most megabytes of an event's file that are read. */
const MAX_MEGABYTES = 64;

/** Puts an event from its file on this server, after which its links open it here. */
export function ImportEvent({ server, needsKey }: ImportEventProps) {
  const input = useRef<HTMLInputElement>(null);
  const [serverKey, setServerKey] = useState('');
  const [keyError, setKeyError] = useState<string>();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const choose = () => {
    const isMissing = needsKey && serverKey.trim() === '';
    setKeyError(isMissing ? 'Enter the server key first.' : undefined);
    if (!isMissing) input.current?.click();
  };
  const take = async (file: File) => {
    setProblem('');
    setBusy(true);
    try {
      await importEvent(server, await eventIn(file), serverKey.trim());
      setTaken(true);
    } catch (error) {
      setProblem(error instanceof NoEventFile ? error.message : problemSentence(error));
    }
    setBusy(false);
  };
  if (isTaken) return <Taken />;
  return (
    <div className="grid content-start gap-3">
      <p>
        An event that was saved to a file can continue here, with its log and all lists. The links that were
        made for it are valid here too.
      </p>
      {needsKey && (
        <ServerKeyField
          value={serverKey}
          error={keyError}
          onChange={(key) => {
            setServerKey(key);
            setKeyError(undefined);
          }}
        />
      )}
      <div>
        <Button busy={isBusy} onClick={choose}>
          <FolderOpen aria-hidden size={16} /> Open an event file
        </Button>
      </div>
      <AlertText>{problem}</AlertText>
      <FileInput
        ref={input}
        accept=".json,application/json"
        aria-label="Event file"
        onFiles={([file]) => file && void take(file)}
      />
    </div>
  );
}

interface ServerKeyFieldProps {
  value: string;
  error: string | undefined;
  onChange: (key: string) => void;
}

/** The key that a server on the internet wants before it makes an event. */
export const ServerKeyField = ({ value, error, onChange }: ServerKeyFieldProps) => (
  <TextField
    label="Server key"
    type="password"
    className="max-w-md"
    hint="The server printed it when it was first started, or it was set there as MUSTER_KEY."
    autoComplete="off"
    value={value}
    error={error}
    onChange={({ target }) => onChange(target.value)}
  />
);

/** What to do once the event is there, next to the field for its link. */
function Taken() {
  const said = useRef<HTMLParagraphElement>(null);
  // It has replaced the pressed button.
  useEffect(() => said.current?.focus(), []);
  return (
    <p ref={said} tabIndex={-1} className="outline-none">
      The event is on this server now. Its links stay the same except for the address of the server: paste the
      organiser’s link that you kept into “Link to an event”.
    </p>
  );
}

class NoEventFile extends Error {}

/** Reads the JSON of an event's file; the server checks what is in it. */
async function eventIn(file: File): Promise<unknown> {
  if (file.size > MAX_MEGABYTES * 1024 * 1024)
    throw new NoEventFile(`This file is too large: an event file has at most ${MAX_MEGABYTES} MiB.`);
  const [{ readJson }, { faultText }] = await Promise.all([
    import('@/lib/check/json'),
    import('@/lib/check/result-text'),
  ]);
  const json = readJson(new Uint8Array(await file.arrayBuffer()));
  if (!json.ok && json.why !== 'foreign') throw new NoEventFile(json.faults.map(faultText).join(' '));
  const value = json.ok ? json.value.value : null;
  if (typeof value === 'object' && value !== null && 'musterEvent' in value) return value;
  throw new NoEventFile('This is not the file of an event. Choose one that Muster saved.');
}
