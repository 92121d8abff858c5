import { packStore } from '@/components/shared/packs/stored-packs';
import { readTyped } from '@/lib/check/typed/read';
import type { AtHand, TypedReading } from '@/lib/check/typed/reading';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Parsed } from '@/lib/roster/report';
import { readLibrary } from '@/lib/storage/library';

/** Reads a text as a typed list, with the packs and cards that are stored in this browser. */
export async function readWithStored(text: string): Promise<Parsed<TypedReading[]>> {
  const packs = (await packStore.all()).read;
  return readTyped(text, async (system, kind): Promise<AtHand> => {
    const stored = kind === undefined ? [] : (await readLibrary({ system, kind }).catch(() => null))?.read;
    return {
      own: (stored ?? []).map(({ value }) => value),
      packs: packs
        .filter((pack) => pack.value.system === system)
        .map(({ id, value }) => ({ id, name: value.name })),
    };
  });
}

/** Whether anything in a text is understood as a list of any game, or of the one with this id. */
export async function isList(text: string, game?: string): Promise<boolean> {
  const read = await readWithStored(text);
  return (
    read.ok &&
    read.value.some(
      ({ system, lines }) => (game ?? system.id) === system.id && lines.some(({ kind }) => kind === 'entry'),
    )
  );
}

/** A stored pack by its id; null if there is none. */
export const storedPack = async (id: string | null): Promise<Pack | null> =>
  id === null ? null : ((await packStore.all()).read.find((pack) => pack.id === id)?.value ?? null);
