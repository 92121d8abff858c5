import type { ReactNode } from 'react';
import { GlossaryList } from '@/components/shared/rules/glossary-list';
import { Badge } from '@/components/ui/badge';
import { PageTitle } from '@/components/ui/page-title';
import { Section } from '@/components/ui/section';
import type { GlossaryTerm } from '@/lib/roster/data-schema';
import type { EditKind } from '@/lib/roster/edits/edit';
import type { AnyRule, Severity } from '@/lib/roster/rule';
import type { Ruling } from '@/lib/roster/ruling';
import type { ReferenceTable } from '@/lib/roster/system';
import { capitalised, counted } from '@/lib/roster/text/words';
import { pageText, severities, severityWord } from '@/lib/roster/verdict';
import { FixKinds } from './fix-kinds';
import { BackBar, MarkTarget, RulesSearch } from './manual-tools';

type ListedRule = Pick<AnyRule<never>, 'id' | 'severity' | 'page' | 'title' | 'breach'>;

interface RulesManualProps {
  name: string;
  rules: readonly ListedRule[];
  rulings: readonly Ruling[];
  glossary: readonly GlossaryTerm[];
  /** Source shown for rules without a page. */
  unpaged?: string | undefined;
  reference?: readonly ReferenceTable[] | undefined;
  /** The kinds of edits in fixes. */
  kinds?: Readonly<Record<string, EditKind>> | undefined;
  /** What the book leaves to the players of a match. */
  open: readonly string[];
}

/** The subject of a rule: its id without the book's prefix and the last part, in words. */
const subjectOf = ({ id }: ListedRule) => {
  const words = id
    .split('/')
    .slice(0, -1)
    .map((word) => (shortForms.has(word) ? word.toUpperCase() : word.replaceAll('-', ' ')));
  return capitalised((words.length > 1 ? words.slice(1) : words).join(': '));
};

/** Words of ids that are written in capitals. */
const shortForms = new Set(['chq', 'cr']);

const severityText: Record<Severity, string> = {
  error: 'An error makes a force illegal.',
  warning: 'A warning does not make a force illegal, but is almost certainly a mistake.',
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
  const { name, rules, rulings, glossary, unpaged = 'Our own', reference = [], kinds, open } = props;
  const ofSubjects = (list: readonly ListedRule[]) =>
    [...new Set(list.map(subjectOf))].map((subject) => ({
      title: subject,
      content: <RuleList rules={list.filter((rule) => subjectOf(rule) === subject)} unpaged={unpaged} />,
    }));
  const sections: { title: string; aside?: string; content: ReactNode }[] = [
    ...ofSubjects(rules.filter((rule) => !isShared(rule))),
    { title: 'Short forms', content: <GlossaryList terms={glossary} /> },
    ...reference.map((table) => ({ title: table.title, content: <ReferenceRows table={table} /> })),
    ...(rulings.length > 0
      ? [
          {
            title: 'Rulings',
            aside: 'Where the book is silent or contradicts itself',
            content: (
              <ul className="-mx-2 divide-y divide-line border-line border-y">
                {rulings.map((ruling) => (
                  <RulingRow key={ruling.id} ruling={ruling} />
                ))}
              </ul>
            ),
          },
        ]
      : []),
    {
      title: 'In play',
      aside: 'What the book leaves to the players',
      content: (
        <ul className="grid max-w-prose list-disc gap-1 pl-5">
          {open.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          <li>For anything else that it leaves open, a match has custom trackers, in its menu.</li>
        </ul>
      ),
    },
    ...(kinds
      ? [{ title: 'Fixes', aside: 'What each kind of change costs', content: <FixKinds kinds={kinds} /> }]
      : []),
    ...ofSubjects(rules.filter(({ id }) => id.startsWith('collection/'))),
    ...ofSubjects(rules.filter(({ id }) => id.startsWith('pack/'))),
  ];
  return (
    <div className="group/manual">
      <MarkTarget />
      <BackBar />
      <PageTitle className="mb-3">
        {name}: {rulings.length > 0 ? 'rules and rulings' : 'rules'}
      </PageTitle>
      <p className="mb-2 max-w-prose text-muted">
        {counted(rules.length, 'rule')} that Muster checks, in our own words, with the page of the book where
        there is one. {severityTexts(rules)}
      </p>
      <IdsSwitch />
      <Contents titles={sections.map(({ title }) => title)} />
      <RulesSearch total={rules.length + rulings.length} />
      <div className="grid gap-10">
        {sections.map(({ title, aside, content }, index) => (
          <div key={title} data-searched-section>
            <Section
              id={sectionId(title)}
              number={`${index + 1}`}
              title={title}
              aside={aside}
              className="scroll-mt-14"
            >
              {content}
            </Section>
          </div>
        ))}
      </div>
    </div>
  );
}

const sectionId = (title: string) => `section-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

/** Links to the sections of the page; on a phone they are closed at first, so that they do not hide the rules. */
const Contents = ({ titles }: { titles: readonly string[] }) => (
  <nav aria-label="Contents" className="mb-4">
    <details className="open-where-wide">
      <summary className="inline-flex min-h-control cursor-pointer items-center underline">
        Contents: {counted(titles.length, 'section')}
      </summary>
      <ul className="flex flex-wrap gap-x-4">
        {titles.map((title) => (
          <li key={title}>
            <a
              href={`#${sectionId(title)}`}
              className="inline-flex min-h-7 items-center pointer-coarse:min-h-11 pointer-coarse:min-w-11"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  </nav>
);

/** Whether a rule is not the game's own: of packs or collections. */
const isShared = ({ id }: ListedRule) => /^(?:pack|collection)\//.test(id);

const RuleList = ({ rules, unpaged }: { rules: readonly ListedRule[]; unpaged: string }) => (
  <ul className="-mx-2 divide-y divide-line border-line border-y">
    {rules.map((rule) => (
      <RuleRow key={rule.id} rule={rule} unpaged={unpaged} />
    ))}
  </ul>
);

/** A disclosure that, when open, shows the id below each rule and ruling of the page. */
function IdsSwitch() {
  return (
    <details data-ids className="mb-2 max-w-prose text-muted text-sm sm:mb-8">
      <summary className="inline-flex min-h-control cursor-pointer items-center underline">
        Ids of rules and rulings
      </summary>
      <p>The id below each rule and ruling is used in files, on the command line and in API answers.</p>
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
    <li id={id} className={ROW} data-searched>
      <div className="min-w-0">
        <p>
          {title}. <Badge>{severityWord(severity)}</Badge>
        </p>
        <p className="text-muted text-sm">Broken: {breach}</p>
        <Id id={id} />
      </div>
      <p className="text-muted text-xs sm:pt-1 sm:text-right">
        {pageText(page) || (id.startsWith('pack/') ? 'The pack' : unpaged)}
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
    <li id={`ruling-${id}`} className={ROW} data-searched>
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
