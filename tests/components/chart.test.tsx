import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MarkTrack } from '@/components/systems/forge-of-war/units/unit-tracks';
import { ChartFigure, FigureTable, Swatch } from '@/components/ui/charts/chart';
import { ChartDots } from '@/components/ui/charts/chart-dots';
import { ChartBar, ChartItems, ChartLegend, NamedBar } from '@/components/ui/charts/chart-items';
import { ChartProfile } from '@/components/ui/charts/chart-profile';
import { unitSymbol } from '@/lib/symbols/unit-symbol';
import { HOSTILE, readText } from '../fixtures/reading';

// What charts say: to a screen reader in their names and tables, and in the figures that are written in them.

afterEach(cleanup);

const all = <Kind extends Element>(selector: string) => [...document.querySelectorAll<Kind>(selector)];
const written = () => all('svg text').map(({ textContent }) => textContent);
const tooltips = () => all('svg title').map(({ textContent }) => textContent);
/** Where something is on the scale of its chart, as a share of it. */
const at = (element: Element | null | undefined, attribute: string) =>
  Number.parseFloat(element?.getAttribute(attribute) ?? '') / 100;

test('a chart is a figure named by its title, which is a heading, and has its note', () => {
  render(
    <ChartFigure title="Points" note="The thick line is the limit.">
      <p>Bars</p>
    </ChartFigure>,
  );
  const figure = within(screen.getByRole('figure', { name: 'Points' }));
  expect(figure.getByRole('heading', { name: 'Points', level: 3 })).toBeTruthy();
  expect(figure.getByText('The thick line is the limit.')).toBeTruthy();
  expect(figure.getByText('Bars')).toBeTruthy();
});

const segments = [
  { key: 'mechs', from: 0, size: 50, fill: 'solid', text: 50, title: 'Mechs: 50 points' },
  { key: 'drone', from: 50, size: 2, fill: 'hatch', text: 2, title: 'Drone: 2 points' },
  { key: 'rest', from: 52, size: 20, fill: 'dots', text: HOSTILE },
] as const;

test('a bar has a tooltip for each segment, and its figure where there is room', () => {
  render(<ChartBar segments={segments} most={100} mark={80} />);
  expect(tooltips()).toEqual(['Mechs: 50 points', 'Drone: 2 points']);
  expect(written()).toEqual(['50', HOSTILE]);
  expect(readText(document.body)).toBe('');
});

test('a bar has its segments and its limit to scale', () => {
  const { rerender } = render(<ChartBar segments={segments} most={100} mark={80} />);
  const parts = () => all('svg svg').map((part) => [at(part, 'x'), at(part, 'width')]);
  expect(parts()).toEqual([
    [0, 0.5],
    [0.5, 0.02],
    [0.52, 0.2],
  ]);
  expect(at(document.querySelector('line'), 'x1')).toBe(0.8);
  rerender(<ChartBar segments={segments} most={200} />);
  expect(parts()[1]).toEqual([0.25, 0.01]);
  expect(document.querySelector('line')).toBeNull();
});

test('patterned charts on one page each have their own pattern', () => {
  render(
    <>
      <ChartBar segments={segments} most={100} />
      <Swatch fill="hatch" />
      <ChartProfile label="Profile" most={4} bars={[{ key: 'F', value: 2, fill: 'dots' }]} />
    </>,
  );
  const ids = all('pattern').map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const used = all('rect').flatMap((rect) => rect.getAttribute('fill') ?? []);
  expect(used.length).toBe(4);
  for (const fill of used) expect(ids).toContain(fill.replace(/^url\(#|\)$/g, ''));
});

test('a profile is one image, named by its figures, with each figure over its letter', () => {
  const bars = [
    { key: 'M', value: 4, raised: 1, title: 'Movement' },
    { key: 'F', value: 3, bonus: 2 },
    { key: 'A', value: 0, text: '?' },
  ];
  render(<ChartProfile bars={bars} most={6} label={`${HOSTILE}: M 4, F 3+2`} />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(`${HOSTILE}: M 4, F 3+2`);
  expect(written()).toEqual(['4', 'M', '3+2', 'F', '?', 'A']);
  expect(tooltips()).toEqual(['Movement']);
});

test('the parts of a bar of a profile add up to its value and its bonus', () => {
  const bars = [{ key: 'F', value: 4, raised: 1, bonus: 2 }];
  render(<ChartProfile bars={bars} most={8} label="F 4+2" />);
  const [plain = 0, raised = 0, bonus = 0] = all('rect').map((rect) => Number(rect.getAttribute('height')));
  expect(raised).toBe(plain / 3);
  expect(bonus).toBe((plain + raised) / 2);
});

const dots = [
  { key: 'a', label: HOSTILE, number: 1, open: 2, full: 6, note: '+4' },
  { key: 'b', label: 'Drone', number: 2, open: null, full: 3, note: '3' },
];

test('figures as dots are one image with a name; each row has its number, its whole label and its note', () => {
  render(<ChartDots rows={dots} most={16} label="Damage before and after" />);
  const image = screen.getByRole('img', { name: 'Damage before and after' });
  expect(within(image).getByTitle(HOSTILE).textContent).toBe(HOSTILE);
  expect(image.querySelector('img')).toBeNull();
  const rows = [...image.children].slice(1).map((row) => [...row.children].map((each) => readText(each)));
  expect(rows).toEqual([
    ['1', HOSTILE, '', '+4'],
    ['2', 'Drone', '', '3'],
  ]);
});

test('dots are to the scale above them, of no more than nine steps; a row without a first figure has one dot', () => {
  render(<ChartDots rows={dots} most={16} label="Damage" />);
  expect(written()).toEqual(['0', '2', '4', '6', '8', '10', '12', '14', '16']);
  expect(all('circle').map((dot) => at(dot, 'cx') * 16)).toEqual([6, 2, 3]);
});

test('small charts are a list, each under the number, symbol and label of what it is about', () => {
  const items = [
    { id: 'a', label: HOSTILE },
    { id: 'b', label: 'Drone', number: 2, symbol: unitSymbol('drone'), title: 'Drone of Jo' },
  ];
  render(
    <ChartItems items={items} headOf={({ id, ...head }) => ({ key: id, ...head })}>
      {({ id }) => <output>{id}</output>}
    </ChartItems>,
  );
  const [first, second] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(within(first).getByTitle(HOSTILE).textContent).toBe(HOSTILE);
  expect(within(first).getByRole('status').textContent).toBe('a');
  expect(readText(within(second).getByTitle('Drone of Jo')).replace(/\s+/g, ' ')).toBe('2 Drone');
});

test('a legend is a list of what the fills mean; a swatch is not read', () => {
  render(
    <ChartLegend
      entries={[
        ['mech', 'solid', 'Mechs'],
        ['left', 'void', <b key="left">Left</b>],
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((entry) => [readText(entry).trim(), all('svg').length])).toEqual(
    [
      ['Mechs', 2],
      ['Left', 2],
    ],
  );
});

test('a bar under its name has both', () => {
  render(
    <NamedBar name={HOSTILE}>
      <output>Bar</output>
    </NamedBar>,
  );
  expect(screen.getByText(HOSTILE)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Bar');
});

test('a table of figures is named by its caption and has headings of columns and rows', () => {
  const { rerender } = render(
    <FigureTable
      caption="Hits"
      heads={['Distance', 'Standing', 'Moved']}
      rows={[{ head: HOSTILE, aside: '(far)', cells: ['60.8 %', 0] }]}
      foot={{ head: 'Sum', cells: [7, 3] }}
    />,
  );
  const table = within(screen.getByRole('table', { name: 'Hits' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Distance',
    'Standing',
    'Moved',
  ]);
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent?.trim())).toEqual([
    `${HOSTILE} (far)`,
    'Sum',
  ]);
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['60.8 %', '0', '7', '3']);
  rerender(<FigureTable heads={['Distance']} rows={[{ head: '12″', cells: [] }]} />);
  expect(screen.getByRole('table', { name: '' })).toBeTruthy();
  expect(document.querySelector('tfoot')).toBeNull();
});

test('a track is an image of as many boxes as it has, with its marks in its name', () => {
  const { rerender } = render(<MarkTrack label="Hull" count={12} bars={[4, null, 8, 4]} ends={[12]} />);
  const track = screen.getByRole('img', { name: 'Hull: 12, marks after 4, 8 lost' });
  expect(track.querySelectorAll('rect')).toHaveLength(12);
  expect(track.querySelectorAll('line')).toHaveLength(3);
  rerender(<MarkTrack label="Hull" count={3} />);
  expect(screen.getByRole('img', { name: 'Hull: 3' }).querySelectorAll('rect')).toHaveLength(3);
});

test('a track too long for boxes is a number, and a track of parts has their names', () => {
  const { rerender } = render(<MarkTrack label="Hull" count={60} names={['Left', HOSTILE]} />);
  expect(screen.getByRole('img', { name: 'Hull: 60' })).toBeTruthy();
  expect(screen.getByText(`Left · ${HOSTILE}`)).toBeTruthy();
  rerender(<MarkTrack label="Hull" count={61} bars={[30]} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Hull')).toBeTruthy();
  expect(screen.getByText('61, marks after 30 lost')).toBeTruthy();
});
