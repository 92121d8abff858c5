import { dequal } from 'dequal/lite';
import { FolderOpen } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useLoaded } from '@/components/shared/loading/use-loaded';
import { chosenPack } from '@/components/shared/packs/chosen-pack';
import { PackNote, readPackFile } from '@/components/shared/packs/pack-choice';
import { usePacks } from '@/components/shared/packs/stored-packs';
import { labelOf } from '@/components/shared/stored/label';
import { Button } from '@/components/ui/button';
import { FileInput } from '@/components/ui/fields/file-input';
import { SelectField } from '@/components/ui/fields/select-field';
import type { Pack } from '@/lib/roster/pack/pack';
import type { SettingsDraft } from './draft';

interface PackFieldProps {
  draft: Pick<SettingsDraft, 'system' | 'pack'>;
  onChange: (part: Partial<SettingsDraft>) => void;
  /** Why it cannot be changed; null if it can. */
  fixed: string | null;
}

const OPENED = 'opened';

/** The pack of the event: a stored one, one from a file, or none. The event keeps a copy. */
export function PackField({ draft: { system, pack }, onChange, fixed }: PackFieldProps) {
  const packs = usePacks(system === '' ? undefined : system);
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const [isReading, setReading] = useState(false);
  const stored = packs?.find(({ value }) => pack && dequal(value, pack));
  const text = useLoaded(useCallback(async () => (pack ? (await chosenPack(pack)).text : ''), [pack]));
  const choose = (next: Pack | null) => {
    setError('');
    // A pack is for one game.
    onChange({ pack: next, ...(next ? { system: next.system } : {}) });
  };
  const open = async (file: File) => {
    setReading(true);
    const read = await readPackFile(file);
    setReading(false);
    if (!read.ok) setError(read.sentence);
    else if (fixed === null) choose(read.pack);
  };
  return (
    <div className="min-w-0">
      <div className="flex items-start gap-2">
        <SelectField
          label="Pack"
          className="min-w-0 flex-1"
          value={pack === null ? '' : (stored?.id ?? OPENED)}
          error={error}
          hint={fixed ?? (text || 'Without a pack only the rules of the game apply.')}
          disabled={fixed !== null}
          onChange={({ target }) => {
            if (target.value !== OPENED) choose(packs?.find(({ id }) => id === target.value)?.value ?? null);
          }}
        >
          <option value="">No pack</option>
          {packs?.map(({ id, value }) => (
            <option key={id} value={id}>
              {labelOf(value)}
            </option>
          ))}
          {pack && !stored && <option value={OPENED}>{labelOf(pack)}</option>}
        </SelectField>
        {fixed === null && (
          <Button className="mt-6" busy={isReading} onClick={() => input.current?.click()}>
            <FolderOpen aria-hidden size={16} />
            <span>
              <span className="max-sm:sr-only">Pack </span>from a file
            </span>
          </Button>
        )}
      </div>
      {pack === null && fixed === null && <PackNote />}
      <FileInput
        ref={input}
        accept=".json,.txt,application/json,text/plain"
        aria-label="Pack file"
        onFiles={([file]) => file && void open(file)}
      />
    </div>
  );
}
