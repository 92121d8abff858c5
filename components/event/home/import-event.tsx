import { FolderOpen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Control, FieldPath } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '@/components/ui/button';
import { FileInput } from '@/components/ui/fields/file-input';
import { Form } from '@/components/ui/form/form';
import { FormText } from '@/components/ui/form/form-field';
import { useZodForm } from '@/components/ui/form/use-zod-form';
import { AlertText } from '@/components/ui/notes';
import { givenTextSchema, textSchema, typedSchema } from '@/lib/roster/roster';
import { importEvent } from '../client/calls';
import { problemSentence } from '../client/problem';

interface ImportEventProps {
  server: string;
  needsKey: boolean;
}

/** Most characters of a server's key. */
const KEY_LENGTH = 200;

/** Most megabytes of an event's file that are read. */
const MAX_MEGABYTES = 64;

/** Puts an event from its file on this server, after which its links open it here. */
export function ImportEvent({ server, needsKey }: ImportEventProps) {
  const input = useRef<HTMLInputElement>(null);
  const [schema] = useState(() => z.object({ serverKey: serverKeySchema(needsKey) }));
  const form = useZodForm(schema, { serverKey: '' });
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const take = async (file: File) => {
    setProblem('');
    setBusy(true);
    try {
      await importEvent(server, await eventIn(file), form.getValues('serverKey').trim());
      setTaken(true);
    } catch (error) {
      setProblem(error instanceof NoEventFile ? error.message : problemSentence(error));
    }
    setBusy(false);
  };
  if (isTaken) return <Taken />;
  return (
    <Form form={form} className="grid content-start gap-3" onSubmit={() => input.current?.click()}>
      <p>
        An event that was saved to a file can continue here, with its log and all lists. The links that were
        made for it are valid here too.
      </p>
      {needsKey && <ServerKeyField control={form.control} />}
      <div>
        <Button type="submit" busy={isBusy}>
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
    </Form>
  );
}

/** The key that a server on the internet wants before it makes an event; "" for one that needs none. */
export const serverKeySchema = (needsKey: boolean) =>
  typedSchema(needsKey ? givenTextSchema(KEY_LENGTH, 'Enter the server key.') : textSchema(KEY_LENGTH));

/** The field of a form for that key. */
export const ServerKeyField = <In extends { serverKey: string }, Out>({
  control,
}: {
  control: Control<In, unknown, Out>;
}) => (
  <FormText
    control={control}
    name={'serverKey' as FieldPath<In>}
    label="Server key"
    type="password"
    className="max-w-md"
    hint="The server printed it when it was first started, or it was set there as MUSTER_KEY."
    autoComplete="off"
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
