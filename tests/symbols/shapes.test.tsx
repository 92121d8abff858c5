import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { UnitSymbol } from '@/components/ui/unit-symbol';
import { GRID, shapesOf } from '@/lib/symbols/shapes';
import { type Frame, type Stroke, unitSymbol } from '@/lib/symbols/unit-symbol';
import { boundsOf, drawn } from './drawn';

const frames: Frame[] = ['ground', 'mech', 'aircraft', 'creature', 'drone'];
const strokes: Stroke[] = [
  'saltire',
  'diagonal',
  'oval',
  'dot',
  'vertical',
  'wings',
  'arrow',
  'bow-tie',
  'loops',
  'wheels',
];
const modifiers = ['headquarters', 'special', 'ace', 'embarked', 'lost'] as const;
const all = Object.fromEntries(modifiers.map((each) => [each, true]));

describe.each(frames)('%s', (frame) => {
  test('nothing is cut off, with any strokes and modifiers', () => {
    const outside = [0, 1, 2, 3, 4, 8, 20, 99].flatMap((bars) =>
      shapesOf(unitSymbol('all', { frame, strokes, bars, ...all })).filter((shape) => {
        const { left, right, top, bottom } = boundsOf(shape);
        return !(left >= 0 && top >= 0 && right <= GRID.width && bottom <= GRID.height);
      }),
    );
    expect(outside).toEqual([]);
  });

  test('each modifier and each stroke is visible', () => {
    const looks = [
      ...[0, 1, 2, 3, 4, 5, 12].map((bars) => unitSymbol('', { frame, bars })),
      ...modifiers.map((each) => unitSymbol('', { frame, [each]: true })),
      ...strokes.map((each) => unitSymbol('', { frame, strokes: [each] })),
    ].map(drawn);
    expect(new Set(looks).size).toBe(looks.length);
  });
});

test('every number of bars looks different', () => {
  const looks = Array.from({ length: 96 }, (_, index) => drawn(unitSymbol('', { bars: index + 4 })));
  expect(new Set(looks).size).toBe(96);
});

test('on screen it is a named image, or hidden next to a text', () => {
  const symbol = unitSymbol('light infantry', { strokes: ['saltire', 'dot'] });
  const named = renderToStaticMarkup(<UnitSymbol symbol={symbol} named />);
  expect(named).toContain('viewBox="0 0 24 16"');
  expect(named).toContain('role="img" aria-label="light infantry" aria-hidden="false"');
  const hidden = renderToStaticMarkup(<UnitSymbol symbol={symbol} className="h-3" />);
  expect(hidden).toContain('aria-hidden="true"');
  expect(hidden).not.toContain('light infantry');
  expect(hidden.match(/currentColor/g)).toHaveLength(2);
});
