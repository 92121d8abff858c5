import { dequal } from 'dequal/lite';
import { FolderOpen } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { packAddress } from '@/components/shared/addresses';
import { labelOf } from '@/components/shared/stored/item-words';
import { Button, PageLink } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { FileInput } from '@/components/ui/fields/file-input';
import { SelectField } from '@/components/ui/fields/select-field';
import type { Pack } from '@/lib/roster/pack/pack';
import { eventText } from '@/lib/roster/pack/text';
import { withoutHidden } from '@/lib/roster/text/visible';
import { type ChosenPack, chosenPack, rememberedPack, rememberPack } from './chosen-pack';
import { usePacks } from './stored-packs';

interface PackChoiceProps {
  chosen: ChosenPack | null;
  onChoose: (chosen: ChosenPack | null) => void;
  /** Uses a single line on a narrow screen. */
  compact?: boolean;
  /** Changes when something else is loaded; the error of an earlier file then goes. */
  since?: unknown;
}

/** Chooses the pack that lists are checked against: a stored one, one from a file, or none. */
export function PackChoice({ chosen, onChoose, compact = false, since }: PackChoiceProps) {
  const packs = usePacks();
  const [opened, setOpened] = useState<ChosenPack | null>(chosen);
  const [failed, setFailed] = useState({ sentence: '', since });
  const setError = (sentence: string) => setFailed({ sentence, since });
  const stored = packs?.find(({ value }) => chosen && dequal(value, chosen.pack));

  const choose = (next: ChosenPack | null) => {
    setError('');
    rememberPack(next?.pack ?? null);
    onChoose(next);
  };
  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => {
    let current = true;
    void rememberedPack().then(async (pack) => {
      if (!pack) return;
      const next = await chosenPack(pack);
      if (!current) return;
      setOpened(next);
      latest.current(next);
    });
    return () => {
      current = false;
    };
  }, []);

  const open = async (read: PackFileRead) => {
    if (!read.ok) return setError(read.sentence);
    try {
      const next = await chosenPack(read.pack);
      setOpened(next);
      choose(next);
    } catch {
      setError(UNREADABLE);
    }
  };
  const value = chosen === null ? '' : (stored?.id ?? OPENED);

  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-end gap-2">
        <SelectField
          label="Check against"
          value={value}
          error={failed.since === since && failed.sentence}
          className={classes('min-w-0 flex-1', compact ? 'basis-40' : 'basis-60')}
          onChange={({ target }) => {
            const pack = packs?.find(({ id }) => id === target.value)?.value;
            if (target.value === OPENED) choose(opened);
            else if (pack) void chosenPack(pack).then(choose);
            else choose(null);
          }}
        >
          <option value="">No pack: rules only</option>
          {packs?.map(({ id, value: pack, system }) => (
            <option key={id} value={id}>
              {labelOf(pack)} ({system.name})
            </option>
          ))}
          {opened && (stored === undefined || !dequal(opened.pack, stored.value)) && (
            <option value={OPENED}>{labelOf(opened.pack)} (opened)</option>
          )}
        </SelectField>
        <PackFileButton onRead={open}>
          Pack<span className={classes(compact && 'max-sm:sr-only')}> from a file</span>
        </PackFileButton>
      </div>
      {chosen && (
        <p className="mt-1 max-w-prose text-muted text-sm">
          <bdi>{chosen.text}</bdi> <bdi className="block">{eventText(chosen.pack)}</bdi>
        </p>
      )}
      {!chosen && !compact && packs?.length === 0 && <PackNote />}
    </div>
  );
}

const OPENED = 'opened';

interface PackFileButtonProps {
  className?: string;
  children: ReactNode;
  /** Called with the pack of the chosen file, or why there is none; the button is busy until it has ended. */
  onRead: (read: PackFileRead) => void | Promise<void>;
}

/** A button that reads a pack from a file. */
export function PackFileButton({ className, children, onRead }: PackFileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const read = async (file: File) => {
    setReading(true);
    await onRead(await readPackFile(file));
    setReading(false);
  };
  return (
    <>
      <Button className={className} busy={isReading} onClick={() => input.current?.click()}>
        <FolderOpen aria-hidden size={16} />
        <span>{children}</span>
      </Button>
      <FileInput
        ref={input}
        accept=".json,.txt,application/json,text/plain"
        aria-label="Pack file"
        onFiles={([file]) => file && void read(file)}
      />
    </>
  );
}

/** The pack of a file, or why it cannot be read. */
export type PackFileRead = { ok: true; pack: Pack } | { ok: false; sentence: string };

const UNREADABLE = 'The browser cannot read this file.';

/** Above the size limit of a pack, so that the reader still refuses a larger file. */
const MAX_BYTES = 2 * 1024 * 1024;

/** Reads a pack from a file, or from a link in one; says in a sentence why it cannot be read. */
async function readPackFile(file: File): Promise<PackFileRead> {
  try {
    const bytes = new Uint8Array(await file.slice(0, MAX_BYTES).arrayBuffer());
    const [{ isPackLink, linkedText }, { readPackBytes, readPackText }, { faultText, suggestionsIn }] =
      await Promise.all([
        import('@/lib/check/link'),
        import('@/lib/check/read'),
        import('@/lib/check/result-text'),
      ]);
    const text = new TextDecoder().decode(bytes).trim();
    const linked = isPackLink(text) ? linkedText(text) : null;
    const read = linked?.ok ? await readPackText(linked.value) : await readPackBytes(bytes);
    if (read.ok) return { ok: true, pack: read.value };
    const [fault, ...others] = read.faults;
    const sentences = [...(fault ? [faultText(fault)] : []), ...suggestionsIn(others)];
    // What exactly is foreign in it, such as its encoding, says nothing to a player.
    const why = read.why === 'foreign' ? 'This is not a Muster pack file.' : sentences.join(' ');
    return { ok: false, sentence: `${withoutHidden(file.name)}: ${why}` };
  } catch {
    return { ok: false, sentence: UNREADABLE };
  }
}

/** Where the points limit of an event comes from, and how to make it. */
export const PackNote = () => (
  <p className="mt-1 max-w-prose text-muted text-sm">
    The points limit and bans of an event are its pack: <PageLink href={packAddress()}>make one</PageLink>, or
    open its file.
  </p>
);
