import { View } from '@react-pdf/renderer';
import type { VerdictKind } from '@/lib/roster/report';
import { severityCounts, severityWord } from '@/lib/roster/verdict';
import type { Sheet, SheetFact, SheetProblem, SheetVerdict } from '../sheet';
import type { Item } from './flow';
import type { PaperFonts } from './fonts';
import { Rules } from './rules';
import { fitting, longestWord, type Type, Words, widthOf, wrap } from './words';

const LABEL: Type = { size: 7.5, leading: 1.3, spacing: 0.5 };
const TITLES: readonly [Type, ...Type[]] = [
  { size: 21, leading: 1.15 },
  { size: 15, leading: 1.2 },
  { size: 11, leading: 1.2 },
];
const NAMES: readonly [Type, ...Type[]] = [
  { size: 10.5, leading: 1.25 },
  { size: 9, leading: 1.25 },
  { size: 7.5, leading: 1.25 },
];
const FACT: Type = { size: 10.5, leading: 1.3 };

/** Weight of the lines around names and facts. */
const RULE = 0.75;
/** Width of the boxes for the commander and the game, and their padding. */
const SIDE = { width: 132, left: 8, right: 4 } as const;
const SIDE_ROOM = SIDE.width - SIDE.left - SIDE.right;
/** Space between the name of the force and the boxes next to it. */
const BESIDE = 16;
/** Lines to write on: height above the line, and its weight. */
const BLANK = { title: 24, name: 16, weight: 0.6 } as const;
const ACROSS = { flexDirection: 'row' } as const;

interface Named {
  label: string;
  value: string;
}

interface InWidth {
  width: number;
  fonts: PaperFonts;
}

/** The force's name, the commander and the game, with a line to write on if a name is missing. */
export function TitleBlock({ sheet, width, fonts }: InWidth & { sheet: Sheet }) {
  // A sheet that a table of players shares is not a player's force.
  const owned = sheet.verdict !== null;
  const force = { label: sheet.label ?? (owned ? 'Force' : 'Shared'), value: sheet.title };
  const sides: Named[] = [
    ...(owned ? [{ label: 'Commander', value: sheet.player }] : []),
    { label: 'Game', value: sheet.system },
  ];
  const room = width - sides.length * SIDE.width;
  const smallest = (types: typeof NAMES) => types.at(-1) ?? types[0];
  const fits =
    longestWord(force.value, 'semibold', smallest(TITLES), fonts) <= room - BESIDE &&
    sides.every(({ value }) => longestWord(value, 'semibold', smallest(NAMES), fonts) <= SIDE_ROOM);
  const style = { paddingTop: 8, paddingBottom: 5.75 };
  if (!fits)
    // A word too long for its place gets the full width.
    return (
      <View style={style}>
        <Title named={force} width={width} fonts={fonts} />
        {sides.map((side) => (
          <View key={side.label} style={{ paddingTop: 4 }}>
            <Name named={side} width={width} fonts={fonts} />
          </View>
        ))}
        <Edges width={width} />
      </View>
    );
  return (
    <View style={{ ...style, ...ACROSS }}>
      <View style={{ width: room }}>
        <Title named={force} width={room - BESIDE} fonts={fonts} />
      </View>
      {sides.map((named) => (
        <View key={named.label} style={{ width: SIDE.width, paddingLeft: SIDE.left }}>
          <Rules width={SIDE.width} across={[0]} weight={RULE} />
          <Name named={named} width={SIDE_ROOM} fonts={fonts} />
        </View>
      ))}
      <Edges width={width} />
    </View>
  );
}

/** The lines above and below the title. */
const Edges = ({ width }: { width: number }) => (
  <>
    <View style={{ position: 'absolute', top: 0, left: 0, width, height: 3, backgroundColor: '#000' }} />
    <Rules width={width} bottom={RULE} />
  </>
);

const Labelled = ({ label, width, fonts }: InWidth & { label: string }) => (
  <Words face="condensed" type={LABEL} width={width} fonts={fonts}>
    {label.toUpperCase()}
  </Words>
);

const Blank = ({ width, height }: { width: number; height: number }) => (
  <View style={{ width, height, borderBottomWidth: BLANK.weight }} />
);

function Title({ named: { label, value }, width, fonts }: InWidth & { named: Named }) {
  const [large, ...smaller] = TITLES;
  const lines = wrap([{ face: 'semibold', text: value }], large, width, fonts);
  const types = lines.length > 2 && smaller[0] ? ([smaller[0], ...smaller] as const) : TITLES;
  return (
    <View>
      <Labelled label={label} width={width} fonts={fonts} />
      {value === '' ? (
        <Blank width={width} height={BLANK.title} />
      ) : (
        <Words
          face="semibold"
          type={fitting(value, 'semibold', types, width, fonts)}
          width={width}
          fonts={fonts}
        >
          {value}
        </Words>
      )}
    </View>
  );
}

function Name({ named: { label, value }, width, fonts }: InWidth & { named: Named }) {
  const type = fitting(value, 'semibold', NAMES, width, fonts);
  return (
    <View>
      <Labelled label={label} width={width} fonts={fonts} />
      {value === '' ? (
        <Blank width={width} height={BLANK.name} />
      ) : (
        <Words face="semibold" type={type} width={width} fonts={fonts} style={{ paddingTop: 2 }}>
          {value}
        </Words>
      )}
    </View>
  );
}

/** Padding in the box of a fact, and the minimum width of its contents. */
const FACT_SPACE = { side: 6, top: 3, bottom: 2, least: 40 } as const;

/** Lays out the boxes above the tables: each as wide as it needs, the lines filled to the margin. */
export function factItems(facts: readonly SheetFact[], width: number, fonts: PaperFonts): Item[] {
  const lines: { fact: SheetFact; wide: number }[][] = [];
  let used = 0;
  for (const fact of facts) {
    const value = widthOf(fact.value, 'semibold', FACT, fonts);
    const label = widthOf(fact.label.toUpperCase(), 'condensed', LABEL, fonts);
    const wide = Math.min(Math.max(value, label, FACT_SPACE.least) + 2 * FACT_SPACE.side + 1, width);
    if (lines.length === 0 || used + wide > width) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push({ fact, wide });
    used += wide;
  }
  return lines.map((line, index) => {
    const more = (width - line.reduce((sum, { wide }) => sum + wide, 0)) / line.length;
    const edges = line.map((_, at) => line.slice(0, at).reduce((sum, { wide }) => sum + wide + more, 0));
    return {
      block: (
        <View style={index === 0 ? { ...ACROSS, marginTop: 8 } : ACROSS}>
          {line.map(({ fact, wide }) => (
            <Fact key={fact.label} fact={fact} width={wide + more} fonts={fonts} />
          ))}
          <Rules width={width} bottom={RULE} across={[...edges, width]} weight={RULE} />
          {index === 0 && <Rules width={width} top={RULE} />}
        </View>
      ),
    };
  });
}

function Fact({ fact: { label, value }, width, fonts }: InWidth & { fact: SheetFact }) {
  const { side, top, bottom } = FACT_SPACE;
  const room = width - 2 * side;
  const style = { width, paddingLeft: side, paddingTop: top, paddingBottom: bottom };
  return (
    <View style={style}>
      <Labelled label={label} width={room} fonts={fonts} />
      <Words face="semibold" type={FACT} width={room} fonts={fonts}>
        {value}
      </Words>
    </View>
  );
}

const STAMP: Type = { size: 10.5, leading: 1.25, spacing: 1 };
const SAID: Type = { size: 10, leading: 1.3 };
const SEVERITY: Type = { size: 7.5, leading: 1.5, spacing: 0.5 };
const PROBLEM: Type = { size: 8.5, leading: 1.3 };

/** The stamp: its padding, the line around it, and the space between it and the text next to it. */
const AROUND = { side: 8, top: 1.5, bottom: 0.5, line: 1.25, beside: 8 } as const;
const SEVERITY_WIDTH = 52;

/** Lays out the verdict, the number of problems by severity, and each problem. */
export function verdictItems(verdict: SheetVerdict, width: number, fonts: PaperFonts): Item[] {
  const { kind, alone, problems } = verdict;
  const text = alone.toUpperCase();
  const wide = widthOf(text, 'condensedBold', STAMP, fonts) + 0.1;
  const left = wide + 2 * (AROUND.side + AROUND.line) + AROUND.beside;
  const style = { ...ACROSS, alignItems: 'center', paddingTop: 6, paddingBottom: 3 } as const;
  const first = (
    <View style={style}>
      <View style={[stamp, stamps[kind]]}>
        <Words face="condensedBold" type={STAMP} width={wide} fonts={fonts}>
          {text}
        </Words>
      </View>
      <Words face="semibold" type={SAID} width={width - left} fonts={fonts}>
        {severityCounts(problems)}
      </Words>
    </View>
  );
  return [
    { block: first, keep: problems.length > 0 },
    ...problems.map((problem) => ({ block: <Problem problem={problem} width={width} fonts={fonts} /> })),
  ];
}

const stamp = {
  borderWidth: AROUND.line,
  paddingHorizontal: AROUND.side,
  paddingTop: AROUND.top,
  paddingBottom: AROUND.bottom,
  marginRight: AROUND.beside,
};

/** Legal in a frame, not legal in white on black, undecided in a dashed frame. */
const stamps = {
  legal: {},
  illegal: { backgroundColor: '#000', color: '#fff' },
  undecided: { borderStyle: 'dashed' },
} as const satisfies Record<VerdictKind, object>;

function Problem({ problem: { severity, text }, width, fonts }: InWidth & { problem: SheetProblem }) {
  return (
    <View style={{ ...ACROSS, paddingTop: 2, paddingBottom: 2 }}>
      <Rules width={width} top={0.5} />
      <Words face="condensedBold" type={SEVERITY} width={SEVERITY_WIDTH} fonts={fonts}>
        {severityWord(severity).toUpperCase()}
      </Words>
      <Words type={PROBLEM} width={width - SEVERITY_WIDTH} fonts={fonts}>
        {text}
      </Words>
    </View>
  );
}
