import { useRouter } from 'next/navigation';
import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { openSession } from '../client/calls';
import { eventAddress, type LinkParts, linkParts, placeOf } from '../client/places';
import { problemSentence } from '../client/problem';

/** Opens an event of this server by a link to it, which may name another address of the server. */
export function OpenLink({ server }: { server: string }) {
  const router = useRouter();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const open = async ({ event, secret }: LinkParts) => {
    if (secret === null) return router.push(eventAddress({ server, event, as: 'public' }));
    const { asker } = await openSession(server, event, secret);
    router.push(eventAddress(placeOf(server, event, asker)));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const parts = linkParts(text);
    if (parts === null) return setError('This is not a link to an event. Copy the whole link.');
    setError('');
    setBusy(true);
    open(parts)
      .catch((problem) => setError(problemSentence(problem)))
      .finally(() => setBusy(false));
  };
  return (
    <form className="grid max-w-xl content-start gap-3" onSubmit={submit}>
      <TextField
        label="Link to an event"
        hint="The whole link that you kept or were sent."
        value={text}
        error={error}
        spellCheck={false}
        onChange={({ target }) => {
          setText(target.value);
          setError('');
        }}
      />
      <div>
        <Button type="submit" busy={isBusy}>
          Open the link
        </Button>
      </div>
    </form>
  );
}
