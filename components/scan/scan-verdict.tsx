import { CircleCheck, CircleQuestionMark, CircleX, ScrollText, TriangleAlert } from 'lucide-react';
import { UnreadFile } from '@/components/shared/import/unread-file';
import { ProblemLines } from '@/components/shared/rules/problem-lines';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import type { CheckResult } from '@/lib/check/answer';
import { figuresText, gameName } from '@/lib/check/result-text';
import { shownFingerprint } from '@/lib/roster/fingerprint/text';
import { verdictAlone, verdictKind } from '@/lib/roster/verdict';
import { cleanText } from '@/lib/sheet/clean';

const stamps = {
  legal: { tone: 'border-legal text-legal', Icon: CircleCheck },
  illegal: { tone: 'border-error text-error', Icon: CircleX },
  undecided: { tone: 'border-warning text-warning', Icon: CircleQuestionMark },
};

interface ScanVerdictProps {
  row: CheckResult;
  packName: string | null;
  /** Opens the whole roster. */
  onOpen: () => void;
}

/** The verdict on a scanned roster, large enough to read at arm's length. */
export function ScanVerdict({ row, packName, onOpen }: ScanVerdictProps) {
  const { read } = row;
  if (read === null)
    return (
      <div className="grid gap-3">
        <Stamp tone="border-warning text-warning" Icon={TriangleAlert} word="Cannot be read" />
        <UnreadFile row={row} />
      </div>
    );
  const { name, player, fingerprintFull, problems, system } = read;
  return (
    <div className="grid gap-4">
      <Stamp {...stamps[verdictKind(read)]} word={verdictAlone(read)} />
      <div>
        <p className="break-words font-semibold text-2xl">
          <bdi>{cleanText(name) || 'No name'}</bdi>
        </p>
        <p className="break-words text-lg">
          <bdi>{cleanText(player) || 'No player named'}</bdi>
        </p>
        <p className="text-muted">
          {gameName(read)} · {figuresText(read)}
        </p>
        <p className="text-muted">
          {packName === null ? (
            'Checked without a pack'
          ) : (
            <>
              Against <bdi>“{packName}”</bdi>
            </>
          )}
        </p>
      </div>
      <p>
        <span className="label-caps block text-muted">Fingerprint</span>
        <span className="font-mono text-xl">{shownFingerprint(fingerprintFull)}</span>
      </p>
      <Button className="justify-self-start" onClick={onOpen}>
        <ScrollText aria-hidden size={16} /> Open the roster
      </Button>
      {problems.length > 0 && <ProblemLines problems={problems} system={system} />}
    </div>
  );
}

function Stamp({ tone, Icon, word }: { tone: string; Icon: typeof CircleCheck; word: string }) {
  return (
    <p
      className={classes(
        'flex items-center justify-center gap-3 rounded-md border-4 px-3 py-4 text-center font-bold text-3xl uppercase',
        tone,
      )}
    >
      <Icon aria-hidden size={40} className="shrink-0" />
      {word}
    </p>
  );
}
