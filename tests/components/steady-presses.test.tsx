import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { steadyPresses } from '@/components/frame/keep-focus';

afterEach(cleanup);

/** Rows that vanish when they are pressed, so that the next one comes to their place; and one that stays. */
function Rows() {
  const [rows, setRows] = useState(['A', 'B', 'C']);
  const [count, setCount] = useState(0);
  useEffect(steadyPresses, []);
  return (
    <>
      {rows.map((row) => (
        <button key={row} type="button" onClick={() => setRows(rows.filter((each) => each !== row))}>
          Remove {row}
        </button>
      ))}
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count}
      </button>
    </>
  );
}

const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
/** As a browser reports it: the pointer stays, so that the second press lands on what is there then. */
const press = (at: number, detail: number) =>
  fireEvent.click(screen.getAllByRole('button')[at] as Element, { detail });

test('the second press of a double click does nothing to a control that came to the place', () => {
  render(<Rows />);
  press(0, 1);
  press(0, 2);
  press(0, 3);
  expect(names()).toEqual(['Remove B', 'Remove C', 'Pressed 0']);
  // A press of its own counts again, and so does one by keyboard.
  press(0, 1);
  press(0, 0);
  expect(names()).toEqual(['Pressed 0']);
});

test('quick presses of one control all count', () => {
  render(<Rows />);
  for (const detail of [1, 2, 3]) press(3, detail);
  expect(names()).toContain('Pressed 3');
});

test('a second press at another place counts, as some touch screens count quick taps', () => {
  render(<Rows />);
  const at = (index: number, detail: number, clientX: number) =>
    fireEvent.click(screen.getAllByRole('button')[index] as Element, { detail, clientX });
  at(0, 1, 10);
  at(2, 2, 200);
  expect(names()).toEqual(['Remove B', 'Remove C', 'Pressed 1']);
});
