import { StyleSheet, View } from '@react-pdf/renderer';
import { severityCounts, severityWord } from '@/lib/roster/verdict';
import type { Sheet, SheetFact, SheetProblem, SheetVerdict } from '../sheet';
import type { PaperFonts } from './fonts';
import { Edge } from './lines';
import { RosterCode, roomForCode } from './qr-code';
import { fitting, longestWord, type Type, useFonts, Words, widthOf } from './words';

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
const STAMP: Type = { size: 10.5, leading: 1.25, spacing: 1 };
const SAID: Type = { size: 10, leading: 1.3 };
const SEVERITY: Type = { size: 7.5, leading: 1.5, spacing: 0.5 };
const PROBLEM: Type = { size: 8.5, leading: 1.3 };

/** Weight of the lines around names and facts. */
const RULE = 0.75;
/** The minimum width of the boxes for the commander and the game, and what their padding takes. */
const SIDE = { least: 132, padding: 12 } as const;
/** Space between the name of the force and the boxes next to it. */
const BESIDE = 16;
const SEVERITY_WIDTH = 52;

const styles = StyleSheet.create({
  across: { flexDirection: 'row' },
  title: { flexDirection: 'row', paddingTop: 3 },
  top: { position: 'absolute', top: 0, left: 0, right: 0, height: 3, backgroundColor: '#000' },
  force: { paddingTop: 5, paddingBottom: 5.75 },
  side: { paddingLeft: 8, paddingTop: 5, paddingBottom: 5.75 },
  value: { paddingTop: 2 },
  /** A line to write a missing name on. */
  blank: { height: 16, marginRight: 4 },
  facts: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    marginTop: 8,
    borderTopWidth: RULE,
    borderLeftWidth: RULE,
  },
  fact: {
    flexGrow: 1,
    minWidth: 52,
    paddingHorizontal: 6,
    paddingTop: 3,
    paddingBottom: 2,
  },
  verdict: { flexDirection: 'row', alignItems: 'center', paddingTop: 6, paddingBottom: 3 },
  stamp: { borderWidth: 1.25, paddingHorizontal: 8, paddingTop: 1.5, paddingBottom: 0.5, marginRight: 8 },
  /** Legal in a frame, not legal in white on black, undecided in a dashed frame. */
  legal: {},
  illegal: { backgroundColor: '#000', color: '#fff' },
  undecided: { borderStyle: 'dashed' },
  problem: { flexDirection: 'row', paddingVertical: 2 },
  severity: { width: SEVERITY_WIDTH },
});

/** Returns about how high a head is, in points, before react-pdf lays it out. */
export function headHeight({ facts, verdict, link }: Sheet, width: number, fonts: PaperFonts): number {
  const room = link ? width - roomForCode(link) : width;
  const wide = facts.map(({ label, value }) =>
    Math.max(
      52,
      13 + Math.max(widthOf(value, 'semibold', FACT, fonts), widthOf(label, 'condensed', LABEL, fonts)),
    ),
  );
  const lines = Math.ceil(wide.reduce((sum, each) => sum + each, 0) / room);
  const own = 50 + (lines === 0 ? 0 : 8 + 28.4 * lines) + (verdict ? 28 : 0);
  return link ? Math.max(own, roomForCode(link) + 6) : own;
}

interface HeadProps {
  sheet: Sheet;
  width: number;
  /** The scale in which it is drawn, which does not make a QR code smaller. */
  scale: number;
}

/** The names of force, player and game, the facts and the verdict; beside them, the roster as a QR code. */
export function Head({ sheet: { link, ...sheet }, width, scale }: HeadProps) {
  const room = link ? width - roomForCode(link) / scale : width;
  const { facts, verdict } = sheet;
  return (
    <View wrap={false} minPresenceAhead={1} style={styles.across}>
      <View style={{ width: room }}>
        <Title sheet={sheet} width={room} />
        {facts.length > 0 && (
          <View style={styles.facts}>
            <Edge side="top" weight={RULE} />
            <Edge side="right" weight={RULE} />
            {facts.map((fact) => (
              <Fact key={fact.label} fact={fact} width={room} />
            ))}
          </View>
        )}
        {verdict && <Verdict verdict={verdict} width={room} />}
      </View>
      {link && <RosterCode link={link} scale={scale} />}
    </View>
  );
}

/** The force's name, the commander and the game, with a line to write on if a name is missing. */
function Title({ sheet, width }: { sheet: Sheet; width: number }) {
  const fonts = useFonts();
  // A sheet that a table of players shares is not a player's force.
  const owned = sheet.verdict !== null;
  const label = sheet.label ?? (owned ? 'Force' : 'Shared');
  const sides = [
    ...(owned ? [{ label: 'Commander', value: sheet.player }] : []),
    { label: 'Game', value: sheet.system },
  ].map((side) => {
    const longest = longestWord(side.value, 'semibold', NAMES.at(-1) ?? NAMES[0], fonts);
    return { ...side, wide: Math.min(width / 3, Math.max(SIDE.least, longest + SIDE.padding + 1)) };
  });
  const room = sides.reduce((left, { wide }) => left - wide, width);
  return (
    <View style={styles.title}>
      <View style={styles.top} />
      <Edge side="bottom" weight={RULE} />
      <View style={{ ...styles.force, width: room }}>
        <Name label={label} value={sheet.title} types={TITLES} width={room - BESIDE} lines={2} />
      </View>
      {sides.map(({ wide, ...side }) => (
        <View key={side.label} style={{ ...styles.side, width: wide }}>
          <Edge side="left" weight={RULE} />
          <Name {...side} types={NAMES} width={wide - SIDE.padding} />
        </View>
      ))}
    </View>
  );
}

interface NameProps {
  label: string;
  value: string;
  /** Sizes to set it in, the largest first. */
  types: typeof NAMES;
  width: number;
  /** The maximum number of lines in all but the smallest. */
  lines?: number;
}

function Name({ label, value, types, width, lines }: NameProps) {
  const type = fitting(value, 'semibold', types, width, useFonts(), lines);
  return (
    <>
      <Label text={label} width={width} />
      {value === '' ? (
        <View style={styles.blank}>
          <Edge side="bottom" weight={0.6} />
        </View>
      ) : (
        <Words face="semibold" type={type} width={width} style={styles.value}>
          {value}
        </Words>
      )}
    </>
  );
}

const Label = ({ text, width }: { text: string; width: number }) => (
  <Words face="condensed" type={LABEL} width={width}>
    {text.toUpperCase()}
  </Words>
);

const Fact = ({ fact: { label, value }, width }: { fact: SheetFact; width: number }) => (
  <View style={styles.fact}>
    <Edge side="left" weight={RULE} />
    <Edge side="bottom" weight={RULE} />
    <Label text={label} width={width} />
    <Words face="semibold" type={FACT} width={width - 14}>
      {value}
    </Words>
  </View>
);

/** The verdict, and the number of problems by severity. */
const Verdict = ({ verdict: { kind, alone, problems }, width }: { verdict: SheetVerdict; width: number }) => (
  <View style={styles.verdict}>
    <View style={[styles.stamp, styles[kind]]}>
      <Words face="condensedBold" type={STAMP} width={width}>
        {alone.toUpperCase()}
      </Words>
    </View>
    <Words face="semibold" type={SAID} width={width}>
      {severityCounts(problems)}
    </Words>
  </View>
);

/** What is wrong with the force. */
export const Problems = ({ problems, width }: { problems: readonly SheetProblem[]; width: number }) =>
  problems.map(({ severity, text }, index) => (
    <View key={index} wrap={false} style={styles.problem}>
      <Edge side="top" />
      <Words face="condensedBold" type={SEVERITY} width={SEVERITY_WIDTH} style={styles.severity}>
        {severityWord(severity).toUpperCase()}
      </Words>
      <Words type={PROBLEM} width={width - SEVERITY_WIDTH} style={{ width: width - SEVERITY_WIDTH }}>
        {text}
      </Words>
    </View>
  ));
