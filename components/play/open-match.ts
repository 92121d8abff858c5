import type { Path } from '@/lib/play/mark';
import { parseMatch } from '@/lib/play/parse-match';
import { type Fault, fileFault } from '@/lib/roster/report';
import { pendingMatches } from '@/lib/storage/changes';
import { type StoredMatch, storageSentence } from '@/lib/storage/db';
import { findMatch, readLog, writeMatch } from '@/lib/storage/matches';
import { readSharedMatch } from '@/lib/storage/shared-match';
import { loadSystem } from '@/lib/systems/registry';
import { createSession } from './session';
import type { Session } from './session-model';

/** The result of opening a stored match. */
export type Opening =
  | { kind: 'missing'; sentence: string }
  | { kind: 'unreadable'; record: unknown; faults: readonly Fault[] }
  | {
      kind: 'ready';
      session: Session;
      stored: StoredMatch;
      otherFingerprints: readonly string[];
      unknown: readonly Path[];
    };

/** Opens a stored match; events that do not fit are stored beside it, and it goes on from the last one that does. */
export async function openMatch(id: string): Promise<Opening> {
  const pending = pendingMatches.get(id);
  if (pending) return opened(pending, []);
  try {
    const found = await findMatch(id);
    if (found === null)
      return { kind: 'missing', sentence: 'No match with this address is saved in this browser.' };
    if (!found.ok) return { kind: 'unreadable', ...found.unreadable };
    return await opened(found.value, await readLog(id));
  } catch (error) {
    return { kind: 'missing', sentence: storageSentence(error) };
  }
}

async function opened(stored: StoredMatch, events: readonly unknown[]): Promise<Opening> {
  const system = await loadSystem(stored.match.system);
  const model = await system?.play();
  const unreadable = (faults: readonly Fault[]): Opening => ({ kind: 'unreadable', record: stored, faults });
  if (!system || !model)
    return unreadable([fileFault('This version of Muster does not have the game of this match.')]);
  const read = parseMatch({ ...stored.match, log: events }, system, model);
  if (!read.ok) return unreadable(read.faults);
  const { match, setup, state, rest, otherFingerprints, unknown } = read.value;
  const { log, ...head } = match;
  let kept = stored;
  if (rest.length > 0) {
    const { roster, turn, binned, changed } = stored;
    kept = await writeMatch(match, { roster, turn, binned, changed, rest: [...stored.rest, ...rest] });
  }
  const opened = { head, log, state, setup, system };
  // Where nothing can be stored, nothing is shared.
  const shared = await readSharedMatch(stored.id).catch(() => null);
  const session = shared
    ? (await import('./shared-session')).createSharedSession(opened, shared)
    : createSession(opened);
  return { kind: 'ready', session, stored: kept, otherFingerprints, unknown };
}
