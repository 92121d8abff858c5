import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lazyComponent, lazyPart } from '@/components/ui/lazy-part';
import { LiveRegion } from '@/components/ui/notes';
import { ProgressLine } from '@/components/ui/progress-line';
import { HOSTILE } from '../fixtures/reading';

// What changes by itself: texts that are announced, the progress of a task, parts that are loaded late.

afterEach(cleanup);

const announced = () => screen.getByRole('status').textContent;

describe('by the clock', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const wait = (time: number) => act(() => vi.advanceTimersByTime(time));

  test('a live region announces a change, and not what it starts with', () => {
    const { rerender } = render(<LiveRegion text="Legal" />);
    wait(1000);
    expect(announced()).toBe('');
    rerender(<LiveRegion text={HOSTILE} />);
    expect(announced()).toBe('');
    wait(400);
    expect(announced()).toBe(HOSTILE);
  });

  test('a live region announces a burst of changes once, by the last of them', () => {
    const { rerender } = render(<LiveRegion text="0 points" />);
    const heard = new Set<string | null>();
    for (const points of [1, 2, 3]) {
      rerender(<LiveRegion text={`${points} points`} />);
      wait(399);
      heard.add(announced());
    }
    wait(1);
    heard.add(announced());
    expect([...heard]).toEqual(['', '3 points']);
  });

  test('a live region announces its first text when it returns, and nothing if it returns within the wait', () => {
    const { rerender } = render(<LiveRegion text="Legal" />);
    rerender(<LiveRegion text="Not legal" />);
    wait(100);
    rerender(<LiveRegion text="Legal" />);
    wait(1000);
    expect(announced()).toBe('');
    for (const text of ['Not legal', 'Legal']) {
      rerender(<LiveRegion text={text} />);
      wait(400);
      expect(announced()).toBe(text);
    }
  });

  test('the progress of a task is a bar with its values, and is announced at each tenth', () => {
    const line = (done: number, total = 40) => (
      <ProgressLine doing="Checking" done={done} total={total} onStop={() => {}} />
    );
    const { rerender } = render(line(0));
    const bar = screen.getByRole('progressbar', { name: 'Checking' });
    const values = () => ['min', 'max', 'now'].map((each) => bar.getAttribute(`aria-value${each}`));
    expect(values()).toEqual(['0', '40', '0']);
    const heard = [3, 4, 7, 8].map((done) => {
      rerender(line(done));
      wait(400);
      return announced();
    });
    expect(heard).toEqual(['', 'Checking: 10 %', 'Checking: 10 %', 'Checking: 20 %']);
    expect(values()).toEqual(['0', '40', '8']);
    expect(screen.getByText('Checking 8 of 40')).toBeTruthy();
  });

  test('more done than was known of, and nothing to do, are no more than all of it', () => {
    const { rerender } = render(<ProgressLine doing="Reading" done={12} total={10} onStop={() => {}} />);
    expect(screen.getByText('Reading 12 of 12')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuemax')).toBe('12');
    rerender(<ProgressLine doing="Reading" done={0} total={0} onStop={() => {}} />);
    expect(screen.getByText('Reading 0 of 1')).toBeTruthy();
    wait(400);
    expect(announced()).toBe('Reading: 0 %');
  });
});

test('a task in progress is stopped by its button', () => {
  const stop = vi.fn();
  render(<ProgressLine doing="Checking" done={1} total={2} onStop={stop} />);
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(stop).toHaveBeenCalledTimes(1);
});

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

test('a late part is loaded when it is first drawn, once, and then has its props', async () => {
  const load = vi.fn(async () => Greeting);
  const Late = lazyComponent(load);
  expect(load).not.toHaveBeenCalled();
  const { rerender, container } = render(<Late name="Jo" />);
  expect(container.textContent).toBe('');
  expect(await screen.findByText('Hello Jo')).toBeTruthy();
  rerender(<Late name={HOSTILE} />);
  expect(container.textContent).toBe(`Hello ${HOSTILE}`);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a late part that the page can do without is left out if it cannot be loaded', async () => {
  const load = vi.fn(async (): Promise<typeof Greeting> => {
    throw new Error('offline');
  });
  const Late = lazyPart(load);
  const { container } = render(
    <>
      <Late name="Jo" />
      <p>The rest</p>
    </>,
  );
  await act(async () => {});
  expect(load).toHaveBeenCalledTimes(1);
  expect(container.textContent).toBe('The rest');
});

test('a late part that the page needs fails the page if it cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const caught = vi.fn();
  class Boundary extends (await import('react')).Component<{ children: React.ReactNode }> {
    override state = { failed: false };
    static getDerivedStateFromError = () => ({ failed: true });
    override componentDidCatch = caught;
    override render = () => (this.state.failed ? 'Failed' : this.props.children);
  }
  const Late = lazyComponent<{ name: string }>(async () => {
    throw new Error('offline');
  });
  const { container } = render(
    <Boundary>
      <Late name="Jo" />
    </Boundary>,
  );
  await act(async () => {});
  expect(container.textContent).toBe('Failed');
  expect(caught).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});
