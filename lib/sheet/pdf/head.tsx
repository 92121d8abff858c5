import { Text, View } from '@react-pdf/renderer';
import { severityCounts, severityWord } from '@/lib/roster/severity';
import type { Sheet, SheetFact, SheetProblem, SheetVerdict } from '../sheet';
import type { PaperFonts } from './fonts';
import { HEAD_SIDE, type PaperStyles } from './style';
import { breaksFor } from './wrap';

interface PartProps {
  fonts: PaperFonts;
  styles: PaperStyles;
  /** Width between the margins, in points. */
  width: number;
}

/** The force's name, the commander and the game, with a line to write on where a name is lacking. */
export function TitleBlock({ sheet, fonts, styles, width }: PartProps & { sheet: Sheet }) {
  const room = width - 2 * HEAD_SIDE - 16;
  const long = fonts.ems(sheet.title) * 21 > room * 1.6;
  const breaks = breaksFor(fonts, HEAD_SIDE - 13, 10.5);
  // What a table of players shares is nobody's force.
  const owned = sheet.verdict !== null;
  return (
    <View style={styles.head}>
      <View style={styles.headForce}>
        <Text style={styles.label}>{(sheet.label ?? (owned ? 'Force' : 'Shared')).toUpperCase()}</Text>
        {sheet.title === '' ? (
          <View style={[styles.blank, { height: 24 }]} />
        ) : (
          <Text
            style={long ? styles.titleLong : styles.title}
            hyphenationCallback={breaksFor(fonts, room, long ? 15 : 21)}
          >
            {sheet.title}
          </Text>
        )}
      </View>
      {owned && (
        <View style={styles.headSide}>
          <Text style={styles.label}>COMMANDER</Text>
          {sheet.player === '' ? (
            <View style={styles.blank} />
          ) : (
            <Text style={styles.player} hyphenationCallback={breaks}>
              {sheet.player}
            </Text>
          )}
        </View>
      )}
      <View style={styles.headSide}>
        <Text style={styles.label}>GAME</Text>
        <Text style={styles.player} hyphenationCallback={breaks}>
          {sheet.system}
        </Text>
      </View>
    </View>
  );
}

/** The boxes above the tables: each as wide as it needs, the lines filled to the margin. */
export function Facts({ facts, fonts, styles, width }: PartProps & { facts: SheetFact[] }) {
  if (facts.length === 0) return null;
  return (
    <View style={styles.facts}>
      {facts.map((fact, index) => {
        const value = fonts.ems(fact.value) * 10.5 * 1.08;
        const label = fact.label.toUpperCase();
        const labelled = fonts.ems(label) * 7.5 + label.length * 0.5;
        const wanted = Math.min(Math.max(value, labelled, 40) + 14, width - 1);
        return (
          <Text
            // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is laid out once and never changes
            key={index}
            style={[styles.fact, { flexBasis: wanted, maxWidth: width - 1 }]}
            hyphenationCallback={breaksFor(fonts, width - 14, 10.5)}
          >
            <Text style={styles.label}>{`${label}\n`}</Text>
            {fact.value}
          </Text>
        );
      })}
    </View>
  );
}

/** Legal or not, how many problems of which kind, and each of them. */
export function Verdict({ verdict, fonts, styles, width }: PartProps & { verdict: SheetVerdict }) {
  return (
    <View style={styles.problems}>
      <View style={styles.verdict} wrap={false}>
        <Text style={[styles.stamp, styles[verdict.kind]]}>{verdict.alone.toUpperCase()}</Text>
        <Text style={styles.verdictText}>{severityCounts(verdict.problems)}</Text>
      </View>
      {verdict.problems.map((problem, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is laid out once and never changes
        <Problem key={index} problem={problem} fonts={fonts} styles={styles} width={width} />
      ))}
    </View>
  );
}

function Problem({ problem, fonts, styles, width }: PartProps & { problem: SheetProblem }) {
  return (
    <View style={styles.problem} wrap={problem.text.length > 2_000}>
      <Text style={styles.severity}>{severityWord(problem.severity).toUpperCase()}</Text>
      <Text style={styles.problemText} hyphenationCallback={breaksFor(fonts, width - 210, 8.5)}>
        {problem.text}
      </Text>
      <Text style={styles.rule} hyphenationCallback={breaksFor(fonts, 140, 7.5)}>
        {problem.rule}
      </Text>
    </View>
  );
}
