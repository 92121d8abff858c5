import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { saveFile } from '@/components/shared/import/files';
import { ProblemLines } from '@/components/shared/rules/problem-lines';
import { CopyField } from '@/components/shared/share/copy-field';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { InlineNote } from '@/components/ui/notes';
import { VerdictMark } from '@/components/ui/verdict-mark';
import { publicProblem } from '@/lib/check/public-problem';
import type { Settings } from '@/lib/events/event';
import type { EventView, ListView, PlayerView } from '@/lib/events/view';
import { readersSentence } from '@/lib/events/words';
import { momentText } from '@/lib/events/zoned-time';
import { checkRoster } from '@/lib/roster/check';
import { fileName } from '@/lib/roster/file';
import { shownFingerprint } from '@/lib/roster/fingerprint/text';
import type { Roster } from '@/lib/roster/roster';
import { headlineFigures } from '@/lib/roster/shown/figures';
import type { AnyGameSystem } from '@/lib/roster/system';

interface CheckedListProps {
  roster: Roster;
  system: AnyGameSystem;
  settings: Pick<Settings, 'pack' | 'illegal'>;
}

/** A list before it is sent: the verdict of this browser under the pack of the event, as the server will reach it. */
export function CheckedList({ roster, system, settings }: CheckedListProps) {
  const { pack, illegal } = settings;
  const { report, figures } = useMemo(() => {
    const checked = checkRoster(roster, system, pack);
    const texts = headlineFigures(system.figures(checked.evaluation)).map(
      ({ label, value }) => `${label} ${value}`,
    );
    return { report: checked.report, figures: texts.join(' · ') };
  }, [roster, system, pack]);
  return (
    <section aria-label="Check of this list" className="grid gap-2">
      <p>
        <VerdictMark report={report} />
        <span className="condensed ml-2 text-muted text-sm">{figures}</span>
      </p>
      {!report.legal && (
        <InlineNote tone={illegal === 'refused' ? 'error' : 'warning'}>
          {illegal === 'refused'
            ? 'This event accepts legal lists only.'
            : 'You can send it; the organiser sees that it is not legal.'}
        </InlineNote>
      )}
      {report.problems.length > 0 && (
        <ProblemLines
          problems={report.problems.map((problem) => publicProblem(problem, system))}
          system={system.id}
        />
      )}
    </section>
  );
}

/** Whether an event refuses a list, by the check of this browser. */
export const isRefused = (
  roster: Roster,
  system: AnyGameSystem,
  { pack, illegal }: Pick<Settings, 'pack' | 'illegal'>,
): boolean => illegal === 'refused' && !checkRoster(roster, system, pack).report.legal;

/** Why a list that an event refuses is not sent. */
export const NOT_LEGAL = 'This list is not legal. Correct the errors, then send it.';

interface LeavesNoteProps {
  settings: Pick<Settings, 'shown' | 'isPrivate'>;
  /** The address of the server that has the event. */
  server: string;
}

/** Says that a list leaves the browser, and who can read it when. */
export const LeavesNote = ({ settings, server }: LeavesNoteProps) => (
  <p className="max-w-prose border-accent border-l-3 pl-3 text-sm">
    <strong className="font-semibold">The list leaves this browser:</strong> it is stored on the server of the
    event, <span className="wrap-anywhere">{new URL(server).host}</span>. {readersSentence(settings)} If the
    organiser reads the lists before that, everyone is told, with the reason.
  </p>
);

/** The receipt of a list: when it arrived and under which number, to keep as proof. */
export function Receipt({ event, player, list }: ReceiptParts) {
  const facts = [
    ['Number', `${list.number}`],
    ['Received', momentText(list.at, event.settings.zone)],
    ['Fingerprint', shownFingerprint(list.fingerprint)],
  ] as const;
  const text = receiptText({ event, player, list });
  return (
    <section aria-label="Receipt" className="grid gap-2">
      <h3 className="label-caps">Receipt</h3>
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="label-caps text-muted">{label}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-prose text-muted text-sm">
        Keep this receipt: with it you can show which list arrived, and when.
      </p>
      <Disclosure title="Receipt as text">
        <CopyField label="Receipt" action="Copy the receipt" text={text}>
          <Button
            onClick={() =>
              saveFile(fileName(`${event.settings.name} receipt ${list.number}`, 'txt'), text, 'text/plain')
            }
          >
            <Download aria-hidden size={16} /> Save to a file
          </Button>
        </CopyField>
      </Disclosure>
    </section>
  );
}

/** A list that was accepted, and what its receipt says about it. */
export interface ReceiptParts {
  event: Pick<EventView, 'id' | 'settings'>;
  player: Pick<PlayerView, 'name'>;
  list: Pick<ListView, 'number' | 'at' | 'name' | 'fingerprint' | 'content'>;
}

/** The receipt of a list as text: who sent what to which event, and when it arrived by the server's clock. */
const receiptText = ({ event, player, list }: ReceiptParts): string =>
  [
    `Receipt ${list.number} of ${event.settings.name}`,
    `Player: ${player.name}`,
    `List: ${list.name || 'No name'}`,
    `Received: ${momentText(list.at, event.settings.zone)} (${new Date(list.at).toISOString()})`,
    `Fingerprint: ${list.fingerprint}`,
    `SHA-256 of the list as stored: ${list.content}`,
    `Event: ${event.id}`,
  ].join('\n');
