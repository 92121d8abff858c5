import { Badge } from '@/components/ui/badge';
import { Section } from '@/components/ui/section';
import type { EditKind } from '@/lib/roster/edit-catalogue';
import type { AnyRule, Severity } from '@/lib/roster/rule';
import type { Ruling } from '@/lib/roster/ruling';
import { severities, severityWord } from '@/lib/roster/severity';
import type { ReferenceTable } from '@/lib/roster/system';
import { pageText } from '@/lib/roster/verdict';
import { capitalised, counted } from '@/lib/roster/words';
import { BackBar } from './back-bar';
import { FixKinds } from './fix-kinds';
import { MarkTarget } from './mark-target';

type ListedRule = Pick<AnyRule<never>, 'id' | 'severity' | 'page' | 'title' | 'breach'>;

interface RulesManualProps {
  name: string;
  rules: readonly ListedRule[];
  rulings: readonly Ruling[];
  /** Source shown for rules without a page. */
  unpaged?: string | undefined;
  reference?: readonly ReferenceTable[] | undefined;
  /** The kinds of edits in fixes. */
  kinds?: Readonly<Record<string, EditKind>> | undefined;
}

/** The subject of a rule: its id without the book's prefix and the last part, in words. */
const subjectOf = ({ id }: ListedRule) => {
  const words = id
    .split('/')
    .slice(0, -1)
    .map((word) => word.replaceAll('-', ' '));
  return capitalised((words.length > 1 ? words.slice(1) : words).join(': '));
};

const severityText: Record<Severity, string> = {
  error: 'An error makes a force illegal.',
  warning: 'A warning is legal, but almost surely a mistake.',
  advice: 'Advice is legal too: something you may want to know or use.',
};

/** Explains the severities that the rules of the game use. */
const severityTexts = (rules: readonly ListedRule[]) =>
  severities
    .filter((each) => rules.some(({ severity }) => severity === each))
    .map((each) => severityText[each])
    .join(' ');

/** The rules and rulings of a game as a manual: sentence, page and severity; ids on request. */
export function RulesManual(props: RulesManualProps) {
  const { name, rules, rulings, unpaged = 'Our own', reference = [], kinds } = props;
  const subjects = [...new Set(rules.map(subjectOf))];
  return (
    <div className="group/manual">
      <MarkTarget />
      <BackBar />
      <h1 className="mb-3 font-semibold text-3xl">
        {name}: {rulings.length > 0 ? 'rules and rulings' : 'rules'}
      </h1>
      <p className="mb-2 max-w-prose text-lg text-muted">
        {counted(rules.length, 'rule')} that the check applies, in our words, each with its place in the book
        where it has one. {severityTexts(rules)}
      </p>
      <IdsSwitch />
      <div className="grid gap-10">
        {subjects.map((subject, index) => (
          <Section key={subject} number={`${index + 1}`} title={subject}>
            <ul className="-mx-2 divide-y divide-line border-line border-y">
              {rules
                .filter((rule) => subjectOf(rule) === subject)
                .map((rule) => (
                  <RuleRow key={rule.id} rule={rule} unpaged={unpaged} />
                ))}
            </ul>
          </Section>
        ))}
        {reference.map((table, index) => (
          <Section key={table.title} number={`${subjects.length + index + 1}`} title={table.title}>
            <ReferenceRows table={table} />
          </Section>
        ))}
        {rulings.length > 0 && (
          <Section
            number={`${subjects.length + reference.length + 1}`}
            title="Rulings"
            aside="Where the book is silent or contradicts itself"
          >
            <ul className="-mx-2 divide-y divide-line border-line border-y">
              {rulings.map((ruling) => (
                <RulingRow key={ruling.id} ruling={ruling} />
              ))}
            </ul>
          </Section>
        )}
        {kinds && (
          <Section
            number={`${subjects.length + reference.length + (rulings.length > 0 ? 2 : 1)}`}
            title="Fixes"
            aside="What each kind of change costs"
          >
            <FixKinds kinds={kinds} />
          </Section>
        )}
      </div>
    </div>
  );
}

/** A disclosure that, when open, shows the id below each rule and ruling of the page. */
function IdsSwitch() {
  return (
    <details data-ids className="mb-8 max-w-prose text-muted text-sm">
      <summary className="inline-flex min-h-control cursor-pointer items-center underline">
        Ids of rules and rulings
      </summary>
      <p>
        Below each now stands the id by which files, the command line and the answers over the network name
        it.
      </p>
    </details>
  );
}

/** The id of a rule or ruling, shown by `IdsSwitch`. */
function Id({ id }: { id: string }) {
  return (
    <code className="hidden break-all font-mono text-muted text-xs group-has-[[data-ids][open]]/manual:block">
      {id}
    </code>
  );
}

/** Classes of a rule or ruling: scrolls to below the sticky bar, and is marked when the URL fragment names it. */
const ROW =
  'grid scroll-mt-14 gap-x-6 gap-y-1 px-2 py-2.5 target:bg-accent-wash aria-current:bg-accent-wash sm:grid-cols-[1fr_5rem]';

function RuleRow({ rule, unpaged }: { rule: ListedRule; unpaged: string }) {
  const { id, title, breach, severity, page } = rule;
  return (
    <li id={id} className={ROW}>
      <div className="min-w-0">
        <p>{title}.</p>
        <p className="text-muted text-sm">Broken: {breach}</p>
        <Id id={id} />
      </div>
      {/* Plain text without a severity mark, since nothing is wrong here. */}
      <p className="flex gap-x-3 text-muted text-xs sm:flex-col sm:items-end sm:pt-1">
        <span>{pageText(page) || (id.startsWith('pack/') ? 'The pack' : unpaged)}</span>
        <span>{severityWord(severity)}</span>
      </p>
    </li>
  );
}

function ReferenceRows({ table: { rows } }: { table: ReferenceTable }) {
  return (
    <dl className="divide-y divide-line border-line border-y">
      {rows.map(({ name, value }) => (
        <div key={name} className="grid gap-x-6 py-1.5 sm:grid-cols-[14rem_1fr]">
          <dt>{name}</dt>
          <dd className="text-muted">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function RulingRow({ ruling: { id, title, question, page, values, default: usual } }: { ruling: Ruling }) {
  return (
    <li id={`ruling-${id}`} className={ROW}>
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        <p className="text-muted">{question}</p>
        <ul className="mt-1.5 grid gap-1">
          {values.map(({ value, meaning }) => (
            <li key={value} className="flex flex-wrap items-baseline gap-x-2">
              <code className="font-mono text-xs">{String(value)}</code> {meaning}
              {value === usual && <Badge>Default</Badge>}
            </li>
          ))}
        </ul>
        <Id id={id} />
      </div>
      <p className="text-muted text-xs sm:pt-1 sm:text-right">{pageText(page)}</p>
    </li>
  );
}
