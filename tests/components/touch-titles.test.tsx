import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { touchTitles } from '@/components/frame/touch-titles';
import '../fixtures/popovers';

let end = () => {};
beforeEach(() => {
  end = touchTitles();
});
afterEach(() => {
  end();
  cleanup();
});

const tap = (element: HTMLElement, pointerType = 'touch') =>
  fireEvent(element, Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType }));

test('a tap shows the title of the element or of the one around it', () => {
  render(
    <abbr title="Force cost">
      <b>FC</b>
    </abbr>,
  );
  tap(screen.getByText('FC'));
  expect(screen.getByRole('status').textContent).toBe('Force cost');
});

test('a click of a mouse and a tap on a control show no title', () => {
  render(
    <>
      <abbr title="Force cost">FC</abbr>
      <button type="button">
        <span title="Presence">P</span>
      </button>
    </>,
  );
  tap(screen.getByText('FC'), 'mouse');
  tap(screen.getByText('P'));
  expect(screen.queryByRole('status')).toBeNull();
});
