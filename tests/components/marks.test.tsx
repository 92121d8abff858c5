import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Badge, RaisedMark, SeverityCount, SeverityMark, type SeverityName } from '@/components/ui/badge';
import { GameMark, Kbd } from '@/components/ui/glyphs';
import { EmptyState } from '@/components/ui/notes';
import { Section } from '@/components/ui/section';
import { UnitSymbol } from '@/components/ui/unit-symbol';
import { VerdictMark } from '@/components/ui/verdict-mark';
import { unitSymbol } from '@/lib/symbols/unit-symbol';
import { HOSTILE, readText } from '../fixtures/reading';

// Short marks and headings: what is read of them, and that no mark is its icon or its colour alone.

afterEach(cleanup);

/** What is read of something that is drawn. */
function readOf(children: React.ReactNode): string {
  const { container, unmount } = render(children);
  const text = readText(container);
  unmount();
  return text;
}

test('a badge is its word, also a hostile one', () => {
  expect(readOf(<Badge>Reserve</Badge>)).toBe('Reserve');
  expect(readOf(<Badge tone="error">{HOSTILE}</Badge>)).toBe(HOSTILE);
});

const words: Record<SeverityName, string> = {
  error: 'Error',
  warning: 'Warning',
  advice: 'Advice',
  legal: 'Legal',
  undecided: 'No error found',
};
const severities = Object.keys(words) as SeverityName[];

test.each(severities)('the mark of %s is read as its word, with an icon that is not', (severity) => {
  render(<SeverityMark severity={severity} />);
  expect(readText(document.body)).toBe(words[severity]);
  expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('no two severities have the same icon', () => {
  const icons = severities.map((severity) => {
    const { container, unmount } = render(<SeverityMark severity={severity} />);
    const icon = container.querySelector('svg')?.innerHTML;
    unmount();
    return icon;
  });
  expect(new Set(icons).size).toBe(severities.length);
});

test('a mark of a severity has another text if it is given one; as an icon alone, its word as tooltip', () => {
  expect(readOf(<SeverityMark severity="error">Not legal</SeverityMark>)).toBe('Not legal');
  render(<SeverityMark severity="warning" iconOnly />);
  expect(readText(screen.getByTitle('Warning'))).toBe('Warning');
});

test('a number of problems is read in words, once', () => {
  render(<SeverityCount severity="error" count={3} text="3 errors" />);
  expect(screen.getByTitle('3 errors').textContent).toBe('33 errors');
  expect(readText(document.body)).toBe('3 errors');
});

test.each([
  ['a legal force', { report: { legal: true, unknown: 0 } }, 'Legal'],
  ['one that is not', { report: { legal: false, unknown: 0 } }, 'Not legal'],
  ['one that is not, whatever is unknown', { report: { legal: false, unknown: 2 } }, 'Not legal'],
  [
    'one of which values are unknown',
    { report: { legal: true, unknown: 2 } },
    'No error found; 2 values unknown',
  ],
  ['the same in brief', { report: { legal: true, unknown: 2 }, brief: true }, 'No error found'],
  ['a force that is only begun', { report: { legal: false, unknown: 0 }, empty: true }, 'Not yet legal'],
  ['an empty force that is legal', { report: { legal: true, unknown: 0 }, empty: true }, 'Legal'],
])('the verdict on %s', (_, props, text) => {
  expect(readOf(<VerdictMark {...props} />)).toBe(text);
  expect(readOf(<VerdictMark {...props} large />)).toBe(text);
});

test('a symbol is read only where no text says what it is', () => {
  const symbol = unitSymbol(HOSTILE, { bars: 5, headquarters: true, ace: true, lost: true });
  const { rerender } = render(<UnitSymbol symbol={symbol} />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<UnitSymbol symbol={symbol} named />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(HOSTILE);
});

test('the mark of a game is not read, since its name is next to it', () => {
  render(<GameMark mark="HW" accent="blue" />);
  expect(screen.getByText('HW')).toBeTruthy();
  expect(readText(document.body)).toBe('');
});

test('a raised figure is read as raised, and its arrow is not', () => {
  const { container } = render(
    <p>
      4<RaisedMark />
    </p>,
  );
  expect(readText(container)).toBe('4 raised');
  expect(screen.getByText('▲')).toBeTruthy();
});

test('the name of a key is marked as one', () => {
  render(<Kbd>Ctrl</Kbd>);
  expect(document.querySelector('kbd')?.textContent).toBe('Ctrl');
});

test('a section is a region named by its title alone, with its sum, buttons and content', () => {
  render(
    <Section
      id="units"
      number="1.2"
      title={HOSTILE}
      aside="4 of 12"
      actions={<button type="button">Add</button>}
    >
      <p>Rows</p>
    </Section>,
  );
  const region = screen.getByRole('region');
  expect(region.id).toBe('units');
  const heading = within(region).getByRole('heading', { level: 2 });
  expect(region.getAttribute('aria-labelledby')).toBe(heading.id);
  expect(readText(heading)).toBe(HOSTILE);
  expect(within(heading).getByText('1.2')).toBeTruthy();
  expect(within(region).getByText('4 of 12')).toBeTruthy();
  expect(within(region).getByText('Rows')).toBeTruthy();
  expect(within(region).getByRole('button', { name: 'Add' })).toBeTruthy();
});

test('sections within sections have headings of their level, each region its own', () => {
  render(
    <Section title="Force">
      <Section title="Points" level={3}>
        <Section title="Mechs" level={4}>
          Text
        </Section>
      </Section>
    </Section>,
  );
  const force = within(screen.getByRole('region', { name: 'Force' }));
  const points = within(force.getByRole('region', { name: 'Points' }));
  expect(points.getByRole('region', { name: 'Mechs' }).textContent).toBe('MechsText');
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H2', 'H3', 'H4']);
});

test('an empty list says what belongs there, and has the buttons to start', () => {
  render(
    <EmptyState title="No rosters yet" actions={<button type="button">New roster</button>}>
      They are kept on this device.
    </EmptyState>,
  );
  expect(readText(document.body)).toBe('No rosters yetThey are kept on this device.New roster');
  expect(screen.getByRole('button', { name: 'New roster' })).toBeTruthy();
});
