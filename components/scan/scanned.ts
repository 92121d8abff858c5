import { examine } from '@/lib/check/answer';
import { type CheckResult, checkResultOf } from '@/lib/check/check-result';
import { isCollectionLink, isLink, isPackLink, linkedText } from '@/lib/check/link';
import { readRosterText } from '@/lib/check/read';
import type { Pack } from '@/lib/roster/pack';
import { type Refusal, refused } from '@/lib/roster/report';

const SCANNED = 'scanned code';

/** Reads the roster of a scanned code and checks it, against a pack if given. */
export async function scanned(text: string, pack: Pack | null): Promise<CheckResult> {
  if (isPackLink(text))
    return unread(refused('This is the code of a pack. Scan the code on a printed roster.'));
  if (isCollectionLink(text))
    return unread(refused('This is the code of a collection; a roster’s is on its printed sheet.'));
  if (!isLink(text)) return unread(refused('This code is not a link to a roster.'));
  const linked = linkedText(text);
  if (!linked.ok) return unread(linked);
  return checkResultOf(examine(await readRosterText(linked.value), pack), SCANNED);
}

const unread = ({ faults, why }: Refusal): CheckResult => ({ source: SCANNED, faults, why, read: null });
