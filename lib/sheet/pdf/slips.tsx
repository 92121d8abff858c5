import { Page, StyleSheet, View } from '@react-pdf/renderer';
import type { ResultSlip, SlipPile, SlipSide } from '../card';
import { CutLines } from './lines';
import { type PaperOptions, sizeOf } from './page';
import { linesIn, type Type, useFonts, Words } from './words';

const [COLUMNS, ROWS] = [2, 4];
const A_PAGE = COLUMNS * ROWS;
/** Distance of the content from the edges of a slip, which are cut or are edges of the paper, in points. */
const PAD = { side: 26, top: 19, bottom: 16 } as const;

const SMALL: Type = { size: 8, leading: 1.25 };
const LABEL: Type = { size: 7, leading: 1.3, spacing: 0.4 };
const TABLE: Type = { size: 22, leading: 1 };
const TEAM: Type = { size: 7.5, leading: 1.2 };
/** Sizes of a name, largest first; each is used if the name fits the height of its row. */
const NAMES = [11.5, 9.5, 8, 6.5].map((size): Type => ({ size, leading: 1.2 }));
const SMALLEST: Type = { size: 5.5, leading: 1.2 };

/** A row: its height, that of names with and without a team, the box for the score, and the one to tick for the winner. */
const ROW = { height: 42, names: 36, withTeam: 27, score: 46, scoreHeight: 26, tick: 13, gap: 10 } as const;
/** Space between the box to tick and the edge of the content. */
const BESIDE_TICK = 4;
/** Width of what is beside the name of a player. */
const BOXES = ROW.gap + ROW.score + ROW.gap + ROW.tick + BESIDE_TICK;

const styles = StyleSheet.create({
  page: { flexDirection: 'row', flexWrap: 'wrap' },
  slip: {
    paddingHorizontal: PAD.side,
    paddingTop: PAD.top,
    paddingBottom: PAD.bottom,
    justifyContent: 'space-between',
  },
  heading: { flexDirection: 'row' },
  table: { flexDirection: 'row', alignItems: 'flex-end', marginTop: -3 },
  number: { marginLeft: 4 },
  about: { flexGrow: 1, flexBasis: 0, marginLeft: 12, textAlign: 'right' },
  labels: { flexDirection: 'row', justifyContent: 'flex-end', paddingTop: 2 },
  score: { width: ROW.score, textAlign: 'center' },
  won: { width: ROW.gap + ROW.tick + 2 * BESIDE_TICK, textAlign: 'center' },
  side: { flexDirection: 'row', alignItems: 'center', height: ROW.height },
  line: { maxLines: 1, textOverflow: 'ellipsis' },
  box: { width: ROW.score, height: ROW.scoreHeight, borderWidth: 0.8, marginHorizontal: ROW.gap },
  tick: { width: ROW.tick, height: ROW.tick, borderWidth: 1, marginRight: BESIDE_TICK },
  drawn: { flexDirection: 'row', justifyContent: 'flex-end', alignItems: 'center' },
  sign: { flexDirection: 'row', justifyContent: 'space-between' },
  signed: { borderTopWidth: 0.6, paddingTop: 1.5, maxLines: 1, textOverflow: 'ellipsis' },
});

/**
 * Slips, eight to a portrait page, with lines to cut along. They are in order once the pages are cut as a stack and the
 * eight piles are put on top of each other.
 */
export function Slips({ pile: { title, slips }, paper }: { pile: SlipPile; paper: PaperOptions['paper'] }) {
  const { width, height } = sizeOf(paper, 'portrait');
  const pages = Math.ceil(slips.length / A_PAGE);
  const slip = { ...styles.slip, width: width / COLUMNS, height: height / ROWS - 0.01 };
  const rows = Array.from({ length: ROWS - 1 }, (_, row) => `M0 ${((row + 1) * height) / ROWS}H${width}`);
  const cuts = `M${width / COLUMNS} 0V${height}${rows.join('')}`;
  return Array.from({ length: pages }, (_, page) => (
    <Page key={page} size={[width, height]} wrap={false} style={styles.page}>
      <CutLines width={width} height={height} path={cuts} dashes="3 3" />
      {Array.from({ length: A_PAGE }, (_place, place) => {
        const own = slips[place * pages + page];
        return (
          <View key={place} style={slip}>
            {own && <Slip slip={own} title={title} width={slip.width - 2 * PAD.side} />}
          </View>
        );
      })}
    </Page>
  ));
}

interface SlipProps {
  slip: ResultSlip;
  /** The name of the event. */
  title: string;
  width: number;
}

/** The event, the round and the table, the rows of the two players, and lines to sign. */
function Slip({ slip: { table, round, sides }, title, width }: SlipProps) {
  const signed = (width - ROW.gap) / 2;
  return (
    <>
      <View>
        <View style={styles.heading}>
          <View style={styles.table}>
            <Words face="condensed" type={LABEL} width={width}>
              TABLE
            </Words>
            <Words face="semibold" type={TABLE} width={width} style={styles.number}>
              {table}
            </Words>
          </View>
          <View style={styles.about}>
            {[title, round].map((text, index) => (
              <Words key={index} face="condensed" type={SMALL} width={width / 2} style={styles.line}>
                {text}
              </Words>
            ))}
          </View>
        </View>
        <View style={styles.labels}>
          <Words face="condensed" type={LABEL} width={ROW.score} style={styles.score}>
            SCORE
          </Words>
          <Words face="condensed" type={LABEL} width={styles.won.width} style={styles.won}>
            WON
          </Words>
        </View>
        {sides.map((side, index) => (
          <Side key={index} side={side} width={width} />
        ))}
        <View style={styles.drawn}>
          <Words face="condensed" type={LABEL} width={ROW.score}>
            DRAWN
          </Words>
          <View style={{ ...styles.tick, marginLeft: ROW.gap }} />
        </View>
      </View>
      <View style={styles.sign}>
        {sides.map(({ name }, index) => (
          <Words
            key={index}
            face="condensed"
            type={LABEL}
            width={signed}
            style={{ ...styles.signed, width: signed }}
          >
            {`Signed, ${name}`}
          </Words>
        ))}
      </View>
    </>
  );
}

function Side({ side: { name, team }, width }: { side: SlipSide; width: number }) {
  const fonts = useFonts();
  const room = width - BOXES;
  const most = team === '' ? ROW.names : ROW.withTeam;
  const lines = (type: Type) => linesIn(name, 'semibold', type, room, fonts);
  // In the smallest size, no name that can be entered is too long.
  const type = NAMES.find((each) => lines(each) * each.size * each.leading <= most);
  return (
    <View style={styles.side}>
      <View style={{ width: room }}>
        <Words face="semibold" type={type ?? SMALLEST} width={room}>
          {name}
        </Words>
        {team !== '' && (
          <Words face="condensed" type={TEAM} width={room} style={styles.line}>
            {team}
          </Words>
        )}
      </View>
      <View style={styles.box} />
      <View style={styles.tick} />
    </View>
  );
}
