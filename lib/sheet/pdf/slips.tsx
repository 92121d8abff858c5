import { Line, Page, Svg, Text, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { ResultSlip, SlipPile, SlipSide } from '../card';
import type { PaperFonts } from './fonts';
import { type PaperOptions, sizeOf } from './page';
import { Rules } from './rules';
import { cut, type Type, Words, widthOf, wrap } from './words';

const [COLUMNS, ROWS] = [2, 4];
const A_PAGE = COLUMNS * ROWS;
/** Distance of the content from the edges of a slip, which are cut or are edges of the paper, in points. */
const PAD = { side: 26, top: 19, bottom: 16 } as const;

const SMALL: Type = { size: 8, leading: 1.25 };
const LABEL: Type = { size: 7, leading: 1.3, spacing: 0.4 };
const TABLE: Type = { size: 22, leading: 1 };
const TEAM: Type = { size: 7.5, leading: 1.2 };
/** Sizes of a name, largest first; each is used if the name fits the height of its row. */
const NAMES = [11.5, 9.5, 8, 6.5, 5.5].map((size): Type => ({ size, leading: 1.2 }));

/** A row: its height with and without a team, the box for the score, and the one to tick for the winner. */
const ROW = { height: 42, names: 36, withTeam: 27, score: 46, scoreHeight: 26, tick: 13, gap: 10 } as const;
const LINE = { box: 0.8, tick: 1, write: 0.6, cut: 0.5, dash: 3 } as const;
/** Space between the box to tick and the edge of the content. */
const BESIDE_TICK = 4;
/** Width of what is beside the name of a player. */
const BOXES = ROW.gap + ROW.score + ROW.gap + ROW.tick + BESIDE_TICK;
const ACROSS = { flexDirection: 'row', alignItems: 'center' } as const;

interface InWidth {
  width: number;
  fonts: PaperFonts;
}

/**
 * Slips, eight to a portrait page, with lines to cut along. They are in order once the pages are cut as a stack and the
 * eight piles are put on top of each other.
 */
export function slipPages(
  { title, slips }: SlipPile,
  { paper }: PaperOptions,
  fonts: PaperFonts,
): ReactElement[] {
  const { width, height } = sizeOf(paper, 'portrait');
  const pages = Math.ceil(slips.length / A_PAGE);
  const slip = { width: width / COLUMNS, height: height / ROWS };
  return Array.from({ length: pages }, (_, page) => (
    <Page key={page} size={[width, height]} wrap={false}>
      <CutLines width={width} height={height} />
      {Array.from({ length: A_PAGE }, (_place, place) => {
        const own = slips[place * pages + page];
        const left = (place % COLUMNS) * slip.width;
        const top = Math.floor(place / COLUMNS) * slip.height;
        return (
          own && (
            <View key={place} style={{ position: 'absolute', left, top, ...slip, ...SLIP }}>
              <Slip slip={own} title={title} width={slip.width - 2 * PAD.side} fonts={fonts} />
            </View>
          )
        );
      })}
    </Page>
  ));
}

const SLIP = {
  paddingHorizontal: PAD.side,
  paddingTop: PAD.top,
  paddingBottom: PAD.bottom,
  justifyContent: 'space-between',
} as const;

function CutLines({ width, height }: { width: number; height: number }) {
  const ink = { stroke: '#000', strokeWidth: LINE.cut, strokeDasharray: `${LINE.dash} ${LINE.dash}` };
  const x = width / COLUMNS;
  return (
    <Svg viewBox={`0 0 ${width} ${height}`} style={{ width, height }}>
      <Line {...ink} x1={x} x2={x} y1={0} y2={height} />
      {Array.from({ length: ROWS - 1 }, (_, row) => ((row + 1) * height) / ROWS).map((y) => (
        <Line key={y} {...ink} x1={0} x2={width} y1={y} y2={y} />
      ))}
    </Svg>
  );
}

/** The event, the round and the table, the rows of the two players, and lines to sign. */
function Slip({
  slip: { table, round, sides },
  title,
  width,
  fonts,
}: InWidth & { slip: ResultSlip; title: string }) {
  const called = widthOf('TABLE', 'condensed', LABEL, fonts) + 5;
  const number = widthOf(table, 'semibold', TABLE, fonts) + 1;
  const room = width - called - number - 13;
  const signed = (width - ROW.gap) / 2;
  const label = (text: string, own: number, textAlign: 'left' | 'right' | 'center' = 'left') => (
    <Words face="condensed" type={LABEL} width={own} fonts={fonts} style={{ textAlign }}>
      {text}
    </Words>
  );
  const about = (text: string) => (
    <Words face="condensed" type={SMALL} width={room} fonts={fonts} style={{ textAlign: 'right' }}>
      {cut(text, 'condensed', SMALL, room, fonts)}
    </Words>
  );
  return (
    <>
      <View>
        <View style={{ flexDirection: 'row' }}>
          <View style={{ width: called, paddingTop: TABLE.size - LABEL.size * LABEL.leading }}>
            {label('TABLE', called)}
          </View>
          <Words
            face="semibold"
            type={TABLE}
            width={number}
            fonts={fonts}
            style={{ marginTop: -3, marginBottom: 3 }}
          >
            {table}
          </Words>
          <View style={{ marginLeft: 13 }}>
            {about(title)}
            {about(round)}
          </View>
        </View>
        <View style={{ flexDirection: 'row', justifyContent: 'flex-end', paddingTop: 2 }}>
          {label('SCORE', ROW.score, 'center')}
          {label('WON', ROW.gap + ROW.tick + 2 * BESIDE_TICK, 'center')}
        </View>
        {sides.map((side, index) => (
          <Side key={index} side={side} width={width} fonts={fonts} />
        ))}
        <View style={{ ...ACROSS, justifyContent: 'flex-end' }}>
          {label('DRAWN', ROW.score, 'right')}
          <View style={{ ...TICK, marginLeft: ROW.gap }} />
        </View>
      </View>
      <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
        {sides.map(({ name }, index) => (
          <View key={index} style={{ width: signed, paddingTop: 1.5 }}>
            <Rules width={signed} top={LINE.write} />
            {label(cut(`Signed, ${name}`, 'condensed', LABEL, signed, fonts), signed)}
          </View>
        ))}
      </View>
    </>
  );
}

const TICK = { width: ROW.tick, height: ROW.tick, borderWidth: LINE.tick, marginRight: BESIDE_TICK };

function Side({ side: { name, team }, width, fonts }: InWidth & { side: SlipSide }) {
  const room = width - BOXES;
  const most = team === '' ? ROW.names : ROW.withTeam;
  const lines = (type: Type) => wrap([{ face: 'semibold', text: name }], type, room, fonts).length;
  // In the smallest size, no name that can be entered is too long.
  const type = NAMES.find((each) => lines(each) * each.size * each.leading <= most) ?? NAMES.at(-1);
  return (
    <View style={{ ...ACROSS, height: ROW.height }}>
      <View style={{ width: room }}>
        {type && (
          <Words face="semibold" type={type} width={room} fonts={fonts}>
            {name}
          </Words>
        )}
        {team !== '' && (
          <Text
            style={{ fontFamily: fonts.families('condensed'), fontSize: TEAM.size, lineHeight: TEAM.leading }}
          >
            {cut(team, 'condensed', TEAM, room, fonts)}
          </Text>
        )}
      </View>
      <View
        style={{
          width: ROW.score,
          height: ROW.scoreHeight,
          borderWidth: LINE.box,
          marginHorizontal: ROW.gap,
        }}
      />
      <View style={TICK} />
    </View>
  );
}
