import type { Pack } from '@/lib/roster/pack';
import type { Fault, Parsed } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { describeEdit } from './describe-edit';
import { type FindOptions, findFixes } from './find-fixes';
import type { DescribedEdit, Fix, Searched } from './fix';

/** A roster that was read, with its game. */
interface Given {
  roster: Roster;
  system: AnyGameSystem;
}

/** The public answer about the fixes of a roster; in place of them, why it could not be read. */
export type FixAnswer =
  | { source?: string; name: string; system: string; legal: boolean; fixes: Fix[]; searched: Searched }
  | { source?: string; legal: false; unreadable: Fault[] };

/** Answers with the fixes of what was read; `source` says where it came from, and is left out where there is none. */
export async function fixAnswer(
  read: Parsed<Given>,
  pack: Pack | null,
  options: FindOptions,
  source?: string,
): Promise<FixAnswer> {
  const from = source === undefined ? {} : { source };
  if (!read.ok) return { ...from, legal: false, unreadable: read.faults };
  const { roster, system } = read.value;
  const vocabulary = (await system.vocabulary?.()) ?? null;
  const { legal, fixes, searched } = await findFixes(roster, system, vocabulary, pack, options);
  return { ...from, name: roster.name, system: system.id, legal, fixes, searched };
}

/** Every edit that the game of a roster knows for it, each with the roster that it makes. */
export async function* editsOf(
  { roster, system }: Given,
  pack: Pack | null,
): AsyncGenerator<DescribedEdit & { roster: Roster }> {
  const vocabulary = await system.vocabulary?.();
  const own = pack?.system === system.id ? pack : null;
  const labels = system.labels(roster.force);
  for (const edit of vocabulary?.edits(system.reckon(roster.force, own)) ?? [])
    yield { ...describeEdit(edit, labels), roster: { ...roster, force: edit.apply(roster.force) } };
}
