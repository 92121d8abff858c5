import { SeverityMark } from '@/components/ui/badge';
import { verdictMarks } from '@/components/ui/verdict-mark';
import { severityCounts, severityWord } from '@/lib/roster/verdict';
import { cleanSheet } from '@/lib/sheet/clean';
import { factsOf, type Sheet, type SheetFact, type SheetNote, type SheetVerdict } from '@/lib/sheet/sheet';
import { SheetTableView } from './sheet-table';

interface SheetViewProps {
  sheet: Sheet;
  /** Omits the header with name and game. */
  headless?: boolean;
}

/** A sheet on screen, or as printed by the browser: the same words as its PDF, text and CSV. */
export function SheetView({ sheet, headless = false }: SheetViewProps) {
  const clean = cleanSheet(sheet);
  const { title, label, system, player, verdict, tables, notes } = clean;
  return (
    <article className="@container grid gap-4 print:gap-3" aria-label={title || system}>
      {!headless && (
        <header className="border-ink border-t-2 border-b pt-1 pb-1.5">
          {label && <p className="label-caps text-muted">{label}</p>}
          <h2 className="break-words font-semibold text-2xl">{title || 'No name'}</h2>
          <p className="text-muted text-sm print:text-ink">{[system, player].filter(Boolean).join(' · ')}</p>
        </header>
      )}
      <Facts facts={factsOf(clean)} />
      {verdict && <Verdict verdict={verdict} />}
      {tables.map((table, index) => (
        <SheetTableView key={index} table={table} />
      ))}
      <Notes notes={notes} />
    </article>
  );
}

function Facts({ facts }: { facts: readonly SheetFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="flex flex-wrap border-line border-t border-l print:border-ink">
      {facts.map(({ label, value }, index) => (
        <div
          key={index}
          className="min-w-0 flex-auto border-line border-r border-b px-2 py-0.5 print:border-ink"
        >
          <dt className="condensed text-muted text-xs print:text-ink">{label}</dt>
          <dd className="break-words font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Verdict({ verdict: { kind, alone, problems } }: { verdict: SheetVerdict }) {
  const counts = severityCounts(problems);
  return (
    <section aria-label="Verdict">
      <p className="font-medium">
        <SeverityMark severity={verdictMarks[kind]}>{alone}</SeverityMark>
        {counts !== '' && <span className="ml-2">{counts}</span>}
      </p>
      {problems.length > 0 && (
        <ul className="mt-1 grid gap-1 text-sm">
          {problems.map(({ severity, text }, index) => (
            <li
              key={index}
              className="break-inside-avoid break-words border-line border-t pt-1 print:border-ink"
            >
              <SeverityMark severity={severity}>{severityWord(severity)}</SeverityMark> {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Notes({ notes }: { notes: readonly SheetNote[] }) {
  if (notes.length === 0) return null;
  return (
    <div className="grid gap-x-6 gap-y-3 border-line border-t pt-2 text-sm @2xl:grid-cols-2 print:border-ink">
      {notes.map(({ title, lines }, index) => (
        <section key={index} className="min-w-0 break-inside-avoid">
          {title !== '' && <h3 className="label-caps">{title}</h3>}
          {lines.map((line, at) => (
            <p key={at} className="min-h-[1lh] break-words">
              {line}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
