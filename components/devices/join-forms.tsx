import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form/form';
import { FormText } from '@/components/ui/form/form-field';
import { useZodForm } from '@/components/ui/form/use-zod-form';
import { AlertText } from '@/components/ui/notes';
import { typedSchema } from '@/lib/roster/roster';
import { storageSentence } from '@/lib/storage/db';
import { DEVICE_NAME, deviceNameSchema } from '@/lib/storage/shared-space';
import { SyncProblem } from '@/lib/sync/transport';
import { begin, join } from './controller';

const deviceForm = z.object({ name: typedSchema(deviceNameSchema) });

/** What this device probably is. */
const guessedName = (): string => (window.matchMedia('(pointer: coarse)').matches ? 'Phone' : 'Laptop');

/** Shares what is in this browser with a device that is not there yet. */
export const BeginForm = () => (
  <DeviceForm verb="Use this on another device" act={begin}>
    <p className="max-w-prose">
      You get a link for your other device. Both devices then have the same rosters, packs, collections, named
      versions, and custom cards, weapons and troops. A change on one device soon appears on the other.
      Matches stay on the device on which they are played.
    </p>
    <WhatTheServerSees />
  </DeviceForm>
);

interface JoinFormProps {
  sharedKey: Uint8Array;
  onJoined: () => void;
}

/** Joins the devices whose link was opened. */
export const JoinForm = ({ sharedKey, onJoined }: JoinFormProps) => (
  <DeviceForm
    verb="Join"
    act={async (name) => {
      await join(sharedKey, name);
      onJoined();
    }}
  >
    <p className="max-w-prose">
      This link connects this browser to your other devices. What is in this browser and what is on them is
      merged. Nothing is lost, and all of them then have the same.
    </p>
    <WhatTheServerSees />
  </DeviceForm>
);

/** What the server learns, said plainly. */
export const WhatTheServerSees = () => (
  <p className="max-w-prose text-muted text-sm">
    Everything is encrypted on the device before it is sent. The server sees how much data there is, when it
    changes, and from which internet address, and nothing else.
  </p>
);

interface DeviceFormProps {
  verb: string;
  act: (name: string) => Promise<void>;
  children: React.ReactNode;
}

function DeviceForm({ verb, act, children }: DeviceFormProps) {
  const form = useZodForm(deviceForm, { name: guessedName() });
  const [problem, setProblem] = useState('');
  const submit = async ({ name }: { name: string }) => {
    setProblem('');
    try {
      await act(name);
    } catch (error) {
      setProblem(error instanceof SyncProblem ? joinSentence(error) : storageSentence(error));
    }
  };
  return (
    <Form form={form} className="grid max-w-xl gap-4" onSubmit={submit}>
      {children}
      <FormText
        control={form.control}
        name="name"
        label="Name of this device"
        hint="Your other devices show it in their list, and in the names of conflict copies."
        maxLength={DEVICE_NAME}
      />
      <AlertText>{problem}</AlertText>
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        busy={form.formState.isSubmitting}
      >
        {verb}
      </Button>
    </Form>
  );
}

const joinSentence = ({ kind, message }: SyncProblem): string =>
  kind === 'gone'
    ? 'This link no longer works: the shared data was deleted from the server, or another device made a new link. Open Devices on the other device and use the link there.'
    : message;
